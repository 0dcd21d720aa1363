import { useEffect } from 'react';
import { useTournament } from '@/store/page/use-tournaments';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';

/** The tournament of that id, kept equal to the club while it is looked at; null: it is not on this phone. */
export function useOpenTournament(store: TournamentStore, id: string): ShownTournament | null {
  const shown = useTournament(store, id);
  const isHere = shown !== null;
  useEffect(() => {
    if (!isHere) return;
    store.actions.open(id);
    return () => void store.actions.leave(id);
  }, [store, id, isHere]);
  return shown;
}
