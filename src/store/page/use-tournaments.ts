import { useEffect, useState } from 'react';
import { usePicked } from '@/store/device/use-picked';
import type { EventStore, EventsState, ShownEvent } from '@/store/tournament/tournament-store';
import { usePageStores } from './use-page-stores';

/** The store of events as soon as it is loaded. What calls this is on a screen that needs it, so it is loaded now. */
export function useEventStore(): EventStore | null {
  const { events } = usePageStores();
  const [store, setStore] = useState<EventStore | null>(events.get);
  useEffect(() => {
    if (store !== null) return;
    events.load().then(setStore, (error: unknown) =>
      setStore(() => {
        throw error;
      }),
    );
  }, [events, store]);
  return store;
}

/** What the selector picks of the events. */
export function useEvents<Picked>(store: EventStore, select: (state: EventsState) => Picked): Picked {
  return usePicked(store, select);
}

/** An event of this phone; null where it is not here. */
export function useEvent(store: EventStore, id: string): ShownEvent | null {
  return usePicked(store, ({ events }) => events.get(id) ?? null);
}
