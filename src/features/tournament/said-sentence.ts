import { countsParts, partsOf, scenarioIsVictory } from '@/tournament/match-points';
import type { SaidResult } from '@/tournament/said';
import type { TableResult } from '@/tournament/table-result';
import type { Pair, Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { nameOf } from './tournament-parts';

const texts = eventWords.said;

/** The figures of a result in the order of the pair: "14 : 6", else Victory Points, else who won. */
export function resultPoints(tournament: Tournament, pair: Pair, result: TableResult): string {
  const { blue, red, winner, victoryPoints } = result;
  const parts = countsParts(tournament) ? partsOf(tournament, result, false) : null;
  const battlePoints = parts ? { a: parts[0].battlePoints, b: parts[1].battlePoints } : result.battlePoints;
  const [one, other] = blue === pair.a ? (['a', 'b'] as const) : (['b', 'a'] as const);
  const said = (value: number | null) => (value === null ? '–' : `${value}`);
  if (battlePoints.a !== null || battlePoints.b !== null)
    return texts.bp({ a: said(battlePoints[one]), b: said(battlePoints[other]) });
  if (victoryPoints.a !== null || victoryPoints.b !== null)
    return (scenarioIsVictory(tournament) ? texts.scenario : texts.vp)({
      a: said(victoryPoints[one]),
      b: said(victoryPoints[other]),
    });
  if (winner === 'a' || winner === 'b') return texts.won(nameOf(tournament, winner === 'a' ? blue : red));
  return texts.drawn;
}

/** By whom a result is confirmed, and on how many phones. */
export function confirmedSentence(tournament: Tournament, { result, phones }: SaidResult): string {
  const { blue, red, confirmed } = result;
  const [a, b] = [nameOf(tournament, blue), nameOf(tournament, red)];
  const who =
    confirmed.a && confirmed.b
      ? texts.both({ a, b })
      : confirmed.a || confirmed.b
        ? texts.one(confirmed.a ? a : b)
        : texts.nobody;
  return texts.by({ who, phones });
}
