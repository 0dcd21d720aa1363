import { expect, test } from 'vitest';
import type { LoserView } from '@/battle/assault/standing/view';
import type { Side } from '@/rules/index';
import { testedSide } from './tested-side';

const loser = (side: Side, stage: LoserView['stage']) => ({ stage, unit: { side } }) as LoserView;

test('the end board of a shooting attack is that of the side that was shot at', () => {
  expect(testedSide('a', [])).toBe('b');
  expect(testedSide('b', [])).toBe('a');
  expect(testedSide('a', [loser('b', 'morale')])).toBe('b');
});

test('it is that of the shooter where its own weapons made it test', () => {
  expect(testedSide('a', [loser('a', 'morale')])).toBe('a');
  expect(testedSide('a', [loser('a', 'done')])).toBe('a');
});

test('where both test it is that of whoever has not tested yet', () => {
  expect(testedSide('a', [loser('b', 'done'), loser('a', 'morale')])).toBe('a');
  expect(testedSide('a', [loser('b', 'morale'), loser('a', 'morale')])).toBe('b');
});
