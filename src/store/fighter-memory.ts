import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FighterProfile } from '@/battle/fighters';
import { parseRemembered, type RememberedFighters, remember } from '@/battle/remembered-fighters';
import type { EntryLog } from '@/storage/entry-log';

/** The record of the profiles that this device remembers. */
export const FIGHTERS_RECORD = 'fighters';

/** The profiles of the groups that fought on this device, by name: what the next battle proposes. Never part of a battle's log. */
export type FighterMemory = StoreApi<RememberedFighters> & {
  /** Remembers these as the latest of their names. */
  remember(profiles: readonly FighterProfile[]): void;
};

/** The profiles kept on this device; none until they are read, and where they cannot be. */
export async function createFighterMemory(
  entryLog: EntryLog,
  onFailure: (error: unknown) => void,
): Promise<FighterMemory> {
  const stored = await entryLog.readRecord(FIGHTERS_RECORD).catch(() => undefined);
  const store = createStore<RememberedFighters>(() => parseRemembered(stored));
  return Object.assign(store, {
    remember(profiles: readonly FighterProfile[]) {
      store.setState(remember(store.getState(), profiles), true);
      entryLog.writeRecord(FIGHTERS_RECORD, store.getState()).catch(onFailure);
    },
  });
}
