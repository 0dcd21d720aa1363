import type { StrikeNumbers, StrikeView } from '@/battle/assault/standing/view';
import { percent } from '@/messages/compiled/formats';
import { signed } from '@/messages/compiled/numbers';
import {
  type AttacksReason,
  assertNever,
  type Reason,
  type SaveReason,
  type ToHitReason,
  type ToWoundReason,
  toNumber,
} from '@/rules/index';
import { value } from './assault-targets';
import { counted } from './phrases';

/** The reasons for target numbers, in English. */

const hotLoss = ({ effect }: NonNullable<StrikeNumbers['hot']>): string =>
  effect.kind === 'glance' ? 'a Hull Point' : 'a Wound';

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
    case 'ballisticSkill':
      return `To Hit: BS${value(reason, 'ballisticSkill')}`;
    case 'snapShot':
      return `Snap Shots: BS${value(reason, 'ballisticSkill')}`;
    case 'secondShot':
      return `A miss is rolled once more, on ${value(reason, 'need')}+`;
    case 'cannotShoot':
      return 'BS0: cannot shoot';
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
    case 'cover':
      return `Save: cover ${value(reason, 'need')}+`;
    case 'coverIgnored':
      return `Save: Ignores Cover, no ${value(reason, 'cover')}+`;
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

/** Everything that decides the numbers of a strike, one fact in each line. */
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
    ...(strike.blow === 'shot'
      ? [
          `${counted(strikers, { one: 'model', other: 'models' })} with ${counted(attacksEach, { one: 'shot', other: 'shots' })} each`,
        ]
      : []),
    ...numbers.hitReasons.map(hitReason),
    ...(numbers.hot
      ? [
          `Gets Hot: each shot costs its firer ${hotLoss(numbers.hot)} with ${percent.format(toNumber(numbers.hot.chance))}`,
        ]
      : []),
    ...numbers.woundReasons.map(woundReason),
    ...numbers.saves.flatMap(({ reasons }) => reasons.map(saveReason)),
  ]),
];
