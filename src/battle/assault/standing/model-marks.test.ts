import { expect, it } from 'vitest';
import { marksOf } from './model-marks';

it('a group has the initials of its name on its tokens', () => {
  expect([...marksOf(['Tactical Marine', 'Sergeant', 'X'])]).toEqual([
    ['Tactical Marine', 'TM'],
    ['Sergeant', 'Se'],
    ['X', 'X'],
  ]);
});

it('groups of one unit always have different marks', () => {
  const names = [
    'Tactical Marine',
    'Terminator Master',
    'Tech Marine',
    'Sergeant',
    'Seer',
    'Se',
    'Aa',
    'A a',
  ];
  expect(new Set(marksOf(names).values()).size).toBe(names.length);
  expect(marksOf(names).get('Terminator Master')).toBe('Te');
});
