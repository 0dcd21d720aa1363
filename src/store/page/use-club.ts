import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LiveState } from '@/club/live-log';
import type { ShareRecord } from '@/store/battle/share-record';
import type { ClubState, ClubStore } from '@/store/club/club-store';
import { usePageStores } from './use-page-stores';

/**
 * The club's store as soon as it is loaded. What calls this is on a screen that needs it, so it is loaded
 * now.
 */
export function useClubStore(): ClubStore | null {
  const { club } = usePageStores();
  const [store, setStore] = useState<ClubStore | null>(club.get);
  useEffect(() => {
    if (store !== null) return;
    club.load().then(setStore, (error: unknown) =>
      setStore(() => {
        throw error;
      }),
    );
  }, [club, store]);
  return store;
}

/** What the selector picks of the club's state. */
export function useClub<Picked>(store: ClubStore, select: (state: ClubState) => Picked): Picked {
  return useStore(store, select);
}

/** How a battle is shared, and how that stands just now; null where it is not. */
export function useShare(
  store: ClubStore,
  battleId: string,
): { readonly share: ShareRecord; readonly live: LiveState | null } | null {
  const share = useStore(store, ({ shares }) => shares.get(battleId) ?? null);
  const live = useStore(store, ({ live: all }) => all.get(battleId) ?? null);
  return share && { share, live };
}
