import { isoDay } from './iso-day';

/** "2026-03-05T18:00" by the phone's own clock, as fields for a day and a time have it; empty for no moment. */
export function localMoment(at: number | null): string {
  if (at === null) return '';
  // biome-ignore lint/style/noRestrictedGlobals: The time is an argument; only the calendar is asked.
  const day = new Date(at);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${isoDay(at)}T${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** The moment that such a field says, in milliseconds since 1970; null for none. */
export function momentIn(typed: string): number | null {
  // biome-ignore lint/style/noRestrictedGlobals: The time is an argument; only the calendar is asked.
  const at = new Date(typed).getTime();
  return Number.isNaN(at) ? null : at;
}
