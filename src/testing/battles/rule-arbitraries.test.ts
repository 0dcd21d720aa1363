import { expect, test } from 'vitest';
import { t9a2 } from '@/rules/editions/t9a-2/edition';
import type { BreakTest } from '@/rules/index';
import { idleInputs } from './rule-arbitraries';

test('an input that is declared but not read is found', () => {
  const idle: BreakTest = {
    ...t9a2.breakTest,
    inputs: [...t9a2.breakTest.inputs, { ...t9a2.breakTest.inputs[3], id: 'forgotten' }],
  };
  expect(idleInputs(idle)).toEqual(['forgotten']);
});
