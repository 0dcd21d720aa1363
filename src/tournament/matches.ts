import { type Part, partsOf } from './match-points';
import { bySaying, type SaidResult } from './said';
import { tableKey } from './table-key';
import type { TableResult } from './table-result';
import type { Pair, Tournament } from './tournament';

/** The newest result that each table sent, by "round.table". */
export type SentResults = ReadonlyMap<string, TableResult>;

/** The words of all phones of those tables from which more than one was heard, by "round.table". */
export type SaidResults = ReadonlyMap<string, readonly TableResult[]>;

/**
 * The state of a table. `missing`: no result. `unconfirmed`: not confirmed by both players. `differing`: its
 * phones sent different results, of which none counts until the organiser decides. `foreign`: of two
 * other players. `entered`: by the organiser, in place of nothing. `corrected`: by the organiser, in place of another
 * result. `bye`: no opponent. `incomplete`: a part of the points that the event counts was not said: then none count.
 */
export const MATCH_STATES = [
  'missing',
  'unconfirmed',
  'confirmed',
  'differing',
  'incomplete',
  'foreign',
  'entered',
  'corrected',
  'bye',
] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** A table of a round, with its valid result. */
export type Match = {
  readonly round: number;
  readonly pair: Pair;
  readonly state: MatchState;
  /** The valid result; null: none. */
  readonly result: TableResult | null;
  /** The table's own result, if the organiser corrected it. */
  readonly replaced: TableResult | null;
  /** What the table's phones say of these two players, each different result once. */
  readonly said: readonly SaidResult[];
  /** Who did not come, as far as the organiser entered it; null: nobody. */
  readonly noShow: number | null;
  /** What each player gets; empty without a valid result, or where a part of it is missing. */
  readonly parts: readonly Part[];
};

/** Every match of every paired round, in the order of rounds and tables. */
export function matchesOf(
  tournament: Tournament,
  sent: SentResults,
  said: SaidResults = new Map(),
): readonly Match[] {
  const wordsOf = (key: string) => {
    const only = sent.get(key);
    return said.get(key) ?? (only ? [only] : []);
  };
  return tournament.paired.flatMap((pairs, index) =>
    pairs.map((pair) => matchOf(tournament, wordsOf(tableKey(index + 1, pair.table)), index + 1, pair)),
  );
}

function matchOf(tournament: Tournament, sent: readonly TableResult[], round: number, pair: Pair): Match {
  if (pair.b === null) {
    const parts: readonly Part[] = [
      { id: pair.a, victoryPoints: 0, battlePoints: tournament.bye, won: 'win' },
    ];
    return { round, pair, state: 'bye', result: null, replaced: null, said: [], noShow: null, parts };
  }
  const key = tableKey(round, pair.table);
  const said = bySaying(sent.filter((result) => isOfPair(result, pair)));
  const own = said.at(-1)?.result ?? null;
  const plain = { round, pair, replaced: null, said, noShow: null, parts: [] };
  const entered = tournament.entered.get(key);
  if (entered && isOfPair(entered, pair)) {
    const isCorrection = own !== null || tournament.reentered.has(key);
    const noShow = tournament.noShows.get(key) ?? null;
    const parts = partsOf(tournament, entered, noShow !== null);
    const state = parts === null ? 'incomplete' : isCorrection ? 'corrected' : 'entered';
    return { ...plain, state, result: entered, replaced: own, noShow, parts: parts ?? [] };
  }
  const foreign = sent.at(-1);
  if (!own)
    return foreign
      ? { ...plain, state: 'foreign', result: foreign }
      : { ...plain, state: 'missing', result: null };
  if (said.length > 1) return { ...plain, state: 'differing', result: null };
  const parts = partsOf(tournament, own, false);
  if (parts === null) return { ...plain, state: 'incomplete', result: own };
  const state = own.confirmed.a && own.confirmed.b ? 'confirmed' : 'unconfirmed';
  return { ...plain, state, result: own, parts };
}

/** Whether a result is of these two players, in either colour. */
export function isOfPair({ blue, red }: TableResult, { a, b }: Pair): boolean {
  return (blue === a && red === b) || (blue === b && red === a);
}

/** What each player gets, in the order of the pair, in either colour. */
export function pairedParts({ pair, parts }: Match): readonly Part[] {
  return [pair.a, pair.b].flatMap((known) => parts.filter(({ id }) => id === known));
}
