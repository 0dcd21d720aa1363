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
  return { a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') };
}

/**
 * The proposed answers for a losing unit's test: its own ranks, and the most ranks of one enemy unit in the
 * combat.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): BreakTestAnswers {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  return { ranks: ranks(unit), enemyRanks: most(unitsOf(engagement, otherSide(unit.side))) };
}

function answersOf(engagement: Engagement, side: Side): Answers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: true } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
  return {
    charge: meetingsBy(engagement, side).some(({ charge }) => charge === 'thisRound'),
    extraRanks: Math.min(
      MOST_EXTRA_RANKS,
      Math.max(0, most(units.filter((unit) => !isDisrupted(engagement, unit))) - 1),
    ),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    higherGround: has('higherGround'),
    flank: attackedUnits(engagement, side, ['leftFlank', 'rightFlank']),
    rear: attackedUnits(engagement, side, ['rear']),
    musician: has('musician'),
    wipedOut: false,
  };
}

function isDisrupted(engagement: Engagement, unit: EngagedUnit): boolean {
  if (unit.rankBonusDenied === true) return true;
  return flankersOf(engagement, unit.id).some((meeting) => ranks(meeting.unit) >= DISRUPTING_RANKS);
}

/** Enemy units that the side fights there, each once. */
function attackedUnits(engagement: Engagement, side: Side, facings: readonly Meeting['facing'][]): number {
  const attacked = meetingsBy(engagement, side)
    .filter(({ facing }) => facings.includes(facing))
    .map(({ enemy }) => enemy.id);
  return Math.min(MOST_FLANKED_UNITS, new Set(attacked).size);
}

function most(units: readonly EngagedUnit[]): number {
  return Math.max(0, ...units.map(ranks));
}

/** The ranks that are wide enough, the first included, whether or not they give a bonus. */
function ranks({ noRankBonus, frontWidth, ranks: counted, models }: EngagedUnit): number {
  if (noRankBonus === true) return 0;
  if (frontWidth !== undefined && frontWidth < RANK_MODELS) return 0;
  if (counted !== undefined) return counted;
  return models !== undefined && frontWidth ? ranksOf(models, frontWidth, RANK_MODELS) : 0;
}
