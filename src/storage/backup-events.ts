import * as v from 'valibot';
import { crcLine, isWhole } from './backup-line';

/*
 * Events stand at the end of a backup of everything, each in a line of its own, as the device stores them. A
 * line before them says how many there are. Readers that know none of this pass over both.
 *
 *   {"events":2,"crc32":"…"}
 *   {"event":{"id":"Fx3…","record":{…}},"crc32":"…"}
 *
 * The record of an event that is organised here holds its key: whoever has the file can organise the event.
 */

/** An event of a backup: its channel, and its record as the device that wrote it had it, not yet parsed. */
export type BackedUpEvent = { readonly id: string; readonly record: unknown };

const CountLine = v.object({ events: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });
const EventLine = v.object({
  event: v.object({ id: v.pipe(v.string(), v.minLength(1)), record: v.unknown() }),
});

/** The lines of these events, for the end of a backup; nothing if there are none. */
export function writeEvents(events: readonly BackedUpEvent[]): string {
  if (events.length === 0) return '';
  return [{ events: events.length }, ...events.map((event) => ({ event }))].map(crcLine).join('');
}

/** Whether a whole line of a backup is about events. */
export function isEventLine(line: unknown): boolean {
  return v.is(CountLine, line) || v.is(EventLine, line);
}

/** The events of a backup that are whole, and how many it should hold and does not; never throws. */
export function readEvents(text: string): {
  readonly events: readonly BackedUpEvent[];
  readonly lost: number;
} {
  const events = new Map<string, BackedUpEvent>();
  let should = 0;
  for (const [line] of text.matchAll(/^[\t ]*\{\s*"events?"\s*:[^\r\n]*/gm)) {
    const read = parsed(line);
    if (v.is(CountLine, read)) should += read.events;
    else if (v.is(EventLine, read)) events.set(JSON.stringify(read.event), read.event);
  }
  return { events: [...events.values()], lost: Math.max(0, should - events.size) };
}

/** What a line says, if it is as it was written. */
function parsed(line: string): unknown {
  try {
    const read: unknown = JSON.parse(line);
    return isWhole(read) ? read : null;
  } catch {
    return null;
  }
}
