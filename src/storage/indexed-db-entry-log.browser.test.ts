import fc from 'fast-check';
import { openDB } from 'idb';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cardOf, describeEntryLog, entryOf } from '@/testing/entry-log-contract';
import {
  closeHandle,
  deleteTestDatabases,
  interfere,
  newTestDatabase,
  openLog,
} from '@/testing/test-database';
import type { EntryLog } from './entry-log';
import { createMemoryEntryLog } from './memory-entry-log';

const LOST = 'Connection to Indexed Database server lost. Refresh the page to try again';

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(deleteTestDatabases);

describe('the log in the browser', () => {
  describeEntryLog(async () => {
    const database = newTestDatabase();
    return {
      connect: () => openLog(database),
      async lose(store) {
        const behind = await openDB(database.databaseName);
        await behind.clear(store);
        behind.close();
      },
    };
  });

  it('answers any sequence of calls as the log in memory does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { maxLength: 25 }), async (calls) => {
        const log = await openLog(newTestDatabase());
        const model = createMemoryEntryLog();
        for (const { make } of calls) expect(await make(log)).toEqual(await make(model));
        log.close();
      }),
      { numRuns: 40 },
    );
  });

  it('asks for strict durability in every write, and for one transaction per tap', async () => {
    const log = await openLog(newTestDatabase());
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await log.append(entryOf('one', 1), cardOf('one', 1));
    expect(begun.mock.results.map(({ value }) => [...value.objectStoreNames])).toEqual([
      ['cards', 'entries'],
    ]);
    await log.putCard(cardOf('one', 2));
    await log.markDeleted('one', 5);
    await log.markDeleted('one', null);
    await log.writeRecord('writer', 'phone');
    await log.purgeDeleted(['one']);
    await log.appendAll([entryOf('one', 2), entryOf('one', 3)], cardOf('one', 3));
    const written = begun.mock.results.map(({ value }) => value as IDBTransaction);
    expect(written.map(({ mode, durability }) => `${mode} ${durability}`)).toEqual(
      Array.from({ length: 7 }, () => 'readwrite strict'),
    );
  });

  it('reads 51 cards of 10,000 to show the first 50 and know that more follow', async () => {
    const database = newTestDatabase();
    const log = await openLog(database);
    const seeding = await openDB(database.databaseName);
    const transaction = seeding.transaction('cards', 'readwrite');
    for (let at = 1; at <= 10_000; at += 1) void transaction.store.put(cardOf(`battle-${at}`, at));
    await transaction.done;
    seeding.close();

    let cardsRead = 0;
    const getAll = IDBIndex.prototype.getAll;
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function (this: IDBIndex, ...given) {
      const request = getAll.apply(this, given);
      request.addEventListener('success', () => {
        cardsRead += request.result.length;
      });
      return request;
    });
    const cursors = vi.spyOn(IDBIndex.prototype, 'openCursor');
    const allOfStore = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const page = await log.cards('running', 50);
    expect(page.cards).toEqual(
      Array.from({ length: 50 }, (_, index) => cardOf(`battle-${10_000 - index}`, 10_000 - index)),
    );
    expect(page.next).toEqual({ lastAt: 9951, battleId: 'battle-9951' });
    expect(cardsRead).toBe(51);
    expect(cursors).not.toHaveBeenCalled();
    expect(allOfStore).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('found dead at the next tap costs nothing: the tap is on disk and the log goes on', async () => {
    const database = newTestDatabase();
    const log = await openLog(database);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await log.append(entryOf('one', 1), cardOf('one', 1));
    closeHandle(begun.mock.contexts[0]);
    expect(await log.append(entryOf('one', 2), cardOf('one', 2))).toBe('appended');
    expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('appended');
    expect(await log.entries('one')).toHaveLength(3);
    expect(begun.mock.results.filter(({ type }) => type === 'throw')).toHaveLength(1);
    expect(database.onSuperseded).not.toHaveBeenCalled();
  });

  it('found dead by several calls at once is reopened for all of them', async () => {
    const log = await openLog(newTestDatabase());
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await log.append(entryOf('one', 1), cardOf('one', 1));
    closeHandle(begun.mock.contexts[0]);
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const [outcome, entries, ids] = await Promise.all([
      log.append(entryOf('two', 1), cardOf('two', 1)),
      log.entries('one'),
      log.battleIds(),
    ]);
    expect(outcome).toBe('appended');
    expect(entries).toHaveLength(1);
    expect(ids).toEqual(['one', 'two']);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('in the middle of a tap is reopened, and the tap is on disk once', async () => {
    const log = await openLog(newTestDatabase());
    interfere(1, (transaction) => {
      Object.defineProperty(transaction, 'error', { value: new DOMException(LOST, 'UnknownError') });
      transaction.db.close();
      transaction.abort();
    });
    expect(await log.append(entryOf('one', 1), cardOf('one', 1))).toBe('appended');
    expect(await log.entries('one')).toEqual([entryOf('one', 1)]);
    expect((await log.cards('running', 5)).cards).toEqual([cardOf('one', 1)]);
  });

  it('after the disk took the tap, but before it said so, finds the tap already there', async () => {
    const log = await openLog(newTestDatabase());
    interfere(1, (transaction) => {
      Object.defineProperty(transaction, 'error', { value: new DOMException(LOST, 'UnknownError') });
      transaction.dispatchEvent(new Event('abort'));
    });
    expect(await log.append(entryOf('one', 1), cardOf('one', 1))).toBe('alreadyThere');
    expect(await log.entries('one')).toEqual([entryOf('one', 1)]);
    expect((await log.cards('running', 5)).cards).toEqual([cardOf('one', 1)]);
  });

  it('in the middle of a reading is reopened, and the reading answered', async () => {
    const log = await openLog(newTestDatabase());
    await log.append(entryOf('one', 1), cardOf('one', 1));
    for (const read of [
      () => log.entries('one'),
      async () => (await log.cards('running', 5)).cards,
      () => log.battleIds(),
    ]) {
      interfere(1, (transaction) => transaction.abort());
      expect(await read()).toHaveLength(1);
      vi.restoreAllMocks();
    }
  });

  it('that is lost again at the second try rejects, leaves nothing, and the same tap succeeds later', async () => {
    const log = await openLog(newTestDatabase());
    interfere(2, (transaction) => transaction.abort());
    await expect(log.append(entryOf('one', 1), cardOf('one', 1))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await log.entries('one')).toEqual([]);
    expect((await log.cards('running', 5)).cards).toEqual([]);
    expect(await log.append(entryOf('one', 1), cardOf('one', 1))).toBe('appended');
  });

  it('that the browser itself cut, with all its data, is noticed: the battle is written again whole', async () => {
    const log = await openLog(newTestDatabase());
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await log.append(entryOf('one', 1), cardOf('one', 1));
    const cut = new Promise((resolve) => begun.mock.results[0]?.value.db.addEventListener('close', resolve));
    await cdp().send('Storage.clearDataForOrigin', { origin: location.origin, storageTypes: 'indexeddb' });
    await cut;
    expect(await log.append(entryOf('one', 2), cardOf('one', 2))).toBe('gap');
    expect(await log.entries('one')).toEqual([]);
    const whole = [entryOf('one', 1), entryOf('one', 2)];
    expect(await log.restoreLog(whole, cardOf('one', 2))).toBe('appended');
    expect(await log.entries('one')).toEqual(whole);
    expect(begun.mock.results.filter(({ type }) => type === 'throw')).toEqual([]);
  });
});

describe('a full disk', () => {
  afterEach(async () => {
    await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin });
  });

  it('rejects the tap as such, leaves nothing of it, and takes it when there is room again', async () => {
    // Chromium remembers for half a minute how much room there was, until the data is cleared.
    await cdp().send('Storage.clearDataForOrigin', { origin: location.origin, storageTypes: 'indexeddb' });
    await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize: 1_000_000 });
    const log = await openLog(newTestDatabase());
    await log.append(entryOf('one', 1), cardOf('one', 1));
    const large = entryOf('one', 2, incompressible(3_000_000));
    await expect(log.append(large, cardOf('one', 2))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await log.entries('one')).toHaveLength(1);
    expect((await log.cards('running', 5)).cards).toEqual([cardOf('one', 1)]);
    await cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin });
    expect(await log.append(large, cardOf('one', 2))).toBe('appended');
  });
});

/**
 * A text that a browser, which may keep large values compressed, cannot make much smaller: the same each
 * time.
 */
function incompressible(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 24) % 94));
  }).join('');
}

type Call = { readonly make: (log: EntryLog) => Promise<unknown>; readonly toString: () => string };

function call(name: string, make: Call['make']): Call {
  return { make, toString: () => name };
}

const anyId = fc.constantFrom('a', 'b', 'ä', '', 'a,b');
const anyTime = fc.integer({ min: 0, max: 4 });
const anyStatus = fc.constantFrom('running' as const, 'finished' as const);

const anyCall: fc.Arbitrary<Call> = fc.oneof(
  fc
    .tuple(anyId, fc.integer({ min: 0, max: 3 }), fc.constantFrom('x', 'y'), anyTime, anyStatus)
    .map(([id, seq, note, at, status]) =>
      call(`append ${id} ${seq} ${note} ${at} ${status}`, (log) =>
        log.append(entryOf(id, seq, note), cardOf(id, at, status)),
      ),
    ),
  fc
    .tuple(anyId, fc.subarray([0, 1, 2, 3], { minLength: 1 }), fc.constantFrom('x', 'y'), anyTime)
    .map(([id, seqs, note, at]) =>
      call(`appendAll ${id} ${seqs} ${note} ${at}`, (log) =>
        log.appendAll(
          seqs.map((seq) => entryOf(id, seq, note)),
          cardOf(id, at),
        ),
      ),
    ),
  fc
    .tuple(fc.constantFrom('writer', 'ä', '', 'side.a', 'side.b'), anyTime)
    .map(([name, value]) => call(`writeRecord ${name} ${value}`, (log) => log.writeRecord(name, value))),
  fc.constant(call('records', (log) => log.records())),
  fc
    .tuple(anyId, anyTime, anyStatus)
    .map(([id, at, status]) =>
      call(`putCard ${id} ${at} ${status}`, (log) => log.putCard(cardOf(id, at, status))),
    ),
  fc
    .tuple(anyId, fc.option(anyTime))
    .map(([id, at]) => call(`markDeleted ${id} ${at}`, (log) => log.markDeleted(id, at))),
  fc.constant(
    call('readDigest', async (log) => {
      const derived = await log.derived();
      const { stamp, ...reading } = await derived.readDigest();
      const again = await derived.readDigest(stamp);
      return { ...reading, written: stamp.written, again: again.parts };
    }),
  ),
  fc.constant(call('packedRecords', async (log) => (await log.derived()).packedRecords('side.'))),
  fc.constant(
    call('packRecords', async (log) => (await log.derived()).packRecords('side.', (records) => [...records])),
  ),
  fc
    .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.option(fc.string()), fc.nat({ max: 6 }))
    .map(([after, number, part, upTo]) =>
      call(`writeDigest ${after} ${number} ${part} ${upTo}`, async (log) =>
        (await log.derived()).writeDigest({ after, parts: new Map([[number, part]]), upTo }),
      ),
    ),
  anyId.map((id) => call(`purgeDeleted ${id}`, (log) => log.purgeDeleted([id]))),
  anyId.map((id) => call(`entries ${id}`, (log) => log.entries(id))),
  fc
    .tuple(anyId, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 3 }))
    .map(([id, from, limit]) =>
      call(`entries ${id} ${from} ${limit}`, (log) => log.entries(id, from, limit)),
    ),
  fc
    .tuple(
      anyStatus,
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.record({ lastAt: anyTime, battleId: anyId })),
    )
    .map(([status, limit, after]) =>
      call(`cards ${status} ${limit} ${after?.lastAt} ${after?.battleId}`, (log) =>
        log.cards(status, limit, after ?? undefined),
      ),
    ),
  fc.constant(call('deletions', (log) => log.deletions())),
  fc.constant(call('battleIds', (log) => log.battleIds())),
);
