import { armyOf, healthOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { otherSide, type Side } from '@/rules/index';
import { type BattleScore, battleScore, totalsOf } from './battle-score';

/** The destruction of one unit, and the score after it. */
export type Swing = {
  readonly unit: ArmyUnit['unit'];
  /** Victory Points that the unit's enemy would gain. */
  readonly gain: number;
  readonly victoryPoints: Readonly<Record<Side, number>>;
  /** Null: the score has none. */
  readonly battlePoints: Readonly<Record<Side, number>> | null;
  /** The name of the new difference in the players' own table. */
  readonly margin: string | null;
};

/**
 * The units whose destruction would change the result: the Battle Points, or without them the leader or the
 * margin. Each side's easiest first: the fewest Health Points left, then the most Victory Points. At most
 * `most` of each side.
 */
export function cheapestSwings(battle: Battle, mostPerSide: number): readonly Swing[] {
  const now = battleScore(battle);
  if (!now) return [];
  return (['b', 'a'] as const).flatMap((side) =>
    armyOf(battle, side)
      .filter(isOnTable)
      .flatMap((army) => swing(battle, army, now).map((found) => ({ found, takes: healthOf(army) })))
      .toSorted((left, right) => left.takes - right.takes || right.found.gain - left.found.gain)
      .map(({ found }) => found)
      .slice(0, mostPerSide),
  );
}

function swing(battle: Battle, army: ArmyUnit, now: BattleScore): readonly Swing[] {
  const units = battle.units.map((other) =>
    other === army ? { ...other, fate: 'destroyed' as const } : other,
  );
  const then = battleScore({ ...battle, units });
  if (!then || resultKey(then) === resultKey(now)) return [];
  const gainer = otherSide(army.unit.side);
  return [
    {
      unit: army.unit,
      gain: then[gainer].total - now[gainer].total,
      victoryPoints: { a: then.a.total, b: then.b.total },
      battlePoints: totalsOf(then.battlePoints),
      margin: then.margin,
    },
  ];
}

/** The key of the result: two scores with the same key are the same result for the players. */
function resultKey({ battlePoints: points, lead, margin }: BattleScore): string {
  return points ? String(points.a.total) : `${lead.leader} ${margin}`;
}
