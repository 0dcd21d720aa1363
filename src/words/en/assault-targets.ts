import type { SaveNumbers, StrikeBarrier, StrikeNumbers } from '@/battle/assault/standing/view';
import type { VehicleFacing } from '@/battle/state/vehicle-armour';
import { number } from '@/messages/compiled/numbers';
import { assertNever, type Reason, type SaveType, type SpecialRule } from '@/rules/index';

/** Target numbers and their reasons in English. */

const RULES: Readonly<Record<SpecialRule, string>> = {
  rending: 'Rending',
  poisoned2: 'Poisoned 2+',
  poisoned3: 'Poisoned 3+',
  poisoned4: 'Poisoned 4+',
  poisoned5: 'Poisoned 5+',
  poisoned6: 'Poisoned 6+',
  fleshbane: 'Fleshbane',
  shred: 'Shred',
  instantDeath: 'Instant Death',
  destroyer: 'Destroyer',
  hammerOfWrath: 'Hammer of Wrath',
  rerollFailedHits: 'Re-roll failed hits',
  rerollHitsOfOne: 'Re-roll hits of 1',
  ignoresCover: 'Ignores Cover',
  armourbane: 'Armourbane',
  melta: 'Melta, at half range',
  lance: 'Lance',
  haywire: 'Haywire',
  unwieldy: 'Unwieldy',
  specialistWeapon: 'Specialist Weapon',
  rage: 'Rage',
  eternalWarrior: 'Eternal Warrior',
  fear: 'Failed Fear',
  stubborn: 'Stubborn',
  fearless: 'Fearless',
  andTheyShallKnowNoFear: 'Knows No Fear',
};

/** A rule of a weapon; the engine has no attack rule of this name. */
export const GETS_HOT = 'Gets Hot';

export const rule = (id: SpecialRule): string => RULES[id];

/** A roll of this number or more: "4+". */
export const plus = (need: number): string => `${number.format(need)}+`;

/** "AP3", "AP–". */
export const piercing = (ap: number | null): string => (ap === null ? 'AP–' : `AP${number.format(ap)}`);

export const value = (reason: Reason, key: string): string => number.format(reason.values[key] ?? 0);

/** Any number above one, for the plural when the number is not known. */
const SEVERAL = 2;

/** "hit on 4+", "hit automatically". */
export const hitting = ({ hit, automaticHit }: StrikeNumbers, attacks: number = SEVERAL): string => {
  const verb = attacks === 1 ? 'hits' : 'hit';
  if (automaticHit) return `${verb} automatically`;
  return hit === null ? 'cannot hit' : `${verb} on ${plus(hit)}`;
};

const THROUGH: Readonly<Record<VehicleFacing, string>> = { front: 'front', side: 'side', rear: 'rear' };

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
  const [glance, penetrate] = hits === 1 ? ['glances', 'penetrates'] : ['glance', 'penetrate'];
  const target = `${THROUGH[facing]} armour ${number.format(armour)}`;
  if (chances.penetrating.numerator + chances.glancing.numerator === 0n) return `cannot go through ${target}`;
  const roll = dice === 2 ? '2D6 of ' : '';
  const beyond = rending ? ', 6s add a D3' : '';
  if (haywire) return `${glance} ${target} on 2 to 5, ${penetrate} on 6`;
  if (chances.glancing.numerator === 0n)
    return `${penetrate} ${target} on ${roll}${plus(Math.max(1, penetratesOn))}${beyond}`;
  if (chances.penetrating.numerator === 0n)
    return `${glance} ${target} on ${roll}${number.format(glancesOn)}${beyond}`;
  return `${glance} ${target} on ${roll}${number.format(glancesOn)}, ${penetrate} on ${plus(penetratesOn)}${beyond}`;
};

/** "wound on 5+", "S4 cannot wound T8". */
export const wounding = (numbers: StrikeNumbers, hits: number = SEVERAL): string => {
  const [wound, roll] = hits === 1 ? ['wounds', 'rolls'] : ['wound', 'roll'];
  if (numbers.destroyer) return `${roll} on the Destroyer table`;
  if (numbers.penetration) return through(numbers.penetration, hits);
  if (numbers.barrier === 'cannotWound') return barrier(numbers.barrier, numbers);
  if (numbers.wound === null) {
    return numbers.rendingOn === null
      ? 'cannot wound'
      : `${wound} on ${plus(numbers.rendingOn)} only, Rending`;
  }
  return `${wound} on ${plus(numbers.wound)}`;
};

const SAVED: Readonly<Record<SaveType, string>> = {
  armour: 'saved on',
  invulnerable: 'invulnerable',
  cover: 'cover',
};

/** "saved on 3+", "no save (AP3 against 3+)". */
export const saving = ({ need, type, reasons }: Pick<SaveNumbers, 'need' | 'type' | 'reasons'>): string => {
  const pierced = reasons.find(({ key }) => key === 'armourPierced');
  const why = pierced ? ` (AP${value(pierced, 'ap')} against ${value(pierced, 'armour')}+)` : '';
  if (need !== null) return `${SAVED[type ?? 'armour']} ${plus(need)}${why}`;
  return reasons.some(({ key }) => key === 'noSaves') ? 'no saves of any kind' : `no save${why}`;
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
    : perKind.map(({ kind, text }) => `${kindName(kind)}: ${text}`);
};

/** What follows a failed save. */
const after = ({ feelNoPain, instantDeath }: SaveNumbers): readonly string[] => [
  ...(feelNoPain === null ? [] : [`Feel No Pain ${plus(feelNoPain)}`]),
  ...(instantDeath ? ['Instant Death'] : []),
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
      return more.length === 0 ? [] : [`${save.name} also ${more.join(', ')}`];
    });
    return [[base, ...common].join(', '), ...new Set(extras)].join('; ');
  });
  return said.join(' or ');
};

const KINDS: Readonly<Record<SaveNumbers['kind'], string>> = {
  plain: 'others',
  rending: '6s',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: '2–5',
  solidHit: '2–5',
  deathblow: '6s',
  devastatingHit: '6s',
  glancing: 'glancing',
  penetrating: 'penetrating',
};

export const kindName = (kind: SaveNumbers['kind']): string => KINDS[kind];

/** Why no dice are asked for. */
export const barrier = (
  why: StrikeBarrier,
  { hitReasons, woundReasons, penetration }: StrikeNumbers,
): string => {
  switch (why) {
    case 'cannotStrike':
      if (hitReasons.some(({ key }) => key === 'cannotShoot')) return 'Ballistic Skill 0: cannot shoot';
      return 'Weapon Skill 0: cannot strike';
    case 'noAttacks':
      return 'no attacks';
    case 'cannotWound': {
      const reason = woundReasons.find(({ key }) => key === 'cannotWound');
      return reason
        ? `S${value(reason, 'strength')} cannot wound T${value(reason, 'toughness')}`
        : 'cannot wound';
    }
    case 'onlyDestroyerHurtsVehicles':
      return 'only Destroyer hits hurt a vehicle here';
    case 'noEnemyYet':
      return 'no enemy yet';
    case 'cannotPenetrate':
      return penetration
        ? `S${number.format(penetration.strength)} cannot go through armour ${number.format(penetration.armour)}`
        : 'cannot go through the armour';
    case 'nobodyToStrike':
      return 'nobody left to strike';
    default:
      return assertNever(why);
  }
};

/** "each 1 wounds its firer, saved on 3+"; empty for a weapon that does not get hot. */
export const gettingHot = ({ hot }: StrikeNumbers): readonly string[] => {
  if (!hot) return [];
  const { effect } = hot;
  if (effect.kind === 'glance') return [`each 1 glances it on 1 to ${number.format(effect.upTo)}`];
  return [`each 1 wounds its firer, ${saving(effect.save)}`];
};
