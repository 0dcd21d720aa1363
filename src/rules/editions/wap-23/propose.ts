import type { BreakTestAnswers } from '../../break-test/break-test';
import {
  type EngagedUnit,
  type Engagement,
  enemiesInContact,
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
  return { a: answersOf(engagement, 'a'), b: answersOf(engagement, 'b') };
}

/**
 * The proposed answers for a losing unit's test: its ranks, the most ranks of one enemy in contact, and what
 * prevents it from being Steadfast.
 */
export function proposeBreakTest(engagement: Engagement, unitId: string): BreakTestAnswers {
  const unit = engagement.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  return {
    ranks: ranks(unit),
    enemyRanks: Math.max(0, ...enemiesInContact(engagement, unitId).map(ranks)),
    disrupted: unit.disrupted === true,
    skirmishing: unit.noRankBonus === true,
  };
}

function answersOf(engagement: Engagement, side: Side): Answers {
  const units = unitsOf(engagement, side);
  if (units.length === 0) return wipedOutUnits(engagement, side) > 0 ? { wipedOut: true } : {};
  const has = (fact: 'battleStandard' | 'musician' | 'higherGround') =>
    units.some((unit) => unit[fact] === true);
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
    wipedOut: false,
  };
}

/**
 * The extra ranks of the deepest unit in each arc of each enemy unit, at most three for each arc, added up.
 * Units without an entered contact count together as one arc.
 */
function ranksInArcs(engagement: Engagement, side: Side): number {
  const arcs = new Map<string, number>();
  const enter = (arc: string, unit: EngagedUnit) => {
    const counted = Math.min(MOST_IN_AN_ARC, countedExtraRanks(unit));
    arcs.set(arc, Math.max(arcs.get(arc) ?? 0, counted));
  };
  const meetings = arcsFoughtBy(engagement, side);
  for (const { unit, arc } of meetings) enter(arc, unit);
  for (const unit of unitsOf(engagement, side)) {
    if (!meetings.some((meeting) => meeting.unit.id === unit.id)) enter('', unit);
  }
  return [...arcs.values()].reduce((sum, each) => sum + each, 0);
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

function countedExtraRanks(unit: EngagedUnit): number {
  if (unit.rankBonusDenied === true || unit.disrupted === true) return 0;
  return Math.max(0, ranks(unit) - 1);
}

/** The number of different enemy facings that are fought. */
function places(meetings: readonly Meeting[], facings: readonly Meeting['facing'][]): number {
  const found = meetings.filter(({ facing }) => facings.includes(facing));
  return new Set(found.map(({ enemy, facing }) => `${enemy.id} ${facing}`)).size;
}

function fearOf(
  own: readonly EngagedUnit[],
  enemy: readonly EngagedUnit[],
): 'none' | 'causesFear' | 'double' {
  const feared = own.filter(({ causesFear }) => causesFear === true);
  if (feared.length === 0) return 'none';
  const known = enemy.some(({ unitStrength }) => unitStrength !== undefined);
  return known && strengthOf(feared) >= 2 * strengthOf(enemy) ? 'double' : 'causesFear';
}

/** The complete ranks, the first included, whether or not they give a bonus. */
function ranks({ noRankBonus, ranks: counted, models, frontWidth, troopType }: EngagedUnit): number {
  if (noRankBonus === true) return 0;
  if (counted !== undefined) return counted;
  const kind = KINDS.find(({ id }) => id === troopType) ?? KINDS[0];
  return models !== undefined && frontWidth ? ranksOf(models, frontWidth, kind.modelsInRank) : 0;
}

function strengthOf(units: readonly EngagedUnit[]): number {
  return units.reduce((sum, unit) => sum + (unit.unitStrength ?? 0), 0);
}

function onTheCard(count: number): number {
  return Math.min(MOST_ON_THE_CARD, count);
}
