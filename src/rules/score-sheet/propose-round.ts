import type { Engagement, OpenProposal, OpenRows, Propose, ProposedAnswers } from './engagement';
import {
  type Answer,
  type Answers,
  type RowId,
  rowOf,
  type ScoreSheet,
  type Side,
  sameAnswer,
} from './score-sheet';

/** The players' own answers. Null, or a missing row, means the proposal. */
export type GivenAnswers = Readonly<Partial<Record<RowId, Answer | null>>>;

/**
 * The round's proposals. Rows that are counted before the attacks use the engagement at the first blow, all
 * others the present one. So the part before the attacks does not change when models fall.
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
  const nothing = [
    ...(before.nothing ?? []).filter(({ rowId }) => isBefore(rowId)),
    ...(after.nothing ?? []).filter(({ rowId }) => !isBefore(rowId)),
  ];
  return {
    a: merge(before.a, after.a),
    b: merge(before.b, after.b),
    open,
    ...(nothing.length > 0 ? { nothing } : {}),
  };
}

/** The answers in force: the player's own, else the proposal; rows with neither keep their default. */
export function effectiveAnswers(proposed: Answers, given: GivenAnswers): Answers {
  const own = Object.entries(given).flatMap(([rowId, answer]) =>
    answer === null || answer === undefined ? [] : [[rowId, answer] as const],
  );
  return { ...proposed, ...Object.fromEntries(own) };
}

/** The side's rows without a proposal, because a fact is not known, that the players have not answered. */
export function stillOpen({ open = [] }: ProposedAnswers, side: Side, given: GivenAnswers): OpenRows {
  return Object.fromEntries(
    open.flatMap((row) => {
      const isAnswered = (given[row.rowId] ?? null) !== null;
      if (row.side !== side || row.reason !== 'unknown' || isAnswered) return [];
      return [[row.rowId, { missing: row.missing, from: row.from, to: row.to }]];
    }),
  );
}

/** The rows in which the player's own answer differs from the proposal. */
export function overriddenRows(proposed: Answers, given: GivenAnswers): readonly RowId[] {
  return Object.entries(given).flatMap(([rowId, answer]) => {
    const proposal = proposed[rowId];
    const differs = answer !== null && answer !== undefined && proposal !== undefined;
    return differs && !sameAnswer(answer, proposal) ? [rowId] : [];
  });
}
