import { expect, it } from 'vitest';
import { slowestOf } from './slowest.mjs';

const spec = (title: string, ...milliseconds: readonly number[]) => ({
  title,
  file: 'undo.spec.ts',
  tests: [{ projectName: '390x844', results: milliseconds.map((duration) => ({ duration })) }],
});

it('names the slowest tests of all files and folders, the slowest first', () => {
  const report = {
    suites: [
      { specs: [spec('quick', 200)], suites: [{ specs: [spec('slow', 9_000)] }] },
      { specs: [spec('tried twice', 3_000, 4_000)] },
    ],
  };
  expect(slowestOf(report, 2)).toEqual([
    { title: '390x844  undo.spec.ts  slow', seconds: 9 },
    { title: '390x844  undo.spec.ts  tried twice', seconds: 7 },
  ]);
});
