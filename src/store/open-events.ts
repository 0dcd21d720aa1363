import type { ClubParts } from './club-parts';
import { createEventStore, type EventStore } from './event-store';
import { onComeBack, waitHere } from './page-moments';

/** The store of the events that this phone organises or watches. */
export async function openEvents(
  parts: Omit<ClubParts, 'wait' | 'lock' | 'onCard' | 'onReceived'>,
): Promise<EventStore> {
  const store = await createEventStore({ ...parts, wait: waitHere });
  onComeBack(() => void store.actions.retry().catch(parts.onFailure));
  return store;
}
