import { assaultEventFrom1 } from '@/battle/assault/event-version-1';
import { ENTRY_VERSION } from './event';

/** A stored entry whose version and events can be told, whatever else it holds. */
export type EntryFrame = { readonly v: number; readonly events: readonly unknown[] };

type Step = (entry: EntryFrame) => EntryFrame;

/** The step from each version to the next; the first is that from version 1. A released step is never changed. */
const STEPS: readonly Step[] = [
  // What stood in the strings of an assault became fields.
  ({ events, ...rest }) => ({ ...rest, v: 2, events: events.map(assaultEventFrom1) }),
  // Closed lists grew: of readings, and of the lines of an assault's result. What version 2 wrote reads as it did.
  (entry) => ({ ...entry, v: 3 }),
];

/**
 * An entry of one version as the next version would have written it: a new object, the given one stays as it is. An entry of the
 * present version, or of a newer one, comes back untouched. What is damaged stays damaged: its shape is asked afterwards.
 */
export function upgradeEntry(entry: EntryFrame): EntryFrame {
  return STEPS[entry.v - 1]?.(entry) ?? entry;
}

/** The entry in the present version, step by step from the one in which it was stored. */
export function inPresentVersion(stored: EntryFrame): EntryFrame {
  let entry = stored;
  while (entry.v < ENTRY_VERSION) entry = upgradeEntry(entry);
  return entry;
}
