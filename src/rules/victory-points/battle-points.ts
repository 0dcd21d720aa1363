import type { BattlePointBand, BattlePointRules, SimplifiedResultRules } from './victory';

/** The two sides. */
type SideName = 'a' | 'b';

/** The facts that decide the result of a battle, in whole points. */
export type BattleStanding = {
  /** The agreed size of each army, in points. */
  readonly armyPoints: number;
  readonly victoryPoints: Readonly<Record<SideName, number>>;
  /** Who won the Secondary Objective; null: drawn, or not played. */
  readonly objectiveWinner: SideName | null;
};

/** A part of a side's Battle Points, with the reason. The parts add up to the side's total. */
export type BattlePointLine =
  /** From the table: the band of the difference in Victory Points. */
  | { readonly key: 'band'; readonly points: number; readonly values: { readonly difference: number } }
  /** Won (positive) or lost (negative) the Secondary Objective. */
  | { readonly key: 'objective'; readonly points: number; readonly values: Readonly<Record<string, never>> }
  /** Given or taken by the players. */
  | { readonly key: 'adjustment'; readonly points: number; readonly values: Readonly<Record<string, never>> }
  /** No side gets less than 0 or more than all. */
  | { readonly key: 'limit'; readonly points: number; readonly values: { readonly most: number } };

export type BattlePointResult = {
  readonly a: { readonly lines: readonly BattlePointLine[]; readonly total: number };
  readonly b: { readonly lines: readonly BattlePointLine[]; readonly total: number };
  /** In Victory Points, never negative. */
  readonly difference: number;
  /** Who leads on Victory Points, or null when they are equal. */
  readonly leader: SideName | null;
  /** The index of the band in the table. */
  readonly band: number;
};

/**
 * A band in Victory Points for one army size, from `from` to `to` inclusive. `to` is null in the last band,
 * and below `from` if no whole difference is in it.
 */
export type BandEdges = {
  readonly from: number;
  readonly to: number | null;
  readonly winner: number;
  readonly loser: number;
};

/** The table in Victory Points for armies of that size. The size matters only to bands in percent. */
export function bandEdges(rules: BattlePointRules, armyPoints: number): readonly BandEdges[] {
  let from = 0;
  return rules.bands.map((band) => {
    const { winner, loser } = band;
    const to = upperEdge(band, armyPoints);
    const edges = { from, to, winner, loser };
    if (to !== null) from = to + 1;
    return edges;
  });
}

/** The highest whole difference in the band; null: no upper limit. */
function upperEdge(band: BattlePointBand, armyPoints: number): number | null {
  if ('upToPoints' in band) return band.upToPoints;
  return band.upToPercent === null ? null : Math.floor((band.upToPercent * armyPoints) / 100);
}

/** Whether the table needs the army size, because its bands are percentages. */
export function needsArmyPoints({ bands }: BattlePointRules): boolean {
  return bands.some((band) => 'upToPercent' in band);
}

/**
 * Both sides' Battle Points, in whole numbers for any army size. Together they are the table's total if its
 * bands share it, unless the players adjusted them: an adjustment changes only its own side, and no side goes
 * below 0 or above the total.
 */
export function battlePoints(
  rules: BattlePointRules,
  standing: BattleStanding,
  adjustments: Readonly<Record<SideName, number>> = { a: 0, b: 0 },
): BattlePointResult {
  const { leader, difference } = lead(standing.victoryPoints.a - standing.victoryPoints.b);
  const band = rules.bands.findIndex((candidate) => {
    const to = upperEdge(candidate, standing.armyPoints);
    return to === null || difference <= to;
  });
  const row = rules.bands[band];
  if (!row) throw new Error('The last band must have no upper edge');
  const side = (name: SideName) => {
    const fromTable = leader === name ? row.winner : row.loser;
    const objective = objectivePoints(rules, standing.objectiveWinner, name);
    const beforeAdjustment = clamp(fromTable + objective, rules.total);
    const total = clamp(beforeAdjustment + adjustments[name], rules.total);
    const limit = total - fromTable - objective - adjustments[name];
    const lines: readonly BattlePointLine[] = [
      { key: 'band', points: fromTable, values: { difference } },
      ...(objective === 0 ? [] : [{ key: 'objective', points: objective, values: {} } as const]),
      ...(adjustments[name] === 0
        ? []
        : [{ key: 'adjustment', points: adjustments[name], values: {} } as const]),
      ...(limit === 0 ? [] : [{ key: 'limit', points: limit, values: { most: rules.total } } as const]),
    ];
    return { lines, total };
  };
  return { a: side('a'), b: side('b'), difference, leader, band };
}

/** The names of the simplified result. */
export const SIMPLIFIED_RESULTS = ['draw', 'win', 'massacre'] as const;
export type SimplifiedResult = {
  readonly result: (typeof SIMPLIFIED_RESULTS)[number];
  /** Null in a draw. */
  readonly winner: SideName | null;
};

/** The result in words. It is compared exactly, in hundredths of a Victory Point: nothing is rounded. */
export function simplifiedResult(rules: SimplifiedResultRules, standing: BattleStanding): SimplifiedResult {
  const { armyPoints, victoryPoints, objectiveWinner } = standing;
  const hundredths = (side: SideName) =>
    100 * victoryPoints[side] + (objectiveWinner === side ? rules.objectivePercent * armyPoints : 0);
  const { leader, difference } = lead(hundredths('a') - hundredths('b'));
  if (leader === null || difference < rules.winFromPercent * armyPoints)
    return { result: 'draw', winner: null };
  const massacre = difference > rules.massacreAbovePercent * armyPoints;
  return { result: massacre ? 'massacre' : 'win', winner: leader };
}

function lead(of: number): { readonly leader: SideName | null; readonly difference: number } {
  return { leader: of > 0 ? 'a' : of < 0 ? 'b' : null, difference: Math.abs(of) };
}

function objectivePoints(rules: BattlePointRules, winner: SideName | null, side: SideName): number {
  if (!rules.objective || winner === null) return 0;
  return winner === side ? rules.objective.battlePoints : -rules.objective.battlePoints;
}

function clamp(points: number, most: number): number {
  return Math.min(most, Math.max(0, points));
}
