import { resultSoFar } from '@/battle/assault/standing/result';
import { recordedScore } from '@/battle/score/battle-score';
import type { AssaultOutcome, AssaultRound } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { bookOf, sheetOf } from '@/battle/state/edition-of';
import type { RecordedScore, RoundOutcome } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
import { type AssaultResult, type Comparison, compare, SIDES, type Side } from '@/rules/index';

/**
 * What the rules of today make of a closed round's recorded answers, where that is another result, other totals or other points in a
 * line; null where they agree. The record counts all the same: this only stands beside it.
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

/** Whether both have the same points in every row; a row of no points may be missing. */
function sameLinePoints(today: readonly Line[], recorded: readonly Line[]): boolean {
  const scoring = (lines: readonly Line[]) =>
    lines
      .filter(({ points }) => points !== 0)
      .map(({ rowId, points, detail }) => `${rowId} ${detail.key === 'tieBreak'} ${points}`)
      .toSorted();
  return sameValue(scoring(today), scoring(recorded));
}

/**
 * What the rules of today make of a closed round of an assault from what was fought in it, by the readings that the battle had then;
 * null where the scores, their lines and the result agree with the record.
 */
export function assaultByTodaysRules(then: Battle, round: AssaultRound): AssaultResult | null {
  if (!round.outcome) return null;
  const today = resultSoFar(bookOf(then), round);
  const same = sameValue(assaultKey(today), assaultKey(round.outcome));
  return same ? null : today;
}

function assaultKey({ winner, because, next, a, b }: AssaultResult | AssaultOutcome) {
  const lines = [a, b].map((side) =>
    side.lines.map(({ key, values }) => [key, values.count ?? 0, values.points ?? 0]),
  );
  return [winner, because, next, a.score, b.score, lines];
}

/**
 * What the rules of today make of a finished battle's score, where its figures are others than those recorded; null where they agree
 * or the battle has not ended. Names and labels are not compared: a renamed word is no other result.
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
