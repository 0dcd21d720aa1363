import type { ClubParts } from '@/store/club/club-parts';
import type { ClubStore } from '@/store/club/club-store';
import { onComeBack, onCut, waitHere } from '@/store/device/page-moments';
import { keepOwnEvents } from './own-events';
import { createTournamentStore, type TournamentStore } from './tournament-store';

/** The store of the tournaments that this phone organises or watches. */
export async function openTournaments(
  parts: Omit<ClubParts, 'wait' | 'lock' | 'onCard' | 'onComing' | 'onReceived'>,
  club: { load(): Promise<ClubStore> },
): Promise<TournamentStore> {
  const store = await createTournamentStore({ ...parts, wait: waitHere });
  let isKept = false;
  const look = () => void goOnSharing().catch(parts.onFailure);
  look();
  store.subscribe(look);
  onComeBack(() => {
    look();
    store.actions.retry().catch(parts.onFailure);
  });
  onCut(store.actions.cut);
  return store;

  /** Own devices are those of a club: until one is chosen, nothing of it is loaded. */
  async function goOnSharing(): Promise<void> {
    if (isKept || !(await parts.entryLog.readRecord('club')) || isKept) return;
    isKept = true;
    keepOwnEvents(store, await club.load(), parts);
  }
}
