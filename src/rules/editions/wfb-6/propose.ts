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

const COMBAT_RESULTS: Source = {
  at: 'https://6th.whfb.app/close-combat/combat-results',
  standing: 'text',
};
const RESULTS: Source = { at: 'https://6th.whfb.app/close-combat/results', standing: 'text' };
const UNIT_STRENGTH: Source = { at: 'https://6th.whfb.app/units/unit-strength', standing: 'text' };
const FEAR: Source = {
  at: 'https://6th.whfb.app/psychology/defeated-by-fear-causing-enemy',
  standing: 'text',
};

/** A unit and its last rank need so many models side by side for a rank bonus. */
const RANK_MODELS = 4;
/** A unit needs so much Unit Strength to count in a flank or rear. */
const FLANKING_UNIT_STRENGTH = 5;
/** The most flanking units that the card counts. */
const MOST_FLANKING_UNITS = 4;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Extra ranks',
    hint: 'behind the first, the last 4 wide',
    behindTheFirst: true,
    source: COMBAT_RESULTS,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'models', label: 'Models', source: COMBAT_RESULTS, input: 'number', min: 0, max: 999 },
  {
    id: 'frontWidth',
    label: 'Models wide',
    hint: 'at least 4 for a rank bonus',
    source: COMBAT_RESULTS,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'unitStrength',
    label: 'Unit Strength',
    source: UNIT_STRENGTH,
    input: 'number',
    min: 0,
    max: 999,
  },
  { id: 'standard', label: 'Standard', source: COMBAT_RESULTS, input: 'switch' },
  { id: 'battleStandard', label: 'Battle standard', source: COMBAT_RESULTS, input: 'switch' },
  { id: 'musician', label: 'Musician', source: RESULTS, input: 'switch' },
  { id: 'higherGround', label: 'Higher ground', source: COMBAT_RESULTS, input: 'switch' },
  { id: 'causesFear', label: 'Causes fear', source: FEAR, input: 'switch' },
  {
    id: 'noRankBonus',
    label: 'No rank bonus',
    hint: 'skirmishers, fast cavalry',
    source: COMBAT_RESULTS,
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
    extraRanks: highestOf(units.map((unit) => when(isDenied(engagement, unit), known(0), extraRanks(unit)))),
    unitStrength: strengthOf(units),
    standard: known(has('standard') || has('battleStandard')),
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

/** A flanking enemy cancels the rank bonus only if it charged there and is strong enough. */
function isDenied(engagement: Engagement, unit: EngagedUnit): Span<boolean> {
  if (unit.rankBonusDenied === true) return known(true);
  const charging = flankersOf(engagement, unit.id).filter(({ charge }) => charge !== 'none');
  return anyOf(charging.map((meeting) => isStrongEnough(meeting.unit)));
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

/** As entered: the edition ties no kind to it here. */
function strengthOf(units: readonly EngagedUnit[]): Span<number> {
  return strengthOfUnits({ types: [] }, units);
}
