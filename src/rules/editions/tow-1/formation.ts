import { type EngagedUnit, type Engagement, flankersOf } from '../../score-sheet/engagement';
import { isAtLeastAsWideAsDeep, standsIn } from '../../score-sheet/row-condition';
import { ranksOfUnit } from '../../score-sheet/unit-ranks';
import { strengthOfUnit, typeOf, type UnitStrengthType } from '../../score-sheet/unit-strength';
import {
  allOf,
  anyOf,
  anyValueOf,
  isAtLeast,
  known,
  type MissingFact,
  mapped,
  type Span,
  unknown,
  when,
} from '../../span';
import { unitStrength } from './troop-types';

/**
 * Enemies with so much Unit Strength in flank or rear disrupt a unit; heavy infantry in Combat Order needs
 * more.
 */
const DISRUPTING_UNIT_STRENGTH = 5;
const DISRUPTING_HEAVY_INFANTRY = 10;
/** By how much a Horde's highest Rank Bonus is higher. */
const HORDE_BONUS = 1;
/** The fewest models that fill a rank, of a type without ranks too: then its bonus is as entered. */
const SMALLEST_RANK = 3;

/** The formations that may be a Combat Order. */
export const COMBAT_ORDERS: readonly string[] = ['closeOrder', 'openOrder'];

/** Whether the unit is in Close or Open Order and at least as wide as deep. */
export function isInCombatOrder(unit: EngagedUnit): Span<boolean> {
  return allOf([standsIn(unit, COMBAT_ORDERS), isAtLeastAsWideAsDeep(unit)]);
}

/** The Rank Bonus of the unit: as entered, else its counted ranks up to the highest of its type. */
export function rankBonus(unit: EngagedUnit): Span<number> {
  if (unit.disrupted === true || unit.rankBonusDenied === true) return known(0);
  const isEntered = unit.ranks !== undefined;
  // Who enters a Rank Bonus and no width says that the unit is wide enough for it.
  const order = isEntered && !unit.frontWidth ? standsIn(unit, COMBAT_ORDERS) : isInCombatOrder(unit);
  return when(order, inItsOrder(unit), known(0));
}

function inItsOrder(unit: EngagedUnit): Span<number> {
  const { types, missing } = typesOf(unit);
  return anyValueOf(
    types.map((type) => bonusOfType(unit, type)),
    missing,
  );
}

function bonusOfType(unit: EngagedUnit, type: UnitStrengthType): Span<number> {
  const { modelsInRank = SMALLEST_RANK, highestRankBonus = 0 } = type;
  if (unit.ranks !== undefined) return ranksOfUnit(unit, { modelsInRank, behindTheFirst: true });
  const highest = highestRankBonus + (unit.horde === true ? HORDE_BONUS : 0);
  return mapped(countedRanks(unit, type), (ranks) => Math.min(ranks, highest));
}

/**
 * The ranks behind the first with enough models for the type, without the highest bonus; 0 for a unit that
 * may claim none.
 */
export function countedRanks(unit: EngagedUnit, { modelsInRank }: UnitStrengthType): Span<number> {
  if (modelsInRank === undefined || unit.disrupted === true || unit.noRankBonus === true) return known(0);
  const ranks = ranksOfUnit(unit, { modelsInRank, behindTheFirst: true });
  return when(isInCombatOrder(unit), ranks, known(0));
}

/** Whether the unit is disrupted: a strong enough enemy is in its flank or rear. */
export function isDisrupted(engagement: Engagement, unit: EngagedUnit): Span<boolean> {
  const steady = allOf([isHeavyInfantry(unit), isInCombatOrder(unit)]);
  const needed = when(steady, known(DISRUPTING_HEAVY_INFANTRY), known(DISRUPTING_UNIT_STRENGTH));
  return anyOf(
    flankersOf(engagement, unit.id).map((meeting) =>
      isAtLeast(strengthOfUnit(unitStrength, meeting.unit, 'troopType'), needed),
    ),
  );
}

function isHeavyInfantry(unit: EngagedUnit): Span<boolean> {
  const { types, missing } = typesOf(unit);
  return types.length === 1 ? known(unit.troopType === 'heavyInfantry') : unknown(missing);
}

/** Its type; every type while it was not entered. */
function typesOf({ id, troopType }: EngagedUnit): {
  readonly types: readonly UnitStrengthType[];
  readonly missing: readonly MissingFact[];
} {
  const type = typeOf(unitStrength, troopType);
  return type
    ? { types: [type], missing: [] }
    : { types: unitStrength.types, missing: [{ unitId: id, fact: 'troopType' }] };
}
