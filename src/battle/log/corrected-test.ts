import { decideArmy } from '@/battle/army/decide';
import { dueTests } from '@/battle/army/due-tests';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { TakenUnitTest } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
import type { EventOf } from './event';
import { entryAt, type Ledger } from './ledger';
import type { Step } from './step';
import { answersOf, asItWas, asThrows } from './test-correction-question';

/*
 * A correction keeps the record of a later test: nobody threw its dice again. What it would be with the correction is
 * told beside the record, until the line of the test itself is corrected.
 */

/** A test that was taken before something was corrected which it was decided on. */
export type CorrectedTest =
  /** The unit need not have taken it. */
  | { readonly kind: 'notDue' }
  /** The same dice would have been read against this, and ended in this. */
  | { readonly kind: 'ends'; readonly test: TakenUnitTest }
  /** The rules cannot say how it would have ended. */
  | { readonly kind: 'open' };

/** The tests in force whose records differ from what the corrections since would make of them, by their entries. */
export function correctedTests(ledger: Ledger): ReadonlyMap<number, CorrectedTest> {
  const told = new Map<number, CorrectedTest>();
  const corrections = ledger.steps.flatMap(
    ({
      entry: {
        events: [event],
      },
    }) => (event.type === 'entriesCorrected' ? [event.seqs] : []),
  );
  if (corrections.length === 0) return told;
  ledger.steps.forEach((step, index) => {
    const before = ledger.steps[index - 1]?.battle;
    const { seq, events } = step.entry;
    const [event] = events;
    if (!before || event.type !== 'unitTested') return;
    const newest = corrections.findLast(([first]) => first <= seq);
    // Its own correction was decided with all that had been corrected by then.
    if (!newest || newest.includes(seq)) return;
    const corrected = correctedTest(ledger, step, event, before);
    if (corrected) told.set(seq, corrected);
  });
  return told;
}

function correctedTest(
  ledger: Ledger,
  { entry }: Step,
  { unitId, test: recorded }: EventOf<'unitTested'>,
  before: Battle,
): CorrectedTest | null {
  const written = entryAt(ledger, entry.seq);
  const then = written && asItWas(ledger, written);
  const army = unitOf(before, unitId);
  const armyThen = then ? unitOf(then, unitId) : undefined;
  if (!written || !then || !army || !armyThen || sameValue(army, armyThen)) return null;
  const isDueIn = (battle: Battle, one: typeof army) =>
    dueTests(battle, one).some(({ id }) => id === recorded.testId);
  if (isDueIn(then, armyThen) && !isDueIn(before, army)) return { kind: 'notDue' };
  const now = decidedNow(ledger, { entry, written, recorded, unitId }, before);
  if (now === null) return { kind: 'open' };
  return sameValue(figures(now), figures(recorded)) ? null : { kind: 'ends', test: now };
}

type Asked = Pick<EventOf<'unitTested'>, 'unitId'> & {
  readonly entry: Step['entry'];
  readonly written: Step['entry'];
  readonly recorded: TakenUnitTest;
};

/** The test with the same dice in the battle as it is known now; null: the rules cannot say. */
function decidedNow(
  ledger: Ledger,
  { entry, written, recorded, unitId }: Asked,
  before: Battle,
): TakenUnitTest | null {
  const rolls = asThrows(recorded.rolls ?? []);
  const answers = rolls && answersOf(ledger, written);
  if (!rolls || !answers) return null;
  const decided = decideArmy(
    before,
    { type: 'testUnit', unitId, testId: recorded.testId, answers, rolls },
    entry.seq,
  );
  const taken = decided.ok ? decided.value.find(({ type }) => type === 'unitTested') : undefined;
  return taken?.type === 'unitTested' ? taken.test : null;
}

/** What decides whether two records are the same: words may have changed. */
function figures({ held, outcome, target, odds, healthLost }: TakenUnitTest) {
  return [held, outcome?.id, target, odds, healthLost];
}
