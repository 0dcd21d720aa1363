import { describe, expect, it } from 'vitest';
import {
  type BreakTestAnswers,
  type BreakTestInput,
  type Edition,
  KNOWN_EDITIONS,
  outcomeChances,
  rerollWays,
  type TestRules,
  toNumber,
  type UnitTest,
} from '@/rules/index';
import { assaultWords } from './assault/assault-words';
import { battleWords } from './battle-words';
import { chance } from './chance';

describe('a chance in words', () => {
  it('is never 100 % where it can fail, and never 0 % where it can happen', () => {
    const chances = [0, 1 / 1296, 0.0049, 0.005, 0.5, 0.994, 0.995, 1295 / 1296, 1];
    const said = ['0%', '<1%', '<1%', '1%', '50%', '99%', '>99%', '>99%', '100%'];
    for (const inWords of [chance, battleWords.percent, assaultWords.odds.percent]) {
      expect(chances.map((one) => inWords(one))).toEqual(said);
    }
  });

  it('is so where several are in one sentence', () => {
    expect(assaultWords.odds.killsAll(1295 / 1296)).toContain('>99%');
    expect(assaultWords.odds.atLeastLine([{ count: 1, atLeast: 0.999 }])).toBe('At least 1: >99%');
    expect(assaultWords.sweep.end('destroyed', 0.001)).toContain('<1%');
  });
});

/** Each value of each number alone, and with each switch. */
function answersTo(inputs: readonly BreakTestInput[]): readonly BreakTestAnswers[] {
  const numbers = inputs.flatMap((input): readonly BreakTestAnswers[] =>
    input.input === 'number'
      ? Array.from({ length: input.max - input.min + 1 }, (_, index) => ({ [input.id]: input.min + index }))
      : [],
  );
  const switches = inputs.flatMap(({ id, input }): readonly BreakTestAnswers[] =>
    input === 'switch' ? [{ [id]: true }] : [],
  );
  return [{}, ...switches].flatMap((on) => numbers.map((number) => ({ ...number, ...on })));
}

const TESTS = (KNOWN_EDITIONS as readonly Edition[]).flatMap(({ id, breakTest, tests = [] }) =>
  [...(breakTest ? [breakTest] : []), ...tests].map((rules: TestRules & Partial<Pick<UnitTest, 'id'>>) => ({
    name: `${id} ${rules.id ?? 'break test'}`,
    rules: rules as UnitTest,
  })),
);

it.each(TESTS)('$name says none of its odds as certain or as impossible that is not', ({ rules }) => {
  for (const answers of answersTo(rules.inputs)) {
    const { thresholds, doubleOnePasses, dice, naturals, reroll } = rules.resolve(answers);
    const rerollAfter = reroll ? (rerollWays(rules)[0]?.after ?? []) : [];
    for (const { odds } of outcomeChances(thresholds, {
      doubleOne: doubleOnePasses,
      rerollAfter,
      dice,
      naturals,
    })) {
      const text = battleWords.percent(toNumber(odds));
      expect([text === '0%', text === '100%']).toEqual([toNumber(odds) === 0, toNumber(odds) === 1]);
    }
  }
});
