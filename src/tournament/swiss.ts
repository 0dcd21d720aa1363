import type { Match } from './matches';
import { type Standing, standingsOf } from './standings';
import { type Pair, type Player, playersIn, type Tournament } from './tournament';

/** The most steps before a wish is dropped: enough for 1,000 players, and quick. */
const MAX_STEPS = 200_000;

/** Random numbers from 0 up to, not including, 1. */
export type Chance = () => number;

/**
 * The pairs of the next round: neighbours in the standings who have not met and are not of one team, on
 * tables at which neither has played, if possible. The first round is random. With an odd number of players,
 * the lowest one without a bye gets one. If not all wishes can be met, first team mates meet, then players
 * who have met before. Teams are paired in the same way, and their members meet in their order.
 */
export function pairRound(
  tournament: Tournament,
  matches: readonly Match[],
  chance: Chance,
): readonly Pair[] {
  const round = tournament.paired.length + 1;
  const there = new Set(playersIn(tournament, round).map(({ id }) => id));
  const standings = standingsOf(tournament, matches).filter(({ player }) => there.has(player.id));
  const order = round === 1 ? shuffled(standings, chance) : standings;
  const met = opponentsOf(tournament);
  const couples =
    tournament.pairs === 'teams'
      ? pairTeams(order, met, tournament)
      : pairPlayers(
          order.map(({ player }) => player),
          met,
          tournament,
        );
  return withTables(couples, tournament);
}

type Couple = readonly [number, number | null];
type Met = ReadonlyMap<number, ReadonlySet<number>>;

function pairPlayers(order: readonly Player[], met: Met, tournament: Tournament): readonly Couple[] {
  const byes = new Set(tournament.paired.flat().flatMap(({ a, b }) => (b === null ? [a] : [])));
  const resting =
    order.length % 2 === 1 ? (order.findLast(({ id }) => !byes.has(id)) ?? order.at(-1)) : undefined;
  const playing = order.filter(({ id }) => id !== resting?.id);
  const isMate = (one: Player, other: Player) => one.team !== '' && one.team === other.team;
  const hasMet = (one: Player, other: Player) => met.get(one.id)?.has(other.id) === true;
  const couples =
    coupled(playing, (one, other) => !hasMet(one, other) && !isMate(one, other)) ??
    coupled(playing, (one, other) => !hasMet(one, other)) ??
    coupled(playing, () => true) ??
    [];
  const pairs: readonly Couple[] = couples.map(([one, other]) => [one.id, other.id]);
  return resting ? [...pairs, [resting.id, null]] : pairs;
}

function pairTeams(order: readonly Standing[], met: Met, tournament: Tournament): readonly Couple[] {
  const points = new Map<string, number>();
  for (const { player, battlePoints } of order) {
    points.set(player.team, (points.get(player.team) ?? 0) + battlePoints);
  }
  const teams = [...points.keys()].filter((team) => team !== '');
  const sorted =
    tournament.paired.length === 0
      ? teams
      : teams.toSorted((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
  const members = (team: string) =>
    order
      .map(({ player }) => player)
      .filter((player) => player.team === team)
      .toSorted((one, other) => one.id - other.id);
  const hasMet = (one: string, other: string) =>
    members(one).some(({ id }) => members(other).some((enemy) => met.get(id)?.has(enemy.id) === true));
  const resting = sorted.length % 2 === 1 ? sorted.at(-1) : undefined;
  const playing = sorted.filter((team) => team !== resting);
  const couples = coupled(playing, (one, other) => !hasMet(one, other)) ?? coupled(playing, () => true) ?? [];
  const alone = [
    ...(resting === undefined ? [] : members(resting)),
    ...order.map(({ player }) => player).filter(({ team }) => team === ''),
  ];
  return [
    ...couples.flatMap(([one, other]) => facing(members(one), members(other))),
    ...alone.map(({ id }): Couple => [id, null]),
  ];
}

/** Two teams, member against member in their order; a member without an opponent is left over. */
function facing(one: readonly Player[], other: readonly Player[]): readonly Couple[] {
  const longer = Math.max(one.length, other.length);
  return Array.from({ length: longer }, (_, index): Couple => {
    const [a, b] = [one[index], other[index]];
    return a ? [a.id, b?.id ?? null] : [b?.id ?? 0, null];
  });
}

/**
 * All of them in pairs, each with the nearest possible one behind; null if that is not possible, or not
 * within the steps.
 */
function coupled<Item>(
  items: readonly Item[],
  may: (one: Item, other: Item) => boolean,
): readonly (readonly [Item, Item])[] | null {
  let steps = 0;
  const couples: (readonly [Item, Item])[] = [];
  const free = [...items];
  const search = (): boolean => {
    const first = free.shift();
    if (first === undefined) return true;
    for (let index = 0; index < free.length; index += 1) {
      steps += 1;
      if (steps > MAX_STEPS) break;
      const other = free[index];
      if (other === undefined || !may(first, other)) continue;
      free.splice(index, 1);
      couples.push([first, other]);
      if (search()) return true;
      couples.pop();
      free.splice(index, 0, other);
    }
    free.unshift(first);
    return false;
  };
  return search() ? couples : null;
}

/**
 * Each pair gets the first free table at which neither has played, else the first free one. The best players
 * get the first tables.
 */
function withTables(couples: readonly Couple[], tournament: Tournament): readonly Pair[] {
  const played = new Map<number, Set<number>>();
  for (const { table, a, b } of tournament.paired.flat()) {
    for (const id of [a, b]) if (id !== null) played.set(id, (played.get(id) ?? new Set()).add(table));
  }
  const count = couples.filter(([, b]) => b !== null).length;
  const free = Array.from({ length: Math.max(count, tournament.tables) }, (_, index) => index + 1);
  return couples.map(([a, b]) => {
    if (b === null) return { table: 0, a, b };
    const isNew = (table: number) => !played.get(a)?.has(table) && !played.get(b)?.has(table);
    const found = free.slice(0, count + 1).findIndex(isNew);
    const [table = 0] = free.splice(Math.max(0, found), 1);
    return { table, a, b };
  });
}

function opponentsOf(tournament: Tournament): Met {
  const met = new Map<number, Set<number>>();
  const note = (one: number, other: number) => met.set(one, (met.get(one) ?? new Set()).add(other));
  for (const { a, b } of tournament.paired.flat()) {
    if (b === null) continue;
    note(a, b);
    note(b, a);
  }
  return met;
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, lot: chance() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
