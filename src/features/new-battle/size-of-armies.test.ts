import { expect, test } from 'vitest';
import { sizeOf } from './size-of-armies';

const army = (statedTotal: number | null, ...costs: readonly number[]) => ({
  units: costs.map((pointCost) => ({ pointCost })),
  source: { statedTotal },
});

test.each([
  ['no list', [], null],
  ['a list without points', [army(null, 0, 0)], null],
  ['a list just below its size', [army(1998, 1000, 998)], 2000],
  ['a list that states no total', [army(null, 1200, 1190)], 2400],
  ['a list that was cut: what it states', [army(2000, 400, 180)], 2000],
  ['a list whose title names it', [{ ...army(null, 400, 180), size: 2000 }], 2000],
  ['the larger of two', [army(4496), army(4500)], 4500],
])('the size of a game by %s', (_what, armies, size) => {
  expect(sizeOf(armies)).toBe(size);
});
