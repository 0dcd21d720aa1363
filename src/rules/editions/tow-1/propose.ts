import { NOTHING_PROPOSED, type ProposedTest, proposedTest } from '../../break-test/open-test';
import {
  type Engagement,
  type Meeting,
  meetingsBy,
  type NothingBecause,
  type ProposedAnswers,
  proposedFrom,
  type SpannedAnswers,
  unitsOf,
  wipedOutUnits,
} from '../../score-sheet/engagement';
import { answersAsked } from '../../score-sheet/row-condition';
import { otherSide, type Side } from '../../score-sheet/score-sheet';
import { causesFear } from '../../score-sheet/unit-ranks';
import { strengthOfUnits } from '../../score-sheet/unit-strength';
import { anyOf, highestOf, known, mapped, type Span, when } from '../../span';
import { combatScore } from './combat-score';
import { isDisrupted, rankBonus } from './formation';
import { whyNoRankBonus } from './no-rank-bonus';
import { unitStrength } from './troop-types';

/** The highest count that the card reaches by taps. */
const MOST_ON_THE_CARD = 4;
/** Higher than any unit's Rank Bonus. */
const MOST_RANK_BONUS = 5;

/** The answers that follow from the engaged units. */
export function propose(engagement: Engagement): ProposedAnswers {
  const proposed = proposedFrom({ a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') });
  const nothing = (['a', 'b'] as const).flatMap((side) =>
    proposed[side].rankBonus === 0 ? withoutRankBonus(engagement, side) : [],
  );
  return { ...proposed, ...(nothing.length > 0 ? { nothing } : {}) };
}

/** Why no unit of the side has a Rank Bonus. Those that are disrupted, or lost it, say so in their facts. */
function withoutRankBonus(engagement: Engagement, side: Side): readonly NothingBecause[] {
  return unitsOf(engagement, side).flatMap((unit) => {
    const isLost = unit.disrupted === true || unit.rankBonusDenied === true || unit.noRankBonus === true;
    const because = isLost || isDisrupted(engagement, unit).high ? null : whyNoRankBonus(unit);
    return because ? [{ side, rowId: 'rankBonus', unitId: unit.id, ...because }] : [];
  });
}

/**
 * The proposed answers for a losing unit's test: the comparison of Unit Strength, and whether the winners
 * cause Terror.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  const enemies = unitsOf(engagement, otherSide(unit.side));
  return proposedTest({
    terror: anyOf(enemies.map(causesFear)),
    unitStrength: strengthOfUnits(unitStrength, unitsOf(engagement, unit.side), 'troopType'),
    enemyUnitStrength: strengthOfUnits(unitStrength, enemies, 'troopType'),
  });
}

function answersOf(engagement: Engagement, side: Side): SpannedAnswers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: known(true) } : {};
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'higherGround') =>
    known(units.some((unit) => unit[fact] === true));
  const { closeOrder = known(0), ...asked } = answersAsked(combatScore, unitStrength, engagement, side);
  const ranks = units.map((unit) => when(isDisrupted(engagement, unit), known(0), rankBonus(unit)));
  return {
    ...asked,
    closeOrder: mapped(closeOrder as Span<number>, (count) => Math.min(MOST_ON_THE_CARD, count)),
    rankBonus: mapped(highestOf(ranks), (bonus) => Math.min(MOST_RANK_BONUS, bonus)),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    flank: known(heldUnits(engagement, side, ['leftFlank', 'rightFlank'])),
    rear: known(heldUnits(engagement, side, ['rear'])),
    highGround: has('higherGround'),
    musician: has('musician'),
    wipedOut: known(false),
  };
}

/** Enemy units that the side attacks there, each once, even if on several of its sides. */
function heldUnits(engagement: Engagement, side: Side, facings: readonly Meeting['facing'][]): number {
  const held = meetingsBy(engagement, side)
    .filter(({ facing }) => facings.includes(facing))
    .map(({ enemy }) => enemy.id);
  return Math.min(MOST_ON_THE_CARD, new Set(held).size);
}
