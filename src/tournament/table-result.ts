import * as v from 'valibot';
import { MAX_OBJECTIVES, name, objective, objectiveCount, playerId, points } from './act-values';

const bothSides = v.strictObject({ a: v.nullable(points), b: v.nullable(points) });

export const RESULT = v.strictObject({
  /** The number of the player who was Blue, and of the one who was Red. */
  blue: playerId,
  red: playerId,
  winner: v.picklist(['a', 'b', 'draw', 'unsaid']),
  victoryPoints: v.strictObject({ a: v.nullable(points), b: v.nullable(points) }),
  battlePoints: v.strictObject({ a: v.nullable(points), b: v.nullable(points) }),
  objective: v.nullable(v.strictObject({ name, winner: v.nullable(v.picklist(['a', 'b'])) })),
  /** The part of the Battle Points from the objective. */
  objectivePoints: v.strictObject({ a: v.nullable(points), b: v.nullable(points) }),
  /** What parts of the points look at; missing: nobody said any of it. */
  scored: v.exactOptional(v.strictObject({ scenario: bothSides, kills: bothSides })),
  /** What each has of the event's objectives, by their numbers: a check is 1 or 0; missing: nobody said any. */
  objectives: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          id: objective,
          a: v.nullable(objectiveCount),
          b: v.nullable(objectiveCount),
        }),
      ),
      v.maxLength(MAX_OBJECTIVES),
    ),
  ),
  armies: v.strictObject({ a: name, b: name }),
  turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  firstTurn: v.picklist(['a', 'b']),
  map: name,
  deployment: name,
  confirmed: v.strictObject({ a: v.boolean(), b: v.boolean() }),
  /** A hash of the battle's log: two phones with the same log have the same hash. Empty: no log. */
  logHash: v.pipe(v.string(), v.maxLength(40)),
});

/** The result of a table: `a` is Blue, `b` is Red, as everywhere. */
export type TableResult = v.InferOutput<typeof RESULT>;

/** A result that a table sent; null if it is not valid. */
export function parseResult(value: unknown): TableResult | null {
  const parsed = v.safeParse(RESULT, value);
  return parsed.success ? parsed.output : null;
}
