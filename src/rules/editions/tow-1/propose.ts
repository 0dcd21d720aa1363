import type { BreakTestAnswers } from '../../break-test/break-test';
import {
  type Engagement,
  type Meeting,
  meetingsBy,
  type ProposedAnswers,
  unitsOf,
  wipedOutUnits,
} from '../../score-sheet/engagement';
import { answersAsked } from '../../score-sheet/row-condition';
import { type Answers, otherSide, type Side } from '../../score-sheet/score-sheet';
import { strengthOfUnits } from '../../score-sheet/unit-strength';
import { combatScore } from './combat-score';
import { isDisrupted, rankBonus } from './formation';
import { unitStrength } from './troop-types';

/** The highest count that the card reaches by taps. */
const MOST_ON_THE_CARD = 4;
/** Higher than any unit's Rank Bonus. */
const MOST_RANK_BONUS = 5;

/** The answers that follow from the engaged units. */
export function propose(engagement: Engagement): ProposedAnswers {
  return { a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') };
}

/**
 * The proposed answers for a losing unit's test: the comparison of Unit Strength, and whether the winners
 * cause Terror.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): BreakTestAnswers {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return {
    terror: enemies.some(({ causesFear }) => causesFear === true),
    unitStrength: strengthOfUnits(unitStrength, unitsOf(engagement, unit.side)),
    enemyUnitStrength: strengthOfUnits(unitStrength, enemies),
  };
}

function answersOf(engagement: Engagement, side: Side): Answers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: true } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
  const asked = answersAsked(combatScore, unitStrength, engagement, side);
  return {
    ...asked,
    closeOrder: Math.min(MOST_ON_THE_CARD, Number(asked.closeOrder ?? 0)),
    rankBonus: Math.min(
      MOST_RANK_BONUS,
      Math.max(0, ...units.map((unit) => (isDisrupted(engagement, unit) ? 0 : rankBonus(unit)))),
    ),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    flank: heldUnits(engagement, side, ['leftFlank', 'rightFlank']),
    rear: heldUnits(engagement, side, ['rear']),
    highGround: has('higherGround'),
    musician: has('musician'),
    wipedOut: false,
  };
}

/** Enemy units that the side attacks there, each once, even if on several of its sides. */
function heldUnits(engagement: Engagement, side: Side, facings: readonly Meeting['facing'][]): number {
  const held = meetingsBy(engagement, side)
    .filter(({ facing }) => facings.includes(facing))
    .map(({ enemy }) => enemy.id);
  return Math.min(MOST_ON_THE_CARD, new Set(held).size);
}
