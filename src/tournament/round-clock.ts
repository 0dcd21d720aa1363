import { tableKey } from './table-key';

/** The clock of a round: the time left at a moment, and whether it has been running since. */
export type RoundClock = {
  readonly round: number;
  readonly at: number;
  readonly leftMs: number;
  readonly runs: boolean;
};

/** The clock of an event, and what single tables have more, in milliseconds, by "round.table". */
type Clocks = { readonly clock: RoundClock | null; readonly extended: ReadonlyMap<string, number> };

/** The time left in a round, in milliseconds; at least 0. */
export function leftOf(clock: RoundClock, now: number): number {
  return Math.max(0, untilEnd(clock, now));
}

/** As `leftOf`, and below 0 since the end. */
function untilEnd(clock: RoundClock, now: number): number {
  return clock.leftMs - (clock.runs ? Math.max(0, now - clock.at) : 0);
}

/**
 * The time left at a table that has more than the hall, in milliseconds, at least 0; null: it has no more, or
 * the round has no clock.
 */
export function leftAtTable(
  { clock, extended }: Clocks,
  round: number,
  table: number,
  now: number,
): number | null {
  const more = extended.get(tableKey(round, table)) ?? 0;
  if (clock?.round !== round || more === 0) return null;
  return Math.max(0, untilEnd(clock, now) + more);
}

/**
 * What a table is to have more than the hall's clock, so that it has `ms` more than now: where its time is up
 * already, they count from now.
 */
export function extendedBy(
  { clock, extended }: Clocks,
  round: number,
  table: number,
  { ms, now }: { readonly ms: number; readonly now: number },
): number {
  const more = extended.get(tableKey(round, table)) ?? 0;
  const over = clock?.round === round ? Math.max(0, -(untilEnd(clock, now) + more)) : 0;
  return Math.round(more + over + ms);
}
