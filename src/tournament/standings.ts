import { cutWins } from './cut';
import type { Match } from './matches';
import { type ObjectiveLine, objectiveLines } from './objectives';
import { type Below, placed, split } from './parted';
import { type Audience, type SoftLine, softOf } from './soft-scores';
import type { Player, Tournament } from './tournament';

/** A line of the standings. */
export type Standing = {
  /** From 1; tied players share it. */
  readonly rank: number;
  readonly tied: boolean;
  readonly player: Player;
  /** Matches that count; a bye is none. */
  readonly played: number;
  /** Rounds in which the player rested, for the points of a bye. */
  readonly byes: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Results that count and that not both players confirmed. */
  readonly unconfirmed: number;
  /** With byes, penalties, and the soft scores that count. */
  readonly battlePoints: number;
  /** Victory Points scored minus those of the opponents. */
  readonly difference: number;
  /** Points by penalties, negative or positive; 0: none. */
  readonly penalty: number;
  /** Points of enemy units that were destroyed, as far as somebody entered them. */
  readonly kills: number;
  /** What was said of the objectives, and the Battle Points of all of them. */
  readonly objectives: readonly ObjectiveLine[];
  readonly objectivePoints: number;
  /** What was given beside the matches. */
  readonly soft: readonly SoftLine[];
  /** The part of the Battle Points that is from no match: penalties, and soft scores that count. */
  readonly beside: number;
  /** Why the line above is above this one; null for the first, and for one that is tied with it. */
  readonly below: Below | null;
};

/**
 * All players by Battle Points, then by the event's tie-breaks in their order; those of a cut before all others,
 * by how far they came, and its matches count nothing else. Players who are equal in all of them are tied. A player who dropped out stays in the standings.
 */
export function standingsOf(
  tournament: Tournament,
  matches: readonly Match[],
  audience: Audience = 'organiser',
): readonly Standing[] {
  const { cut } = tournament;
  const counted = cut ? matches.filter(({ round }) => round <= cut.after) : matches;
  const lines = tournament.players.map((player) => lineOf(player, tournament, counted, audience));
  const order = ['battlePoints', ...tournament.tieBreaks] as const;
  const parted = split(lines, cut ? ['cut', ...order] : order, {
    lines,
    matches: counted,
    cut: cutWins(tournament, matches),
  });
  return placed(parted, ({ player }) => player.name);
}

type Line = Omit<Standing, 'rank' | 'tied' | 'below'>;
function lineOf(player: Player, tournament: Tournament, matches: readonly Match[], audience: Audience): Line {
  let [played, byes, wins, draws, losses, battlePoints, difference] = [0, 0, 0, 0, 0, 0, 0];
  let unconfirmed = 0;
  for (const { parts, state } of matches) {
    const own = parts.find(({ id }) => id === player.id);
    if (!own) continue;
    const enemy = parts.find(({ id }) => id !== player.id);
    battlePoints += own.battlePoints;
    if (!enemy) {
      byes += 1;
      continue;
    }
    played += 1;
    if (state === 'unconfirmed') unconfirmed += 1;
    difference += own.victoryPoints - enemy.victoryPoints;
    if (own.won === 'win') wins += 1;
    else if (own.won === 'draw') draws += 1;
    else losses += 1;
  }
  // What was agreed where somebody did not come has no objectives and no kills.
  const results = matches.flatMap(({ result, parts, noShow }) =>
    result && parts.length > 0 && noShow === null ? [result] : [],
  );
  const kills = results.reduce((sum, { blue, red, scored }) => {
    const side = blue === player.id ? 'a' : red === player.id ? 'b' : null;
    return sum + (side === null ? 0 : (scored?.kills[side] ?? 0));
  }, 0);
  const objectives = objectiveLines(tournament, results, player.id);
  const penalty = tournament.penalties
    .filter(({ id }) => id === player.id)
    .reduce((sum, { battlePoints: given }) => sum + given, 0);
  const soft = softOf(tournament, player.id, audience);
  const counted = soft.filter(({ score }) => score.counts).reduce((sum, { points }) => sum + points, 0);
  const beside = penalty + counted;
  return {
    player,
    played,
    byes,
    wins,
    draws,
    losses,
    unconfirmed,
    battlePoints: battlePoints + beside,
    difference,
    penalty,
    kills,
    objectives,
    objectivePoints: objectives.reduce((sum, { points }) => sum + points, 0),
    soft,
    beside,
  };
}
