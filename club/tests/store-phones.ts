import { afterEach } from 'vitest';
import type { ClubAddress } from '@/club/address';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import type { ClubParts, HandsParts } from '../../src/store/club/club-parts';

import { type ClubStore, createClubStore } from '../../src/store/club/club-store';
import { createTournamentStore, type TournamentStore } from '../../src/store/tournament/tournament-store';
import { NO_HANDS } from '../../src/testing/club/no-hands';
import { random, wait } from './club-phones';
import { CLUB_CODE, type ClubServer } from './club-server';

export const ADDRESS = '!club.test' as ClubAddress;
export const CHOSEN = { address: ADDRESS, code: CLUB_CODE };

export type PhoneParts = HandsParts & { readonly failures: unknown[] };
export type StorePhone = PhoneParts & { readonly store: ClubStore };

/**
 * Makes phones with the stores that a page has, all of them led to that server; what they opened is ended
 * behind each test.
 */
export function storePhones(server: () => Pick<ClubServer, 'url' | 'wsFactory'>) {
  let open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(open.map((end) => end()));
    open = [];
  });

  function partsOf(writer: string): PhoneParts {
    const failures: unknown[] = [];
    return {
      entryLog: createMemoryEntryLog(),
      random,
      now: () => Date.now(),
      wait,
      writer,
      failures,
      lock: { announce: () => {}, onWritten: () => () => {} },
      onCard: () => {},
      onComing: () => false,
      onReceived: () => {},
      hands: NO_HANDS,
      onFailure: (error) => failures.push(error),
      // Whatever address a link names leads to the server of this test.
      wsFactory: () => (server().wsFactory as (url: string) => unknown)(server().url),
    };
  }

  return {
    partsOf,
    async newPhone(writer: string): Promise<StorePhone> {
      const parts = partsOf(writer);
      const store = await createClubStore(parts);
      open.push(() => store.actions.choose(null));
      return { ...parts, store };
    },
    async newTournaments(parts: ClubParts): Promise<TournamentStore> {
      const store = await createTournamentStore(parts);
      open.push(() =>
        Promise.all([...store.getState().tournaments.keys()].map((id) => store.actions.close(id))),
      );
      return store;
    },
  };
}
