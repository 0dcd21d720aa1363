import { describe, expect, test } from 'vitest';
import { idleInputs } from '@/testing/battles/rule-arbitraries';
import { heldWith } from '@/testing/cases/held-with';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { breakTest } from './break-test';

const of = (answers: BreakTestAnswers, lostBy: number) =>
  breakTest.resolve({ leadership: 7, ...answers }, lostBy);
const keys = (answers: BreakTestAnswers, lostBy: number) => of(answers, lostBy).reasons.map(({ key }) => key);

describe('Leadership', () => {
  test('is tested less the difference: elves beaten by 3 break on a 7', () => {
    const elves = of({ leadership: 8 }, 3);
    expect(elves).toMatchObject({ target: 5, holdIn36: 10 });
    expect(heldWith(elves, [7])).toBe(false);
    expect(heldWith(elves, [5])).toBe(true);
  });

  test('that was not entered gives no target', () => {
    expect(of({ leadership: null }, 2)).toMatchObject({ kind: 'roll', target: null, modifier: -2 });
    expect(keys({ leadership: null }, 2)).toEqual(['valueMissing', 'difference']);
    expect(of({ leadership: null }, 2).reasons).toContainEqual({
      key: 'difference',
      values: { modifier: -2 },
    });
  });
});

describe('a unit with a character or near the General', () => {
  test('tests on the best value, modified, when nobody is Stubborn', () => {
    expect(of({ characterLeadership: 9 }, 4)).toMatchObject({ target: 5, modifier: -4 });
    expect(of({ characterLeadership: 5 }, 4)).toMatchObject({ target: 3 });
    expect(of({ generalLeadership: 10, characterLeadership: 9 }, 4)).toMatchObject({ target: 6 });
    expect(keys({ generalLeadership: 10, characterLeadership: 9 }, 4)).toEqual([
      'generalValue',
      'difference',
    ]);
  });

  test('of ordinary troops with a Stubborn character tests on his value, modified', () => {
    expect(of({ characterLeadership: 9, characterStubborn: true }, 4)).toMatchObject({
      target: 5,
      modifier: -4,
    });
    expect(keys({ characterLeadership: 9, characterStubborn: true }, 4)).toEqual([
      'characterValue',
      'difference',
    ]);
  });

  test('that is Stubborn tests on the better of its own value and the character’s modified one', () => {
    expect(of({ stubborn: true, characterLeadership: 9 }, 1)).toMatchObject({ target: 8, modifier: -1 });
    expect(of({ stubborn: true, characterLeadership: 9 }, 2)).toMatchObject({ target: 7, modifier: 0 });
    expect(keys({ stubborn: true, characterLeadership: 9 }, 2)).toEqual(['ownValue', 'stubborn']);
    expect(of({ stubborn: true, characterLeadership: 9 }, 4)).toMatchObject({ target: 7, modifier: 0 });
    expect(of({ stubborn: true, generalLeadership: 10 }, 1)).toMatchObject({ target: 9, modifier: -1 });
  });

  test('that is Stubborn, led by a Stubborn character, tests on his value unmodified', () => {
    expect(of({ stubborn: true, characterLeadership: 9, characterStubborn: true }, 4)).toMatchObject({
      target: 9,
      modifier: 0,
    });
    expect(keys({ stubborn: true, characterLeadership: 9, characterStubborn: true }, 4)).toEqual([
      'characterValue',
      'stubbornCharacter',
    ]);
  });

  test('that is Stubborn alone ignores the difference', () => {
    expect(of({ leadership: 9, stubborn: true }, 6)).toMatchObject({ target: 9, holdIn36: 30 });
    expect(of({ stubborn: true, characterStubborn: true }, 6)).toMatchObject({ target: 7 });
  });
});

describe('Fear', () => {
  test('breaks a beaten unit of lower Unit Strength without a test', () => {
    expect(
      of({ fear: true, unitStrength: 10, enemyUnitStrength: 11, battleStandard: true }, 1),
    ).toMatchObject({
      kind: 'breaks',
      target: null,
      holdIn36: 0,
      reroll: false,
      reasons: [{ key: 'fearedAndOutnumbered', values: { own: 10, enemy: 11 } }],
    });
    expect(of({ fear: true, stubborn: true, unitStrength: 10, enemyUnitStrength: 11 }, 1).kind).toBe(
      'breaks',
    );
  });

  test('changes nothing at equal Unit Strength, below it, or without fear', () => {
    expect(of({ fear: true, unitStrength: 10, enemyUnitStrength: 10 }, 1)).toMatchObject({
      kind: 'roll',
      target: 6,
    });
    expect(of({ fear: true, unitStrength: 11, enemyUnitStrength: 10 }, 1).kind).toBe('roll');
    expect(of({ unitStrength: 1, enemyUnitStrength: 30 }, 1).kind).toBe('roll');
    expect(of({ fear: true }, 1).kind).toBe('roll');
  });

  test('does not break the Unbreakable, nor a side that did not lose', () => {
    const outnumbered = { fear: true, unitStrength: 1, enemyUnitStrength: 30 };
    expect(of({ ...outnumbered, unbreakable: true }, 5).kind).toBe('holds');
    expect(of(outnumbered, 0)).toMatchObject({ kind: 'noTest', reasons: [{ key: 'tie' }] });
    expect(of(outnumbered, -3)).toMatchObject({ kind: 'noTest', reasons: [{ key: 'won' }] });
  });
});

test('the Battle Standard allows one re-roll', () => {
  const again = of({ battleStandard: true }, 1);
  expect(again).toMatchObject({ target: 6, reroll: true });
  expect(heldWith(again, [9, 6])).toBe(true);
});

test('every input that is declared is read', () => {
  expect(idleInputs(breakTest)).toEqual([]);
});
