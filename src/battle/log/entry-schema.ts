import * as v from 'valibot';
import { writerId as toWriterId } from '@/battle/state/ids';
import { battleIdSchema, countSchema } from '@/battle/state/shapes';
import { ENTRY_VERSION, type Entry, eventSchema } from './event';

/** The largest time of the calendar. A phone with a wrong clock may write one before 1970. */
const MAX_TIME_MS = 8.64e15;
const time = v.pipe(v.number(), v.minValue(-MAX_TIME_MS), v.maxValue(MAX_TIME_MS));

/** The fields of every entry in any version: enough to tell a newer or an older entry from a damaged one. */
export const entryFrame = v.looseObject({
  battleId: v.string(),
  seq: countSchema,
  at: time,
  v: countSchema,
  events: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1)),
});

/** An entry of the present version, as stored. */
export const entrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  battleId: battleIdSchema,
  seq: countSchema,
  at: time,
  writer: v.pipe(v.string(), v.transform(toWriterId)),
  v: v.literal(ENTRY_VERSION),
  events: v.tupleWithRest([eventSchema], eventSchema),
});

/**
 * Whether the only faults of a value are unknown fields: a newer version has added them. If several shapes
 * are possible, one of them must fit except for such fields.
 */
export function onlyFieldsUnknown(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.every(
    ({ type, expected, issues: ofShapes }) =>
      (type === 'strict_object' && expected === 'never') ||
      (type === 'union' && ofShapes !== undefined && ofShapes.some((issue) => onlyFieldsUnknown([issue]))),
  );
}
