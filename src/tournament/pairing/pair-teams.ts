import type { FixedPair, Player } from '@/tournament/tournament';
import type { Couple, Field } from './couple';
import { couplesOf } from './couples';
import { pairPlayers } from './pair-players';
import { byesOf, lowestOfFewest, timesMet } from './past';

/**
 * Team against team, member against member in their order. With an odd number the lowest team of those that
 * rested least rests; of a team with more members those who rested least. Players without a team are paired
 * among themselves. A fixed pair of players is one of their teams.
 */
export function pairTeams(field: Field, fixed: readonly FixedPair[]): readonly Couple[] {
  const { tournament, order, pointsOf, isBySeed } = field;
  const members = (team: string) =>
    order.filter((player) => player.team === team).toSorted((one, other) => one.id - other.id);
  const teams = [...new Set(order.map(({ team }) => team))].filter((team) => team !== '');
  const sum = (team: string) =>
    members(team).reduce((points, player) => points + (pointsOf?.(player) ?? 0), 0);
  const points = new Map(teams.map((team) => [team, sum(team)]));
  const sorted = teams.toSorted((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
  const given = fixedTeams(fixed, order);
  const free = sorted.filter((team) => !given.some((pair) => pair.includes(team)));
  const resting = free.length % 2 === 1 ? lowestOfFewest(free, (team) => restsOf(field, team)) : undefined;
  const met = timesMet(tournament);
  const playing = free.filter((team) => team !== resting);
  const couples = couplesOf(playing, {
    met: (one, other) =>
      Math.max(...members(one).flatMap(({ id }) => members(other).map((enemy) => met(id, enemy.id)))),
    areMates: () => false,
    pointsOf: pointsOf === null ? null : (team) => points.get(team) ?? 0,
    halves: isBySeed,
  });
  const alone = resting === undefined ? given : [...given, [resting, null] as const];
  return [
    ...[...couples, ...alone].flatMap(([one, other]) =>
      facing(field, members(one), other === null ? [] : members(other)),
    ),
    ...pairPlayers({ ...field, order: order.filter(({ team }) => team === '') }),
  ];
}

/** The teams of fixed pairs, each team once. */
function fixedTeams(
  fixed: readonly FixedPair[],
  order: readonly Player[],
): readonly (readonly [string, string | null])[] {
  const teamOf = (id: number | null) => order.find((player) => player.id === id)?.team ?? '';
  const taken = new Set<string>();
  return fixed.flatMap(({ a, b }) => {
    const [one, other] = [teamOf(a), b === null ? null : teamOf(b)];
    if (one === '' || other === '' || one === other) return [];
    if (taken.has(one) || (other !== null && taken.has(other))) return [];
    taken.add(one);
    if (other !== null) taken.add(other);
    return [[one, other] as const];
  });
}

/** In how many rounds a team rested as a whole. */
function restsOf({ tournament }: Field, team: string): number {
  const own = new Set(tournament.players.filter((player) => player.team === team).map(({ id }) => id));
  return tournament.paired.filter((pairs) => {
    const its = pairs.filter(({ a, b }) => own.has(a) || (b !== null && own.has(b)));
    return its.length > 0 && its.every(({ b }) => b === null);
  }).length;
}

/** Two teams, member against member in their order; who is too many rests. */
function facing(field: Field, one: readonly Player[], other: readonly Player[]): readonly Couple[] {
  const boards = Math.min(one.length, other.length);
  const [home, away] = [playingOf(field, one, boards), playingOf(field, other, boards)];
  const rest = [...one, ...other].filter((player) => !home.includes(player) && !away.includes(player));
  return [
    ...home.map(({ id }, board): Couple => [id, away[board]?.id ?? null]),
    ...rest.map(({ id }): Couple => [id, null]),
  ];
}

function playingOf(
  { tournament, order }: Field,
  members: readonly Player[],
  boards: number,
): readonly Player[] {
  const byes = byesOf(tournament);
  let playing = members;
  while (playing.length > boards) {
    const standing = order.filter((player) => playing.includes(player));
    const resting = lowestOfFewest(standing, ({ id }) => byes.get(id) ?? 0);
    playing = playing.filter((player) => player !== resting);
  }
  return playing;
}
