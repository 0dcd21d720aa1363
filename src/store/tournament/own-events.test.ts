import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ClubAddress } from '@/club/address';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { channelOf, secretBelow } from '@/club/secrets';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import type { ClubState, ClubStore } from '@/store/club/club-store';
import type { DevicesRecord, OwnBattle } from '@/store/club/devices-record';
import type { OwnEvent } from '@/store/club/own-devices';
import { EVENT_PREFIX } from '@/store/device/record-names';
import { createFakeClub } from '@/testing/fake-club';
import { keepOwnEvents } from './own-events';
import { nothingYet, type TournamentRecord, writeTournament } from './tournament-record';
import { createTournamentStore, type TournamentStore } from './tournament-store';

const CLUB = 'club.example' as ClubAddress;
const SECRET = 'AbcdefghijklmnopqrstU_';
const STAMP = 'AbCdEf012_-9';
const ID = channelOf(SECRET);
const KEPT: TournamentRecord = {
  ...nothingYet(CLUB, secretBelow(SECRET), SECRET),
  writer: { secret: SECRET, stamp: STAMP },
};
const LISTED: OwnBattle = {
  ...{ seq: 1, battleId: `event-${ID}`, writer: SECRET, stamp: STAMP, key: SECRET },
  event: { organiser: 'kate' },
};

let entryLog: ReturnType<typeof createMemoryEntryLog>;
let told: OwnEvent[];
const failures: unknown[] = [];

beforeEach(() => {
  entryLog = createMemoryEntryLog();
  told = [];
});

/** This phone, whose list of own devices has these battles and events; null: it is not paired. */
async function phone(battles: readonly OwnBattle[] | null) {
  const tournaments = await createTournamentStore({
    entryLog,
    random: (count) => new Uint8Array(count),
    now: () => 1,
    wait: () => new Promise(() => {}),
    writer: 'w1',
    onFailure: (error) => failures.push(error),
    wsFactory: createFakeClub().wsFactory,
  });
  const listOf = (named: readonly OwnBattle[]): DevicesRecord => ({
    ...{ address: CLUB, writer: SECRET, stamp: STAMP, key: SECRET },
    ...{ position: AT_THE_BEGINNING, battles: [...named] },
  });
  const state = { devices: battles && listOf(battles) } as ClubState;
  const club = Object.assign(
    createStore<ClubState>(() => state),
    { actions: { noteEvent: (event: OwnEvent) => told.push(event) } },
  ) as unknown as ClubStore;
  keepOwnEvents(tournaments, club, { entryLog, onFailure: (error) => failures.push(error) });
  return { tournaments, hear: (named: readonly OwnBattle[]) => club.setState({ devices: listOf(named) }) };
}

const kept = (store: TournamentStore) => store.getState().tournaments.get(ID)?.record;

describe('events on own devices', () => {
  it('are named to the others where this phone organises them, and no others', async () => {
    await writeTournament(entryLog, ID, KEPT);
    await writeTournament(entryLog, 'watched', { ...KEPT, writer: null });
    await writeTournament(entryLog, 'forgotten', { ...KEPT, forgottenAt: 5 });
    await phone([]);
    expect(told).toEqual([
      { id: ID, address: CLUB, key: SECRET, writer: SECRET, stamp: STAMP, organiser: null },
    ]);
  });

  it('are named once this phone is paired', async () => {
    await writeTournament(entryLog, ID, KEPT);
    const { hear } = await phone(null);
    expect(told).toEqual([]);
    hear([]);
    expect(told).toHaveLength(1);
  });

  it('come from the list with their key, to be organised as the same organiser', async () => {
    const { tournaments } = await phone([LISTED]);
    await expect.poll(() => kept(tournaments)?.organiser).toBe('kate');
    expect(kept(tournaments)?.writer).toEqual({ secret: SECRET, stamp: STAMP });
    expect(kept(tournaments)?.reader).toBe(secretBelow(SECRET));
    expect(failures).toEqual([]);
  });

  it('that were watched here are organised from then on, with all that is known of them', async () => {
    const acts = [{ seq: 1, at: 3, act: { type: 'unknown' } }];
    await writeTournament(entryLog, ID, { ...KEPT, writer: null, acts });
    const { tournaments } = await phone([LISTED]);
    await expect.poll(() => kept(tournaments)?.writer?.secret).toBe(SECRET);
    expect(kept(tournaments)?.acts).toEqual(acts);
  });

  it('do not come back by themselves from the wastebasket, nor once it was emptied', async () => {
    await writeTournament(entryLog, ID, { ...KEPT, forgottenAt: 5 });
    // The list is gone through in its order: once the next one is here, the first was looked at.
    const next = (letter: string): OwnBattle => {
      const writer = letter.repeat(22);
      return { ...LISTED, seq: 2, battleId: `event-${channelOf(writer)}`, writer };
    };
    const idOf = ({ writer }: OwnBattle) => channelOf(writer);
    const { tournaments } = await phone([LISTED, next('B')]);
    await expect.poll(() => tournaments.getState().tournaments.has(idOf(next('B')))).toBe(true);
    expect(tournaments.getState().forgotten.has(ID)).toBe(true);
    expect(kept(tournaments)).toBeUndefined();
    await entryLog.writeRecord(EVENT_PREFIX + ID, null);
    const later = await phone([LISTED, next('C')]);
    await expect.poll(() => later.tournaments.getState().tournaments.has(idOf(next('C')))).toBe(true);
    expect(kept(later.tournaments)).toBeUndefined();
  });
});
