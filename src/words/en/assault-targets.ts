import type { SaveNumbers, StrikeBarrier, StrikeNumbers, StrikeView } from '@/battle/assault/view';
import {
  type AttacksReason,
  assertNever,
  type Reason,
  type SaveReason,
  type SpecialRule,
  type ToHitReason,
  type ToWoundReason,
} from '@/rules/index';
import { counted, number, signed } from './format';

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
  unwieldy: 'Unwieldy',
  specialistWeapon: 'Specialist Weapon',
  rage: 'Rage',
  eternalWarrior: 'Eternal Warrior',
  fear: 'Failed Fear',
  stubborn: 'Stubborn',
  fearless: 'Fearless',
  andTheyShallKnowNoFear: 'Knows No Fear',
};

export const rule = (id: SpecialRule): string => RULES[id];

/** What is rolled or more: "4+". */
export const plus = (need: number): string => `${number.format(need)}+`;

/** "AP3", "AP–". */
export const piercing = (ap: number | null): string => (ap === null ? 'AP–' : `AP${number.format(ap)}`);

const value = (reason: Reason, key: string): string => number.format(reason.values[key] ?? 0);

/** Where nobody says how many: more than one. */
const SEVERAL = 2;

/** "hit on 4+", "hit automatically". */
export const hitting = ({ hit, automaticHit }: StrikeNumbers, attacks: number = SEVERAL): string => {
  const verb = attacks === 1 ? 'hits' : 'hit';
  if (automaticHit) return `${verb} automatically`;
  return hit === null ? 'cannot hit' : `${verb} on ${plus(hit)}`;
};

/** "wound on 5+", "S4 cannot wound T8". */
export const wounding = (numbers: StrikeNumbers, hits: number = SEVERAL): string => {
  const [wound, roll] = hits === 1 ? ['wounds', 'rolls'] : ['wound', 'roll'];
  if (numbers.destroyer) return `${roll} on the Destroyer table`;
  if (numbers.barrier === 'cannotWound') return barrier(numbers.barrier, numbers);
  if (numbers.wound === null) {
    return numbers.rendingOn === null
      ? 'cannot wound'
      : `${wound} on ${plus(numbers.rendingOn)} only, Rending`;
  }
  return `${wound} on ${plus(numbers.wound)}`;
};

/** "saved on 3+", "no save (AP3 against 3+)". */
export const saving = ({ need, type, reasons }: Pick<SaveNumbers, 'need' | 'type' | 'reasons'>): string => {
  const pierced = reasons.find(({ key }) => key === 'armourPierced');
  const why = pierced ? ` (AP${value(pierced, 'ap')} against ${value(pierced, 'armour')}+)` : '';
  if (need !== null) return `${type === 'invulnerable' ? 'invulnerable' : 'saved on'} ${plus(need)}${why}`;
  return reasons.some(({ key }) => key === 'noSaves') ? 'no saves of any kind' : `no save${why}`;
};

/** Every different save against these blows, and what comes after it. */
export const savings = ({ kinds, saves }: StrikeNumbers): readonly string[] => {
  const told = saves.map((save) => ({ kind: save.kind, text: savedSo(save) }));
  const texts = (some: typeof told) => [...new Set(some.map(({ text }) => text))].join(' or ');
  const perKind = kinds.map((kind) => ({
    kind,
    text: texts(told.filter((one) => one.kind === kind)),
  }));
  const alike = perKind.every(({ text }) => text === perKind[0]?.text);
  return alike ? [texts(told)] : perKind.map(({ kind, text }) => `${kindName(kind)}: ${text}`);
};

const savedSo = (save: SaveNumbers): string =>
  [
    saving(save),
    ...(save.feelNoPain === null ? [] : [`Feel No Pain ${plus(save.feelNoPain)}`]),
    ...(save.instantDeath ? ['Instant Death'] : []),
  ].join(', ');

const KINDS: Readonly<Record<SaveNumbers['kind'], string>> = {
  plain: 'others',
  rending: '6s',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: '2–5',
  solidHit: '2–5',
  deathblow: '6s',
  devastatingHit: '6s',
};

export const kindName = (kind: SaveNumbers['kind']): string => KINDS[kind];

/** Why no dice are asked for. */
export const barrier = (why: StrikeBarrier, { woundReasons }: StrikeNumbers): string => {
  switch (why) {
    case 'cannotStrike':
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
    case 'nobodyToStrike':
      return 'nobody left to strike';
    default:
      return assertNever(why);
  }
};

const hitReason = (reason: Reason<ToHitReason>): string => {
  switch (reason.key) {
    case 'attackerBetter':
      return `To Hit: WS${value(reason, 'attackerWs')} against WS${value(reason, 'targetWs')}, the better fighter`;
    case 'targetMoreThanDouble':
      return `To Hit: WS${value(reason, 'attackerWs')} against WS${value(reason, 'targetWs')}, more than double`;
    case 'evenlyMatched':
      return `To Hit: WS${value(reason, 'attackerWs')} against WS${value(reason, 'targetWs')}`;
    case 'majorityWeaponSkill':
      return `Most of them have WS${value(reason, 'targetWs')}`;
    case 'tiedWeaponSkill':
      return `Two Weapon Skills are as common: WS${value(reason, 'targetWs')} counts`;
    case 'failedFear':
      return `They failed their Fear test: WS${value(reason, 'targetWs')}`;
    case 'targetCannotDefend':
      return 'The target has WS0: hit automatically';
    case 'attackerCannotStrike':
      return 'WS0: cannot strike';
    case 'hammerOfWrath':
      return 'Hammer of Wrath hits automatically';
    default:
      return assertNever(reason.key);
  }
};

const woundReason = (reason: Reason<ToWoundReason>): string => {
  switch (reason.key) {
    case 'chart':
      return `To Wound: S${value(reason, 'strength')} against T${value(reason, 'toughness')}`;
    case 'cannotWound':
      return `S${value(reason, 'strength')} cannot wound T${value(reason, 'toughness')}`;
    case 'majorityToughness':
      return `Most of them have T${value(reason, 'toughness')}`;
    case 'tiedToughness':
      return `Two Toughnesses are as common: T${value(reason, 'toughness')} counts`;
    case 'poisoned':
      return `Poisoned: ${value(reason, 'need')}+`;
    case 'poisonedByChart':
      return `Poisoned ${value(reason, 'need')}+, but the chart asks for less`;
    case 'poisonedStronger':
      return 'Poisoned with the higher Strength: failures are re-rolled';
    case 'fleshbane':
      return 'Fleshbane: 2+';
    case 'shred':
      return 'Shred: failures are re-rolled';
    case 'rending':
      return `Rending: a 6 always wounds, at AP${value(reason, 'ap')}`;
    case 'destroyerTable':
      return 'Destroyer: its table instead of To Wound';
    default:
      return assertNever(reason.key);
  }
};

const saveReason = (reason: Reason<SaveReason>): string => {
  switch (reason.key) {
    case 'armour':
      return `Save: armour ${value(reason, 'need')}+`;
    case 'armourPierced':
      return `Save: AP${value(reason, 'ap')} cancels armour ${value(reason, 'armour')}+`;
    case 'invulnerable':
      return `Save: invulnerable ${value(reason, 'need')}+`;
    case 'noSaves':
      return 'Save: none of any kind';
    case 'unprotected':
      return 'Save: it has none';
    default:
      return assertNever(reason.key);
  }
};

const attackReason = (reason: Reason<AttacksReason>): string => {
  const added = signed(reason.values.value ?? 0);
  switch (reason.key) {
    case 'profile':
      return `Attacks of the profile: ${value(reason, 'value')}`;
    case 'charge':
      return `Charged: ${added}`;
    case 'rage':
      return `Charged with Rage: ${added}`;
    case 'disorderedCharge':
      return 'Disordered charge: no Attack for it';
    case 'secondWeapon':
      return `Second weapon: ${added}`;
    case 'loneSpecialistWeapon':
      return 'One Specialist Weapon: no Attack for a second weapon';
    case 'noAttacks':
      return 'Attacks 0: cannot strike';
    default:
      return assertNever(reason.key);
  }
};

/** Everything that makes the numbers of a strike, one fact a line. */
export const strikeReasons = ({
  strikers,
  attacksEach,
  attackReasons,
  numbers,
  strike,
}: StrikeView): readonly string[] => [
  ...new Set([
    ...(strike.blow === 'weapon'
      ? [
          `${counted(strikers, { one: 'model', other: 'models' })} with ${counted(attacksEach, { one: 'Attack', other: 'Attacks' })} each`,
          ...attackReasons.map(attackReason),
        ]
      : []),
    ...numbers.hitReasons.map(hitReason),
    ...numbers.woundReasons.map(woundReason),
    ...numbers.saves.flatMap(({ reasons }) => reasons.map(saveReason)),
  ]),
];
