import type { SaveNumbers, StrikeBarrier, StrikeNumbers } from '@/battle/assault/standing/view';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import { assaultTargets as sayings } from '@/messages/compiled/assault-targets';
import { phrases } from '@/messages/compiled/phrases';
import { assertNever, type SaveType, type SpecialRule } from '@/rules/index';

/** Target numbers and their reasons. */

const RULES: Readonly<Record<SpecialRule, string>> = sayings.rules;

/** A rule of a weapon; the engine has no attack rule of this name. */
export const GETS_HOT = sayings.getsHot;

export const rule = (id: SpecialRule): string => RULES[id];

/** A roll of this number or more: "4+". */
export const plus = (need: number): string => sayings.plus(need);

/** "AP3", "AP–". */
export const piercing = (ap: number | null): string =>
  ap === null ? sayings.piercing.none : sayings.piercing.some(ap);

/** Any number above one, for the plural when the number is not known. */
const SEVERAL = 2;

/** "hit on 4+", "hit automatically". */
export const hitting = ({ hit, automaticHit }: StrikeNumbers, attacks: number = SEVERAL): string => {
  if (automaticHit) return sayings.hitting.automatic(attacks);
  return hit === null ? sayings.hitting.cannot : sayings.hitting.on({ attacks, need: plus(hit) });
};

const FACED: Readonly<Record<VehicleFacing, (armour: number) => string>> = sayings.facing;

/** "glance side armour 11 on 3, penetrate on 4+"; with more than one die the numbers are totals. */
export const through = (
  {
    armour,
    facing,
    dice,
    haywire,
    rending,
    glancesOn,
    penetratesOn,
    chances,
  }: NonNullable<StrikeNumbers['penetration']>,
  hits: number = SEVERAL,
): string => {
  const of = { hits, armour: FACED[facing](armour), twoDice: dice === 2, rending: rending === true };
  if (chances.penetrating.numerator + chances.glancing.numerator === 0n)
    return sayings.through.cannot(of.armour);
  if (haywire) return sayings.through.haywire(of);
  if (chances.glancing.numerator === 0n)
    return sayings.through.penetrates({ ...of, penetratesOn: plus(Math.max(1, penetratesOn)) });
  if (chances.penetrating.numerator === 0n) return sayings.through.glances({ ...of, glancesOn });
  return sayings.through.both({ ...of, glancesOn, penetratesOn: plus(penetratesOn) });
};

/** "wound on 5+", "S4 cannot wound T8". */
export const wounding = (numbers: StrikeNumbers, hits: number = SEVERAL): string => {
  if (numbers.destroyer) return sayings.wounding.destroyer(hits);
  if (numbers.penetration) return through(numbers.penetration, hits);
  if (numbers.barrier === 'cannotWound') return barrier(numbers.barrier, numbers);
  if (numbers.wound !== null) return sayings.wounding.on({ hits, need: plus(numbers.wound) });
  return numbers.rendingOn === null
    ? sayings.wounding.cannot
    : sayings.wounding.rendingOnly({ hits, need: plus(numbers.rendingOn) });
};

const SAVED: Readonly<Record<SaveType, (need: string) => string>> = sayings.saved;

/** "saved on 3+", "no save (AP3 against 3+)". */
export const saving = ({ need, type, reasons }: Pick<SaveNumbers, 'need' | 'type' | 'reasons'>): string => {
  const pierced = reasons.find(({ key }) => key === 'armourPierced');
  const why = pierced
    ? sayings.saving.pierced({ ap: pierced.values.ap ?? 0, armour: pierced.values.armour ?? 0 })
    : '';
  if (need !== null) return `${SAVED[type ?? 'armour'](plus(need))}${why}`;
  return reasons.some(({ key }) => key === 'noSaves')
    ? sayings.saving.noneOfAnyKind
    : sayings.saving.none(why);
};

/**
 * Every different save against these blows, and what follows it: "saved on 3+; Veterans also Feel No Pain
 * 5+".
 */
export const savings = ({ kinds, saves }: StrikeNumbers): readonly string[] => {
  const perKind = kinds.map((kind) => ({ kind, text: savedSo(saves.filter((save) => save.kind === kind)) }));
  const alike = perKind.every(({ text }) => text === perKind[0]?.text);
  return alike
    ? perKind.slice(0, 1).map(({ text }) => text)
    : perKind.map(({ kind, text }) => sayings.savings({ kind: kindName(kind), text }));
};

/** What follows a failed save. */
const after = ({ feelNoPain, instantDeath }: SaveNumbers): readonly string[] => [
  ...(feelNoPain === null ? [] : [sayings.after.feelNoPain(plus(feelNoPain))]),
  ...(instantDeath ? [sayings.after.instantDeath] : []),
];

/**
 * The saves of all groups of the struck unit: equal ones once, then the groups that have something in
 * addition.
 */
const savedSo = (saves: readonly SaveNumbers[]): string => {
  const bases = [...new Set(saves.map(saving))];
  const said = bases.map((base) => {
    const ofBase = saves.filter((save) => saving(save) === base);
    const common = after(ofBase[0] as SaveNumbers).filter((extra) =>
      ofBase.every((save) => after(save).includes(extra)),
    );
    const extras = ofBase.flatMap((save) => {
      const more = after(save).filter((extra) => !common.includes(extra));
      return more.length === 0
        ? []
        : [sayings.savedSo.also({ name: save.name, more: more.join(phrases.comma) })];
    });
    return [[base, ...common].join(phrases.comma), ...new Set(extras)].join('; ');
  });
  return said.reduce((one, other) => (one === '' ? other : sayings.savedSo.or({ one, other })), '');
};

const KINDS: Readonly<Record<SaveNumbers['kind'], string>> = sayings.kinds;

export const kindName = (kind: SaveNumbers['kind']): string => KINDS[kind] ?? kind;

/** Why no dice are asked for. */
export const barrier = (
  why: StrikeBarrier,
  { hitReasons, woundReasons, penetration }: StrikeNumbers,
): string => {
  switch (why) {
    case 'cannotStrike':
      if (hitReasons.some(({ key }) => key === 'cannotShoot')) return sayings.barrier.cannotShoot;
      return sayings.barrier.cannotStrike;
    case 'noAttacks':
      return sayings.barrier.noAttacks;
    case 'cannotWound': {
      const reason = woundReasons.find(({ key }) => key === 'cannotWound');
      return reason
        ? sayings.barrier.tooTough({
            strength: reason.values.strength ?? 0,
            toughness: reason.values.toughness ?? 0,
          })
        : sayings.barrier.cannotWound;
    }
    case 'onlyDestroyerHurtsVehicles':
      return sayings.barrier.onlyDestroyerHurtsVehicles;
    case 'noEnemyYet':
      return sayings.barrier.noEnemyYet;
    case 'cannotPenetrate':
      return penetration
        ? sayings.barrier.tooThick({ strength: penetration.strength, armour: penetration.armour })
        : sayings.barrier.cannotPenetrate;
    case 'nobodyToStrike':
      return sayings.barrier.nobodyToStrike;
    default:
      return assertNever(why);
  }
};

/** "each 1 wounds its firer, saved on 3+"; empty for a weapon that does not get hot. */
export const gettingHot = ({ hot }: StrikeNumbers): readonly string[] => {
  if (!hot) return [];
  const { effect } = hot;
  if (effect.kind === 'glance') return [sayings.gettingHot.glance(effect.upTo)];
  return [sayings.gettingHot.wound(saving(effect.save))];
};
