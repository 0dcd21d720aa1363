import { enemyUnitsOf } from '@/battle/score/enemy-units';
import type { Battle } from '@/battle/state/battle';
import {
  type BattlePointLine,
  type BattlePointResult,
  type BattlePointRules,
  bandEdges,
  type MarginTable,
  needsArmyPoints,
  proposedBonus,
  SIDES,
  type Side,
  type VictoryBonus,
} from '@/rules/index';

/** A line of the band table. */
export type BandRow = {
  /** More than `overPercent`, up to `upToPercent` (null: no upper limit); missing in a table in points. */
  readonly overPercent?: number;
  readonly upToPercent?: number | null;
  /** The same in Victory Points; null: the army size is not known. */
  readonly points: { readonly from: number; readonly to: number | null } | null;
  readonly winner: number;
  readonly loser: number;
};

/** The band table, also in points if the army size is known. */
export function bandRows(rules: BattlePointRules, armyPoints: number | null): readonly BandRow[] {
  const edges = armyPoints === null && needsArmyPoints(rules) ? [] : bandEdges(rules, armyPoints ?? 0);
  const percentOf = (index: number) => {
    const band = rules.bands[index];
    return band && 'upToPercent' in band ? band.upToPercent : undefined;
  };
  return rules.bands.map(({ winner, loser }, index) => {
    const inPoints = edges[index];
    const upToPercent = percentOf(index);
    return {
      ...(upToPercent === undefined ? {} : { overPercent: percentOf(index - 1) ?? 0, upToPercent }),
      points: inPoints ? { from: inPoints.from, to: inPoints.to } : null,
      winner,
      loser,
    };
  });
}

/** A line of the players' own table, with its first and last point. */
export type MarginRow = { readonly name: string; readonly from: number; readonly to: number | null };

/** The players' table, with the start of each line. */
export function marginRows(table: MarginTable): readonly MarginRow[] {
  return table.map(({ name, upTo }, index) => {
    const before = table[index - 1]?.upTo;
    return { name, from: before === undefined || before === null ? 0 : before + 1, to: upTo };
  });
}

/** A side's count of a bonus. */
export type BonusStanding = {
  readonly count: number;
  readonly points: number;
  /** The players' own count replaces the one from the armies. */
  readonly overridden: boolean;
  /** The count from the armies. */
  readonly proposed: number;
};

export type BonusRow = { readonly bonus: VictoryBonus } & Readonly<Record<Side, BonusStanding>>;

/** Every bonus that is counted (not held, nor scored marker by marker), with each side's count. */
export function bonusRows(battle: Battle, bonuses: readonly VictoryBonus[]): readonly BonusRow[] {
  const counted = bonuses.filter(
    ({ places, objectives }) => places === undefined && objectives === undefined,
  );
  const [enemiesOfA, enemiesOfB] = SIDES.map((side) => enemyUnitsOf(battle, side));
  return counted.map((bonus) => {
    const standing = (side: Side): BonusStanding => {
      const proposed = proposedBonus(bonus, (side === 'a' ? enemiesOfA : enemiesOfB) ?? []);
      const answer = battle.bonuses[side][bonus.id] ?? null;
      const count = answer ?? proposed;
      return {
        count,
        points: count * bonus.pointsEach,
        overridden: bonus.earnedBy !== undefined && answer !== null,
        proposed,
      };
    };
    return { bonus, a: standing('a'), b: standing('b') };
  });
}

/** The answer that gives this count; null (follow the armies) if the armies give the same. */
export function bonusAnswer({ proposed }: BonusStanding, wanted: number): number | null {
  return wanted === proposed ? null : wanted;
}

/** A part of the Battle Points, with each side's points. */
export type BattlePointRow = {
  readonly key: BattlePointLine['key'];
  readonly a: number;
  readonly b: number;
  /** The difference behind it, or the most that a side may have; null: neither applies. */
  readonly detail: number | null;
};

const LINE_KEYS = [
  'band',
  'objective',
  'adjustment',
  'limit',
] as const satisfies readonly BattlePointLine['key'][];

/** The Battle Points of both sides, part by part; only parts that a side has. */
export function battlePointRows(
  lines: Readonly<Record<Side, readonly BattlePointLine[]>>,
): readonly BattlePointRow[] {
  return LINE_KEYS.flatMap((key) => {
    const [a, b] = SIDES.map((side) => lines[side].find((line) => line.key === key));
    const found = a ?? b;
    return found ? [{ key, a: a?.points ?? 0, b: b?.points ?? 0, detail: detailOf(found) }] : [];
  });
}

function detailOf(line: BattlePointLine): number | null {
  if (line.key === 'band') return line.values.difference;
  return line.key === 'limit' ? line.values.most : null;
}

/** The lines of a running score. */
export function linesOf({ a, b }: BattlePointResult): Readonly<Record<Side, readonly BattlePointLine[]>> {
  return { a: a.lines, b: b.lines };
}
