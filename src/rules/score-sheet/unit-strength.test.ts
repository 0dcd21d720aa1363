import { describe, expect, test } from 'vitest';
import { strengthOfUnit, unitStrength } from './unit-strength';

const source = { at: 'a rulebook', standing: 'text' } as const;
const table = {
  types: [
    { id: 'foot', label: 'Foot', each: 1, source },
    { id: 'beast', label: 'Beast', each: 'startingWoundsAndRiders', source },
  ],
} as const;

test('Unit Strength adds up by type, and a monster counts its starting Wounds and each rider', () => {
  expect(unitStrength(table, [])).toBe(0);
  expect(unitStrength(table, [{ type: 'foot', count: 12 }])).toBe(12);
  expect(
    unitStrength(table, [
      { type: 'foot', count: 3 },
      { type: 'beast', count: 1, startingWounds: 6, riders: 1 },
    ]),
  ).toBe(10);
});

test('a type the table does not have is a mistake in the program', () => {
  expect(() => unitStrength(table, [{ type: 'fleet', count: 1 }])).toThrow('fleet');
});

describe('the Unit Strength of an engaged unit', () => {
  const strength = (facts: object) => {
    const { low, high, missing } = strengthOfUnit(table, { id: 'unit', side: 'a', ...facts });
    return [low, high, missing.map(({ unitId, fact }) => `${unitId} ${fact}`)];
  };

  test('is as entered, else by its type and models', () => {
    expect(strength({ unitStrength: 7, troopType: 'foot', models: 12 })).toEqual([7, 7, []]);
    expect(strength({ troopType: 'foot', models: 12 })).toEqual([12, 12, []]);
    expect(strength({ troopType: 'beast', models: 1, startingWounds: 5, riders: 2 })).toEqual([7, 7, []]);
  });

  test('is not known while a fact is missing, and names it', () => {
    expect(strength({})).toEqual([0, 999, ['unit unitStrength']]);
    expect(strength({ models: 12 })).toEqual([0, 999, ['unit unitStrength']]);
    expect(strength({ troopType: 'fleet', models: 3 })).toEqual([0, 999, ['unit unitStrength']]);
    expect(strength({ troopType: 'foot' })).toEqual([0, 300, ['unit models']]);
    expect(strength({ troopType: 'beast', models: 1, startingWounds: 5 })).toEqual([5, 25, ['unit riders']]);
    expect(strength({ troopType: 'beast', models: 1, riders: 0 })).toEqual([0, 50, ['unit unitStrength']]);
  });

  test('has that of its characters in it, while they are there', () => {
    const hero = { id: 'hero', side: 'a', unitStrength: 2 };
    expect(strength({ unitStrength: 7, characters: [hero] })).toEqual([9, 9, []]);
    expect(strength({ unitStrength: 7, characters: [{ ...hero, wipedOut: true }] })).toEqual([7, 7, []]);
    expect(strength({ characters: [hero] })).toEqual([2, 1001, ['unit unitStrength']]);
  });
});
