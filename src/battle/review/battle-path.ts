import { battleOf, type Ledger } from '@/battle/log/ledger';
import { type BattleScore, battleScore } from '@/battle/score/battle-score';
import { armyOf, healthOf, isOnTable, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { countsOf, shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { NO_OBJECTIVE } from '@/battle/state/objective';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { startingHealth } from '@/battle/state/unit';
import { SIDES, type Side } from '@/rules/index';

type BySide = Readonly<Record<Side, number>>;

/** The state of the battle at the end of a Player Turn. */
export type PathPoint = {
  /** Null: before the first turn, with both armies whole. */
  readonly turn: Turn | null;
  /** Null where the edition counts none. */
  readonly victoryPoints: BySide | null;
  /** Null: the edition has none, or the army size was not known. */
  readonly battlePoints: BySide | null;
  /** Health Points of the units on the table. */
  readonly healthPoints: BySide;
  /** What the units have gathered, those that have gone too; null where the edition counts nothing on them. */
  readonly gathered: BySide | null;
};

/**
 * The path of the battle: a point for the start, and one for the end of each Player Turn; the last point is
 * the present. If the players go back to an earlier turn, the path goes back too. A unit that was entered
 * late counts as whole until then; a removed one does not count at all.
 */
export function battlePath(ledger: Ledger): readonly PathPoint[] {
  const now = battleOf(ledger);
  const ends: Battle[] = [];
  for (const { battle } of ledger.steps) {
    // A turn that is reached again keeps its place; the turns after it are played again.
    const place = ends.findIndex(({ turn }) => sameTurn(turn, battle.turn));
    ends.splice(place < 0 ? ends.length : place, ends.length, battle);
  }
  const [first = now] = ends;
  return [
    { ...point(asDeployed(first), now), turn: null },
    ...ends.map((battle) => ({ ...point(battle, now), turn: battle.turn })),
  ];
}

function point(battle: Battle, now: Battle): Omit<PathPoint, 'turn'> {
  const score = battleScore(battle);
  return {
    victoryPoints: score && { a: score.a.total, b: score.b.total },
    battlePoints: battlePointsOf(score),
    healthPoints: { a: healthThen(battle, now, 'a'), b: healthThen(battle, now, 'b') },
    gathered: gatheredThen(battle),
  };
}

function battlePointsOf(score: BattleScore | null): BySide | null {
  const points = score?.battlePoints;
  return points ? { a: points.a.total, b: points.b.total } : null;
}

function healthThen(battle: Battle, now: Battle, side: Side): number {
  return armyOf(now, side).reduce((sum, { unit }) => {
    const then = unitOf(battle, unit.id);
    if (!then) return sum + startingHealth(unit);
    return sum + (isOnTable(then) ? healthOf(then) : 0);
  }, 0);
}

function gatheredThen(battle: Battle): BySide | null {
  const counter = shownCounter(editionOfBattle(battle));
  if (!counter) return null;
  const of = (side: Side) =>
    armyOf(battle, side).reduce((sum, army) => sum + (countsOf(army)[counter.id] ?? 0), 0);
  return { a: of('a'), b: of('b') };
}

function withoutLosses({ lostInOrder: _, ...battle }: Battle): Battle {
  return battle;
}

/** The battle without any losses. */
function asDeployed(battle: Battle): Battle {
  return {
    ...withoutLosses(battle),
    units: battle.units.map((army) => ({ ...army, lost: 0, counts: {}, fate: 'fighting' })),
    bonuses: { a: {}, b: {} },
    held: [],
    agreed: null,
    objective: NO_OBJECTIVE,
    adjustments: { a: 0, b: 0 },
  };
}

/**
 * The lead in Victory Points at each point: above 0 for Blue, below 0 for Red. Null if the edition counts
 * none.
 */
export function leadPath(path: readonly PathPoint[]): readonly number[] | null {
  const leads = path.flatMap(({ victoryPoints }) =>
    victoryPoints ? [victoryPoints.a - victoryPoints.b] : [],
  );
  return leads.length === path.length ? leads : null;
}

/** Whether there is health to draw: at least one unit was entered. */
export function hasHealth(path: readonly PathPoint[]): boolean {
  return path.some(({ healthPoints }) => SIDES.some((side) => healthPoints[side] > 0));
}
