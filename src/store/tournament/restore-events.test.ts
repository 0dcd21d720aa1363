import { expect, it } from 'vitest';
import type { ClubAddress } from '@/club/address';
import { readEvents } from '@/storage/backup-events';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { exportBattles } from '@/store/backup/export-battles';
import { writeClub } from '@/store/club/club-record';
import { createFakeClub } from '@/testing/fake-club';
import type { Act } from '@/tournament/act';
import { createTournamentStore } from './tournament-store';

const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 2,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const ANNA: Extract<Act, { type: 'playersEntered' }> = {
  type: 'playersEntered',
  players: [{ name: 'Anna', army: '', team: '' }],
};

async function phone(entryLog = createMemoryEntryLog()) {
  await writeClub(entryLog, {
    address: 'club.example' as ClubAddress,
    code: 'DRAG-ON',
    stampKey: 'key',
    isTried: true,
  });
  let clock = 1_000;
  const store = await createTournamentStore({
    entryLog,
    random: (count) => Uint8Array.from({ length: count }, (_, index) => index),
    now: () => {
      clock += 1;
      return clock;
    },
    wait: () => new Promise(() => {}),
    writer: 'w1',
    onFailure: (error) => expect.fail(String(error)),
    wsFactory: createFakeClub().wsFactory,
  });
  return { entryLog, store };
}

async function backupOf({ entryLog }: Awaited<ReturnType<typeof phone>>) {
  const made = await exportBattles('all', {
    entryLog,
    pending: [],
    onScreen: [],
    stamp: { exportedAt: 1, appVersion: '1' },
  });
  return { ...made, inFile: readEvents(made.text).events };
}

async function organiser() {
  const made = await phone();
  const id = await made.store.actions.make(MADE);
  if (!id.ok) throw new Error('Not made');
  await made.store.actions.act(id.value, ANNA);
  return { ...made, id: id.value };
}

it('an event survives a dead phone: another one restores it, organises on, and so does a reload', async () => {
  const dead = await organiser();
  const { inFile, events } = await backupOf(dead);
  expect(events).toBe(1);
  const other = await phone();
  expect(other.store.actions.planRestore(inFile)).toMatchObject([
    { fate: 'added', name: 'Autumn Cup', acts: 2, organises: true },
  ]);
  expect(await other.store.actions.restore(inFile)).toEqual({ written: 1, failure: null });
  expect(await other.store.actions.undo(dead.id)).toMatchObject({ ok: true });
  const again = await phone(other.entryLog);
  const shown = again.store.getState().tournaments.get(dead.id);
  expect(shown?.record.acts).toHaveLength(3);
  expect(shown?.tournament?.players).toEqual([]);
  // Once more: nothing is left to write.
  expect(again.store.actions.planRestore(inFile)).toMatchObject([{ fate: 'longerHere', record: null }]);
  expect(await again.store.actions.restore(inFile)).toEqual({ written: 0, failure: null });
});

it('an event that lay in the wastebasket comes back into it, and one that lies there here stays in it', async () => {
  const dead = await organiser();
  await dead.store.actions.forget(dead.id);
  const { inFile } = await backupOf(dead);
  const other = await phone();
  await other.store.actions.restore(inFile);
  expect([...other.store.getState().forgotten.keys()]).toEqual([dead.id]);
  const longer = await organiser();
  await longer.store.actions.act(longer.id, ANNA);
  await other.store.actions.restore((await backupOf(longer)).inFile);
  expect(other.store.getState().tournaments.size).toBe(0);
  expect(other.store.getState().forgotten.get(dead.id)?.record.acts).toHaveLength(3);
  await other.store.actions.bringBack(dead.id);
  expect(other.store.getState().tournaments.get(dead.id)?.tournament?.players).toHaveLength(2);
});

it('a disk that fails says so, and what was written before it stays', async () => {
  const { inFile } = await backupOf(await organiser());
  const other = await phone();
  Object.assign(other.entryLog, { writeRecord: () => Promise.reject(new Error('disk full')) });
  expect(await other.store.actions.restore(inFile)).toEqual({ written: 0, failure: 'disk full' });
});

it('a single battle’s file holds no events, and a disk that cannot be read is said', async () => {
  const made = await organiser();
  const one = { pending: [], onScreen: [], stamp: { exportedAt: 1, appVersion: '1' } };
  expect((await exportBattles([], { ...one, entryLog: made.entryLog })).events).toBe(0);
  const broken = { ...made.entryLog, records: () => Promise.reject(new Error('no')) };
  expect((await exportBattles('all', { ...one, entryLog: broken })).events).toBeNull();
});
