import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntryLog } from '@/storage/entry-log';

/** A list that this device remembers, the latest first. Never part of a battle's log. */
export type ListMemory<Item> = StoreApi<readonly Item[]> & {
  /** Adds these items as the latest. */
  remember(items: readonly Item[]): void;
};

/** How a list is stored: its record, how it is parsed, and the list after new items are added. */
export type ListKind<Item> = {
  readonly record: string;
  parse(record: unknown): readonly Item[];
  remember(list: readonly Item[], items: readonly Item[]): readonly Item[];
};

/** The list stored on this device; empty until it is read, and if it cannot be read. */
export function createListMemory<Item>(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  { record, parse, remember }: ListKind<Item>,
  onFailure: (error: unknown) => void,
): ListMemory<Item> {
  const store = createStore<readonly Item[]>(() => []);
  const early: (readonly Item[])[] = [];
  let isRead = false;
  const reading = entryLog
    .readRecord(record)
    .then(parse, () => [])
    .then((stored) => {
      isRead = true;
      store.setState(early.reduce(remember, stored), true);
    });
  // It writes only after it has read. Otherwise the first group of an evening would delete all others.
  const write = async () => {
    await reading;
    await entryLog.writeRecord(record, store.getState());
  };
  return Object.assign(store, {
    remember: (items: readonly Item[]) => {
      // A new item counts at once: a screen may wait for it, and the disk may be slow.
      store.setState(remember(store.getState(), items), true);
      if (!isRead) early.push(items);
      write().catch(onFailure);
    },
  });
}
