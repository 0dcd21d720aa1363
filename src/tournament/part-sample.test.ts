import { expect, it } from 'vitest';
import { partSample } from './part-sample';
import type { TypedPart } from './typed-score';

const part = (known: Partial<TypedPart>): TypedPart => ({
  by: 'own',
  edges: '',
  most: '',
  mostUnlessWon: '',
  ...known,
});

it.each([
  ['destroyed units without limits', 'kills', part({}), 1300, 1300],
  ['destroyed units with limits', 'kills', part({ edges: '400, 800, 1200, 1600' }), 1200, 3],
  ['a lead with limits', 'kills', part({ by: 'difference', edges: '150 300' }), 300, 2],
  ['the most that it adds', 'kills', part({ most: '7' }), 1300, 7],
  ['a scenario', 'scenario', part({}), 5, 5],
  ['a scenario with limits', 'scenario', part({ edges: '10, 20, 30' }), 20, 2],
] as const)('shows a figure and what it gives the winner by %s', (_, of, typed, figure, points) => {
  expect(partSample(of, typed)).toEqual({ figure, points });
});

it('shows nothing of what does not count or cannot be read', () => {
  expect(partSample('kills', part({ by: 'none' }))).toBeNull();
  expect(partSample('kills', part({ edges: '900, 500' }))).toBeNull();
  expect(partSample('scenario', part({ most: 'five' }))).toBeNull();
});
