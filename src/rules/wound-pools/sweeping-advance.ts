import { type Fraction, fraction } from '../dice/fraction';
import type { SpecialRule } from './special-rules';

export type SweepingAdvanceQuestion = {
  /** Unmodified. */
  readonly winnerInitiative: number;
  readonly loserInitiative: number;
  /** Added by special rules. */
  readonly winnerBonus: number;
  readonly loserBonus: number;
  readonly loserRules: readonly SpecialRule[];
};

/** What happens to a unit that failed its Morale check: exactly one of the three. */
export const SWEEPING_ENDS = ['escapes', 'destroyed', 'locked'] as const;
export type SweepingEnd = (typeof SWEEPING_ENDS)[number];

export type SweepingAdvance = {
  readonly winnerTotal: number;
  readonly loserTotal: number;
  readonly loser: SweepingEnd;
};

/**
 * The Sweeping Advance with these dice. The loser escapes only with the higher total. If caught, it is
 * destroyed, or locked in combat if it knows no fear.
 */
export function sweepingAdvance(
  question: SweepingAdvanceQuestion,
  winnerRoll: number,
  loserRoll: number,
): SweepingAdvance {
  const winnerTotal = question.winnerInitiative + winnerRoll + question.winnerBonus;
  const loserTotal = question.loserInitiative + loserRoll + question.loserBonus;
  const caught = question.loserRules.includes('andTheyShallKnowNoFear') ? 'locked' : 'destroyed';
  return { winnerTotal, loserTotal, loser: loserTotal > winnerTotal ? 'escapes' : caught };
}

/** The chance of that end, over the 36 results of both dice. */
export function sweepingChance(question: SweepingAdvanceQuestion, end: SweepingEnd): Fraction {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((winnerRoll) =>
    faces.map((loserRoll) => sweepingAdvance(question, winnerRoll, loserRoll)),
  );
  return fraction(throws.filter(({ loser }) => loser === end).length, throws.length);
}
