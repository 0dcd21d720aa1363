import { add, complement, type Fraction, multiply, ONE, ZERO } from '../dice/fraction';
import { chanceOfNeed, withFailuresRerolled, withOnesRerolled } from '../dice/one-die';
import { majority } from './majority';
import type { RuleWord } from './numbered-rules';
import { because, type Reason } from './reason';

import { type Need, needAt, type WoundPoolRules } from './wound-pool-rules';

/** The reasons for the number that a hit needs. */
export const TO_HIT_REASONS = [
  'attackerBetter', // the attacker's Weapon Skill is the higher: values `attackerWs`, `targetWs`
  'targetMoreThanDouble', // the target's is more than twice the attacker's
  'evenlyMatched', // neither of the two
  'majorityWeaponSkill', // the unit is mixed, its most common value counts: value `targetWs`
  'tiedWeaponSkill', // two values are equally common, the chosen reading decides
  'failedFear', // the target failed its Fear test
  'targetCannotDefend', // the target has Weapon Skill 0
  'attackerCannotStrike', // the attacker has Weapon Skill 0
  'hammerOfWrath', // the hit of Hammer of Wrath is automatic
  'ballisticSkill', // a shot: value `ballisticSkill`
  'snapShot', // a Snap Shot, whatever the Ballistic Skill: value `ballisticSkill`
  'secondShot', // a high Ballistic Skill: a miss is re-rolled, value `need`
  'cannotShoot', // Ballistic Skill 0
] as const;
export type ToHitReason = (typeof TO_HIT_REASONS)[number];

/** The number that one attack needs to hit. */
export type ToHit = {
  /** Null if the attack hits automatically or is impossible. */
  readonly need: Need;
  readonly automatic: boolean;
  readonly canStrike: boolean;
  /** The Weapon Skill used for the target unit. */
  readonly targetWs: number;
  readonly reroll: 'failures' | 'ones' | null;
  /** The number for a re-rolled die, if it differs from the first one. */
  readonly againOn?: number;
  /** The natural roll from which a hit of this skill is critical; missing: none is. */
  readonly criticalOn?: number;
  readonly reasons: readonly Reason<ToHitReason>[];
};

export type ToHitQuestion = {
  /** 0 for "-". */
  readonly attackerWs: number;
  /** One for every model of the target unit, 0 for "-"; at least one. */
  readonly targetWs: readonly number[];
  readonly rules: readonly RuleWord[];
};

/**
 * The number that one attack needs to hit, by the edition's chart. A failed Fear test lowers Weapon Skill but
 * never raises it. An attacker of Weapon Skill 0 cannot strike any target.
 */
export function toHit(book: WoundPoolRules, { attackerWs, targetWs, rules }: ToHitQuestion): ToHit {
  const afraid = rules.includes('fear');
  const target = majority(
    targetWs.map((ws) => (afraid ? afraidSkill(book, ws) : ws)),
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
  const need = needAt(book.toHit, attackerWs, Math.max(1, target.value), book.readings);
  return { ...base, need, automatic: false, canStrike: true, reasons };
}

/** The Weapon Skill of a model that failed its Fear test; as it is where the rulebook has no such test. */
export function afraidSkill({ fear }: WoundPoolRules, weaponSkill: number): number {
  return fear ? Math.min(weaponSkill, fear.weaponSkill) : weaponSkill;
}

/**
 * The chance that one such attack hits, with re-rolls. A die is re-rolled only once: a re-roll of failures
 * includes the ones.
 */
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

function rerollOf(rules: readonly RuleWord[]): ToHit['reroll'] {
  if (rules.includes('rerollFailedHits')) return 'failures';
  return rules.includes('rerollHitsOfOne') ? 'ones' : null;
}

function matchOf(attackerWs: number, targetWs: number): ToHitReason {
  if (attackerWs > targetWs) return 'attackerBetter';
  return targetWs > 2 * attackerWs ? 'targetMoreThanDouble' : 'evenlyMatched';
}
