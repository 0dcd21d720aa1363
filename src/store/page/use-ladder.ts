import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { LadderState, LadderStore } from '@/store/ladder/ladder-store';
import { usePageStores } from './use-page-stores';

/** The store of the ladder as soon as it is loaded; it reads what is on the disk now. */
export function useLadderStore(): LadderStore | null {
  const { ladder, onFailure } = usePageStores();
  const [store, setStore] = useState<LadderStore | null>(null);
  useEffect(() => {
    ladder.load().then((loaded) => {
      setStore(loaded);
      return loaded.actions.read();
    }, onFailure);
  }, [ladder, onFailure]);
  return store;
}

/** What the selector picks of the ladder. */
export function useLadder<Picked>(store: LadderStore, select: (state: LadderState) => Picked): Picked {
  return useStore(store, select);
}
