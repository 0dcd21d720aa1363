import { type EngagedUnit, type Engagement, flankersOf, ranksOf } from '../../score-sheet/engagement';
import { isAtLeastAsWideAsDeep } from '../../score-sheet/row-condition';
import { strengthOfUnit, typeOf } from '../../score-sheet/unit-strength';
import { unitStrength } from './troop-types';

/** Enemies of so much Unit Strength in flank or rear disrupt a unit; heavy infantry in Combat Order needs more. */
const DISRUPTING_UNIT_STRENGTH = 5;
const DISRUPTING_HEAVY_INFANTRY = 10;
/** What a Horde's highest Rank Bonus is more. */
const HORDE_BONUS = 1;

/** Whether the unit is in Close or Open Order and at least as wide as deep; one of which nobody said how it stands is taken to be. */
export function isInCombatOrder(unit: EngagedUnit): boolean {
  const { formation = 'closeOrder' } = unit;
  return ['closeOrder', 'openOrder'].includes(formation) && isAtLeastAsWideAsDeep(unit);
}

/** The ranks behind the first that hold enough models, before the highest bonus is looked at; 0 for a unit that may claim none. */
export function countedRanks(unit: EngagedUnit): number {
  const perRank = typeOf(unitStrength, unit.troopType)?.modelsInRank;
  const { models, frontWidth } = unit;
  if (!isInCombatOrder(unit) || unit.disrupted === true || unit.noRankBonus === true) return 0;
  if (perRank === undefined || models === undefined || !frontWidth) return 0;
  return Math.max(0, ranksOf(models, frontWidth, perRank) - 1);
}

/** The Rank Bonus the unit may claim: as the players say, else its counted ranks up to the highest of its type. */
export function rankBonus(unit: EngagedUnit): number {
  if (unit.disrupted === true || unit.rankBonusDenied === true || !isInCombatOrder(unit)) return 0;
  if (unit.ranks !== undefined) return unit.ranks;
  const highest = typeOf(unitStrength, unit.troopType)?.highestRankBonus ?? 0;
  return Math.min(countedRanks(unit), highest + (unit.horde === true ? HORDE_BONUS : 0));
}

/** Whether the contacts disrupt the unit: a strong enough enemy in its flank or rear. */
export function isDisrupted(engagement: Engagement, unit: EngagedUnit): boolean {
  const steady = unit.troopType === 'heavyInfantry' && isInCombatOrder(unit);
  const needed = steady ? DISRUPTING_HEAVY_INFANTRY : DISRUPTING_UNIT_STRENGTH;
  return flankersOf(engagement, unit.id).some(
    (meeting) => strengthOfUnit(unitStrength, meeting.unit) >= needed,
  );
}
