import { expect, test } from 'vitest';
import { unitStrength } from './unit-strength';

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
