import type { BreakTestAnswers } from '../../break-test/break-test';
import {
  type EngagedUnit,
  type Engagement,
  flankersOf,
  type Meeting,
  meetingsBy,
  type ProposedAnswers,
  ranksOf,
  type UnitFact,
  unitsOf,
  wipedOutUnits,
} from '../../score-sheet/engagement';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

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
  return { a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') };
}

/**
 * The proposed answers for a losing unit's test: whether it was beaten by an enemy that causes Fear, and the
 * comparison of Unit Strength.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): BreakTestAnswers {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  const enemies = unitsOf(engagement, otherSide(unit.side));
  const feared = enemies.filter(({ causesFear }) => causesFear === true);
  return {
    fear: feared.length > 0,
    unitStrength: strengthOf(unitsOf(engagement, unit.side)),
    enemyUnitStrength: strengthOf(feared.length > 0 ? feared : enemies),
  };
}

function answersOf(engagement: Engagement, side: Side): Answers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: true } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
  return {
    extraRanks: Math.max(0, ...units.map((unit) => (isDenied(engagement, unit) ? 0 : extraRanks(unit)))),
    unitStrength: strengthOf(units),
    standard: has('standard') || has('battleStandard'),
    higherGround: has('higherGround'),
    flank: flankingUnits(engagement, side, ['leftFlank', 'rightFlank']),
    rear: flankingUnits(engagement, side, ['rear']),
    musician: has('musician'),
    wipedOut: false,
  };
}

/** The ranks behind the first that are wide enough, whatever their bonus is. */
function extraRanks(unit: EngagedUnit): number {
  if (unit.noRankBonus === true) return 0;
  if (unit.frontWidth !== undefined && unit.frontWidth < RANK_MODELS) return 0;
  if (unit.ranks !== undefined) return unit.ranks;
  const { models, frontWidth } = unit;
  if (models === undefined || frontWidth === undefined) return 0;
  return Math.max(0, ranksOf(models, frontWidth, RANK_MODELS) - 1);
}

/** A flanking enemy cancels the rank bonus only if it charged there and is strong enough. */
function isDenied(engagement: Engagement, unit: EngagedUnit): boolean {
  if (unit.rankBonusDenied === true) return true;
  return flankersOf(engagement, unit.id).some(
    (meeting) => meeting.charge !== 'none' && isStrongEnough(meeting.unit),
  );
}

function flankingUnits(engagement: Engagement, side: Side, facings: readonly Meeting['facing'][]): number {
  const flanking = meetingsBy(engagement, side).filter(
    ({ unit, facing }) => facings.includes(facing) && isStrongEnough(unit),
  );
  return Math.min(MOST_FLANKING_UNITS, new Set(flanking.map(({ unit }) => unit.id)).size);
}

function isStrongEnough(unit: EngagedUnit): boolean {
  return strengthOf([unit]) >= FLANKING_UNIT_STRENGTH;
}

function strengthOf(units: readonly EngagedUnit[]): number {
  return units.reduce((sum, unit) => sum + (unit.unitStrength ?? 0), 0);
}
