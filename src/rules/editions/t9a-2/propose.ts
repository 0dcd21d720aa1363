import { NOTHING_PROPOSED, type ProposedTest, proposedTest } from '../../break-test/open-test';
import {
  type EngagedUnit,
  type Engagement,
  enemiesInContact,
  flankersOf,
  isLeftWithoutEnemy,
  type Meeting,
  meetingsBy,
  type ProposedAnswers,
  proposedFrom,
  type SpannedAnswers,
  type UnitFact,
  unitsOf,
} from '../../score-sheet/engagement';
import { otherSide, type Side } from '../../score-sheet/score-sheet';
import { causesFear, ranksOfUnit } from '../../score-sheet/unit-ranks';
import type { Source } from '../../source';
import { anyOf, highestOf, known, mapped, type Span } from '../../span';

const FULL_RANKS: Source = {
  at: 'a third party’s summary of Full Ranks: 5 models wide, 3 Large, 1 Gigantic',
  standing: 'reading',
};
const COMBAT_SCORE: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/combat-score',
  standing: 'text',
};
const FEAR: Source = { at: 'BSData/The-9th-Age, 2nd-theNinthAge-FantasyBattles.gst', standing: 'text' };

/** The models of a Full Rank of Large models: a unit of one model alone may be Gigantic. */
const SMALLEST_FULL_RANK = 3;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Full Ranks',
    hint: 'stays until you change it',
    source: FULL_RANKS,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'frontWidth',
    label: 'or models per rank',
    hint: '5, Large 3, Gigantic 1: the ranks follow the losses',
    source: FULL_RANKS,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'standard', label: 'Standard Bearer', source: COMBAT_SCORE, input: 'switch' },
  { id: 'battleStandard', label: 'Battle Standard Bearer', source: COMBAT_SCORE, input: 'switch' },
  { id: 'causesFear', label: 'Fear', source: FEAR, input: 'switch' },
] as const satisfies readonly UnitFact[];

/**
 * The answers that follow from the engaged units. A unit without an enemy in contact counts only for Health
 * Points.
 */
export function propose(engagement: Engagement): ProposedAnswers {
  return proposedFrom({ a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') });
}

/** The proposed answers for a losing unit's test, at present. */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return proposedTest({
    fullRanks: ranks(unit),
    enemyFullRanks: most(enemies),
    disruptingFullRanks: most(flankersOf(engagement, unitId).map((meeting) => meeting.unit)),
    fear: anyOf(enemiesInContact(engagement, unitId).map(causesFear)),
    noEnemyInContact: known(isLeftWithoutEnemy(engagement, unitId)),
  });
}

function answersOf(engagement: Engagement, side: Side): SpannedAnswers {
  const units = unitsOf(engagement, side).filter(({ id }) => !isLeftWithoutEnemy(engagement, id));
  if (units.length === 0) return {};
  const meetings = meetingsBy(engagement, side);
  const inFacing = (facings: readonly Meeting['facing'][]) =>
    meetings.filter(({ facing }) => facings.includes(facing)).map(({ unit }) => unit);
  return {
    charge: known(meetings.some(({ charge }) => charge === 'thisRound')),
    flank: flanking(inFacing(['leftFlank', 'rightFlank'])),
    rear: flanking(inFacing(['rear'])),
    fullRanks: most(units),
    standards: known(units.reduce((sum, unit) => sum + count(unit.standard) + count(unit.battleStandard), 0)),
  };
}

function flanking(units: readonly EngagedUnit[]): Span<'none' | 'withoutFullRank' | 'withFullRank'> {
  if (units.length === 0) return known('none');
  return mapped(most(units), (full) => (full > 0 ? 'withFullRank' : 'withoutFullRank'));
}

function most(units: readonly EngagedUnit[]): Span<number> {
  return highestOf(units.map(ranks));
}

/** As the players entered them; else all ranks that are filled completely. */
function ranks(unit: EngagedUnit): Span<number> {
  const { ranks: counted, models, startingModels = models, frontWidth } = unit;
  if (frontWidth) return ranksOfUnit(unit, { modelsInRank: frontWidth });
  const smallest = counted === undefined || startingModels === 1 ? 1 : SMALLEST_FULL_RANK;
  return ranksOfUnit(unit, { modelsInRank: smallest });
}

function count(has: boolean | undefined): number {
  return has === true ? 1 : 0;
}
