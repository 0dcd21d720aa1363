import type { BreakTestAnswers } from '../../break-test/break-test';
import {
  type EngagedUnit,
  type Engagement,
  enemiesInContact,
  flankersOf,
  isLeftWithoutEnemy,
  type Meeting,
  meetingsBy,
  type ProposedAnswers,
  type UnitFact,
  unitsOf,
} from '../../score-sheet/engagement';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const FULL_RANKS: Source = {
  at: 'a third party’s summary of Full Ranks: 5 models wide, 3 Large, 1 Gigantic',
  standing: 'reading',
};
const COMBAT_SCORE: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/combat-score',
  standing: 'text',
};
const FEAR: Source = { at: 'BSData/The-9th-Age, 2nd-theNinthAge-FantasyBattles.gst', standing: 'text' };

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Full Ranks',
    hint: 'as long as it stands so',
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
  return { a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') };
}

/** The proposed answers for a losing unit's test, at present. */
export function proposeBreakTest(engagement: Engagement, unitId: string): BreakTestAnswers {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return {
    fullRanks: ranks(unit),
    enemyFullRanks: most(enemies),
    disruptingFullRanks: most(flankersOf(engagement, unitId).map((meeting) => meeting.unit)),
    fear: enemiesInContact(engagement, unitId).some(({ causesFear }) => causesFear === true),
    noEnemyInContact: isLeftWithoutEnemy(engagement, unitId),
  };
}

function answersOf(engagement: Engagement, side: Side): Answers {
  const units = unitsOf(engagement, side).filter(({ id }) => !isLeftWithoutEnemy(engagement, id));
  if (units.length === 0) return {};
  const meetings = meetingsBy(engagement, side);
  const inFacing = (facings: readonly Meeting['facing'][]) =>
    meetings.filter(({ facing }) => facings.includes(facing)).map(({ unit }) => unit);
  return {
    charge: meetings.some(({ charge }) => charge === 'thisRound'),
    flank: flanking(inFacing(['leftFlank', 'rightFlank'])),
    rear: flanking(inFacing(['rear'])),
    fullRanks: most(units),
    standards: units.reduce((sum, unit) => sum + count(unit.standard) + count(unit.battleStandard), 0),
  };
}

function flanking(units: readonly EngagedUnit[]): 'none' | 'withoutFullRank' | 'withFullRank' {
  if (units.length === 0) return 'none';
  return most(units) > 0 ? 'withFullRank' : 'withoutFullRank';
}

function most(units: readonly EngagedUnit[]): number {
  return Math.max(0, ...units.map(ranks));
}

/** As the players entered them; else all ranks that are filled completely. */
function ranks({ ranks: counted, models, frontWidth }: EngagedUnit): number {
  if (counted !== undefined) return counted;
  return models !== undefined && frontWidth ? Math.floor(models / frontWidth) : 0;
}

function count(has: boolean | undefined): number {
  return has === true ? 1 : 0;
}
