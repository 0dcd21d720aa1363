import { answerTo } from './explain';
import type { GivenAnswers } from './propose-round';
import { type Answers, otherSide, type RowId, type ScoreSheet, SIDES, type Side } from './score-sheet';

/** A row that a side may have lost to what its enemy entered. */
export type MaybeLost = {
  readonly side: Side;
  readonly rowId: RowId;
  /** When it is lost, in a few words. */
  readonly when: string;
};

/**
 * The rows that may be lost: the side counts something there, and its enemy entered by hand something to
 * which it may be lost. The rules do not decide it from these answers alone.
 */
export function maybeLostRows(
  sheet: ScoreSheet,
  given: Readonly<Record<Side, GivenAnswers>>,
  answers: Readonly<Record<Side, Answers>>,
): readonly MaybeLost[] {
  return SIDES.flatMap((side) =>
    sheet.rows.flatMap((row) => {
      if (!row.lostTo || answerTo(row, answers[side]) === 0) return [];
      const { rowIds, when } = row.lostTo;
      const enemy = given[otherSide(side)];
      return rowIds.some((id) => Number(enemy[id] ?? 0) > 0) ? [{ side, rowId: row.id, when }] : [];
    }),
  );
}
