import * as v from 'valibot';
import { BREAK_TEST_KINDS } from '@/rules/index';
import { armyEventSchemas, combatIdSchema as combatId } from './army-schema';
import { assaultEventSchemas } from './assault-schema';
import type { BattleEvent, Entry, EventType } from './event';
import { writerId as toWriterId } from './ids';
import {
  battleIdSchema,
  countSchema as count,
  outcomeSchema,
  setupSchema as setup,
  sideSchema as side,
  turnSchema as turn,
} from './setup-schema';

/** The shapes of entries as they lie on disk, strict: a field too many is from somewhere else. */

const time = v.pipe(v.number(), v.minValue(0));
const answer = v.union([
  v.number(),
  v.boolean(),
  v.string(),
  v.strictObject({ points: v.number(), note: v.string() }),
]);
const answers = v.record(v.string(), answer);
const roundAnswers = v.strictObject({ a: answers, b: answers });

const countedUnit = v.strictObject({ one: v.string(), other: v.string() });
const detail = v.variant('key', [
  v.strictObject({
    key: v.literal('each'),
    count: v.number(),
    unit: countedUnit,
    pointsEach: v.number(),
    free: v.number(),
    cap: v.nullable(v.number()),
    capped: v.boolean(),
    countedFrom: v.picklist(['own', 'enemy']),
  }),
  v.strictObject({ key: v.literal('majority'), own: v.number(), enemy: v.number(), unit: countedUnit }),
  v.strictObject({ key: v.literal('toggle'), on: v.boolean() }),
  v.strictObject({
    key: v.literal('choice'),
    optionId: v.string(),
    option: v.string(),
    isDefault: v.boolean(),
  }),
  v.strictObject({ key: v.literal('signed'), note: v.string() }),
  v.strictObject({ key: v.literal('tieBreak') }),
]);
const recordedSide = v.strictObject({
  total: v.number(),
  beforeTheDice: v.number(),
  lines: v.array(
    v.strictObject({
      rowId: v.string(),
      label: v.string(),
      points: v.number(),
      fromTheDice: v.boolean(),
      detail,
    }),
  ),
  answers,
  overridden: v.array(v.string()),
});
const roundResult = v.variant('kind', [
  v.strictObject({
    kind: v.literal('won'),
    winner: side,
    by: v.number(),
    because: v.picklist(['score', 'tieBreak', 'lost']),
  }),
  v.strictObject({ kind: v.picklist(['bothWin', 'draw', 'bothLost']) }),
]);
const roundOutcome = v.strictObject({ result: roundResult, a: recordedSide, b: recordedSide });

const testAnswer = v.nullable(v.union([v.boolean(), v.number()]));
const testAnswers = v.record(v.string(), testAnswer);
const takenTest = v.strictObject({
  kind: v.picklist(BREAK_TEST_KINDS),
  difference: v.number(),
  target: v.nullable(v.number()),
  odds: v.nullable(v.string()),
  rolls: v.nullable(v.array(v.number())),
  held: v.boolean(),
});
const pursuitOutcome = v.strictObject({
  fleeTotal: v.number(),
  pursuitTotal: v.nullable(v.number()),
  caught: v.boolean(),
});

const inRound = { combatId, round: count };
const inTest = { ...inRound, side, unitId: v.nullable(v.string()) };

const eventVariants = v.variant('type', [
  v.strictObject({ type: v.literal('battleStarted'), editionId: v.string(), setup }),
  v.strictObject({ type: v.literal('setupChanged'), from: setup, to: setup }),
  v.strictObject({ type: v.literal('turnBegan'), from: turn, to: turn }),
  v.strictObject({ type: v.literal('combatOpened'), combatId, number: count }),
  v.strictObject({
    type: v.literal('roundBegan'),
    ...inRound,
    kept: roundAnswers,
    keptTests: v.strictObject({ a: testAnswers, b: testAnswers }),
  }),
  v.strictObject({
    type: v.literal('combatAnswered'),
    ...inRound,
    side,
    rowId: v.string(),
    from: v.nullable(answer),
    to: v.nullable(answer),
  }),
  v.strictObject({ type: v.literal('roundClosed'), ...inRound, outcome: roundOutcome }),
  v.strictObject({
    type: v.literal('breakTestAnswered'),
    ...inTest,
    inputId: v.string(),
    from: testAnswer,
    to: testAnswer,
  }),
  v.strictObject({
    type: v.literal('breakTestTaken'),
    ...inTest,
    from: v.nullable(takenTest),
    to: takenTest,
  }),
  v.strictObject({
    type: v.literal('pursuitResolved'),
    ...inTest,
    from: v.nullable(pursuitOutcome),
    to: pursuitOutcome,
  }),
  v.strictObject({ type: v.literal('combatEnded'), combatId }),
  v.strictObject({
    type: v.literal('battleFinished'),
    outcome: outcomeSchema,
  }),
  ...assaultEventSchemas,
  ...armyEventSchemas,
  v.strictObject({ type: v.picklist(['clockStarted', 'clockPaused']), side }),
  v.strictObject({
    type: v.literal('noteAdded'),
    text: v.pipe(v.string(), v.minLength(1)),
    about: v.nullable(count),
  }),
  v.strictObject({ type: v.literal('tagsChanged'), from: v.array(v.string()), to: v.array(v.string()) }),
  v.strictObject({ type: v.literal('handedOver'), to: v.nullable(side) }),
  v.strictObject({ type: v.picklist(['takenBack', 'takenOver']) }),
  v.strictObject({ type: v.literal('battleReopened') }),
  v.strictObject({ type: v.literal('undone'), seq: count }),
  v.strictObject({ type: v.literal('redone'), seq: count }),
]);

/** Refuses to compile when an event has no shape here: it could be written, and never read again. */
type WithoutShape = Exclude<EventType, v.InferOutput<typeof eventVariants>['type']>;
const everyEventHasAShape: [WithoutShape] extends [never] ? true : WithoutShape = true;
const event: v.GenericSchema<unknown, BattleEvent> = everyEventHasAShape && eventVariants;

/** What every entry has, whatever its version: enough to tell a newer one from a damaged one. */
export const entryFrame = v.object({
  battleId: v.string(),
  seq: count,
  at: time,
  v: count,
  events: v.pipe(v.array(v.object({ type: v.string() })), v.minLength(1)),
});

/** An entry of the present version. */
export const entrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  battleId: battleIdSchema,
  seq: count,
  at: time,
  writer: v.pipe(v.string(), v.transform(toWriterId)),
  v: v.literal(1),
  events: v.tupleWithRest([event], event),
});
