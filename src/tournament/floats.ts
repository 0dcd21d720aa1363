import { timesMet } from '@/tournament/pairing/past';
import { cutRoundOf } from './cut';
import type { Match } from './matches';
import { standingsOf } from './standings';
import type { Tournament } from './tournament';

/**
 * A player who meets one with fewer points although others stood nearer: as many as he has, or at least more
 * than his opponent. Each of those is counted once: he has met them, they are of his club, or they play others.
 */
export type Float = {
  readonly id: number;
  readonly met: number;
  readonly mates: number;
  readonly others: number;
};

/** The floats of a paired round by their higher player. The first round has none. */
export function floatsOf(
  tournament: Tournament,
  matches: readonly Match[],
  round: number,
): ReadonlyMap<number, Float> {
  const pairs = (tournament.paired[round - 1] ?? []).filter(({ b }) => b !== null);
  const before = { ...tournament, paired: tournament.paired.slice(0, round - 1) };
  const standings = standingsOf(
    before,
    matches.filter((match) => match.round < round),
  );
  const lines = new Map(standings.map((line) => [line.player.id, line]));
  const playing = pairs.flatMap(({ a, b }) => [lines.get(a), b === null ? undefined : lines.get(b)]);
  const met = timesMet(before);
  const floats = new Map<number, Float>();
  if (round < 2 || tournament.pairs === 'teams' || cutRoundOf(tournament, round)) return floats;
  for (const pair of pairs) {
    const both = [lines.get(pair.a), lines.get(pair.b ?? 0)];
    const [upper, lower] = both.toSorted(
      (one, other) => (other?.battlePoints ?? 0) - (one?.battlePoints ?? 0),
    );
    if (!upper || !lower || upper.battlePoints === lower.battlePoints) continue;
    const nearer = playing.filter(
      (line) =>
        line !== undefined &&
        line !== upper &&
        line.battlePoints <= upper.battlePoints &&
        line.battlePoints > lower.battlePoints,
    );
    if (nearer.length === 0) continue;
    const isMet = nearer.filter((line) => met(upper.player.id, line?.player.id ?? 0) > 0);
    const mates = nearer.filter(
      (line) => !isMet.includes(line) && upper.player.team !== '' && line?.player.team === upper.player.team,
    );
    floats.set(upper.player.id, {
      id: upper.player.id,
      met: isMet.length,
      mates: mates.length,
      others: nearer.length - isMet.length - mates.length,
    });
  }
  return floats;
}
