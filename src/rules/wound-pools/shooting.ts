import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { ToHit, ToHitReason } from './to-hit';
import { needAt, type ShootingRules } from './wound-pool-rules';

/*
 * A shooting attack is fought with the pools, the allocation and the saves of close combat. What is its own is here: how a shot hits. Where
 * the target stands gives it a cover save (`save.ts`), what it has lost a Morale check (`morale.ts`).
 */

export type ShotQuestion = {
  /** 0 for "-". */
  readonly ballisticSkill: number;
  readonly snapShots: boolean;
  readonly rules: readonly SpecialRule[];
};

/**
 * What one shot needs to hit, by the edition's chart. A miss is rolled once more where the shots are twin-linked, on the same number; else
 * where the chart has a second one. A Snap Shot is made with the edition's Ballistic Skill for it, and by nobody who has none.
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
