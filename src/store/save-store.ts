import { createStore, type StoreApi } from 'zustand/vanilla';
import { battleId } from '@/battle/ids';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from './battle-lock';
import { createSaveQueue, type SaveQueue, type SaveState } from './save-queue';

/** Whether every tap is on disk, and the queue that brings them there. */
export type SaveStore = StoreApi<SaveState> & { readonly queue: SaveQueue };

/** The store of what is being saved. Other tabs are told of every entry that has reached the disk. */
export function createSaveStore(entryLog: EntryLog, lock: BattleLock): SaveStore {
  const store = createStore<SaveState>(() => ({ kind: 'saved' }));
  const queue = createSaveQueue({
    append: async (entry, card) => {
      const outcome = await entryLog.append(entry, card);
      if (outcome !== 'conflict') lock.announce(battleId(entry.battleId));
      return outcome;
    },
    onChange: (state) => store.setState(state, true),
  });
  return Object.assign(store, { queue });
}
