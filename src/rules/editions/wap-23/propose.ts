import { NOTHING_PROPOSED, type ProposedTest, proposedTest } from '../../break-test/open-test';
import {
  type EngagedUnit,
  type Engagement,
  enemiesInContact,
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
import { anyOf, highestOf, isAtLeast, known, mapped, type Span, sumOf, when } from '../../span';

const EXTRA_RANKS: Source = { at: 'https://wap.whfb.app/close-combat/extra-ranks', standing: 'text' };
const RANK_WIDTH: Source = {
  at: 'list-builder data of version 2.3: a rank by troop type; infantry five wide recalled',
  standing: 'recalled',
};
const UNIT_STRENGTH: Source = { at: 'https://wap.whfb.app/close-combat/outnumber', standing: 'text' };
const STANDARD: Source = {
  at: 'https://wap.whfb.app/close-combat/standard-combat-resolution',
  standing: 'text',
};
const FEAR: Source = {
  at: 'list-builder data of version 2.3, Fear: double the enemy’s Unit Strength is double his combined',
  standing: 'reading',
};
const DISRUPTED: Source = {
  at: 'Warhammer Armies Project: what disrupts was not found',
  standing: 'reading',
};

/** The extra ranks that count in each arc of an enemy unit. */
const MOST_IN_AN_ARC = 3;
/** The highest count that the card reaches by taps. */
const MOST_ON_THE_CARD = 5;

const NONE = known(0);
const NO = known(false);

/** The models of a rank, by kind. */
const KINDS = [
  { id: 'fiveWide', label: 'Infantry, cavalry (ranks of 5)', modelsInRank: 5 },
  { id: 'threeWide', label: 'Monstrous, chariots (ranks of 3)', modelsInRank: 3 },
] as const;

/** The facts of a unit that the proposals use. */
export const unitFacts = [
  {
    id: 'ranks',
    label: 'Complete ranks',
    hint: 'the first included',
    source: EXTRA_RANKS,
    input: 'number',
    min: 0,
    max: 99,
  },
  {
    id: 'frontWidth',
    label: 'or models wide',
    hint: 'the ranks follow the losses',
    source: RANK_WIDTH,
    input: 'number',
    min: 0,
    max: 99,
  },
  { id: 'troopType', label: 'Kind', source: RANK_WIDTH, input: 'choice', options: KINDS },
  {
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'as its entry has it, all models',
    source: UNIT_STRENGTH,
    input: 'number',
    min: 0,
    max: 999,
  },
  { id: 'standard', label: 'Standard', source: STANDARD, input: 'switch' },
  { id: 'battleStandard', label: 'Battle Standard', source: STANDARD, input: 'switch' },
  { id: 'musician', label: 'Musician', source: STANDARD, input: 'switch' },
  { id: 'higherGround', label: 'High ground', source: STANDARD, input: 'switch' },
  { id: 'causesFear', label: 'Causes Fear', source: FEAR, input: 'switch' },
  { id: 'disrupted', label: 'Disrupted', hint: 'no ranks', source: DISRUPTED, input: 'switch' },
  { id: 'noRankBonus', label: 'Skirmishers', hint: 'no ranks', source: RANK_WIDTH, input: 'switch' },
] as const satisfies readonly UnitFact[];

/** The answers that follow from the engaged units. */
export function propose(engagement: Engagement): ProposedAnswers {
  return proposedFrom({ a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') });
}

/**
 * The proposed answers for a losing unit's test: its ranks, the most ranks of one enemy in contact, and what
 * prevents it from being Steadfast.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): ProposedTest {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return NOTHING_PROPOSED;
  return proposedTest({
    ranks: ranks(unit),
    enemyRanks: highestOf(enemiesInContact(engagement, unitId).map(ranks)),
    disrupted: known(unit.disrupted === true),
    skirmishing: known(unit.noRankBonus === true),
  });
}

function answersOf(engagement: Engagement, side: Side): SpannedAnswers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: known(true) } : {};
  const has = (fact: 'battleStandard' | 'musician' | 'higherGround') =>
    known(units.some((unit) => unit[fact] === true));
  const meetings = meetingsBy(engagement, side);
  const charged = meetings.filter(({ charge }) => charge === 'thisRound').map(({ unit }) => unit.id);
  return {
    extraRanks: ranksInArcs(engagement, side),
    unitStrength: strengthOf(units),
    charge: onTheCard(new Set(charged).size),
    standards: onTheCard(units.filter(({ standard }) => standard === true).length),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    flank: onTheCard(places(meetings, ['leftFlank', 'rightFlank'])),
    rear: onTheCard(places(meetings, ['rear'])),
    fear: fearOf(units, unitsOf(engagement, otherSide(side))),
    highGround: has('higherGround'),
    wipedOut: known(false),
  };
}

/**
 * The extra ranks of the deepest unit in each arc of each enemy unit, at most three for each arc, added up.
 * Units without an entered contact count together as one arc.
 */
function ranksInArcs(engagement: Engagement, side: Side): Span<number> {
  const arcs = new Map<string, readonly Span<number>[]>();
  const enter = (arc: string, unit: EngagedUnit) => {
    const counted = mapped(countedExtraRanks(unit), (ranks) => Math.min(MOST_IN_AN_ARC, ranks));
    arcs.set(arc, [...(arcs.get(arc) ?? []), counted]);
  };
  const meetings = arcsFoughtBy(engagement, side);
  for (const { unit, arc } of meetings) enter(arc, unit);
  for (const unit of unitsOf(engagement, side)) {
    if (!meetings.some((meeting) => meeting.unit.id === unit.id)) enter('', unit);
  }
  return sumOf([...arcs.values()].map(highestOf));
}

/**
 * The arc of each enemy unit that each unit of the side fights: where it hit the enemy, else the enemy's
 * front if the enemy hit it.
 */
function arcsFoughtBy(
  engagement: Engagement,
  side: Side,
): readonly { readonly unit: EngagedUnit; readonly arc: string }[] {
  const own = meetingsBy(engagement, side).map(({ unit, enemy, facing }) => ({
    unit,
    arc: `${enemy.id} ${facing}`,
  }));
  const hit = meetingsBy(engagement, otherSide(side))
    .filter(({ enemy }) => own.every(({ unit }) => unit.id !== enemy.id))
    .map(({ unit, enemy }) => ({ unit: enemy, arc: `${unit.id} front` }));
  return [...own, ...hit];
}

function countedExtraRanks(unit: EngagedUnit): Span<number> {
  if (unit.rankBonusDenied === true || unit.disrupted === true) return known(0);
  return mapped(ranks(unit), (all) => Math.max(0, all - 1));
}

/** The number of different enemy facings that are fought. */
function places(meetings: readonly Meeting[], facings: readonly Meeting['facing'][]): number {
  const found = meetings.filter(({ facing }) => facings.includes(facing));
  return new Set(found.map(({ enemy, facing }) => `${enemy.id} ${facing}`)).size;
}

const FEARS = ['none', 'causesFear', 'double'] as const;

function fearOf(own: readonly EngagedUnit[], enemy: readonly EngagedUnit[]): Span<(typeof FEARS)[number]> {
  const fears = own.map(causesFear);
  const strength = sumOf(own.map((unit, index) => when(fears[index] ?? NO, strengthOf([unit]), NONE)));
  const twice = mapped(strengthOf(enemy), (all) => 2 * all);
  const double = enemy.length === 0 ? NO : isAtLeast(strength, twice);
  const step = when(
    anyOf(fears),
    mapped(double, (isDouble) => (isDouble ? 2 : 1)),
    NONE,
  );
  return mapped(step, (index) => FEARS[index] ?? 'none');
}

/** The complete ranks, the first included, whether or not they give a bonus. */
function ranks(unit: EngagedUnit): Span<number> {
  if (unit.noRankBonus === true) return NONE;
  const kind = KINDS.find(({ id }) => id === unit.troopType);
  const modelsInRank = kind?.modelsInRank ?? KINDS.map((each) => each.modelsInRank);
  return ranksOfUnit(unit, { modelsInRank, kind: 'troopType' });
}

function strengthOf(units: readonly EngagedUnit[]): Span<number> {
  return strengthOfUnits({ types: [] }, units);
}

function onTheCard(count: number): Span<number> {
  return known(Math.min(MOST_ON_THE_CARD, count));
}
