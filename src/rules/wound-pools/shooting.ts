import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { ToHit, ToHitReason } from './to-hit';
import { type Need, needAt, type ShootingRules } from './wound-pool-rules';

/*
 * A shooting attack uses the pools, the allocation and the saves of close combat. Only the To Hit roll of
 * a shot is here. Cover is in `save.ts`, the Morale check for losses in `morale.ts`.
 */

/** A hit without a roll counts as a 6, and is critical. */
const CRITICAL_BY_ITSELF = 6;

export type ShotQuestion = {
  /** 0 for "-". */
  readonly ballisticSkill: number;
  readonly snapShots: boolean;
  readonly rules: readonly SpecialRule[];
};

/**
 * The number that one shot needs to hit, by the edition's chart. A miss is re-rolled on the same number if
 * the shots are twin-linked; else on the chart's second number, if it has one. A Snap Shot uses the edition's
 * Ballistic Skill for it, or its number for the firer's; a model with Ballistic Skill 0 makes none.
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
  const snap = snapShots ? shooting.snapShots : null;
  const skill = snap && 'ballisticSkill' in snap ? snap.ballisticSkill : ballisticSkill;
  reasons.push(because(snapShots ? 'snapShot' : 'ballisticSkill', { ballisticSkill: skill }));
  if (snap && 'needs' in snap) return bySkill(snap.needs, ballisticSkill, { base, reasons, rules });
  const { criticals } = shooting;
  if (criticals && skill >= criticals.automaticFrom) {
    const criticalOn = CRITICAL_BY_ITSELF;
    return { ...base, automatic: true, need: null, canStrike: true, reroll: null, criticalOn, reasons };
  }
  const need = needAt(shooting.toHit, skill, 1);
  const again = needAt(shooting.toHit, skill, 2);
  const critical = criticals?.rows.find((row) => row.ballisticSkill === skill);
  if (rules.includes('rerollFailedHits')) {
    return { ...base, need, canStrike: true, reroll: 'failures', reasons };
  }
  if (again !== null) {
    reasons.push(because('secondShot', { need: again }));
    return { ...base, need, canStrike: true, reroll: 'failures', againOn: again, reasons };
  }
  const reroll = rules.includes('rerollHitsOfOne') ? 'ones' : null;
  return {
    ...base,
    need,
    canStrike: true,
    reroll,
    ...(critical && { criticalOn: critical.from }),
    reasons,
  };
}

/** A Snap Shot where each Ballistic Skill has a number of its own; null: it cannot be made. */
function bySkill(
  needs: readonly Need[],
  ballisticSkill: number,
  shot: {
    readonly base: Pick<ToHit, 'targetWs' | 'automatic'>;
    readonly reasons: readonly Reason<ToHitReason>[];
    readonly rules: readonly SpecialRule[];
  },
): ToHit {
  const need = needs[Math.min(ballisticSkill, needs.length) - 1] ?? null;
  const reroll = shot.rules.includes('rerollFailedHits')
    ? 'failures'
    : shot.rules.includes('rerollHitsOfOne')
      ? 'ones'
      : null;
  return { ...shot.base, need, canStrike: need !== null, reroll, reasons: shot.reasons };
}
