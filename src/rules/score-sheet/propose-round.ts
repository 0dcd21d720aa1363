import type { Engagement, OpenProposal, Propose, ProposedAnswers } from './engagement';
import { type Answer, type Answers, type RowId, rowOf, type ScoreSheet, sameAnswer } from './score-sheet';

/** What the players answered themselves: null, like a missing row, follows the proposal. */
export type GivenAnswers = Readonly<Partial<Record<RowId, Answer | null>>>;

/**
 * The round's proposals: rows counted before the attacks from the engagement as it was at the first blow, all others from the engagement
 * now. So what is set before the attacks stays as it was when models fall.
 */
export function proposeRound(
  sheet: ScoreSheet,
  propose: Propose,
  engagement: { readonly roundBegan: Engagement; readonly now: Engagement },
): ProposedAnswers {
  const before = propose(engagement.roundBegan);
  const after = propose(engagement.now);
  const isBefore = (rowId: RowId) => rowOf(sheet, rowId).counted === 'beforeAttacks';
  const merge = (early: Answers, late: Answers): Answers =>
    Object.fromEntries([
      ...Object.entries(early).filter(([rowId]) => isBefore(rowId)),
      ...Object.entries(late).filter(([rowId]) => !isBefore(rowId)),
    ]);
  const open: readonly OpenProposal[] = [
    ...(before.open ?? []).filter(({ rowId }) => isBefore(rowId)),
    ...(after.open ?? []).filter(({ rowId }) => !isBefore(rowId)),
  ];
  return { a: merge(before.a, after.a), b: merge(before.b, after.b), open };
}

/** The answers that count: the player's own where there is one, else the proposal; rows with neither keep their default. */
export function effectiveAnswers(proposed: Answers, given: GivenAnswers): Answers {
  const own = Object.entries(given).flatMap(([rowId, answer]) =>
    answer === null || answer === undefined ? [] : [[rowId, answer] as const],
  );
  return { ...proposed, ...Object.fromEntries(own) };
}

/** The rows in which the player's own answer is another than the proposal. */
export function overriddenRows(proposed: Answers, given: GivenAnswers): readonly RowId[] {
  return Object.entries(given).flatMap(([rowId, answer]) => {
    const proposal = proposed[rowId];
    const differs = answer !== null && answer !== undefined && proposal !== undefined;
    return differs && !sameAnswer(answer, proposal) ? [rowId] : [];
  });
}
