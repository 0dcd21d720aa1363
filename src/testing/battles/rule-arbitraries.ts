import fc from 'fast-check';
import {
  type Answer,
  type Answers,
  type BreakTest,
  type BreakTestAnswers,
  type BreakTestInput,
  FATES,
  MAX_NOTE_LENGTH,
  MAX_SIGNED_POINTS,
  type RoundAnswers,
  type ScoreRow,
  type ScoreSheet,
  type VictoryUnit,
} from '@/rules/index';

/** Any answer the row accepts, small counts more often than large ones. */
export function answerTo(row: ScoreRow): fc.Arbitrary<Answer> {
  switch (row.input) {
    case 'counter':
      return fc.oneof(
        fc.integer({ min: 0, max: Math.min(8, row.max ?? 8) }),
        fc.integer({ min: 0, max: row.max ?? 40 }),
      );
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...row.options.map(({ id }) => id));
    case 'signed':
      return fc.record({
        points: fc.integer({ min: -MAX_SIGNED_POINTS, max: MAX_SIGNED_POINTS }),
        note: fc.string({ maxLength: MAX_NOTE_LENGTH }).map((note) => note.trim()),
      });
  }
}

/** Any answers of a side; some rows are left to their default. */
export function answersTo(sheet: ScoreSheet): fc.Arbitrary<Answers> {
  const rows: Record<string, fc.Arbitrary<Answer>> = Object.fromEntries(
    sheet.rows.map((row) => [row.id, answerTo(row)]),
  );
  return fc.record(rows, { requiredKeys: [] });
}

/** Any round of combat. */
export function roundOf(sheet: ScoreSheet): fc.Arbitrary<RoundAnswers> {
  return fc.record({ a: answersTo(sheet), b: answersTo(sheet) });
}

/** Any answer the break test's input accepts. */
export function breakTestAnswerTo(input: BreakTestInput): fc.Arbitrary<boolean | number | null> {
  if (input.input === 'switch') return fc.boolean();
  const within = fc.integer({ min: input.min, max: Math.min(input.max, input.min + 12) });
  return input.default === null ? fc.option(within) : within;
}

/** Any answers to a break test; some inputs are left to their default. */
export function breakTestAnswersTo(breakTest: Pick<BreakTest, 'inputs'>): fc.Arbitrary<BreakTestAnswers> {
  const inputs: Record<string, fc.Arbitrary<boolean | number | null>> = Object.fromEntries(
    breakTest.inputs.map((input) => [input.id, breakTestAnswerTo(input)]),
  );
  return fc.record(inputs, { requiredKeys: [] });
}

/** Any enemy unit at the end of a battle. */
export const victoryUnit: fc.Arbitrary<VictoryUnit> = fc
  .record({
    id: fc.uuid(),
    pointCost: fc.integer({ min: 1, max: 1200 }),
    fate: fc.constantFrom(...FATES),
    startingModels: fc.integer({ min: 1, max: 50 }),
    healthPointsEach: fc.integer({ min: 1, max: 6 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    general: fc.boolean(),
    battleStandard: fc.boolean(),
  })
  .map(({ healthPointsEach, share, ...unit }) => {
    const startingHealthPoints = unit.startingModels * healthPointsEach;
    const healthPoints = Math.round(startingHealthPoints * share);
    return {
      ...unit,
      startingHealthPoints,
      healthPoints,
      models: Math.ceil(healthPoints / healthPointsEach),
    };
  });

/** The inputs of a break test that change nothing in some thousands of tests: declared, but not read. */
export function idleInputs(breakTest: Pick<BreakTest, 'inputs' | 'resolve'>): readonly string[] {
  const outcome = (answers: BreakTestAnswers, lostBy: number) => {
    const { odds: _, oddsWithoutReroll: __, ...shown } = breakTest.resolve(answers, lostBy);
    return JSON.stringify(shown);
  };
  const tests = fc.sample(fc.tuple(breakTestAnswersTo(breakTest), fc.integer({ min: 1, max: 15 })), {
    numRuns: 3000,
    seed: 1,
  });
  return breakTest.inputs.flatMap(({ id }) => {
    const matters = tests.some(([{ [id]: _, ...without }, lostBy], index) => {
      const other = tests[(index + 1) % tests.length]?.[0][id];
      return other !== undefined && outcome(without, lostBy) !== outcome({ ...without, [id]: other }, lostBy);
    });
    return matters ? [] : [id];
  });
}
