import { assaultEventFrom1 } from '@/battle/assault/event-version-1';
import { ENTRY_VERSION } from './event';

/** A stored entry with a known version and a list of events; the rest is not checked. */
export type EntryFrame = { readonly v: number; readonly events: readonly unknown[] };

type Step = (entry: EntryFrame) => EntryFrame;

/** The step from each version to the next, beginning with version 1. A released step never changes. */
const STEPS: readonly Step[] = [
  // Facts in the ids of an assault became fields.
  ({ events, ...rest }) => ({ ...rest, v: 2, events: events.map(assaultEventFrom1) }),
  // Closed lists got more members: readings, and lines of an assault's result. Entries of version 2 stay
  // valid.
  (entry) => ({ ...entry, v: 3 }),
];

/**
 * An entry of one version in the format of the next one: a new object; the argument is not changed. An entry
 * of the present version, or of a newer one, is returned unchanged. Damaged data stays damaged: its shape is
 * checked later.
 */
export function upgradeEntry(entry: EntryFrame): EntryFrame {
  return STEPS[entry.v - 1]?.(entry) ?? entry;
}

/** The entry in the present version, upgraded step by step. */
export function inPresentVersion(stored: EntryFrame): EntryFrame {
  let entry = stored;
  while (entry.v < ENTRY_VERSION) entry = upgradeEntry(entry);
  return entry;
}
