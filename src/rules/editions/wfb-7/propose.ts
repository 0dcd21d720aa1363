import { NOTHING_PROPOSED, type ProposedTest, proposedTest } from '../../break-test/open-test';
import {
  type EngagedUnit,
  type Engagement,
  flankersOf,
  type Meeting,
  meetingsBy,
  type ProposedAnswers,
  proposedFrom,
  type SpannedAnswers,
  type UnitFact,
  unitsOf,
  wipedOutUnits,
} from '../../score-sheet/engagement';
import { otherSide, type Side } from '../../score-sheet/score-sheet';
import { causesFear, ranksOfUnit } from '../../score-sheet/unit-ranks';
import { strengthOfUnits } from '../../score-sheet/unit-strength';
import type { Source } from '../../source';
import {
  anyOf,
  anyValueOf,
  countOf,
  highestOf,
  isAtLeast,
  known,
  mapped,
  missingIn,
  type Span,
  when,
} from '../../span';
import { unitStrength } from './unit-strength';

const BONUSES: Source = {
  at: 'https://7th.whfb.app/close-combat/combat-result-bonuses',
  standing: 'text',
};
const MUSICIAN: Source = { at: 'https://7th.whfb.app/command-groups/drawn-combats', standing: 'text' };
const UNIT_STRENGTH: Source = { at: 'https://7th.whfb.app/units/unit-strength', standing: 'text' };
const FEAR: Source = {
  at: 'https://7th.whfb.app/psychology/defeated-by-fear-causing-enemy',
  standing: 'text',
};

/** A unit and its last rank need so many models side by side for a rank bonus. */
const RANK_MODELS = 5;
/** A unit needs so much Unit Strength to count in a flank or rear. */
const FLANKING_UNIT_STRENGTH = 5;
/** The most flanking units that the card counts. */
const MOST_FLANKING_UNITS = 4;
/** The most extra ranks that the card counts, of which three score. */
const MOST_EXTRA_RANKS = 5;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Extra ranks',
    hint: 'behind the first, the last 5 wide',
    behindTheFirst: true,
    source: BONUSES,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'models', label: 'Models', source: BONUSES, input: 'number', min: 0, max: 999 },
  {
    id: 'frontWidth',
    label: 'Models wide',
    hint: 'at least 5 for a rank bonus',
    source: BONUSES,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'or its type below',
    source: UNIT_STRENGTH,
    input: 'number',
    min: 0,
    max: 999,
  },
  {
    id: 'troopType',
    label: 'Type',
    hint: 'its Unit Strength follows the models',
    source: UNIT_STRENGTH,
    input: 'choice',
    options: unitStrength.types,
  },
  {
    id: 'riders',
    label: 'Riders',
    hint: 'on each chariot or monster',
    source: UNIT_STRENGTH,
    input: 'number',
    min: 0,
    max: 20,
  },
  { id: 'standard', label: 'Standard', source: BONUSES, input: 'switch' },
  { id: 'battleStandard', label: 'Battle standard', source: BONUSES, input: 'switch' },
  { id: 'musician', label: 'Musician', source: MUSICIAN, input: 'switch' },
  { id: 'higherGround', label: 'Higher ground', source: BONUSES, input: 'switch' },
  { id: 'causesFear', label: 'Causes fear', source: FEAR, input: 'switch' },
  {
    id: 'noRankBonus',
    label: 'No rank bonus',
    hint: 'skirmishers, fast cavalry',
    source: BONUSES,
    input: 'switch',
  },
] as const satisfies readonly UnitFact[];

/** The answers that follow from the engaged units. */
export function propose(engagement: Engagement): ProposedAnswers {
  return proposedFrom({ a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') });
}

/**
 * The proposed answers for a losing unit's test: whether it was beaten by an enemy that causes Fear, and the
 * comparison of Unit Strength.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return proposedTest({
    fear: anyOf(enemies.map(causesFear)),
    unitStrength: strengthOf(unitsOf(engagement, unit.side)),
    enemyUnitStrength: strengthFeared(enemies),
  });
}

/** The Unit Strength of the enemies that cause Fear; of all if none does. */
function strengthFeared(enemies: readonly EngagedUnit[]): Span<number> {
  const fears = enemies.map((unit) => ({ unit, fear: causesFear(unit) }));
  const surely = fears.filter(({ fear }) => fear.low).map(({ unit }) => unit);
  const maybe = fears.filter(({ fear }) => fear.high && !fear.low);
  if (maybe.length === 0) return strengthOf(surely.length > 0 ? surely : enemies);
  const groups =
    surely.length > 0
      ? [strengthOf(surely), strengthOf([...surely, ...maybe.map(({ unit }) => unit)])]
      : [...maybe.map(({ unit }) => strengthOf([unit])), strengthOf(enemies)];
  return anyValueOf(groups, missingIn(maybe.map(({ fear }) => fear)));
}

function answersOf(engagement: Engagement, side: Side): SpannedAnswers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: known(true) } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
  return {
    extraRanks: mapped(
      highestOf(units.map((unit) => when(isDenied(engagement, unit), known(0), extraRanks(unit)))),
      (ranks) => Math.min(MOST_EXTRA_RANKS, ranks),
    ),
    unitStrength: strengthOf(units),
    standard: known(has('standard')),
    battleStandard: known(has('battleStandard')),
    higherGround: known(has('higherGround')),
    flank: flankingUnits(engagement, side, ['leftFlank', 'rightFlank']),
    rear: flankingUnits(engagement, side, ['rear']),
    musician: known(has('musician')),
    wipedOut: known(false),
  };
}

/** The ranks behind the first that are wide enough, whatever their bonus is. */
function extraRanks(unit: EngagedUnit): Span<number> {
  if (unit.noRankBonus === true) return known(0);
  if (unit.frontWidth !== undefined && unit.frontWidth < RANK_MODELS) return known(0);
  return ranksOfUnit(unit, { modelsInRank: RANK_MODELS, behindTheFirst: true });
}

/** An enemy in flank or rear cancels the rank bonus if it is strong enough, whether or not it charged. */
function isDenied(engagement: Engagement, unit: EngagedUnit): Span<boolean> {
  if (unit.rankBonusDenied === true) return known(true);
  return anyOf(flankersOf(engagement, unit.id).map((meeting) => isStrongEnough(meeting.unit)));
}

function flankingUnits(
  engagement: Engagement,
  side: Side,
  facings: readonly Meeting['facing'][],
): Span<number> {
  const flanking = meetingsBy(engagement, side).filter(({ facing }) => facings.includes(facing));
  const units = new Map(flanking.map(({ unit }) => [unit.id, unit]));
  return mapped(countOf([...units.values()].map(isStrongEnough)), (count) =>
    Math.min(MOST_FLANKING_UNITS, count),
  );
}

function isStrongEnough(unit: EngagedUnit): Span<boolean> {
  return isAtLeast(strengthOf([unit]), known(FLANKING_UNIT_STRENGTH));
}

function strengthOf(units: readonly EngagedUnit[]): Span<number> {
  return strengthOfUnits(unitStrength, units, 'troopType');
}
