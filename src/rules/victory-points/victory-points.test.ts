import { describe, expect, test } from 'vitest';
import type { VictoryBonus, VictoryPointRules, VictoryUnit, Weakened } from './victory';
import { isWeakened, parseBonusAnswer, proposedBonus, unitWorth, victoryPoints } from './victory-points';

const source = { at: 'a rulebook', standing: 'text' } as const;
const unit = (facts: Partial<VictoryUnit> = {}): VictoryUnit => ({
  id: 'spears',
  pointCost: 333,
  fate: 'fighting',
  startingHealthPoints: 20,
  healthPoints: 20,
  startingModels: 20,
  models: 20,
  ...facts,
});
const general: VictoryBonus = {
  id: 'general',
  label: 'General',
  unit: { one: 'General', other: 'Generals' },
  pointsEach: 200,
  max: 1,
  earnedBy: { mark: 'general', fates: ['destroyed', 'fledTable'] },
  source,
};
const quarters: VictoryBonus = {
  id: 'quarters',
  label: 'Quarters',
  unit: { one: 'quarter', other: 'quarters' },
  pointsEach: 100,
  max: 4,
  source,
};
const shattered: Weakened = {
  label: 'Shattered',
  numerator: 1,
  denominator: 4,
  inclusive: true,
  counted: 'healthPoints',
  source,
};
const belowHalf: Weakened = {
  label: 'below half',
  numerator: 1,
  denominator: 2,
  inclusive: false,
  counted: 'models',
  source,
};
const rules: VictoryPointRules = {
  fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
  wholeCost: ['destroyed', 'fledTable'],
  halfCost: ['fleeing'],
  weakened: shattered,
  bonuses: [general, quarters],
  source,
};

describe('what a unit is worth', () => {
  test('is nothing while it stands', () => {
    expect(unitWorth(rules, unit())).toMatchObject({
      points: 0,
      reason: { key: 'nothing' },
      unitId: 'spears',
    });
  });

  test('is its cost when it is gone, however hurt it was', () => {
    expect(unitWorth(rules, unit({ fate: 'destroyed' }))).toMatchObject({
      points: 333,
      reason: { key: 'whole', values: { fate: 'destroyed' } },
    });
    expect(unitWorth(rules, unit({ fate: 'fledTable', healthPoints: 2 })).points).toBe(333);
  });

  test('is half, rounded up, for one reason, and the whole for both, never more', () => {
    expect(unitWorth(rules, unit({ fate: 'fleeing' }))).toMatchObject({
      points: 167,
      reason: { key: 'half', values: { fate: 'fleeing' } },
    });
    expect(unitWorth(rules, unit({ healthPoints: 5 }))).toMatchObject({
      points: 167,
      reason: { key: 'weakened', values: { label: 'Shattered', now: 5, start: 20 } },
    });
    expect(unitWorth(rules, unit({ fate: 'fleeing', healthPoints: 5 }))).toMatchObject({
      points: 333,
      reason: { key: 'halfTwice', values: { fate: 'fleeing', label: 'Shattered', now: 5, start: 20 } },
    });
  });

  test('is the higher of both shares where they do not add up, and half for the flight on equal ones', () => {
    const sharing = (percent?: number): VictoryPointRules => ({
      ...rules,
      weakened: { ...shattered, withHalfCost: 'higher', ...(percent === undefined ? {} : { percent }) },
    });
    const fleeing = unit({ fate: 'fleeing', healthPoints: 5, pointCost: 100 });
    expect(unitWorth(sharing(), fleeing)).toMatchObject({ points: 50, reason: { key: 'half' } });
    expect(unitWorth(sharing(25), fleeing)).toMatchObject({ points: 50, reason: { key: 'half' } });
    expect(unitWorth(sharing(75), fleeing)).toMatchObject({
      points: 75,
      reason: { key: 'weakened', values: { label: 'Shattered', now: 5, start: 20, percent: 75 } },
    });
    expect(unitWorth(sharing(), unit({ healthPoints: 5 })).reason).toEqual({
      key: 'weakened',
      values: { label: 'Shattered', now: 5, start: 20 },
    });
  });

  test('counts Unit Strength where the edition does and both are known, else the models', () => {
    const strong = { ...belowHalf, counted: 'unitStrength' } as const;
    const hurt = unit({ models: 9, unitStrength: 15, startingUnitStrength: 20 });
    expect(isWeakened(strong, hurt)).toBe(false);
    expect(isWeakened(belowHalf, hurt)).toBe(true);
    const weak = unit({ unitStrength: 9, startingUnitStrength: 20 });
    expect(isWeakened(strong, weak)).toBe(true);
    expect(isWeakened(belowHalf, weak)).toBe(false);
    expect(isWeakened(strong, unit({ models: 9, unitStrength: 15 }))).toBe(true);
    expect(isWeakened(strong, unit({ models: 9, startingUnitStrength: 20 }))).toBe(true);
  });

  test('counts exactly the limit only where the edition includes it', () => {
    expect(isWeakened(shattered, unit({ healthPoints: 5 }))).toBe(true);
    expect(isWeakened(shattered, unit({ healthPoints: 6 }))).toBe(false);
    expect(isWeakened(belowHalf, unit({ models: 10 }))).toBe(false);
    expect(isWeakened(belowHalf, unit({ models: 9 }))).toBe(true);
  });

  test('counted in models ignores Health Points, except for a single model', () => {
    const ogres = unit({ startingModels: 4, models: 3, startingHealthPoints: 12, healthPoints: 5 });
    expect(isWeakened(belowHalf, ogres)).toBe(false);
    const dragon = unit({ startingModels: 1, models: 1, startingHealthPoints: 6, healthPoints: 2 });
    expect(isWeakened(belowHalf, dragon)).toBe(true);
  });
});

describe('a side’s Victory Points', () => {
  test('list units worth something, then bonuses earned, and add up', () => {
    const units = [
      unit({ id: 'lord', fate: 'destroyed', pointCost: 400, general: true }),
      unit({ id: 'unhurt' }),
      unit({ id: 'wolves', fate: 'fleeing', pointCost: 101 }),
    ];
    const { lines, total } = victoryPoints(rules, units, { quarters: 3 });
    expect(lines.map(({ unitId, bonusId, points }) => [unitId, bonusId, points])).toEqual([
      ['lord', null, 400],
      ['wolves', null, 51],
      [null, 'general', 200],
      [null, 'quarters', 300],
    ]);
    expect(lines.at(-1)?.reason).toEqual({
      key: 'bonus',
      values: { label: 'Quarters', count: 3, pointsEach: 100 },
    });
    expect(total).toBe(951);
  });

  test('propose a bonus by the unit that carries the mark, up to its maximum', () => {
    expect(proposedBonus(general, [unit({ general: true })])).toBe(0);
    expect(proposedBonus(general, [unit({ general: true, fate: 'fleeing' })])).toBe(0);
    expect(proposedBonus(general, [unit({ general: true, fate: 'fledTable' })])).toBe(1);
    expect(proposedBonus(general, [unit({ fate: 'destroyed' })])).toBe(0);
    const two = unit({ general: true, fate: 'destroyed' });
    expect(proposedBonus(general, [two, two])).toBe(1);
    expect(proposedBonus(quarters, [two])).toBe(0);
  });

  test('follow the player before the proposal, and null is no answer', () => {
    const lord = [unit({ fate: 'destroyed', general: true })];
    expect(victoryPoints(rules, lord, { general: 0 }).total).toBe(333);
    expect(victoryPoints(rules, lord, { general: null }).total).toBe(533);
  });
});

test('a count of a bonus is a whole number up to its maximum', () => {
  expect(parseBonusAnswer(quarters, 4)).toEqual({ ok: true, value: 4 });
  expect(parseBonusAnswer(quarters, 0)).toEqual({ ok: true, value: 0 });
  expect(parseBonusAnswer(quarters, null)).toEqual({ ok: true, value: null });
  expect(parseBonusAnswer(quarters, 5)).toEqual({
    ok: false,
    refusal: { code: 'aboveMaximum', values: { max: 4 } },
  });
  expect(parseBonusAnswer(quarters, -1)).toMatchObject({ refusal: { code: 'belowZero' } });
  expect(parseBonusAnswer(quarters, 1.5)).toMatchObject({ refusal: { code: 'notAWholeNumber' } });
  expect(parseBonusAnswer(quarters, true)).toMatchObject({ refusal: { code: 'notAWholeNumber' } });
});
