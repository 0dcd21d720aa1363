import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore, TournamentsState } from '@/store/tournament/tournament-store';
import { usePageStores } from './use-page-stores';

/**
 * The store of tournaments as soon as it is loaded. What calls this is on a screen that needs it, so it is
 * loaded now.
 */
export function useTournamentStore(): TournamentStore | null {
  const { tournaments } = usePageStores();
  const [store, setStore] = useState<TournamentStore | null>(tournaments.get);
  useEffect(() => {
    if (store !== null) return;
    tournaments.load().then(setStore, (error: unknown) =>
      setStore(() => {
        throw error;
      }),
    );
  }, [tournaments, store]);
  return store;
}

/** What the selector picks of the tournaments. */
export function useTournaments<Picked>(
  store: TournamentStore,
  select: (state: TournamentsState) => Picked,
): Picked {
  return useStore(store, select);
}

/** A tournament of this phone; null where it is not here. */
export function useTournament(store: TournamentStore, id: string): ShownTournament | null {
  return useStore(store, ({ tournaments }) => tournaments.get(id) ?? null);
}
