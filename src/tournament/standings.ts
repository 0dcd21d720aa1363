import type { TieBreak } from './act';
import type { Match } from './matches';
import { type Audience, type SoftLine, softOf } from './soft-scores';
import { type Field, TIE_BREAK_RULES } from './tie-breaks';
import type { Player, Tournament } from './tournament';

/** A line of the standings. */
export type Standing = {
  /** From 1; tied players share it. */
  readonly rank: number;
  readonly tied: boolean;
  readonly player: Player;
  /** Matches that count, with byes. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** With byes, penalties, and the soft scores that count. */
  readonly battlePoints: number;
  /** Victory Points scored minus those of the opponents. */
  readonly difference: number;
  /** Points by penalties, negative or positive; 0: none. */
  readonly penalty: number;
  /** What was given beside the matches. */
  readonly soft: readonly SoftLine[];
  /** The part of the Battle Points that is from no match: penalties, and soft scores that count. */
  readonly beside: number;
  /** Why the line above is above this one; null for the first, and for one that is tied with it. */
  readonly below: Below | null;
};

/** What parted a line from the one above it, and what both have by it. */
export type Below = {
  readonly rule: 'battlePoints' | TieBreak;
  readonly above: string;
  readonly own: number;
  readonly theirs: number;
};

/** A line of the teams' standings: the sums over its players. */
export type TeamStanding = {
  readonly rank: number;
  readonly tied: boolean;
  readonly team: string;
  readonly players: number;
  readonly battlePoints: number;
  readonly difference: number;
  readonly wins: number;
};

/**
 * All players by Battle Points, then by the event's tie-breaks in their order. Players who are equal in all
 * of them are tied. A player who dropped out stays in the standings.
 */
export function standingsOf(
  tournament: Tournament,
  matches: readonly Match[],
  audience: Audience = 'organiser',
): readonly Standing[] {
  const lines = tournament.players.map((player) => lineOf(player, tournament, matches, audience));
  const parted = split(lines, ['battlePoints', ...tournament.tieBreaks], { lines, matches });
  const placed = parted.flatMap(({ group, by }, index) => {
    const rank = parted.slice(0, index).reduce((sum, before) => sum + before.group.length, 1);
    const above = parted[index - 1]?.group.at(-1)?.player.name ?? '';
    const below = by && { rule: by.rule, above, own: by.own, theirs: by.theirs };
    return group.map((line, place) => ({
      ...line,
      rank,
      tied: group.length > 1,
      below: place === 0 ? below : null,
    }));
  });
  return placed;
}

type Line = Omit<Standing, 'rank' | 'tied' | 'below'>;
type Parted = {
  readonly group: readonly Line[];
  readonly by: Pick<Below, 'rule' | 'own' | 'theirs'> | null;
};

/** A group in the order of these rules: parts of those who are equal in all of them, each with what parted it. */
function split(
  group: readonly Line[],
  [rule, ...rest]: readonly Below['rule'][],
  field: Field,
): readonly Parted[] {
  if (group.length < 2 || rule === undefined) return group.length === 0 ? [] : [{ group, by: null }];
  const values =
    rule === 'battlePoints'
      ? new Map(group.map(({ player, battlePoints }) => [player.id, battlePoints]))
      : TIE_BREAK_RULES[rule](group, field);
  const figureOf = ({ player }: Line) => values.get(player.id) ?? 0;
  const steps = [...new Set(group.map(figureOf))].toSorted((one, other) => other - one);
  return steps.flatMap((own, index) => {
    const theirs = steps[index - 1];
    const parts = split(
      group.filter((line) => figureOf(line) === own),
      rest,
      field,
    );
    if (theirs === undefined) return parts;
    return parts.map((part, place) => (place === 0 ? { ...part, by: { rule, own, theirs } } : part));
  });
}

function lineOf(player: Player, tournament: Tournament, matches: readonly Match[], audience: Audience): Line {
  let [played, wins, draws, losses, battlePoints, difference] = [0, 0, 0, 0, 0, 0];
  for (const { parts } of matches) {
    const own = parts.find(({ id }) => id === player.id);
    if (!own) continue;
    const enemy = parts.find(({ id }) => id !== player.id);
    played += 1;
    battlePoints += own.battlePoints;
    difference += enemy ? own.victoryPoints - enemy.victoryPoints : 0;
    if (own.won === 'win') wins += 1;
    else if (own.won === 'draw') draws += 1;
    else losses += 1;
  }
  const penalty = tournament.penalties
    .filter(({ id }) => id === player.id)
    .reduce((sum, { battlePoints: given }) => sum + given, 0);
  const soft = softOf(tournament, player.id, audience);
  const counted = soft.filter(({ score }) => score.counts).reduce((sum, { points }) => sum + points, 0);
  const beside = penalty + counted;
  return {
    player,
    played,
    wins,
    draws,
    losses,
    battlePoints: battlePoints + beside,
    difference,
    penalty,
    soft,
    beside,
  };
}

/**
 * The teams by Battle Points, then Victory Point difference, then wins, summed over their players. Players without a team are not included.
 */
export function teamStandingsOf(standings: readonly Standing[]): readonly TeamStanding[] {
  const teams = new Map<string, Omit<TeamStanding, 'rank' | 'tied'>>();
  for (const { player, battlePoints, difference, wins } of standings) {
    if (player.team === '') continue;
    const before = teams.get(player.team) ?? {
      team: player.team,
      players: 0,
      battlePoints: 0,
      difference: 0,
      wins: 0,
    };
    teams.set(player.team, {
      team: player.team,
      players: before.players + 1,
      battlePoints: before.battlePoints + battlePoints,
      difference: before.difference + difference,
      wins: before.wins + wins,
    });
  }
  return ranked([...teams.values()]);
}

type Figures = { readonly battlePoints: number; readonly difference: number; readonly wins: number };

function ranked<Line extends Figures>(
  lines: readonly Line[],
): readonly (Line & { rank: number; tied: boolean })[] {
  const sorted = lines.toSorted(byFigures);
  const isEqual = (one: Line | undefined, other: Line | undefined) =>
    one !== undefined && other !== undefined && byFigures(one, other) === 0;
  return sorted.map((line, index) => ({
    ...line,
    rank: sorted.findIndex((other) => byFigures(other, line) === 0) + 1,
    tied: isEqual(sorted[index - 1], line) || isEqual(line, sorted[index + 1]),
  }));
}

function byFigures(one: Figures, other: Figures): number {
  const [first = 0] = [
    other.battlePoints - one.battlePoints,
    other.difference - one.difference,
    other.wins - one.wins,
  ].filter((step) => step !== 0);
  return first;
}
