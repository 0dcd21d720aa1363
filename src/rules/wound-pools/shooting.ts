import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { ToHit, ToHitReason } from './to-hit';
import { needAt, type ShootingRules } from './wound-pool-rules';

/*
 * A shooting attack uses the pools, the allocation and the saves of close combat. Only the To Hit roll of
 * a shot is here. Cover is in `save.ts`, the Morale check for losses in `morale.ts`.
 */

export type ShotQuestion = {
  /** 0 for "-". */
  readonly ballisticSkill: number;
  readonly snapShots: boolean;
  readonly rules: readonly SpecialRule[];
};

/**
 * The number that one shot needs to hit, by the edition's chart. A miss is re-rolled on the same number if
 * the shots are twin-linked; else on the chart's second number, if it has one. A Snap Shot uses the edition's
 * Ballistic Skill for it; a model with Ballistic Skill 0 makes none.
 */
export function toHitShot(
  shooting: ShootingRules,
  { ballisticSkill, snapShots, rules }: ShotQuestion,
): ToHit {
  const reasons: Reason<ToHitReason>[] = [];
  const base = { targetWs: 0, automatic: false };
  if (ballisticSkill === 0) {
    return { ...base, need: null, canStrike: false, reroll: null, reasons: [because('cannotShoot')] };
  }
  const skill = snapShots ? shooting.snapShots.ballisticSkill : ballisticSkill;
  const need = needAt(shooting.toHit, skill, 1);
  const again = needAt(shooting.toHit, skill, 2);
  reasons.push(because(snapShots ? 'snapShot' : 'ballisticSkill', { ballisticSkill: skill }));
  if (rules.includes('rerollFailedHits')) {
    return { ...base, need, canStrike: true, reroll: 'failures', reasons };
  }
  if (again !== null) {
    reasons.push(because('secondShot', { need: again }));
    return { ...base, need, canStrike: true, reroll: 'failures', againOn: again, reasons };
  }
  const reroll = rules.includes('rerollHitsOfOne') ? 'ones' : null;
  return { ...base, need, canStrike: true, reroll, reasons };
}
