import { enemyUnitsOf } from '@/battle/score/battle-score';
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
  /** Over so many percent, and up to so many (null without an upper edge); missing in a table in points. */
  readonly overPercent?: number;
  readonly upToPercent?: number | null;
  /** The same in Victory Points; null where no army size is known. */
  readonly points: { readonly from: number; readonly to: number | null } | null;
  readonly winner: number;
  readonly loser: number;
};

/** The band table, in points too where the army size is known. */
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

/** A line of the players' own table, in points from and to. */
export type MarginRow = { readonly name: string; readonly from: number; readonly to: number | null };

/** The players' table with where each line begins. */
export function marginRows(table: MarginTable): readonly MarginRow[] {
  return table.map(({ name, upTo }, index) => {
    const before = table[index - 1]?.upTo;
    return { name, from: before === undefined || before === null ? 0 : before + 1, to: upTo };
  });
}

/** What a side gets of a bonus. */
export type BonusStanding = {
  readonly count: number;
  readonly points: number;
  /** The players' own count stands in the place of what the armies say. */
  readonly overridden: boolean;
  /** What the armies say. */
  readonly proposed: number;
};

export type BonusRow = { readonly bonus: VictoryBonus } & Readonly<Record<Side, BonusStanding>>;

/** Every bonus that is counted, not held, with what each side gets of it. */
export function bonusRows(battle: Battle, bonuses: readonly VictoryBonus[]): readonly BonusRow[] {
  const counted = bonuses.filter(({ places }) => places === undefined);
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

/** The answer that makes the count so high: null, which follows the armies, where they say so themselves. */
export function bonusAnswer({ proposed }: BonusStanding, wanted: number): number | null {
  return wanted === proposed ? null : wanted;
}

/** A part of the Battle Points, with what each side has of it. */
export type BattlePointRow = {
  readonly key: BattlePointLine['key'];
  readonly a: number;
  readonly b: number;
  /** The difference it follows from, or the most that a side may have; null where neither applies. */
  readonly detail: number | null;
};

const LINE_KEYS = [
  'band',
  'objective',
  'adjustment',
  'limit',
] as const satisfies readonly BattlePointLine['key'][];

/** Why both sides have their Battle Points, part by part: only the parts that either side has. */
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
