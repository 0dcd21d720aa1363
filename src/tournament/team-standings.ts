import type { Part } from './match-points';
import type { Match } from './matches';
import { type Below, placed, split } from './parted';
import type { Standing } from './standings';
import type { Figures } from './tie-breaks';
import type { Tournament } from './tournament';

/** A line of the teams' standings: the sums over its players. */
export type TeamStanding = {
  readonly rank: number;
  readonly tied: boolean;
  readonly team: string;
  readonly players: number;
  readonly battlePoints: number;
  readonly difference: number;
  readonly wins: number;
  /** Why the line above is above this one; null for the first, and for one that is tied with it. */
  readonly below: Below | null;
};

/**
 * The teams by the Battle Points of their players, then by the event's tie-breaks in their order, each of the
 * sums. Players without a team are not included.
 */
export function teamStandingsOf(
  { tieBreaks }: Pick<Tournament, 'tieBreaks'>,
  standings: readonly Standing[],
  matches: readonly Match[],
): readonly TeamStanding[] {
  const teams = [...new Set(standings.map(({ player }) => player.team))].filter((team) => team !== '');
  const lines = teams.map((team, index) => {
    const members = standings.filter(({ player }) => player.team === team);
    const sum = (
      key: 'battlePoints' | 'difference' | 'wins' | 'beside' | 'played' | 'kills' | 'objectivePoints',
    ) => members.reduce((total, line) => total + line[key], 0);
    return {
      // A team is to the tie-breaks what a player is elsewhere: its number is its place in this list.
      player: { id: index + 1 },
      team,
      players: members.length,
      battlePoints: sum('battlePoints'),
      difference: sum('difference'),
      wins: sum('wins'),
      beside: sum('beside'),
      played: sum('played'),
      kills: sum('kills'),
      objectivePoints: sum('objectivePoints'),
    } satisfies Figures & Omit<TeamStanding, 'rank' | 'tied' | 'below'>;
  });
  const numberOf = new Map(standings.map(({ player }) => [player.id, teams.indexOf(player.team) + 1]));
  const field = { lines, matches: meetingsOf(matches, (id) => numberOf.get(id) ?? 0) };
  const parted = split(lines, ['battlePoints', ...tieBreaks], field);
  return placed(parted, ({ team }) => team).map((line) => {
    const { rank, tied, team, players, battlePoints, difference, wins, below } = line;
    return { rank, tied, team, players, battlePoints, difference, wins, below };
  });
}

/** The matches between players of different teams as one of both teams a round. */
function meetingsOf(
  matches: readonly Match[],
  teamOf: (player: number) => number,
): readonly Pick<Match, 'parts'>[] {
  const meetings = new Map<string, readonly [Part, Part]>();
  for (const { round, parts } of matches) {
    const [one, other] = parts.toSorted((a, b) => teamOf(a.id) - teamOf(b.id));
    if (!one || !other) continue;
    const [home, away] = [teamOf(one.id), teamOf(other.id)];
    if (home === 0 || home === away) continue;
    const key = `${round}.${home}.${away}`;
    const [first, second] = meetings.get(key) ?? [];
    meetings.set(key, [added(one, first, home), added(other, second, away)]);
  }
  return [...meetings.values()].map((parts) => ({ parts }));
}

function added(part: Part, to: Part | undefined, id: number): Part {
  return {
    ...part,
    id,
    battlePoints: part.battlePoints + (to?.battlePoints ?? 0),
    victoryPoints: part.victoryPoints + (to?.victoryPoints ?? 0),
  };
}
