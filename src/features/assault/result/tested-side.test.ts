import { expect, test } from 'vitest';
import type { LoserView } from '@/battle/assault/standing/view';
import type { Side } from '@/rules/index';
import { testedSide } from './tested-side';

const loser = (side: Side, stage: LoserView['stage']) => ({ stage, unit: { side } }) as LoserView;

test('the end board of a shooting attack belongs to the side that was shot at', () => {
  expect(testedSide('a', [])).toBe('b');
  expect(testedSide('b', [])).toBe('a');
  expect(testedSide('a', [loser('b', 'morale')])).toBe('b');
});

test('it belongs to the shooter if its own weapons made it test', () => {
  expect(testedSide('a', [loser('a', 'morale')])).toBe('a');
  expect(testedSide('a', [loser('a', 'done')])).toBe('a');
});

test('if both test, it belongs to the side that has not tested yet', () => {
  expect(testedSide('a', [loser('b', 'done'), loser('a', 'morale')])).toBe('a');
  expect(testedSide('a', [loser('b', 'morale'), loser('a', 'morale')])).toBe('b');
});
