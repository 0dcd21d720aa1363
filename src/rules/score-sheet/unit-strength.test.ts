import { expect, test } from 'vitest';
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

test('an engaged unit counts as entered, else by its type and models, else nothing', () => {
  const unit = (facts: object) => strengthOfUnit(table, { id: 'unit', side: 'a', ...facts });
  expect(unit({ unitStrength: 7, troopType: 'foot', models: 12 })).toBe(7);
  expect(unit({ troopType: 'foot', models: 12 })).toBe(12);
  expect(unit({ troopType: 'beast', models: 1, startingWounds: 5 })).toBe(5);
  expect(unit({ troopType: 'beast', models: 1, startingWounds: 5, riders: 2 })).toBe(7);
  expect([
    unit({}),
    unit({ models: 12 }),
    unit({ troopType: 'foot' }),
    unit({ troopType: 'fleet', models: 3 }),
  ]).toEqual([0, 0, 0, 0]);
});
