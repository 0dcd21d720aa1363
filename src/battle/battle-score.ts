import {
  type BattlePointResult,
  type BattleStanding,
  battlePoints,
  otherSide,
  type Side,
  type SimplifiedResult,
  simplifiedResult,
  type Victory,
  type VictoryPointTotal,
  victoryPoints,
} from '@/rules/index';
import { armyOf, healthOf, isOnTable, rosterPoints, unitOf, victoryUnit } from './army';
import { objectiveWinner } from './army-event';
import type { ArmyUnit, Battle } from './battle';
import { editionOfBattle } from './edition-of';
import type { RecordedScore } from './event';
import type { UnitId } from './ids';

/** The battle's score if it ended now. */
export type BattleScore = {
  readonly a: VictoryPointTotal;
  readonly b: VictoryPointTotal;
  /** The agreed size, else the larger roster; null where neither is known. */
  readonly armyPoints: number | null;
  readonly objectiveWinner: Side | null;
  /** Null where the edition has none, or no army size is known. */
  readonly battlePoints: BattlePointResult | null;
  readonly simplified: SimplifiedResult | null;
};

/** What the battle would come to now, by its edition's rules; null for an edition without victory rules. */
export function battleScore(battle: Battle): BattleScore | null {
  const { victory } = editionOfBattle(battle);
  return victory ? scoreWith(battle, victory) : null;
}

function scoreWith(battle: Battle, victory: Victory): BattleScore {
  const side = (which: Side) =>
    victoryPoints(victory.points, armyOf(battle, otherSide(which)).map(victoryUnit), battle.bonuses[which]);
  const [a, b] = [side('a'), side('b')];
  const armyPoints = armyPointsOf(battle);
  const winner = objectiveWinner(battle.objective);
  const standing: BattleStanding | null =
    armyPoints === null
      ? null
      : { armyPoints, victoryPoints: { a: a.total, b: b.total }, objectiveWinner: winner };
  return {
    a,
    b,
    armyPoints,
    objectiveWinner: winner,
    battlePoints:
      standing && victory.battlePoints
        ? battlePoints(victory.battlePoints, standing, battle.adjustments)
        : null,
    simplified: standing && victory.simplified ? simplifiedResult(victory.simplified, standing) : null,
  };
}

/** The army size that percentages are of: as agreed, else the larger roster, else null. */
export function armyPointsOf(battle: Battle): number | null {
  const larger = Math.max(rosterPoints(battle, 'a'), rosterPoints(battle, 'b'));
  return battle.setup.armyPoints ?? (larger > 0 ? larger : null);
}

/** A change of one unit's fate, and what the score would come to by it. */
export type Swing = {
  readonly unit: ArmyUnit['unit'];
  /** Victory Points that the unit's enemy would gain. */
  readonly gain: number;
  readonly battlePoints: Readonly<Record<Side, number>>;
};

/**
 * The units whose destruction would change the Battle Points, each enemy's cheapest first: by the Health Points it still takes,
 * then by the Victory Points. At most so many for each side; empty without Battle Points.
 */
export function cheapestSwings(battle: Battle, mostPerSide: number): readonly Swing[] {
  const now = battleScore(battle)?.battlePoints;
  if (!now) return [];
  return (['b', 'a'] as const).flatMap((side) =>
    armyOf(battle, side)
      .filter(isOnTable)
      .toSorted((left, right) => healthOf(left) - healthOf(right))
      .flatMap((army) => swing(battle, army, now))
      .slice(0, mostPerSide),
  );
}

function swing(battle: Battle, army: ArmyUnit, now: BattlePointResult): readonly Swing[] {
  const units = battle.units.map((other) =>
    other === army ? { ...other, fate: 'destroyed' as const } : other,
  );
  const then = battleScore({ ...battle, units });
  const before = battleScore(battle);
  if (!then?.battlePoints || !before || then.battlePoints.a.total === now.a.total) return [];
  const gainer = otherSide(army.unit.side);
  return [
    {
      unit: army.unit,
      gain: then[gainer].total - before[gainer].total,
      battlePoints: { a: then.battlePoints.a.total, b: then.battlePoints.b.total },
    },
  ];
}

/** The score as it would be recorded when the battle ended now; null for an edition without victory rules. */
export function recordedScore(battle: Battle): RecordedScore | null {
  const score = battleScore(battle);
  const { victory } = editionOfBattle(battle);
  if (!score || !victory) return null;
  const side = (which: Side) => ({
    total: score[which].total,
    lines: score[which].lines.map((line) => ({
      name:
        line.unitId === null
          ? (victory.points.bonuses.find(({ id }) => id === line.bonusId)?.label ?? '')
          : (unitOf(battle, line.unitId as UnitId)?.unit.name ?? ''),
      points: line.points,
    })),
  });
  const { armyPoints, objectiveWinner: winner, battlePoints: points } = score;
  return {
    armyPoints,
    objectiveWinner: winner,
    battlePoints: points && { a: points.a.total, b: points.b.total },
    victoryPoints: { a: side('a'), b: side('b') },
  };
}
