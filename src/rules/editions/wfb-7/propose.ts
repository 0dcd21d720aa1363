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
import { strengthOfUnits } from '../../score-sheet/unit-strength';
import type { Source } from '../../source';
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
    extraRanks: Math.min(
      MOST_EXTRA_RANKS,
      Math.max(0, ...units.map((unit) => (isDenied(engagement, unit) ? 0 : extraRanks(unit)))),
    ),
    unitStrength: strengthOf(units),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
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

/** An enemy in flank or rear cancels the rank bonus if it is strong enough, whether or not it charged. */
function isDenied(engagement: Engagement, unit: EngagedUnit): boolean {
  if (unit.rankBonusDenied === true) return true;
  return flankersOf(engagement, unit.id).some((meeting) => isStrongEnough(meeting.unit));
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
  return strengthOfUnits(unitStrength, units);
}
