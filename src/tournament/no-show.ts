import { enteredResult } from './entered-result';
import type { Match } from './matches';
import { totalOf } from './sum-off';
import type { TableResult } from './table-result';
import type { Pair, Tournament } from './tournament';

/** Whether the points of who did not come, and of who waited, are agreed on: elsewhere it is a loss and a win. */
export function agreesOnNoShow({ points, parts }: Pick<Tournament, 'points' | 'parts'>): boolean {
  return points === 'edition' || parts.length > 0;
}

/** What both get where one does not come, as Battle Points: as agreed, else all that the table gives. */
export function noShowPoints(tournament: Tournament): { readonly there: number; readonly away: number } {
  return (
    tournament.noShow ?? { there: totalOf(tournament) ?? tournament.most ?? tournament.perMatch.win, away: 0 }
  );
}

/** The result of a table at which that player did not come: the other one has won. */
export function noShowResult(tournament: Tournament, pair: Pair, away: number): TableResult {
  const { there, away: less } = noShowPoints(tournament);
  const isFirst = pair.a === away;
  const points = isFirst ? { a: less, b: there } : { a: there, b: less };
  return enteredResult(pair, null, {
    winner: isFirst ? 'b' : 'a',
    battlePoints: agreesOnNoShow(tournament) ? points : { a: null, b: null },
    victoryPoints: { a: null, b: null },
  });
}

/**
 * What the winners of played matches got, on average and rounded, as Battle Points: what is fair to who waited in
 * vain. Null before anybody won.
 */
export function winnersAverage(matches: readonly Match[]): number | null {
  const won = matches
    .filter(({ noShow, parts }) => noShow === null && parts.length === 2)
    .flatMap(({ parts }) => parts.filter(({ won }) => won === 'win'))
    .map(({ battlePoints }) => battlePoints);
  return won.length === 0 ? null : Math.round(won.reduce((sum, points) => sum + points, 0) / won.length);
}
