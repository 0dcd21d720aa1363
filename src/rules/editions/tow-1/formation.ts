import { type EngagedUnit, type Engagement, flankersOf, ranksOf } from '../../score-sheet/engagement';
import { isAtLeastAsWideAsDeep } from '../../score-sheet/row-condition';
import { strengthOfUnit, typeOf } from '../../score-sheet/unit-strength';
import { unitStrength } from './troop-types';

/**
 * Enemies with so much Unit Strength in flank or rear disrupt a unit; heavy infantry in Combat Order needs
 * more.
 */
const DISRUPTING_UNIT_STRENGTH = 5;
const DISRUPTING_HEAVY_INFANTRY = 10;
/** By how much a Horde's highest Rank Bonus is higher. */
const HORDE_BONUS = 1;

/**
 * Whether the unit is in Close or Open Order and at least as wide as deep. If its formation is not entered,
 * it counts as one.
 */
export function isInCombatOrder(unit: EngagedUnit): boolean {
  const { formation = 'closeOrder' } = unit;
  return ['closeOrder', 'openOrder'].includes(formation) && isAtLeastAsWideAsDeep(unit);
}

/**
 * The ranks behind the first with enough models, without the highest bonus; 0 for a unit that may claim none.
 */
export function countedRanks(unit: EngagedUnit): number {
  const perRank = typeOf(unitStrength, unit.troopType)?.modelsInRank;
  const { models, frontWidth } = unit;
  if (!isInCombatOrder(unit) || unit.disrupted === true || unit.noRankBonus === true) return 0;
  if (perRank === undefined || models === undefined || !frontWidth) return 0;
  return Math.max(0, ranksOf(models, frontWidth, perRank) - 1);
}

/** The Rank Bonus of the unit: as entered, else its counted ranks up to the highest of its type. */
export function rankBonus(unit: EngagedUnit): number {
  if (unit.disrupted === true || unit.rankBonusDenied === true || !isInCombatOrder(unit)) return 0;
  if (unit.ranks !== undefined) return unit.ranks;
  const highest = typeOf(unitStrength, unit.troopType)?.highestRankBonus ?? 0;
  return Math.min(countedRanks(unit), highest + (unit.horde === true ? HORDE_BONUS : 0));
}

/** Whether the unit is disrupted: a strong enough enemy is in its flank or rear. */
export function isDisrupted(engagement: Engagement, unit: EngagedUnit): boolean {
  const steady = unit.troopType === 'heavyInfantry' && isInCombatOrder(unit);
  const needed = steady ? DISRUPTING_HEAVY_INFANTRY : DISRUPTING_UNIT_STRENGTH;
  return flankersOf(engagement, unit.id).some(
    (meeting) => strengthOfUnit(unitStrength, meeting.unit) >= needed,
  );
}
