import type { TableResult } from './act';
import { type Pair, type Tournament, tableKey } from './tournament';

/** The newest result that each table sent, by "round.table". */
export type SentResults = ReadonlyMap<string, TableResult>;

/**
 * The state of a table. `missing`: no result. `unconfirmed`: not confirmed by both players. `foreign`: of two
 * other players. `entered`: by the organiser, in place of nothing. `corrected`: by the organiser, in place of another
 * result. `bye`: no opponent.
 */
export const MATCH_STATES = [
  'missing',
  'unconfirmed',
  'confirmed',
  'foreign',
  'entered',
  'corrected',
  'bye',
] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** One player's part of a match. */
export type Part = {
  readonly id: number;
  readonly victoryPoints: number;
  readonly battlePoints: number;
  readonly won: 'win' | 'draw' | 'loss';
};

/** A table of a round, with its valid result. */
export type Match = {
  readonly round: number;
  readonly pair: Pair;
  readonly state: MatchState;
  /** The valid result; null: none. */
  readonly result: TableResult | null;
  /** The table's own result, if the organiser corrected it. */
  readonly replaced: TableResult | null;
  /** What each player gets; empty without a valid result. */
  readonly parts: readonly Part[];
};

/** Every match of every paired round, in the order of rounds and tables. */
export function matchesOf(tournament: Tournament, sent: SentResults): readonly Match[] {
  return tournament.paired.flatMap((pairs, index) =>
    pairs.map((pair) => matchOf(tournament, sent, index + 1, pair)),
  );
}

function matchOf(tournament: Tournament, sent: SentResults, round: number, pair: Pair): Match {
  if (pair.b === null) {
    const parts: readonly Part[] = [
      { id: pair.a, victoryPoints: 0, battlePoints: tournament.bye, won: 'win' },
    ];
    return { round, pair, state: 'bye', result: null, replaced: null, parts };
  }
  const key = tableKey(round, pair.table);
  const own = sent.get(key) ?? null;
  const entered = tournament.entered.get(key);
  if (entered && isOfPair(entered, pair)) {
    const replaced = own && isOfPair(own, pair) ? own : null;
    return {
      round,
      pair,
      state: own !== null || tournament.reentered.has(key) ? 'corrected' : 'entered',
      result: entered,
      replaced,
      parts: partsOf(tournament, entered),
    };
  }
  if (!own) return { round, pair, state: 'missing', result: null, replaced: null, parts: [] };
  if (!isOfPair(own, pair)) return { round, pair, state: 'foreign', result: own, replaced: null, parts: [] };
  const state = own.confirmed.a && own.confirmed.b ? 'confirmed' : 'unconfirmed';
  return { round, pair, state, result: own, replaced: null, parts: partsOf(tournament, own) };
}

/** Whether a result is of these two players, in either colour. */
export function isOfPair({ blue, red }: TableResult, { a, b }: Pair): boolean {
  return (blue === a && red === b) || (blue === b && red === a);
}

function partsOf(tournament: Tournament, result: TableResult): readonly Part[] {
  const { blue, red, winner, victoryPoints } = result;
  const side = (id: number, which: 'a' | 'b'): Part => {
    const won = winner === 'draw' || winner === 'unsaid' ? 'draw' : winner === which ? 'win' : 'loss';
    const given =
      tournament.points === 'wins'
        ? tournament.perMatch[won]
        : (result.battlePoints[which] ?? tournament.perMatch[won]);
    return { id, victoryPoints: victoryPoints[which] ?? 0, battlePoints: given, won };
  };
  return [side(blue, 'a'), side(red, 'b')];
}

/** What each player gets, in the order of the pair, in either colour. */
export function pairedParts({ pair, parts }: Match): readonly Part[] {
  return [pair.a, pair.b].flatMap((known) => parts.filter(({ id }) => id === known));
}
