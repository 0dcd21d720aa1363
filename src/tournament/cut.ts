import { withTables } from '@/tournament/pairing/tables';
import { MAX_ROUNDS } from './act-values';
import type { Match } from './matches';
import type { Pair, Player, Tournament } from './tournament';

/** How many go on after the rounds, where an event is cut to its best. */
export const CUT_SIZES = [2, 4, 8] as const;
export type CutSize = (typeof CUT_SIZES)[number];

/** What a round of a cut is called: by how many are left before it. */
export const CUT_ROUNDS = ['final', 'semi', 'quarter'] as const;
export type CutRound = (typeof CUT_ROUNDS)[number];

/** A line of the standings. */
type Ranked = { readonly player: Pick<Player, 'id' | 'droppedFrom'> };
type Cutting = Pick<Tournament, 'cut' | 'paired'>;

/** The round of the cut that a round is; null: it is one of the rounds before. */
export function cutRoundOf({ cut }: Pick<Tournament, 'cut'>, round: number): CutRound | null {
  if (!cut || round <= cut.after) return null;
  const left = Math.log2(cut.players.length) - (round - cut.after);
  return CUT_ROUNDS[left] ?? null;
}

/** How many may go on once all rounds are paired: those whose matches find room behind them. */
export function cutSizes(tournament: Tournament, standings: readonly Ranked[]): readonly CutSize[] {
  const { cut, pairs, paired, rounds } = tournament;
  if (cut || pairs === 'teams') return [];
  const there = standings.filter(({ player }) => player.droppedFrom === null).length;
  const played = Math.max(paired.length, rounds);
  return CUT_SIZES.filter((size) => size <= there && played + Math.log2(size) <= MAX_ROUNDS);
}

/** The best of the standings, without those who left. */
export function bestOf(standings: readonly Ranked[], size: CutSize): readonly number[] {
  return standings
    .filter(({ player }) => player.droppedFrom === null)
    .slice(0, size)
    .map(({ player }) => player.id);
}

/** Who goes on: who won, else has more Battle Points, else stood higher before the cut; null: not played yet. */
export function goesOn({ cut }: Pick<Tournament, 'cut'>, { pair, parts }: Match): number | null {
  const [one, other] = parts;
  if (pair.b === null) return pair.a;
  if (!one || !other) return null;
  if (one.won !== other.won) return one.won === 'win' ? one.id : other.id;
  if (one.battlePoints !== other.battlePoints)
    return one.battlePoints > other.battlePoints ? one.id : other.id;
  const placeOf = (id: number) => (cut?.players.includes(id) ? cut.players.indexOf(id) : MAX_PLACE);
  return placeOf(one.id) <= placeOf(other.id) ? one.id : other.id;
}

const MAX_PLACE = Number.MAX_SAFE_INTEGER;

/** The matches of the cut that are paired, round by round, in the order in which their winners meet. */
export function cutMatches(
  { cut, paired }: Cutting,
  matches: readonly Match[],
): readonly (readonly Match[])[] {
  if (!cut) return [];
  return paired.slice(cut.after).map((pairs, index) => {
    const round = cut.after + index + 1;
    const its = matches.filter((match) => match.round === round);
    return pairs.flatMap((pair) => its.find((match) => match.pair.a === pair.a) ?? []);
  });
}

/** Who won the cut; null: it is not over. */
export function cutWinner(tournament: Cutting, matches: readonly Match[]): number | null {
  const last = cutMatches(tournament, matches).at(-1);
  const [final, ...others] = last ?? [];
  return final && others.length === 0 ? goesOn(tournament, final) : null;
}

/**
 * The pairs of the next round of the cut: the first one against the last one, and the two best apart until
 * the end; then winner against winner. Null: a match is not played yet, or the cut is over.
 */
export function nextCutPairs(tournament: Tournament, matches: readonly Match[]): readonly Pair[] | null {
  const { cut } = tournament;
  if (!cut) return null;
  const before = cutMatches(tournament, matches).at(-1);
  const going = before
    ? before.map((match) => goesOn(tournament, match))
    : drawOf(cut.players.length).map((place) => cut.players[place - 1] ?? null);
  if (going.length < 2 || going.includes(null)) return null;
  const ids = going.filter((id) => id !== null);
  const couples = ids.flatMap((id, index) => {
    const other = ids[index + 1];
    return index % 2 === 0 && other !== undefined ? [[id, other] as const] : [];
  });
  return withTables(couples, tournament);
}

/** The places of a draw: of four 1, 4, 2, 3; each is followed by the one it meets. */
function drawOf(size: number): readonly number[] {
  if (size < 2) return [1];
  return drawOf(size / 2).flatMap((place) => [place, size + 1 - place]);
}

/** How many matches of the cut each of its players won, by number; nobody else is in it. */
export function cutWins(tournament: Cutting, matches: readonly Match[]): ReadonlyMap<number, number> {
  const won = cutMatches(tournament, matches)
    .flat()
    .map((match) => goesOn(tournament, match));
  const players = tournament.cut?.players ?? [];
  return new Map(players.map((id) => [id, won.filter((winner) => winner === id).length]));
}
