import { expect, it } from 'vitest';
import { failedJourneys, failedUnits } from './failed.mjs';

const spec = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  file: 'undo.spec.ts',
  tests: [
    { projectName: '390x844', status, results: [{ errors: messages.map((message) => ({ message })) }] },
  ],
});

it('names the journeys that failed, and those that passed at the second try, with what they said', () => {
  const report = {
    suites: [
      {
        specs: [spec('fine', 'expected')],
        suites: [{ specs: [spec('lost a tap', 'unexpected', '\u001b[31mexpected 2\u001b[39m\nwas 1')] }],
      },
      { specs: [spec('at the second try', 'flaky')] },
    ],
  };
  expect(failedJourneys(report)).toEqual([
    '390x844  undo.spec.ts  lost a tap\n    expected 2\n    was 1',
    '390x844  undo.spec.ts  at the second try',
  ]);
});

it('names the unit tests that failed, and leaves out those that passed', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'adds up', status: 'passed' },
          { fullName: 'rounds up', status: 'failed', failureMessages: ['expected 3'] },
        ],
      },
    ],
  };
  expect(failedUnits(report)).toEqual(['a.test.ts  rounds up\n    expected 3']);
});
