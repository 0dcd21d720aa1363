import type { Couple, Field } from '@/tournament/pairing/couple';
import { pairPlayers } from '@/tournament/pairing/pair-players';
import { pairTeams } from '@/tournament/pairing/pair-teams';
import { withTables } from '@/tournament/pairing/tables';
import type { Match } from './matches';
import { standingsOf } from './standings';
import { type FixedPair, type Pair, type Player, playersIn, type Tournament } from './tournament';

/** Random numbers from 0 up to, not including, 1. */
export type Chance = () => number;

/**
 * How the first round is paired. `clubs`: by lot, club mates apart. `seed`: by the players' seeds, who has none
 * behind them in the order of the list, the upper half against the lower one, club mates apart. `draw`: by lot
 * alone.
 */
export const FIRST_ROUNDS = ['clubs', 'seed', 'draw'] as const;
export type FirstRound = (typeof FIRST_ROUNDS)[number];

/**
 * The pairs of the next round: those who meet again are as few as can be, then club mates, then all stand as
 * near to each other in the standings as can be; on tables at which neither has played, if possible. With an
 * odd number of players the lowest of those with the fewest byes rests. Pairs that the organiser fixed for this
 * round stay. Teams are paired in the same way, and their members meet in their order.
 */
export function pairRound(
  tournament: Tournament,
  matches: readonly Match[],
  chance: Chance,
  first: FirstRound = 'clubs',
): readonly Pair[] {
  const round = tournament.paired.length + 1;
  const there = new Map(playersIn(tournament, round).map((player) => [player.id, player]));
  const fixed = fixedIn(tournament, round, there);
  const standings = standingsOf(tournament, matches).filter(({ player }) => there.has(player.id));
  const byId = standings.toSorted((one, other) => one.player.id - other.player.id);
  const bySeed = byId.toSorted((one, other) => seedOf(one.player) - seedOf(other.player));
  const lines = round > 1 ? standings : first === 'seed' ? bySeed : shuffled(byId, chance);
  const points = new Map(standings.map(({ player, battlePoints }) => [player.id, battlePoints]));
  const field: Field = {
    tournament,
    order: lines.map(({ player }) => player),
    pointsOf: round > 1 ? ({ id }) => points.get(id) ?? 0 : null,
    isBySeed: round === 1 && first === 'seed',
    keepsClubsApart: round > 1 || first !== 'draw',
  };
  const couples = tournament.pairs === 'teams' ? pairTeams(field, fixed) : withFixed(field, fixed);
  return withTables(couples, tournament);
}

/** The players' pairs in their order, those who rest at the end. */
function withFixed(field: Field, fixed: readonly FixedPair[]): readonly Couple[] {
  const isFixed = new Set(fixed.flatMap(({ a, b }) => [a, b]));
  const free = field.order.filter(({ id }) => !isFixed.has(id));
  const place = new Map(field.order.map(({ id }, index) => [id, index]));
  const placeOf = (id: number | null) => (id === null ? field.order.length : (place.get(id) ?? 0));
  const couples = [...fixed.map(({ a, b }): Couple => [a, b]), ...pairPlayers({ ...field, order: free })];
  return couples
    .map(([a, b]): Couple => (placeOf(b) < placeOf(a) && b !== null ? [b, a] : [a, b]))
    .toSorted(([a, b], [c, d]) => Number(b === null) - Number(d === null) || placeOf(a) - placeOf(c));
}

/** The fixed pairs whose players are there, each player once. */
function fixedIn(
  { fixed }: Tournament,
  round: number,
  there: ReadonlyMap<number, Player>,
): readonly FixedPair[] {
  const taken = new Set<number>();
  return (fixed.get(round) ?? []).filter(({ a, b }) => {
    const both = b === null ? [a] : [a, b];
    if (a === b || both.some((id) => taken.has(id) || !there.has(id))) return false;
    for (const id of both) taken.add(id);
    return true;
  });
}

function seedOf({ seed }: Player): number {
  return seed ?? Number.MAX_SAFE_INTEGER;
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, lot: chance() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
