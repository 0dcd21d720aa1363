import { resultSoFar } from '@/battle/assault/standing/result';
import { recordedScore } from '@/battle/score/battle-score';
import type { AssaultOutcome, AssaultRound } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { bookOf, sheetOf } from '@/battle/state/edition-of';
import type { RecordedScore, RoundOutcome } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
import { type AssaultResult, type Comparison, compare, SIDES, type Side } from '@/rules/index';

/**
 * The result of today's rules for a closed round's recorded answers, if the result, the totals or the points
 * of a line differ; null if they agree. The record stays valid: this is only shown next to it.
 */
export function roundByTodaysRules(
  battle: Pick<Battle, 'editionId'>,
  recorded: RoundOutcome,
): Comparison | null {
  const today = compare(sheetOf(battle), { a: recorded.a.answers, b: recorded.b.answers });
  const sameResult = sameValue(resultKey(today), resultKey(recorded));
  const sameLines = SIDES.every((side) => sameLinePoints(today[side].lines, recorded[side].lines));
  return sameResult && sameLines ? null : today;
}

function resultKey({ result, a, b }: Pick<Comparison, 'result'> & Readonly<Record<Side, { total: number }>>) {
  const won = result.kind === 'won' ? [result.winner, result.by, result.because] : [];
  return [result.kind, ...won, a.total, b.total];
}

type Line = RoundOutcome['a']['lines'][number];

/** Whether both have the same points in every row; a row without points may be missing. */
function sameLinePoints(today: readonly Line[], recorded: readonly Line[]): boolean {
  const scoring = (lines: readonly Line[]) =>
    lines
      .filter(({ points }) => points !== 0)
      .map(({ rowId, points, detail }) => `${rowId} ${detail.key === 'tieBreak'} ${points}`)
      .toSorted();
  return sameValue(scoring(today), scoring(recorded));
}

/**
 * The result of today's rules for a closed round of an assault, with the readings that the battle had at that
 * time; null if the scores, their lines and the result agree with the record.
 */
export function assaultByTodaysRules(then: Battle, round: AssaultRound): AssaultResult | null {
  if (!round.outcome) return null;
  const today = resultSoFar(bookOf(then), round);
  const same = sameValue(assaultKey(today), assaultKey(round.outcome));
  return same ? null : today;
}

function assaultKey({ winner, because, next, a, b }: AssaultResult | AssaultOutcome) {
  const lines = [a, b].map((side) =>
    side.rows
      ? side.rows.map(({ id, count, points }) => [id, count, points])
      : side.lines.map(({ key, values }) => [key, values.count ?? 0, values.points ?? 0]),
  );
  return [winner, because, next, a.score, b.score, lines];
}

/**
 * The score of a finished battle by today's rules, if a figure differs from the record; null if all agree or
 * the battle has not ended. Names and labels are not compared: a renamed word is no other result.
 */
export function scoreByTodaysRules(battle: Battle): RecordedScore | null {
  if (!battle.outcome) return null;
  const today = recordedScore(battle);
  const same = sameValue(figures(today), figures(battle.outcome.score));
  return same ? null : today;
}

function figures(score: RecordedScore | null) {
  if (!score) return null;
  const { victoryPoints, battlePoints, simplified, margin } = score;
  return [
    victoryPoints.a.total,
    victoryPoints.b.total,
    battlePoints && [battlePoints.a, battlePoints.b],
    simplified && [simplified.result, simplified.winner],
    margin,
  ];
}
