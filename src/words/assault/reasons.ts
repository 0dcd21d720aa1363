import type { StrikeView } from '@/battle/assault/standing/view';
import { assaultReasons as said } from '@/messages/compiled/assault-reasons';
import {
  type AttacksReason,
  assertNever,
  type Reason,
  type SaveReason,
  type ToHitReason,
  type ToWoundReason,
  toNumber,
} from '@/rules/index';
import { chance } from '@/words/chance';

/** The reasons for target numbers. */

const hitReason = (reason: Reason<ToHitReason>): string => {
  switch (reason.key) {
    case 'attackerBetter':
      return said.hitReason.attackerBetter({
        attackerWs: reason.values.attackerWs ?? 0,
        targetWs: reason.values.targetWs ?? 0,
      });
    case 'targetMoreThanDouble':
      return said.hitReason.targetMoreThanDouble({
        attackerWs: reason.values.attackerWs ?? 0,
        targetWs: reason.values.targetWs ?? 0,
      });
    case 'evenlyMatched':
      return said.hitReason.evenlyMatched({
        attackerWs: reason.values.attackerWs ?? 0,
        targetWs: reason.values.targetWs ?? 0,
      });
    case 'majorityWeaponSkill':
      return said.hitReason.majorityWeaponSkill(reason.values.targetWs ?? 0);
    case 'tiedWeaponSkill':
      return said.hitReason.tiedWeaponSkill(reason.values.targetWs ?? 0);
    case 'failedFear':
      return said.hitReason.failedFear(reason.values.targetWs ?? 0);
    case 'targetCannotDefend':
      return said.hitReason.targetCannotDefend;
    case 'attackerCannotStrike':
      return said.hitReason.attackerCannotStrike;
    case 'hammerOfWrath':
      return said.hitReason.hammerOfWrath;
    case 'ballisticSkill':
      return said.hitReason.ballisticSkill(reason.values.ballisticSkill ?? 0);
    case 'snapShot':
      return said.hitReason.snapShot(reason.values.ballisticSkill ?? 0);
    case 'secondShot':
      return said.hitReason.secondShot(reason.values.need ?? 0);
    case 'cannotShoot':
      return said.hitReason.cannotShoot;
    default:
      return assertNever(reason.key);
  }
};

const woundReason = (reason: Reason<ToWoundReason>): string => {
  switch (reason.key) {
    case 'chart':
      return said.woundReason.chart({
        strength: reason.values.strength ?? 0,
        toughness: reason.values.toughness ?? 0,
      });
    case 'cannotWound':
      return said.woundReason.cannotWound({
        strength: reason.values.strength ?? 0,
        toughness: reason.values.toughness ?? 0,
      });
    case 'majorityToughness':
      return said.woundReason.majorityToughness(reason.values.toughness ?? 0);
    case 'tiedToughness':
      return said.woundReason.tiedToughness(reason.values.toughness ?? 0);
    case 'poisoned':
      return said.woundReason.poisoned(reason.values.need ?? 0);
    case 'poisonedByChart':
      return said.woundReason.poisonedByChart(reason.values.need ?? 0);
    case 'poisonedStronger':
      return said.woundReason.poisonedStronger;
    case 'fleshbane':
      return said.woundReason.fleshbane;
    case 'shred':
      return said.woundReason.shred;
    case 'rending':
      return said.woundReason.rending(reason.values.ap ?? 0);
    case 'hatred':
      return said.woundReason.hatred(reason.values.value ?? 0);
    case 'destroyerTable':
      return said.woundReason.destroyerTable;
    default:
      return assertNever(reason.key);
  }
};

const saveReason = (reason: Reason<SaveReason>): string => {
  switch (reason.key) {
    case 'armour':
      return said.saveReason.armour(reason.values.need ?? 0);
    case 'armourPierced':
      return said.saveReason.armourPierced({ ap: reason.values.ap ?? 0, armour: reason.values.armour ?? 0 });
    case 'invulnerable':
      return said.saveReason.invulnerable(reason.values.need ?? 0);
    case 'cover':
      return said.saveReason.cover(reason.values.need ?? 0);
    case 'coverIgnored':
      return said.saveReason.coverIgnored(reason.values.cover ?? 0);
    case 'noSaves':
      return said.saveReason.noSaves;
    case 'unprotected':
      return said.saveReason.unprotected;
    default:
      return assertNever(reason.key);
  }
};

const attackReason = (reason: Reason<AttacksReason>): string => {
  const added = reason.values.value ?? 0;
  switch (reason.key) {
    case 'profile':
      return said.attackReason.profile(reason.values.value ?? 0);
    case 'charge':
      return said.attackReason.charge(added);
    case 'rage':
      return said.attackReason.rage(added);
    case 'disorderedCharge':
      return said.attackReason.disorderedCharge;
    case 'secondWeapon':
      return said.attackReason.secondWeapon(added);
    case 'loneSpecialistWeapon':
      return said.attackReason.loneSpecialistWeapon;
    case 'noAttacks':
      return said.attackReason.noAttacks;
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
      ? [said.strikers.attacks({ models: strikers, each: attacksEach }), ...attackReasons.map(attackReason)]
      : []),
    ...(strike.blow === 'shot' ? [said.strikers.shots({ models: strikers, each: attacksEach })] : []),
    ...numbers.hitReasons.map(hitReason),
    ...(numbers.hot
      ? [
          said.getsHot({
            ofVehicle: numbers.hot.effect.kind === 'glance',
            chance: chance(toNumber(numbers.hot.chance)),
          }),
        ]
      : []),
    ...numbers.woundReasons.map(woundReason),
    ...numbers.saves.flatMap(({ reasons }) => reasons.map(saveReason)),
  ]),
];
