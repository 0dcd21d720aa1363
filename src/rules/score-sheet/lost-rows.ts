import { answerTo } from './explain';
import type { GivenAnswers } from './propose-round';
import { type Answers, otherSide, type RowId, type ScoreSheet, SIDES, type Side } from './score-sheet';

/** A row that a side may have lost to what its enemy entered. */
export type MaybeLost = {
  readonly side: Side;
  readonly rowId: RowId;
  /** When it is lost, in a few words. */
  readonly when: string;
  /** What the side counts there, where it may lose part of it; missing: it loses all or nothing. */
  readonly of?: number;
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
      const now = answerTo(row, answers[side]);
      if (!row.lostTo || now === 0) return [];
      const { rowIds, when, partly } = row.lostTo;
      const enemy = given[otherSide(side)];
      if (!rowIds.some((id) => Number(enemy[id] ?? 0) > 0)) return [];
      return [{ side, rowId: row.id, when, ...(partly ? { of: Number(now) } : {}) }];
    }),
  );
}
