import * as v from 'valibot';
import { sideSchema, takenTestFields } from '@/battle/state/shapes';
import { FACINGS } from '@/rules/index';

/** The strict shapes of the parts of a combat's events. */

export const answerSchema = v.union([
  v.number(),
  v.boolean(),
  v.string(),
  v.strictObject({ points: v.number(), note: v.string() }),
]);
const answers = v.record(v.string(), answerSchema);
export const roundAnswersSchema = v.strictObject({ a: answers, b: answers });

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
    winner: sideSchema,
    by: v.number(),
    because: v.picklist(['score', 'tieBreak', 'lost']),
  }),
  v.strictObject({ kind: v.picklist(['bothWin', 'draw', 'bothLost']) }),
]);
export const roundOutcomeSchema = v.strictObject({ result: roundResult, a: recordedSide, b: recordedSide });

export const testAnswerSchema = v.nullable(v.union([v.boolean(), v.number()]));
export const testAnswersSchema = v.record(v.string(), testAnswerSchema);
export const takenTestSchema = v.strictObject({
  ...takenTestFields,
  difference: v.number(),
  spent: v.exactOptional(v.array(v.string())),
});
export const thrownFlightSchema = v.strictObject({
  fleeTotal: v.nullable(v.number()),
  pursuitTotal: v.nullable(v.number()),
});
const pursuitOutcome = {
  fleeTotal: v.number(),
  pursuitTotal: v.nullable(v.number()),
  caught: v.boolean(),
  meant: v.exactOptional(
    v.union([v.literal('engaged'), v.strictObject({ wounds: v.number(), destroyed: v.boolean() })]),
  ),
  fellBack: v.exactOptional(v.literal(true)),
};
export const pursuitOutcomeSchema = v.strictObject(pursuitOutcome);
export const saidFlightSchema = v.strictObject({ ...pursuitOutcome, fleeTotal: v.nullable(v.number()) });
export const contactSchema = v.nullable(
  v.strictObject({
    facing: v.picklist(FACINGS),
    charged: v.boolean(),
    charge: v.exactOptional(v.picklist(['earlier', 'supposed'])),
    guessed: v.exactOptional(v.literal(true)),
  }),
);
