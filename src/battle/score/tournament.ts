import type { Battle } from '@/battle/state/battle';
import { tournamentScoreOf, victoryOf } from '@/battle/state/edition-of';
import type { RecordedTournament, ScoredLine } from '@/battle/state/records';
import { type Side, tournamentPoints, unitWorth } from '@/rules/index';
import { enemyUnitsOf } from './enemy-units';

/** The points of the destroyed enemy units of each side, where the edition counts them apart; else null. */
export function killPoints(battle: Battle): Readonly<Record<Side, number>> | null {
  const kills = victoryOf(battle)?.kills;
  if (!kills) return null;
  const of = (side: Side) =>
    enemyUnitsOf(battle, side).reduce((sum, unit) => sum + unitWorth(kills, unit).points, 0);
  return { a: of('a'), b: of('b') };
}

/**
 * Both sides' points by the tournament score that was agreed, with these scenario points; null: none was
 * agreed. The players' own limits are used where they entered them.
 */
export function scoredTournament(
  battle: Battle,
  scenario: Readonly<Record<Side, number>>,
): RecordedTournament | null {
  const score = tournamentScoreOf(battle);
  const kills = killPoints(battle);
  if (!score || !kills) return null;
  const standing = {
    a: { scenario: scenario.a, kills: kills.a },
    b: { scenario: scenario.b, kills: kills.b },
  };
  const own = Object.fromEntries((battle.setup.scoreEdges ?? []).entries());
  const result = tournamentPoints(score, standing, own);
  const lines = (side: Side): readonly ScoredLine[] =>
    result[side].lines.map(({ key, points }) => ({
      of: typeof key === 'number' ? (score.parts[key]?.of ?? 'scenario') : key,
      points,
    }));
  return {
    name: score.label,
    totals: { a: result.a.total, b: result.b.total },
    lines: { a: lines('a'), b: lines('b') },
  };
}
