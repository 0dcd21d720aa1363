import * as v from 'valibot';
import type { FactsOf } from '@/battle/state/event-facts';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { ThrownTest } from '@/battle/state/records';
import { combatIdSchema, placeSchema, unitIdSchema } from '@/battle/state/shapes';
import type { BreakTestAnswers, CounterId, Edition, NoValues, RefusalOf } from '@/rules/index';

/*
 * What units gather during a battle, such as damage, in editions that declare such counters, and tests that
 * are thrown a second time.
 *
 * 1. A player counts what a unit suffered, and says by what (`counters.ts`). By shooting or in combat a test
 * is due (`due-tests.ts`), once for all that came together.
 * 2. The dice of a test are entered throw by throw (`throw-test.ts`): a first throw that must be thrown again
 * is kept, so that undo gives back the second alone.
 * 3. The record of a test takes what it tested; dice that its outcome adds are owed until they are rolled.
 */

/**
 * Why a counter changed: by shooting or in combat, which tests follow; by the dice of an outcome; by the
 * unit's Regeneration; or by anything else, which causes no test.
 */
export const COUNT_CAUSES = ['shooting', 'combat', 'dice', 'regeneration', 'other'] as const;
export type CountCause = (typeof COUNT_CAUSES)[number];

/** What happened to a unit's counters and to the dice of its tests. A change holds the value before and after. */
export type CounterEvent =
  | {
      readonly type: 'countChanged';
      readonly unitId: UnitId;
      readonly counter: CounterId;
      readonly from: number;
      readonly to: number;
      readonly cause: CountCause;
      /** The combat and round in which it was dealt; both null outside one. */
      readonly combatId: CombatId | null;
      readonly round: number | null;
    }
  /** The first throw of a test that must be thrown again. */
  | { readonly type: 'testThrown'; readonly unitId: UnitId; readonly test: ThrownTest };

const knowsCounter = (id: CounterId, { counters }: Edition) =>
  counters?.some((counter) => counter.id === id) ?? false;
const answers = v.record(v.string(), v.union([v.number(), v.boolean(), v.null()]));

export const COUNTER_EVENTS: FactsOf<CounterEvent> = {
  countChanged: {
    shape: v.strictObject({
      type: v.literal('countChanged'),
      unitId: unitIdSchema,
      counter: v.string(),
      from: placeSchema,
      to: placeSchema,
      cause: v.picklist(COUNT_CAUSES),
      combatId: v.nullable(combatIdSchema),
      round: v.nullable(placeSchema),
    }),
    undoable: true,
    kind: 'losses',
    told: 'line',
    knownTo: ({ counter }, edition) => knowsCounter(counter, edition),
  },
  testThrown: {
    shape: v.strictObject({
      type: v.literal('testThrown'),
      unitId: unitIdSchema,
      test: v.strictObject({ testId: v.string(), label: v.string(), total: placeSchema, answers }),
    }),
    undoable: true,
    kind: 'tests',
    told: 'not',
    knownTo: ({ test }, { tests }) => tests?.some(({ id }) => id === test.testId) ?? false,
  },
};

/** What a player wants to do with a unit's counters and tests. */
export type CounterIntent =
  /** So much more of the counter (negative: less), and why. */
  | {
      readonly type: 'changeCount';
      readonly unitId: UnitId;
      readonly counter: CounterId;
      readonly by: number;
      readonly cause: Exclude<CountCause, 'dice'>;
    }
  /** The total of the dice that an outcome added to a counter. */
  | { readonly type: 'rollOwed'; readonly unitId: UnitId; readonly total: number }
  /**
   * The total of one throw of 2D6 for a test. Where it must be thrown again, the test waits for the second
   * throw, which has the answers of the first.
   */
  | {
      readonly type: 'throwTest';
      readonly unitId: UnitId;
      readonly testId: string;
      readonly answers: BreakTestAnswers;
      readonly total: number;
    };

/** The types of these intents. The compiler reports a missing one. */
export const COUNTER_INTENTS: Readonly<Record<CounterIntent['type'], null>> = {
  changeCount: null,
  rollOwed: null,
  throwTest: null,
};

/** Why an intent about counters was refused. */
export type CounterRefusal = RefusalOf<{
  noSuchCounter: NoValues; // a counter that the edition does not have
  aboveMaximum: { max: number }; // more than a unit gathers, or than its dice show
  belowMinimum: { min: number }; // less than its dice show
  noDiceOwed: NoValues; // dice of an outcome that no test had
  unitGone: { name: string }; // a unit that has left the table gathers nothing more
}>;
