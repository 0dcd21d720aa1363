import type { ClubParts } from '@/store/club/club-parts';
import { onComeBack, onCut, waitHere } from '@/store/device/page-moments';
import { createTournamentStore, type TournamentStore } from './tournament-store';

/** The store of the tournaments that this phone organises or watches. */
export async function openTournaments(
  parts: Omit<ClubParts, 'wait' | 'lock' | 'onCard' | 'onComing' | 'onReceived'>,
): Promise<TournamentStore> {
  const store = await createTournamentStore({ ...parts, wait: waitHere });
  onComeBack(() => void store.actions.retry().catch(parts.onFailure));
  onCut(store.actions.cut);
  return store;
}
