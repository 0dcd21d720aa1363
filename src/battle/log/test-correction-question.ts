import { decideArmy } from '@/battle/army/decide';
import { standingUnitTest } from '@/battle/army/unit-test';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { sameValue } from '@/plain/same-value';
import {
  type BreakTestAnswers,
  type BreakTestInput,
  type Edition,
  outcomeOf,
  type UnitTest,
} from '@/rules/index';
import type { CorrectionQuestion } from './correction-kinds';
import { replayCorrected } from './corrections';
import type { Entry } from './event';
import { type Ledger, writtenInForce } from './ledger';

/*
 * The test of a unit, corrected by what its dice showed. Its entry does not hold the answers that the test was taken
 * with, such as Inspiring: they are those with which the rules decide the same entry again. Where none do, the test can
 * only be taken back.
 */

/** How the test of the entry can be corrected; null: not at all. */
export function testQuestion(ledger: Ledger, entry: Entry): CorrectionQuestion | null {
  const [event] = entry.events;
  if (event.type !== 'unitTested') return null;
  const { unitId, test: taken } = event;
  const battle = asItWas(ledger, entry);
  const army = battle && unitOf(battle, unitId);
  const edition: Edition | null = battle && editionOfBattle(battle);
  const test = edition?.tests?.find(({ id }) => id === taken.testId);
  // A unit that leaves its combat by the test does more than take it.
  if (!battle || !army || !test || test.when === 'order') return null;
  const of = { type: 'testUnit', unitId, testId: test.id } as const;
  const rolls = asThrows(taken.rolls ?? []);
  if (!rolls) {
    const outcome = outcomeOf(test, taken.outcome?.id ?? (taken.held ? 'held' : 'broke'));
    if (!outcome) return null;
    return {
      kind: 'outcome',
      was: outcome.id,
      outcomes: test.outcomes,
      instead: (outcomeId) => ({ ...of, answers: {}, outcomeId }),
    };
  }
  const answers = answersOf(ledger, entry);
  if (!answers) return null;
  const { result } = standingUnitTest(test, army, answers);
  const counted = result.dice?.keep ?? 2;
  return {
    kind: 'throws',
    was: rolls,
    again: result.reroll,
    min: counted,
    max: 6 * counted,
    instead: (to) => ({ ...of, answers, rolls: to }),
  };
}

/** What a record shows of the dice as two totals; null: none were entered. */
export function asThrows([first, second = first]: readonly number[]): readonly [number, number] | null {
  return first === undefined || second === undefined ? null : [first, second];
}

/** The answers that the test of the entry was taken with, as it was written; null: not to be found. */
export function answersOf(ledger: Ledger, entry: Entry): BreakTestAnswers | null {
  const [event] = entry.events;
  const battle = asItWas(ledger, entry);
  const rolls = event.type === 'unitTested' ? asThrows(event.test.rolls ?? []) : null;
  const edition: Edition | null = battle && editionOfBattle(battle);
  const test = event.type === 'unitTested' && edition?.tests?.find(({ id }) => id === event.test.testId);
  if (!battle || !rolls || !test || event.type !== 'unitTested') return null;
  const of = { type: 'testUnit', unitId: event.unitId, testId: test.id, rolls } as const;
  const found = possibleAnswers(test).find((answers) => {
    const decided = decideArmy(battle, { ...of, answers }, entry.seq);
    return decided.ok && sameValue(decided.value, entry.events);
  });
  return found ?? null;
}

/** The battle in which the entry was written, without what was corrected since. */
export function asItWas(ledger: Ledger, { seq }: Entry): Battle | null {
  const before = writtenInForce(ledger.entries).filter((entry) => entry.seq < seq);
  const replayed = replayCorrected(before);
  return replayed.kind === 'fits' ? (replayed.steps.at(-1)?.battle ?? null) : null;
}

/** The answers that a test may have been taken with: those of the unit, and any switches and one number besides. */
function possibleAnswers({ inputs }: UnitTest): readonly BreakTestAnswers[] {
  const switches = inputs
    .filter(({ input }) => input === 'switch')
    .reduce<readonly BreakTestAnswers[]>(
      (all, { id }) => all.flatMap((one) => [one, { ...one, [id]: true }, { ...one, [id]: false }]),
      [{}],
    );
  const numbers = inputs.flatMap(numbersOf);
  return [{}, ...numbers].flatMap((number) => switches.map((one) => ({ ...one, ...number })));
}

function numbersOf(input: BreakTestInput): readonly BreakTestAnswers[] {
  if (input.input !== 'number') return [];
  const { id, min, max } = input;
  return Array.from({ length: max - min + 1 }, (_, index) => ({ [id]: min + index }));
}
