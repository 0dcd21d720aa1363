import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SeasonActions, SeasonState, SeasonStore } from './season-store';

/** The store of the season on screen. */
export const SeasonStoreContext = createContext<SeasonStore | null>(null);

function useSeasonStore(): SeasonStore {
  const store = useContext(SeasonStoreContext);
  if (!store) throw new Error('No season is given');
  return store;
}

/** The battles counted so far. */
export function useSeason(): SeasonState {
  return useStore(useSeasonStore());
}

/** The actions of the season: always the same object. */
export function useSeasonActions(): SeasonActions {
  return useSeasonStore().actions;
}
