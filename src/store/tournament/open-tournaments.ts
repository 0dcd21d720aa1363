import type { ClubParts } from '@/store/club/club-parts';
import { onComeBack, waitHere } from '@/store/device/page-moments';
import { createEventStore, type EventStore } from './tournament-store';

/** The store of the events that this phone organises or watches. */
export async function openEvents(
  parts: Omit<ClubParts, 'wait' | 'lock' | 'onCard' | 'onReceived'>,
): Promise<EventStore> {
  const store = await createEventStore({ ...parts, wait: waitHere });
  onComeBack(() => void store.actions.retry().catch(parts.onFailure));
  return store;
}
