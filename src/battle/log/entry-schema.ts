import * as v from 'valibot';
import { writerId as toWriterId } from '@/battle/state/ids';
import { battleIdSchema, countSchema } from '@/battle/state/shapes';
import { ENTRY_VERSION, type Entry, eventSchema } from './event';

/** A time that a calendar has. A phone whose clock is wrong may well write one before 1970. */
const MAX_TIME_MS = 8.64e15;
const time = v.pipe(v.number(), v.minValue(-MAX_TIME_MS), v.maxValue(MAX_TIME_MS));

/** What every entry has, whatever its version: enough to tell a newer one from a damaged one, and an older one. */
export const entryFrame = v.looseObject({
  battleId: v.string(),
  seq: countSchema,
  at: time,
  v: countSchema,
  events: v.pipe(v.array(v.looseObject({ type: v.string() })), v.minLength(1)),
});

/** An entry of the present version, as it lies on disk. */
export const entrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  battleId: battleIdSchema,
  seq: countSchema,
  at: time,
  writer: v.pipe(v.string(), v.transform(toWriterId)),
  v: v.literal(ENTRY_VERSION),
  events: v.tupleWithRest([eventSchema], eventSchema),
});

/**
 * Whether all that keeps a value from its shape are fields that the shape does not have: a newer version has added them. Where several
 * shapes are possible, one of them has to be right but for such fields.
 */
export function onlyFieldsUnknown(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.every(
    ({ type, expected, issues: ofShapes }) =>
      (type === 'strict_object' && expected === 'never') ||
      (type === 'union' && ofShapes !== undefined && ofShapes.some((issue) => onlyFieldsUnknown([issue]))),
  );
}
