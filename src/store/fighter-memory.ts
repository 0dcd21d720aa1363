import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseRemembered, type RememberedFighters, remember } from '@/battle/assault/remembered-fighters';
import type { FighterProfile } from '@/battle/state/fighters';
import type { EntryLog } from '@/storage/entry-log';

/** The record of the profiles that this device remembers. */
export const FIGHTERS_RECORD = 'fighters';

/** The profiles of the groups that fought on this device, by name: what the next battle proposes. Never part of a battle's log. */
export type FighterMemory = StoreApi<RememberedFighters> & {
  /** Remembers these as the latest of their names. */
  remember(profiles: readonly FighterProfile[]): void;
};

/** The profiles kept on this device; none until they are read, and where they cannot be. */
export function createFighterMemory(entryLog: EntryLog, onFailure: (error: unknown) => void): FighterMemory {
  const store = createStore<RememberedFighters>(() => []);
  const reading = entryLog.readRecord(FIGHTERS_RECORD).then(
    (stored) => store.setState(parseRemembered(stored), true),
    () => {},
  );
  // Nothing is written before it is known what was there: else the first group of an evening would forget all others.
  const write = async (profiles: readonly FighterProfile[]) => {
    await reading;
    store.setState(remember(store.getState(), profiles), true);
    await entryLog.writeRecord(FIGHTERS_RECORD, store.getState());
  };
  return Object.assign(store, {
    remember: (profiles: readonly FighterProfile[]) => {
      write(profiles).catch(onFailure);
    },
  });
}
