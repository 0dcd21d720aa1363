import { describe, expect, test } from 'vitest';
import { heldWith } from '@/testing/cases/held-with';
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
  breaksUnlessDoubleOne,
  losesByRoll,
  losesHealthPoints,
  lossByRoll,
  notBeaten,
  rollsAgainst,
  settled,
} from './break-test-result';
import { heldOrBroke } from './outcome';
import { chase, fastMove, inchesOf, isCaught, type Pursuit } from './pursuit';

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
  outcomes: heldOrBroke(source),
  source,
  resolve: () => settled('holds', { reasons: [] }),
};
const [courage, , charged] = inputs;
const roll = { value: 8, modifier: -3, reroll: false, doubleOnePasses: false, reasons: [] };

describe('an answer to a break test', () => {
  test('is a whole number within the bounds, yes or no, or null for the proposal', () => {
    expect(parseBreakTestAnswer(courage, 10)).toEqual({ ok: true, value: 10 });
    expect(parseBreakTestAnswer(courage, 1)).toEqual({ ok: true, value: 1 });
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
    expect(proposeBreakTestAnswers(breakTest, { ranks: true }, {})).toEqual({});
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
  const pursuit: Pursuit = { dice: 2, catches: 'equalOrHigher', source };

  test('catches on an equal total, where the edition says so', () => {
    expect([isCaught(pursuit, 7, 6), isCaught(pursuit, 7, 7), isCaught(pursuit, 7, 8)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isCaught({ ...pursuit, catches: 'higher' }, 7, 7)).toBe(false);
  });
});

describe('a unit that only a double 1 saves', () => {
  const result = breaksUnlessDoubleOne({ reasons: [] });

  test('holds in 1 of 36', () => {
    expect(result).toMatchObject({
      kind: 'breaksUnlessDoubleOne',
      holdIn36: 1,
      odds: fraction(1, 36),
      oddsWithoutReroll: fraction(1, 36),
      doubleOnePasses: true,
      reroll: false,
      spends: [],
    });
    expect([2, 3, 12].map((total) => heldWith(result, [total]))).toEqual([true, false, false]);
  });
});

describe('a double 1', () => {
  const against = (value: number, doubleOnePasses: boolean) =>
    rollsAgainst({ ...roll, value, modifier: 0, doubleOnePasses });

  test('holds below every value where it passes, and only there', () => {
    expect(against(1, true)).toMatchObject({ holdIn36: 1, odds: fraction(1, 36), doubleOnePasses: true });
    expect(against(1, false)).toMatchObject({ holdIn36: 0, odds: ZERO, doubleOnePasses: false });
    expect(heldWith(against(1, true), [2])).toBe(true);
    expect(heldWith(against(1, false), [2])).toBe(false);
    expect(against(7, true).odds).toEqual(against(7, false).odds);
  });
});

test('what is settled without dice names its outcome, and a unit that is not tested none', () => {
  const automatic = (kind: 'holds' | 'breaks' | 'noTest') => {
    const result = settled(kind, { reasons: [] });
    return [result.automatic, result.holdIn36, heldWith(result, [])];
  };
  expect(automatic('holds')).toEqual(['held', 36, true]);
  expect(automatic('breaks')).toEqual(['broke', 0, false]);
  expect(automatic('noTest')).toEqual([null, 36, true]);
});

describe('a roll that tells of losses', () => {
  const loses = (value: number | null) =>
    losesByRoll({ value, modifier: -2, reroll: false, restoredOn: 2, destroyedOn: 12, reasons: [] });

  test('takes a Health Point for each above the value, gives back or destroys on its totals', () => {
    expect([2, 3, 5, 6, 11, 12].map((total) => lossByRoll(loses(7), total))).toEqual([
      { kind: 'restored' },
      { kind: 'loses', healthPoints: 0 },
      { kind: 'loses', healthPoints: 0 },
      { kind: 'loses', healthPoints: 1 },
      { kind: 'loses', healthPoints: 6 },
      { kind: 'destroyed' },
    ]);
  });

  test('tells nothing without a value, and no other test does', () => {
    expect(lossByRoll(loses(null), 12)).toBeNull();
    expect(lossByRoll(rollsAgainst(roll), 12)).toBeNull();
  });
});

describe('a move of flight or pursuit', () => {
  test('is the dice added up, or the highest of them, with what a faster unit adds', () => {
    expect(inchesOf({ dice: 2 }, [3, 5])).toBe(8);
    expect(inchesOf({ dice: 3, keep: 2 }, [3, 1, 5])).toBe(8);
    expect(inchesOf({ dice: 2 }, [3, 5], { added: 4 })).toBe(12);
    expect(inchesOf({ dice: 2 }, [3, 5], { movedAlready: true })).toBe(0);
    expect(inchesOf({ inches: 2 }, [])).toBe(2);
    expect(inchesOf({ inches: 2 }, [], { added: 3 })).toBe(5);
  });

  test('of a fast unit has its own dice, unless they are added or the move is of inches', () => {
    expect(fastMove({ dice: 2 }, undefined)).toEqual({ dice: 2 });
    expect(fastMove({ dice: 2 }, { dice: 3 })).toEqual({ dice: 3 });
    expect(fastMove({ dice: 2 }, { dice: 3, keep: 2 })).toEqual({ dice: 3, keep: 2 });
    expect(fastMove({ dice: 2 }, { dice: 1, adds: true })).toEqual({ dice: 2 });
    expect(fastMove({ inches: 2 }, { dice: 3 })).toEqual({ inches: 2 });
  });
});

describe('who is caught', () => {
  const pursuit: Pursuit = { dice: 2, catches: 'equalOrHigher', source };
  const totals = { fleeTotal: 7, pursuitTotal: 7 };

  test('is destroyed, is engaged or suffers Wounds by the pursuers’ Unit Strength', () => {
    expect(chase(pursuit, 'destroyed', totals)).toEqual({
      caught: true,
      destroyed: true,
      engaged: false,
      wounds: 0,
    });
    expect(chase(pursuit, 'engaged', totals)).toEqual({
      caught: true,
      destroyed: false,
      engaged: true,
      wounds: 0,
    });
    const wounds = (healthLeft: number) =>
      chase(pursuit, { woundsPerUnitStrength: 2 }, { ...totals, pursuersUnitStrength: 5, healthLeft });
    expect(wounds(11)).toEqual({ caught: true, destroyed: false, engaged: false, wounds: 10 });
    expect(wounds(10)).toMatchObject({ destroyed: true });
  });

  test('is nobody out of reach', () => {
    expect(chase({ ...pursuit, catches: 'higher' }, 'destroyed', totals)).toEqual({
      caught: false,
      destroyed: false,
      engaged: false,
      wounds: 0,
    });
  });
});
