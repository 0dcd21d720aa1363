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
import { ranksOfUnit } from '../../score-sheet/unit-ranks';
import type { Source } from '../../source';
import { anyOf, highestOf, isAtLeast, known, mapped, type Span, when } from '../../span';

const EXTRA_RANKS: Source = { at: 'https://8th.whfb.app/close-combat/extra-ranks', standing: 'text' };
const SUMMARY: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition, players’ summary sheet: standards, higher ground, overkill',
  standing: 'recalled',
};
const SKIRMISHERS: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition: skirmishers have no ranks; two ranks disrupt',
  standing: 'recalled',
};

/** A rank has so many models side by side. */
const RANK_MODELS = 5;
/** An enemy in flank or rear with so many ranks disrupts. */
const DISRUPTING_RANKS = 2;
/** The most enemy units that the card counts. */
const MOST_FLANKED_UNITS = 4;
/** The most extra ranks that the card counts, of which three score. */
const MOST_EXTRA_RANKS = 5;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Ranks',
    hint: 'five wide, the first included',
    source: EXTRA_RANKS,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'frontWidth',
    label: 'or models wide',
    hint: 'the ranks follow the losses',
    source: EXTRA_RANKS,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'standard', label: 'Standard', source: SUMMARY, input: 'switch' },
  { id: 'battleStandard', label: 'Battle Standard', source: SUMMARY, input: 'switch' },
  { id: 'musician', label: 'Musician', source: SUMMARY, input: 'switch' },
  { id: 'higherGround', label: 'Higher ground', source: SUMMARY, input: 'switch' },
  {
    id: 'noRankBonus',
    label: 'No ranks',
    hint: 'skirmishers',
    source: SKIRMISHERS,
    input: 'switch',
  },
] as const satisfies readonly UnitFact[];

/** The answers that follow from the engaged units. */
export function propose(engagement: Engagement): ProposedAnswers {
  return proposedFrom({ a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') });
}

/**
 * The proposed answers for a losing unit's test: its own ranks, and the most ranks of one enemy unit in the
 * combat.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return proposedTest({ ranks: ranks(unit), enemyRanks: highestOf(enemies.map(ranks)) });
}

function answersOf(engagement: Engagement, side: Side): SpannedAnswers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: known(true) } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
  const counted = units.map((unit) => when(isDisrupted(engagement, unit), known(0), ranks(unit)));
  return {
    charge: known(meetingsBy(engagement, side).some(({ charge }) => charge === 'thisRound')),
    extraRanks: mapped(highestOf(counted), (most) => Math.min(MOST_EXTRA_RANKS, Math.max(0, most - 1))),
    standard: known(has('standard')),
    battleStandard: known(has('battleStandard')),
    higherGround: known(has('higherGround')),
    flank: known(attackedUnits(engagement, side, ['leftFlank', 'rightFlank'])),
    rear: known(attackedUnits(engagement, side, ['rear'])),
    musician: known(has('musician')),
    wipedOut: known(false),
  };
}

function isDisrupted(engagement: Engagement, unit: EngagedUnit): Span<boolean> {
  if (unit.rankBonusDenied === true) return known(true);
  return anyOf(
    flankersOf(engagement, unit.id).map((meeting) => isAtLeast(ranks(meeting.unit), known(DISRUPTING_RANKS))),
  );
}

/** Enemy units that the side fights there, each once. */
function attackedUnits(engagement: Engagement, side: Side, facings: readonly Meeting['facing'][]): number {
  const attacked = meetingsBy(engagement, side)
    .filter(({ facing }) => facings.includes(facing))
    .map(({ enemy }) => enemy.id);
  return Math.min(MOST_FLANKED_UNITS, new Set(attacked).size);
}

/** The ranks that are wide enough, the first included, whether or not they give a bonus. */
function ranks(unit: EngagedUnit): Span<number> {
  if (unit.noRankBonus === true) return known(0);
  if (unit.frontWidth !== undefined && unit.frontWidth < RANK_MODELS) return known(0);
  return ranksOfUnit(unit, { modelsInRank: RANK_MODELS });
}
