import { byName } from '@/plain/by-name';
import { folded } from '@/plain/folded';
import { cutRoundOf } from './cut';
import type { Match } from './matches';
import { type Pair, type Player, playersIn, type Tournament } from './tournament';

/** The matches of a round by the number of their table, those who rest at the end. */
export function byTable(matches: readonly Match[]): readonly Match[] {
  const place = ({ pair }: Match) => (pair.table === 0 ? Number.POSITIVE_INFINITY : pair.table);
  return matches.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a === b ? one.pair.a - other.pair.a : a - b;
  });
}

/** A person of a round with the own match. */
export type Seated = {
  readonly name: string;
  readonly player: Player;
  /** Who plays on the same side; null: nobody. */
  readonly partner: string | null;
  readonly match: Match;
  readonly enemy: Player | null;
};

/** The people of these matches by name: of two on one side each has an own line. */
export function peopleByName(tournament: Tournament, matches: readonly Match[]): readonly Seated[] {
  const known = new Map(tournament.players.map((player) => [player.id, player]));
  const seated = matches.flatMap((match) => {
    const [a, b] = [known.get(match.pair.a), match.pair.b === null ? null : known.get(match.pair.b)];
    return [...(a ? seatsOf(a, match, b ?? null) : []), ...(b ? seatsOf(b, match, a ?? null) : [])];
  });
  return seated.toSorted(byName);
}

function seatsOf(player: Player, match: Match, enemy: Player | null): readonly Seated[] {
  return player.people.map((name) => {
    const partner = player.people.find((other) => other !== name) ?? null;
    return { name, player, partner, match, enemy };
  });
}

/** Those of them with the text in their names, whatever its case, accents and gaps; an empty text finds all. */
export function seatsFound(seats: readonly Seated[], text: string): readonly Seated[] {
  return seats.filter(({ name }) => folded(name).includes(folded(text)));
}

/** Who is there in a round, and in none of its pairs: a late arrival. */
export function withoutSeat(tournament: Tournament, round: number): readonly Player[] {
  const pairs = tournament.paired[round - 1];
  if (!pairs || cutRoundOf(tournament, round)) return [];
  const seated = new Set(pairs.flatMap(({ a, b }) => [a, b]));
  return playersIn(tournament, round).filter(({ id }) => !seated.has(id));
}

/** Whether a player has left before or in that round. */
export function hasLeft(tournament: Tournament, id: number | null, round: number): boolean {
  const player = tournament.players.find((known) => known.id === id);
  return player !== undefined && player.droppedFrom !== null && player.droppedFrom <= round;
}

/** Where a late arrival can go: against who rests, to the place of somebody who left or did not come, or to rest. */
export type LatePlace =
  | { readonly kind: 'meets'; readonly id: number }
  | {
      readonly kind: 'replaces';
      readonly id: number;
      /** Who waits at that table. */
      readonly meets: number | null;
      readonly table: number;
    }
  | { readonly kind: 'rests' };

/** The places for one more player in a round: holes, then who rests, and to rest. */
export function latePlaces(tournament: Tournament, matches: readonly Match[]): readonly LatePlace[] {
  const places = byTable(matches).flatMap(({ round, pair, state, noShow }): readonly LatePlace[] => {
    const hole = (id: number | null): readonly LatePlace[] =>
      id === null
        ? []
        : [{ kind: 'replaces', id, meets: pair.a === id ? pair.b : pair.a, table: pair.table }];
    if (noShow !== null) return hole(noShow);
    if (pair.b === null) return hasLeft(tournament, pair.a, round) ? [] : [{ kind: 'meets', id: pair.a }];
    if (state !== 'missing') return [];
    return [pair.a, pair.b].filter((id) => hasLeft(tournament, id, round)).flatMap(hole);
  });
  const holes = places.filter(({ kind }) => kind === 'replaces');
  return [...holes, ...places.filter(({ kind }) => kind === 'meets'), { kind: 'rests' }];
}

/** Who did not come to the last round, or was in none of its pairs, and would be paired for the next one. */
export function absentStill(tournament: Tournament, matches: readonly Match[]): readonly Player[] {
  const last = tournament.paired.length;
  const absent = new Set(matches.filter(({ round }) => round === last).map(({ noShow }) => noShow));
  for (const { id } of withoutSeat(tournament, last)) absent.add(id);
  return playersIn(tournament, last + 1).filter(({ id }) => absent.has(id));
}

/** The pairs of a round with one more player at that place. */
export function withLate(
  pairs: readonly Pair[],
  id: number,
  place: LatePlace,
  tables: number,
): readonly Pair[] {
  switch (place.kind) {
    case 'rests':
      return [...pairs, { table: 0, a: id, b: null }];
    case 'replaces':
      return pairs.map((pair) => replaced(pair, place.id, id));
    case 'meets':
      return pairs.map((pair) =>
        pair.b === null && pair.a === place.id ? { table: freeTable(pairs, tables), a: pair.a, b: id } : pair,
      );
  }
}

/** The pairs of a round without the bye of that player, who is in none of them then, and gets no points. */
export function withoutBye(pairs: readonly Pair[], id: number): readonly Pair[] {
  return pairs.filter(({ a, b }) => b !== null || a !== id);
}

/** The first table at which nobody plays in a round. */
function freeTable(pairs: readonly Pair[], tables: number): number {
  const taken = new Set(pairs.map(({ table }) => table));
  const all = Array.from({ length: Math.max(tables, pairs.length) + 1 }, (_, index) => index + 1);
  return all.find((table) => !taken.has(table)) ?? all.length;
}

/**
 * The pairs of a round after `one` changed places with `other`, wherever that one was: at a table, resting,
 * or in no pair; then who loses the place is in none: a bye has its points, and is the organiser's to give.
 */
export function exchanged(pairs: readonly Pair[], one: number, other: number): readonly Pair[] {
  return pairs.map((pair) => replaced(replaced(replaced(pair, one, -1), other, one), -1, other));
}

function replaced({ table, a, b }: Pair, one: number, other: number): Pair {
  const take = (id: number) => (id === one ? other : id);
  return { table, a: take(a), b: b === null ? null : take(b) };
}

/** Whom a player of that round may change places with: all whose table has sent nothing yet, or who rest. */
export function exchangeable(
  tournament: Tournament,
  matches: readonly Match[],
  match: Match,
): readonly Player[] {
  const own = [match.pair.a, match.pair.b];
  const open = matches
    .filter(({ state }) => state === 'missing' || state === 'bye')
    .flatMap(({ pair }) => [pair.a, pair.b]);
  const ids = new Set([...open, ...withoutSeat(tournament, match.round).map(({ id }) => id)]);
  return tournament.players
    .filter(({ id }) => ids.has(id) && !own.includes(id) && !hasLeft(tournament, id, match.round))
    .toSorted(byName);
}

/** From which round on somebody is out who leaves now: from this one, unless the own table has a result. */
export function outFrom(matches: readonly Match[], id: number, rounds: number): number {
  const now = matches.find(({ round, pair }) => round === rounds && (pair.a === id || pair.b === id));
  return now && (now.state === 'missing' || now.state === 'bye') ? rounds : rounds + 1;
}
