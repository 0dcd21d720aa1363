import { describe, expect, it } from 'vitest';
import { battleTotals } from '@/battle/cards/battle-totals';
import { describe as describeEntry } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import { unitOf } from '@/battle/state/army';
import { unitId } from '@/battle/state/ids';
import type { BreakTestAnswers, Edition, Outcome, UnitTest } from '@/rules/index';
import { begun, draft, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { handOverWords } from '@/words/hand-over-words';
import { logSentence } from '@/words/log';
import { plainText } from './plain-text';

const guard = unitId('u2.1');

/** A battle of the edition with Red's Guard of 8 models. */
function standing({ id }: Edition): Ledger {
  return played(begun(id), {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'Guard', models: 20, characteristic: 8 })],
  });
}

const cases = FOUGHT_EDITIONS.flatMap((edition) =>
  (edition.tests ?? []).map((test) => ({ name: `${edition.id}, ${test.label}`, edition, test })),
);

/** An 8 for every number that may be left empty. */
function answersFor({ inputs }: UnitTest): BreakTestAnswers {
  const open = inputs.filter((input) => input.input === 'number' && input.default === null);
  return Object.fromEntries(open.map(({ id }) => [id, 8]));
}

/** The Guard takes the test, and the players enter the result. */
function said({ edition, test }: { readonly edition: Edition; readonly test: UnitTest }, outcome: Outcome) {
  return played(standing(edition), {
    type: 'testUnit',
    unitId: guard,
    testId: test.id,
    answers: answersFor(test),
    outcomeId: outcome.id,
  });
}

describe.each(cases)('a unit tested now by $name', ({ edition, test }) => {
  it('is shown in the log and in the report in the rulebook’s words, for every outcome', () => {
    for (const outcome of test.outcomes) {
      const ledger = said({ edition, test }, outcome);
      const [entry] = ledger.entries.slice(-1);
      if (!entry) throw new Error('Nothing was written');
      const sentence = `Guard: ${test.label}, ${outcome.label}`;
      expect(logSentence(describeEntry(entry, descriptionContext(ledger)))).toBe(sentence);
      expect(plainText(handOverWords.report.blocks(battleReport(ledger)))).toContain(sentence);
    }
  });

  it('gets the fate of the outcome, and its old fate when that is undone', () => {
    for (const outcome of test.outcomes) {
      const after = said({ edition, test }, outcome);
      const army = unitOf(battleOf(after), guard);
      const given = edition.woundPools?.statuses?.statuses.find(({ id }) => id === outcome.gives);
      expect(army?.fate).toBe(outcome.fate ?? given?.fate ?? 'fighting');
      expect(army?.statuses).toEqual(given && [given.id]);
      expect(army?.tests).toHaveLength(1);
      const undone = unitOf(battleOf(played(after, { type: 'undo' })), guard);
      expect(undone).toEqual(unitOf(battleOf(standing(edition)), guard));
    }
  });

  it('counts for the season if dice decided it: held when passed, not held when failed', () => {
    const by = (total: number) => {
      const rolled = { type: 'testUnit', unitId: guard, testId: test.id, answers: answersFor(test) } as const;
      return battleTotals(played(standing(edition), { ...rolled, rolls: [total, total] })).b.tests;
    };
    // A Command Test is passed by a high die, and some tests by a high total.
    const { thresholds, dice } = test.resolve(answersFor(test));
    const counted = dice?.keep ?? 2;
    const [low, high] = [counted, 6 * counted];
    const [passes, fails] = thresholds[0]?.counts === 'broke' ? [high, low] : [low, high];
    expect(by(passes)).toMatchObject({ rolled: 1, held: 1, unknown: 0 });
    expect(by(fails)).toMatchObject({ rolled: 1, held: 0, unknown: 0 });
    const bySaying = test.outcomes.map((outcome) => battleTotals(said({ edition, test }, outcome)).b.tests);
    for (const totals of bySaying) expect(totals.rolled).toBe(bySaying[0]?.rolled);
  });
});
