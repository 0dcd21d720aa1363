import { deleteDB, openDB } from 'idb';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf, entryOf } from '@/testing/entry-log-contract';
import {
  closeHandle,
  deleteTestDatabases,
  newTestDatabase,
  openLog,
  type TestDatabase,
} from '@/testing/test-database';
import { MIGRATIONS, type Migration } from './migrations';
import { openEntryLog } from './open-entry-log';
import { readStoredBattles } from './stored-battles';

const NEXT_MIGRATIONS: readonly Migration[] = [
  ...MIGRATIONS,
  { version: MIGRATIONS.length + 1, adds: [{ store: 'seasons', keyPath: 'id' }] },
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

afterAll(deleteTestDatabases);

describe('a newer app opening while an older one runs', () => {
  it('finds everything the older one wrote, and the older one is told and stops', async () => {
    const database = newTestDatabase();
    const older = await openLog(database);
    await older.append(entryOf('one', 1), cardOf('one', 1));
    const newer = await openLog(database, { migrations: NEXT_MIGRATIONS, onSuperseded: vi.fn() });
    expect(await newer.entries('one')).toEqual([entryOf('one', 1)]);
    expect(database.onSuperseded).toHaveBeenCalledTimes(1);
    await expect(older.append(entryOf('one', 2), cardOf('one', 2))).rejects.toThrow('loaded again');
    expect(await newer.entries('one')).toHaveLength(1);
  });

  it('lets the tap that the older one has just begun reach the disk', async () => {
    const database = newTestDatabase();
    const older = await openLog(database);
    await older.append(entryOf('one', 1), cardOf('one', 1));
    const [newer, outcome] = await Promise.all([
      openLog(database, { migrations: NEXT_MIGRATIONS }),
      older.append(entryOf('one', 2), cardOf('one', 2)),
    ]);
    expect(outcome).toBe('appended');
    expect(await newer.entries('one')).toHaveLength(2);
  });

  it('tells the older one at its next tap when it could not hear of the upgrade', async () => {
    const database = newTestDatabase();
    const older = await openLog(database);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await older.append(entryOf('one', 1), cardOf('one', 1));
    closeHandle(begun.mock.contexts[0]);
    await openLog(database, { migrations: NEXT_MIGRATIONS, onSuperseded: vi.fn() });
    expect(database.onSuperseded).not.toHaveBeenCalled();
    await expect(older.append(entryOf('one', 2), cardOf('one', 2))).rejects.toThrow('loaded again');
    expect(database.onSuperseded).toHaveBeenCalledTimes(1);
  });
});

describe('a log that was closed while it reopened', () => {
  it('does not ask to be loaded again when the data turn out to be newer', async () => {
    const database = newTestDatabase();
    const older = await openLog(database);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await older.append(entryOf('one', 1), cardOf('one', 1));
    closeHandle(begun.mock.contexts[0]);
    (await openLog(database, { migrations: NEXT_MIGRATIONS })).close();
    const open = IDBFactory.prototype.open;
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
      const request = open.apply(this, given);
      older.close();
      return request;
    });
    await expect(older.append(entryOf('one', 2), cardOf('one', 2))).rejects.toThrow();
    expect(database.onSuperseded).not.toHaveBeenCalled();
  });
});

describe('an upgrade held up by a tab that does not make way', () => {
  it('is reported, and goes through once that tab is closed', async () => {
    const database = newTestDatabase();
    await seed(database);
    const stubborn = await openDB(database.databaseName);
    const opened = await openEntryLog({ ...database, migrations: NEXT_MIGRATIONS });
    if (opened.kind !== 'blocked') throw new Error(`It is ${opened.kind}.`);
    stubborn.close();
    const settled = await opened.settled;
    if (settled.kind !== 'open') throw new Error(`It is ${settled.kind}.`);
    expect(await settled.log.entries('one')).toEqual([entryOf('one', 1)]);
  });

  it('is reported as well to a second tab that waits behind the first', async () => {
    const database = newTestDatabase();
    await seed(database);
    const stubborn = await openDB(database.databaseName);
    const options = { ...database, migrations: NEXT_MIGRATIONS, patienceMs: 50 };
    const first = await openEntryLog(options);
    const second = await openEntryLog(options);
    if (first.kind !== 'blocked' || second.kind !== 'blocked') {
      throw new Error(`They are ${first.kind} and ${second.kind}.`);
    }
    stubborn.close();
    expect([(await first.settled).kind, (await second.settled).kind]).toEqual(['open', 'open']);
  });

  it('makes a running log reject instead of hanging when it has to reopen meanwhile', async () => {
    const database = newTestDatabase();
    const older = await openLog(database, { patienceMs: 50 });
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await older.append(entryOf('one', 1), cardOf('one', 1));
    const stubborn = await openDB(database.databaseName);
    closeHandle(begun.mock.contexts[0]);
    const newer = await openEntryLog({ ...database, migrations: NEXT_MIGRATIONS, onSuperseded: vi.fn() });
    if (newer.kind !== 'blocked') throw new Error(`It is ${newer.kind}.`);
    await expect(older.append(entryOf('one', 2), cardOf('one', 2))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    stubborn.close();
    await newer.settled;
  });
});

describe('data of a newer app', () => {
  it('is refused, left as it is, and can be read whole', async () => {
    const database = newTestDatabase();
    const log = await openLog(database);
    await log.append(entryOf('one', 1), cardOf('one', 1));
    await log.append(entryOf('one', 2), cardOf('one', 2));
    await log.append(entryOf('two', 1), cardOf('two', 3));
    log.close();
    await bringToVersion99(database);

    const opened = await openEntryLog(database);
    if (opened.kind !== 'newer') throw new Error(`It is ${opened.kind}.`);
    expect(opened.storedVersion).toBe(99);
    expect([...(await readStoredBattles(database.databaseName))]).toEqual([
      ['one', [entryOf('one', 1), entryOf('one', 2)]],
      ['two', [entryOf('two', 1)]],
    ]);
    const untouched = await openDB(database.databaseName);
    expect(untouched.version).toBe(99);
    expect([...untouched.objectStoreNames]).toEqual([
      'cards',
      'changes',
      'deletions',
      'digests',
      'entries',
      'later',
      'records',
    ]);
    untouched.close();
  });

  it('can be upgraded further, unhindered, after it was refused and read', async () => {
    const database = newTestDatabase();
    await seed(database);
    await bringToVersion99(database);
    const opened = await openEntryLog(database);
    if (opened.kind !== 'newer') throw new Error(`It is ${opened.kind}.`);
    await readStoredBattles(database.databaseName);
    const blocked = vi.fn();
    const upgraded = await openDB(database.databaseName, 100, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    upgraded.close();
  });

  it('that is deleted meanwhile makes the reading reject, and leaves no empty database behind', async () => {
    const database = newTestDatabase();
    await seed(database);
    await bringToVersion99(database);
    const opened = await openEntryLog(database);
    if (opened.kind !== 'newer') throw new Error(`It is ${opened.kind}.`);
    await deleteDB(database.databaseName);
    await expect(readStoredBattles(database.databaseName)).rejects.toThrow();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(database.databaseName);
  });
});

describe('a browser that gives no database', () => {
  it('is told apart from one that has none: it says so instead of throwing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await openEntryLog(newTestDatabase())).toEqual({
      kind: 'unavailable',
      reason: 'absent',
      message: '',
    });
  });

  it.each([
    ['SecurityError', 'absent'],
    ['InvalidStateError', 'refused'],
    ['UnknownError', 'refused'],
    ['QuotaExceededError', 'refused'],
  ])('with %s counts as %s, with the browser’s own message', async (name, reason) => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('No database here', name);
    });
    expect(await openEntryLog(newTestDatabase())).toEqual({
      kind: 'unavailable',
      reason,
      message: `${name}: No database here`,
    });
  });
});

async function seed(database: TestDatabase): Promise<void> {
  const log = await openLog(database);
  await log.append(entryOf('one', 1), cardOf('one', 1));
  log.close();
}

async function bringToVersion99(database: TestDatabase): Promise<void> {
  const newer = await openDB(database.databaseName, 99, {
    upgrade: (upgrading) => {
      upgrading.createObjectStore('later');
    },
  });
  newer.close();
}

describe('a database of version 1', () => {
  it('is brought to the present one with all its battles, and what changes from then on is noted', async () => {
    const database = newTestDatabase();
    const first = await openDB(database.databaseName, 1, {
      upgrade(upgrading) {
        upgrading.createObjectStore('entries', { keyPath: ['battleId', 'seq'] });
        const cards = upgrading.createObjectStore('cards', { keyPath: 'battleId' });
        cards.createIndex('byStatus', ['status', 'lastAt', 'battleId']);
        upgrading.createObjectStore('deletions', { keyPath: 'battleId' });
        upgrading.createObjectStore('records');
      },
    });
    await first.put('entries', entryOf('one', 1));
    await first.put('cards', cardOf('one', 1, 'finished'));
    await first.put('cards', cardOf('two', 2));
    await first.put('records', 'phone', 'writer');
    first.close();
    const log = await openLog(database);
    expect(await log.entries('one')).toEqual([entryOf('one', 1)]);
    expect((await log.cards('finished', 9)).cards).toEqual([cardOf('one', 1, 'finished')]);
    expect(await log.readRecord('writer')).toBe('phone');
    const derived = await log.derived();
    expect(await derived.readDigest()).toMatchObject({
      stamp: { written: 0 },
      parts: [],
      changed: [],
      finished: 1,
    });
    await log.append(entryOf('two', 1), cardOf('two', 3, 'finished'));
    const { changed, finished } = await derived.readDigest();
    expect([changed, finished]).toEqual([[{ battleId: 'two', card: cardOf('two', 3, 'finished') }], 2]);
  });

  it('is left by an older page that has it open, which can write no card behind the digest', async () => {
    const database = newTestDatabase();
    const older = await openLog(database, { migrations: MIGRATIONS.slice(0, 1) });
    const newer = await openLog(database, { onSuperseded: vi.fn() });
    expect(database.onSuperseded).toHaveBeenCalledTimes(1);
    await expect(older.putCard(cardOf('one', 1))).rejects.toThrow('loaded again');
    const reopened = await openEntryLog({ ...database, migrations: MIGRATIONS.slice(0, 1) });
    expect(reopened.kind).toBe('newer');
    expect(await (await newer.derived()).readDigest()).toMatchObject({ changed: [], finished: 0 });
  });
});
