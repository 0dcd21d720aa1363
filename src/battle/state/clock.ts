import * as v from 'valibot';
import { accepted, type RefusalOf, type Result, refused } from '@/rules/index';

/** A player's clock: how long it has run so far, and since when it runs, in milliseconds. */
export type Clock = { readonly ranMs: number; readonly runningSince: number | null };

/** What the players agreed about their time, in whole minutes for each player. */
export type TimeLimit = {
  /** The time for the whole battle. */
  readonly minutes: number;
  /** What may be used after that; 0: nothing. */
  readonly reserve: number;
  /** How long before the end of `minutes` the clock warns; 0: it does not. */
  readonly warning: number;
};

/** The most minutes that a limit may have. */
export const TIME_LIMIT_MOST: TimeLimit = { minutes: 600, reserve: 120, warning: 60 };

/** The time limit as it stands in entries: whole minutes within what may be chosen. */
export const timeLimitSchema: v.GenericSchema<unknown, TimeLimit> = v.strictObject({
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TIME_LIMIT_MOST.minutes)),
  reserve: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TIME_LIMIT_MOST.reserve)),
  warning: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TIME_LIMIT_MOST.warning)),
});

/** Why a time limit was refused. */
export type TimeLimitRefusal = RefusalOf<{
  // not a whole number of minutes from 1 to the most, or a part out of range
  timeLimitOutOfRange: { max: number };
}>;

/** The time limit, or the refusal of one that is not in whole minutes or out of range. */
export function parseTimeLimit(limit: TimeLimit): Result<TimeLimit, TimeLimitRefusal> {
  return v.is(timeLimitSchema, limit)
    ? accepted(limit)
    : refused('timeLimitOutOfRange', { max: TIME_LIMIT_MOST.minutes });
}

/**
 * What a clock shows: the time used where nothing was agreed; else what is left, and of which part.
 * - `time`, `warning`: left of the time for the battle
 * - `reserve`: left of the reserve
 * - `flag`: how long both have been over
 */
export type ClockReading = {
  readonly of: 'used' | 'time' | 'warning' | 'reserve' | 'flag';
  /** In milliseconds, 0 or more. */
  readonly ms: number;
};

const MINUTE_MS = 60_000;

/** Whether the clock was ever started. */
export function wasUsed({ ranMs: before, runningSince }: Clock): boolean {
  return before > 0 || runningSince !== null;
}

/** How long the clock has run at that moment, in milliseconds. Time before its start does not count. */
export function ranMs({ ranMs: before, runningSince }: Clock, at: number): number {
  return before + (runningSince === null ? 0 : Math.max(0, at - runningSince));
}

/** What a clock that has run so long shows under that limit; null: no limit was agreed. */
export function readingOf(ran: number, limit: TimeLimit | null): ClockReading {
  if (limit === null) return { of: 'used', ms: ran };
  const left = limit.minutes * MINUTE_MS - ran;
  if (left > 0) return { of: left <= limit.warning * MINUTE_MS ? 'warning' : 'time', ms: left };
  const reserve = left + limit.reserve * MINUTE_MS;
  return reserve > 0 ? { of: 'reserve', ms: reserve } : { of: 'flag', ms: Math.abs(reserve) };
}
