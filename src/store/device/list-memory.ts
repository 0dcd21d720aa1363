import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntryLog } from '@/storage/entry-log';

/** A list that this device remembers, the latest first. Never part of a battle's log. */
export type ListMemory<Item> = StoreApi<readonly Item[]> & {
  /** Remembers these as the latest. */
  remember(items: readonly Item[]): void;
};

/** How a list is kept: under which record, how it is read from what is there, and what is left of it when something is remembered. */
export type ListKind<Item> = {
  readonly record: string;
  parse(record: unknown): readonly Item[];
  remember(list: readonly Item[], items: readonly Item[]): readonly Item[];
};

/** The list kept on this device; empty until it is read, and where it cannot be. */
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
  // Nothing is written before it is known what was there: else the first group of an evening would forget all others.
  const write = async () => {
    await reading;
    await entryLog.writeRecord(record, store.getState());
  };
  return Object.assign(store, {
    remember: (items: readonly Item[]) => {
      // What is remembered counts at once: a screen may wait for it, and a disk may take its time.
      store.setState(remember(store.getState(), items), true);
      if (!isRead) early.push(items);
      write().catch(onFailure);
    },
  });
}
