import { add, complement, type Fraction, multiply, ONE, ZERO } from '../dice/fraction';
import { chanceOfNeed, withFailuresRerolled, withOnesRerolled } from '../dice/one-die';
import { majority } from './majority';
import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import { type Need, needAt, type WoundPoolRules } from './wound-pool-rules';

/** Why a hit needs what it needs. */
export const TO_HIT_REASONS = [
  'attackerBetter', // the attacker's Weapon Skill is the higher: values `attackerWs`, `targetWs`
  'targetMoreThanDouble', // the target's is more than twice the attacker's
  'evenlyMatched', // neither
  'majorityWeaponSkill', // the unit is mixed, its commonest value counts: value `targetWs`
  'tiedWeaponSkill', // two values are equally common, the table's reading decides
  'failedFear', // the target failed its Fear test
  'targetCannotDefend', // the target has Weapon Skill 0
  'attackerCannotStrike', // the attacker has Weapon Skill 0
  'hammerOfWrath', // the hit of Hammer of Wrath is automatic
  'ballisticSkill', // a shot: value `ballisticSkill`
  'snapShot', // a Snap Shot, whatever the Ballistic Skill: value `ballisticSkill`
  'secondShot', // a high Ballistic Skill: a miss is rolled once more, value `need`
  'cannotShoot', // Ballistic Skill 0
] as const;
export type ToHitReason = (typeof TO_HIT_REASONS)[number];

/** What one attack needs to hit. */
export type ToHit = {
  /** Null when the attack hits automatically or cannot be made. */
  readonly need: Need;
  readonly automatic: boolean;
  readonly canStrike: boolean;
  /** The Weapon Skill that counted for the target unit. */
  readonly targetWs: number;
  readonly reroll: 'failures' | 'ones' | null;
  /** What a die that is rolled again needs, where that is not what it needed at first. */
  readonly againOn?: number;
  readonly reasons: readonly Reason<ToHitReason>[];
};

export type ToHitQuestion = {
  /** 0 for "-". */
  readonly attackerWs: number;
  /** One for every model of the target unit, 0 for "-"; at least one. */
  readonly targetWs: readonly number[];
  readonly rules: readonly SpecialRule[];
};

/**
 * What one attack needs to hit, by the edition's chart. A failed Fear test lowers Weapon Skill, it never raises that of a
 * model without any. An attacker of Weapon Skill 0 cannot strike, whatever the target.
 */
export function toHit(book: WoundPoolRules, { attackerWs, targetWs, rules }: ToHitQuestion): ToHit {
  const afraid = rules.includes('fear');
  const target = majority(
    targetWs.map((ws) => (afraid ? Math.min(ws, book.fear.weaponSkill) : ws)),
    book.readings.mixedTie,
  );
  const reasons: Reason<ToHitReason>[] = [];
  if (afraid) reasons.push(because('failedFear', { targetWs: target.value }));
  if (target.tied) reasons.push(because('tiedWeaponSkill', { targetWs: target.value }));
  else if (target.mixed) reasons.push(because('majorityWeaponSkill', { targetWs: target.value }));
  const base = { targetWs: target.value, reroll: rerollOf(rules) };
  if (attackerWs === 0) {
    reasons.push(because('attackerCannotStrike'));
    return { ...base, need: null, automatic: false, canStrike: false, reasons };
  }
  const helpless = target.value === 0 && book.readings.weaponSkillZero === 'hitAutomatically';
  if (helpless || rules.includes('hammerOfWrath')) {
    reasons.push(because(helpless ? 'targetCannotDefend' : 'hammerOfWrath'));
    return { ...base, need: null, automatic: true, canStrike: true, reasons };
  }
  reasons.push(because(matchOf(attackerWs, target.value), { attackerWs, targetWs: target.value }));
  const need = needAt(book.toHit, attackerWs, Math.max(1, target.value));
  return { ...base, need, automatic: false, canStrike: true, reasons };
}

/** The chance that one such attack hits, re-rolls included. A die is re-rolled once only: re-rolling failures covers the ones. */
export function hitChance(attack: ToHit): Fraction {
  if (!attack.canStrike) return ZERO;
  if (attack.automatic) return ONE;
  const once = chanceOfNeed(attack.need);
  if (attack.reroll === 'failures') {
    if (attack.againOn === undefined) return withFailuresRerolled(once);
    return add(once, multiply(complement(once), chanceOfNeed(attack.againOn)));
  }
  return attack.reroll === 'ones' ? withOnesRerolled(once) : once;
}

function rerollOf(rules: readonly SpecialRule[]): ToHit['reroll'] {
  if (rules.includes('rerollFailedHits')) return 'failures';
  return rules.includes('rerollHitsOfOne') ? 'ones' : null;
}

function matchOf(attackerWs: number, targetWs: number): ToHitReason {
  if (attackerWs > targetWs) return 'attackerBetter';
  return targetWs > 2 * attackerWs ? 'targetMoreThanDouble' : 'evenlyMatched';
}
