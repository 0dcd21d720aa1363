import { createStore, type StoreApi } from 'zustand/vanilla';
import { battleId } from '@/battle/state/ids';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { createSaveQueue, type SaveNews, type SaveQueue, type SaveState } from './save-queue';

/** Whether every tap is on disk, the queue that saves them, and the news for the player. */
export type SaveStore = StoreApi<SaveState> & {
  readonly queue: SaveQueue;
  /** The latest first. */
  readonly news: StoreApi<readonly SaveNews[]>;
  dismiss(news: SaveNews): void;
  /** Called with every entry that is on disk. */
  onSaved(heard: (entry: StoredEntry) => void): void;
};

/** The store of the saving. It tells other tabs about every entry that is on disk. */
export function createSaveStore(entryLog: EntryLog, lock: BattleLock): SaveStore {
  const store = createStore<SaveState>(() => ({ kind: 'saved' }));
  const news = createStore<readonly SaveNews[]>(() => []);
  const listeners: ((entry: StoredEntry) => void)[] = [];
  /** The list finds what this cannot rebuild now. */
  const renewLostCards = () =>
    void import('@/store/battles/renew-card').then((cards) => cards.renewLostCards(entryLog)).catch(() => {});
  const queue = createSaveQueue({
    append: async (entry, card) => {
      const outcome = await entryLog.append(entry, card);
      if (outcome === 'cardless') renewLostCards();
      if (outcome !== 'conflict' && outcome !== 'gap') {
        lock.announce(battleId(entry.battleId));
        for (const heard of listeners) heard(entry);
      }
      return outcome;
    },
    restoreLog: entryLog.restoreLog,
    reconnect: entryLog.reconnect,
    async keepBeside(course) {
      const beside = await import('./keep-beside');
      return beside.keepBeside(entryLog, lock, course);
    },
    onChange: (state) => store.setState(state, true),
    onNews: (told) => news.setState([told, ...news.getState()], true),
  });
  return Object.assign(store, {
    queue,
    news,
    onSaved: (heard: (entry: StoredEntry) => void) => void listeners.push(heard),
    dismiss: (told: SaveNews) =>
      news.setState(
        news.getState().filter((other) => other !== told),
        true,
      ),
  });
}
