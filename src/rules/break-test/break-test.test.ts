import { describe, expect, test } from 'vitest';
import { fraction, ONE, ZERO } from '../dice/fraction';
import type { BreakTest, BreakTestInput } from './break-test';
import {
  breakTestReader,
  effectiveBreakTestAnswers,
  parseBreakTestAnswer,
  proposeBreakTestAnswers,
} from './break-test-answers';
import {
  betterValue,
  heldWith,
  losesHealthPoints,
  notBeaten,
  rollsAgainst,
  settled,
} from './break-test-result';
import { isCaught, type Pursuit, pursuitDice } from './pursuit';

const source = { at: 'a rulebook', standing: 'text' } as const;
const inputs = [
  { id: 'courage', label: 'Courage', source, input: 'number', min: 1, max: 10, default: null },
  {
    id: 'ranks',
    label: 'Ranks',
    source,
    input: 'number',
    min: 0,
    max: 5,
    default: 1,
    proposedFrom: { side: 'own', rowId: 'ranks' },
  },
  {
    id: 'charged',
    label: 'Charged',
    source,
    input: 'switch',
    proposedFrom: { side: 'enemy', rowId: 'charge' },
  },
] as const satisfies readonly BreakTestInput[];
const breakTest: BreakTest = {
  characteristic: 'Courage',
  valueInput: 'courage',
  inputs,
  source,
  resolve: () => settled('holds', { reasons: [] }),
};
const [courage, , charged] = inputs;
const roll = { value: 8, modifier: -3, reroll: false, doubleOnePasses: false, reasons: [] };

describe('an answer to a break test', () => {
  test('is a whole number within the bounds, yes or no, or null for the proposal', () => {
    expect(parseBreakTestAnswer(courage, 10)).toEqual({ ok: true, value: 10 });
    expect(parseBreakTestAnswer(charged, false)).toEqual({ ok: true, value: false });
    expect(parseBreakTestAnswer(courage, null)).toEqual({ ok: true, value: null });
    expect(parseBreakTestAnswer(charged, null)).toEqual({ ok: true, value: null });
  });

  test('is refused with what is wrong', () => {
    expect(parseBreakTestAnswer(courage, 0)).toEqual({
      ok: false,
      refusal: { code: 'belowMinimum', values: { min: 1 } },
    });
    expect(parseBreakTestAnswer(courage, 11)).toEqual({
      ok: false,
      refusal: { code: 'aboveMaximum', values: { max: 10 } },
    });
    expect(parseBreakTestAnswer(courage, 7.5)).toMatchObject({ refusal: { code: 'notAWholeNumber' } });
    expect(parseBreakTestAnswer(courage, true)).toMatchObject({ refusal: { code: 'notAWholeNumber' } });
    expect(parseBreakTestAnswer(charged, 1)).toMatchObject({ refusal: { code: 'notYesOrNo' } });
  });
});

describe('proposals from the score', () => {
  test('come from the row on the named side, held within the bounds', () => {
    expect(proposeBreakTestAnswers(breakTest, { ranks: 3 }, { charge: true, ranks: 4 })).toEqual({
      ranks: 3,
      charged: true,
    });
    expect(proposeBreakTestAnswers(breakTest, { ranks: 9 }, {})).toEqual({ ranks: 5 });
    expect(proposeBreakTestAnswers(breakTest, { ranks: 'many' }, { charge: 1 })).toEqual({});
  });

  test('give way to the player’s own answers, but not to null', () => {
    expect(
      effectiveBreakTestAnswers(breakTest, { ranks: 3, charged: true }, { ranks: 0, charged: null }),
    ).toEqual({
      ranks: 0,
      charged: true,
    });
    expect(effectiveBreakTestAnswers(breakTest, {}, { gone: true })).toEqual({});
  });

  test('are read with the defaults filled in', () => {
    const empty = breakTestReader(inputs, {});
    expect([empty.optional('courage'), empty.number('ranks'), empty.isOn('charged')]).toEqual([
      null,
      1,
      false,
    ]);
    const full = breakTestReader(inputs, { courage: 8, ranks: 0, charged: true });
    expect([full.optional('courage'), full.number('ranks'), full.isOn('charged')]).toEqual([8, 0, true]);
    expect(breakTestReader(inputs, { ranks: null }).number('ranks')).toBe(1);
  });
});

describe('a roll', () => {
  test('has target, odds as fractions, and the re-roll in them', () => {
    expect(rollsAgainst(roll)).toMatchObject({
      kind: 'roll',
      target: 5,
      modifier: -3,
      holdIn36: 10,
      odds: fraction(10, 36),
      oddsWithoutReroll: fraction(10, 36),
      healthPointsLost: null,
    });
    const again = rollsAgainst({ ...roll, modifier: -2, reroll: true });
    expect(again).toMatchObject({
      holdIn36: 15,
      odds: fraction(855, 1296),
      oddsWithoutReroll: fraction(15, 36),
    });
    expect(again.reasons).toEqual([{ key: 'reroll', values: {} }]);
  });

  test('with a target below 2 cannot be held, unless a double 1 passes', () => {
    expect(rollsAgainst({ ...roll, modifier: -7 })).toMatchObject({ target: 1, holdIn36: 0, odds: ZERO });
    expect(rollsAgainst({ ...roll, modifier: -7, doubleOnePasses: true })).toMatchObject({
      target: 1,
      holdIn36: 1,
      odds: fraction(1, 36),
    });
    expect(rollsAgainst({ ...roll, value: 10, modifier: 0, doubleOnePasses: true }).holdIn36).toBe(33);
  });

  test('without a value has no target and no odds yet', () => {
    expect(rollsAgainst({ ...roll, value: null })).toMatchObject({
      kind: 'roll',
      target: null,
      modifier: -3,
      holdIn36: null,
      odds: null,
    });
  });
});

describe('a test without a roll', () => {
  test('holds or breaks for certain, or has no odds', () => {
    expect(settled('holds', { reasons: [] })).toMatchObject({ target: null, holdIn36: 36, odds: ONE });
    expect(settled('noTest', { reasons: [] })).toMatchObject({ holdIn36: 36, odds: ONE });
    expect(settled('breaks', { reasons: [] })).toMatchObject({ holdIn36: 0, odds: ZERO });
    expect(losesHealthPoints(4, { reasons: [] })).toMatchObject({
      healthPointsLost: 4,
      holdIn36: null,
      odds: null,
    });
  });

  test('is not for a side that tied or won', () => {
    expect(notBeaten(0)?.key).toBe('tie');
    expect(notBeaten(-1)?.key).toBe('won');
    expect(notBeaten(1)).toBeNull();
  });
});

describe('whether a unit held', () => {
  test('is whether a roll was at or under the target', () => {
    expect(heldWith(rollsAgainst(roll), [5])).toBe(true);
    expect(heldWith(rollsAgainst(roll), [6])).toBe(false);
    expect(heldWith(rollsAgainst(roll), [])).toBeNull();
    expect(heldWith(rollsAgainst({ ...roll, value: null }), [2])).toBeNull();
  });

  test('counts a second roll only where there is a re-roll, and never a third', () => {
    expect(heldWith(rollsAgainst(roll), [9, 2])).toBe(false);
    expect(heldWith(rollsAgainst({ ...roll, reroll: true }), [9, 2])).toBe(true);
    expect(heldWith(rollsAgainst({ ...roll, reroll: true }), [9, 9, 2])).toBe(false);
  });

  test('lets a double 1 pass where the players said so', () => {
    expect(heldWith(rollsAgainst({ ...roll, modifier: -9 }), [2])).toBe(false);
    expect(heldWith(rollsAgainst({ ...roll, modifier: -9, doubleOnePasses: true }), [2])).toBe(true);
    expect(heldWith(rollsAgainst({ ...roll, modifier: -9, doubleOnePasses: true }), [3])).toBe(false);
  });

  test('needs no roll where none is made', () => {
    expect(heldWith(settled('holds', { reasons: [] }), [])).toBe(true);
    expect(heldWith(settled('noTest', { reasons: [] }), [12])).toBe(true);
    expect(heldWith(settled('breaks', { reasons: [] }), [2])).toBe(false);
    expect(heldWith(losesHealthPoints(3, { reasons: [] }), [2])).toBeNull();
  });
});

test('a General’s value counts when it is higher, and when the unit’s own is not known', () => {
  expect(betterValue(7, 9)).toMatchObject({ value: 9, reason: { key: 'generalValue' } });
  expect(betterValue(9, 9)).toMatchObject({ value: 9, reason: { key: 'ownValue' } });
  expect(betterValue(9, 7)).toMatchObject({ value: 9, reason: { key: 'ownValue' } });
  expect(betterValue(null, 7)).toMatchObject({ value: 7, reason: { key: 'generalValue' } });
  expect(betterValue(null, null)).toMatchObject({ value: null, reason: { key: 'valueMissing' } });
});

describe('pursuit', () => {
  const pursuit: Pursuit = { dice: 2, fast: { overInches: 6, dice: 3 }, catches: 'equalOrHigher', source };

  test('catches on an equal total, where the edition says so', () => {
    expect([isCaught(pursuit, 7, 6), isCaught(pursuit, 7, 7), isCaught(pursuit, 7, 8)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isCaught({ ...pursuit, catches: 'higher' }, 7, 7)).toBe(false);
  });

  test('rolls more dice only for a Movement over the limit', () => {
    expect([pursuitDice(pursuit, 6), pursuitDice(pursuit, 7), pursuitDice(pursuit, null)]).toEqual([2, 3, 2]);
    expect(pursuitDice({ dice: 2, catches: 'higher', source }, 9)).toBe(2);
  });
});
