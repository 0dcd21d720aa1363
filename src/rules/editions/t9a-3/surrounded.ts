import { type EngagedUnit, type Engagement, flankersOf } from '../../score-sheet/engagement';
import { ranksOfUnit } from '../../score-sheet/unit-ranks';
import { between, known, less, missingIn, type Span, sumOf } from '../../span';

/** The models that fill a Proper Rank, from Height 0 to Height 5. */
export const PROPER_RANK_MODELS = [5, 5, 5, 3, 3, 1] as const;

/** Each unit's Proper Ranks, reduced by Surrounded. */
export type NetProperRanks = {
  /** By unit id; a unit that is not in the engagement has 0. */
  of(unitId: string): Span<number>;
  /** The Proper Ranks that the unit has lost. */
  lostBy(unitId: string): Span<number>;
  /**
   * Surrounded units whose enemy in flank or rear is Surrounded too: the players set their number of ranks.
   */
  readonly bothSurrounded: readonly string[];
};

const NONE = known(0);

/**
 * Surrounded: a unit loses as many Proper Ranks as the enemies in its Flank and Rear have together, but never
 * goes below 0. Enemies that are not Surrounded count first; then the Surrounded ones, with their remaining
 * ranks, in the order of the units.
 */
export function netProperRanks(engagement: Engagement): NetProperRanks {
  const own = new Map(engagement.units.map((unit) => [unit.id, properRanks(unit)]));
  const around = new Map<string, readonly Span<number>[]>();
  const surroundingOf = (unitId: string) => sumOf(around.get(unitId) ?? []);
  const of = (unitId: string) => less(own.get(unitId) ?? NONE, surroundingOf(unitId));
  const lessen = (unitId: string, by: Span<number>) =>
    around.set(unitId, [...(around.get(unitId) ?? []), by]);
  const flankers = new Map(engagement.units.map((unit) => [unit.id, enemiesAround(engagement, unit)]));
  const isSurrounded = (unit: EngagedUnit) =>
    unit.surroundingRanks ? unit.surroundingRanks.length > 0 : (flankers.get(unit.id) ?? []).length > 0;

  for (const unit of engagement.units) {
    for (const ranks of unit.surroundingRanks ?? []) lessen(unit.id, known(ranks));
  }
  const surrounding = engagement.units.filter((unit) => unit.wipedOut !== true);
  const bothSurrounded = new Set<string>();
  for (const surrounded of [false, true]) {
    for (const flanker of surrounding.filter((unit) => isSurrounded(unit) === surrounded)) {
      for (const [unitId, enemies] of flankers) {
        if (!enemies.includes(flanker.id)) continue;
        lessen(unitId, of(flanker.id));
        if (surrounded) bothSurrounded.add(unitId);
      }
    }
  }
  const lostBy = (unitId: string) => {
    const [before, surrounding] = [own.get(unitId) ?? NONE, surroundingOf(unitId)];
    return between(
      Math.min(before.low, surrounding.low),
      Math.min(before.high, surrounding.high),
      missingIn([before, surrounding]),
    );
  };
  return { of, lostBy, bothSurrounded: [...bothSurrounded] };
}

/** The unit's Proper Ranks at present: as entered, else from its models, front and Height. */
export function properRanks(unit: EngagedUnit): Span<number> {
  const { height } = unit;
  const modelsInRank =
    height === undefined ? PROPER_RANK_MODELS : (PROPER_RANK_MODELS[height] ?? PROPER_RANK_MODELS[0]);
  return ranksOfUnit(unit, { modelsInRank, kind: 'height' });
}

/** The enemies in its flank and rear, each once. Empty if the players have entered their ranks. */
function enemiesAround(engagement: Engagement, unit: EngagedUnit): readonly string[] {
  if (unit.surroundingRanks) return [];
  return [...new Set(flankersOf(engagement, unit.id).map((meeting) => meeting.unit.id))];
}
