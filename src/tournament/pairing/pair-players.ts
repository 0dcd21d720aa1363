import type { Player } from '@/tournament/tournament';
import type { Couple, Field } from './couple';
import { couplesOf } from './couples';
import { byesOf, lowestOfFewest, timesMet } from './past';

/** Single players: the one who rests is chosen first, then all others are paired. */
export function pairPlayers({
  tournament,
  order,
  pointsOf,
  isBySeed,
  keepsClubsApart,
}: Field): readonly Couple[] {
  const areMates = (one: Player, other: Player) =>
    keepsClubsApart && one.team !== '' && one.team === other.team;
  // Half of all may be of one club without two of them meeting; of more, one rests.
  const large =
    pointsOf === null && keepsClubsApart
      ? order.filter((player) => order.filter((other) => areMates(player, other)).length > order.length / 2)
      : [];
  const byes = byesOf(tournament);
  const resting =
    order.length % 2 === 1
      ? lowestOfFewest(large.length > 0 ? large : order, ({ id }) => byes.get(id) ?? 0)
      : undefined;
  const playing = order.filter((player) => player !== resting);
  const met = timesMet(tournament);
  const couples = couplesOf(playing, {
    met: (one, other) => met(one.id, other.id),
    areMates,
    pointsOf,
    halves: isBySeed,
  }).map(([one, other]): Couple => [one.id, other.id]);
  return resting ? [...couples, [resting.id, null]] : couples;
}
