import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * From now on the pages of this context have a disk that can be made to refuse: a write of an entry aborts, as it does when the
 * browser loses its database.
 */
export async function withFailingDisk(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    // A transaction may hold several entries, and is aborted once.
    const aborted = new WeakSet<IDBTransaction>();
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      const request = add.apply(this, args);
      const { transaction } = this;
      if (Reflect.get(globalThis, 'diskRefuses') === true && !aborted.has(transaction)) {
        aborted.add(transaction);
        let refused = false;
        const refuse = () => {
          if (!refused) transaction.abort();
          refused = true;
        };
        // The app may say itself that nothing follows, before the browser would find out.
        Object.defineProperty(transaction, 'commit', { value: refuse, configurable: true, writable: true });
        queueMicrotask(refuse);
      }
      return request;
    };
  });
}

/** From now on the pages of this context have a disk that refuses this device's settings until it is made to take them. */
export async function withRefusedSettings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const refused = args[1] === 'settings' && Reflect.get(globalThis, 'takesSettings') !== true;
      if (refused) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
}

/** The page's disk takes settings from now on. */
export async function takeSettings(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'takesSettings', true));
}

/** Whether the page's disk refuses entries from now on. */
export async function setDiskRefuses(page: Page, refuses: boolean): Promise<void> {
  await page.evaluate((value) => Reflect.set(globalThis, 'diskRefuses', value), refuses);
}

/** The page's disk refuses no more from the next tap on: the app, which tries again by itself too, cannot be first. */
export async function refuseUntilNextTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const takeAgain = () => Reflect.set(globalThis, 'diskRefuses', false);
    addEventListener('pointerdown', takeAgain, { capture: true, once: true });
  });
}

/** A disk of so little room that a test can fill it. */
export type SmallDisk = {
  /** Fills it to the last bytes. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
};

/** Grants the origin room for the app and little more. Before the page is opened: the browser measures it with the first write. */
export async function withSmallDisk(page: Page, baseURL: string): Promise<SmallDisk> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  return {
    fill: () => page.evaluate(writeUntilFull),
    makeRoom: async () => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    },
  };
}

/** Runs in the page. */
async function writeUntilFull(): Promise<void> {
  const opening = indexedDB.open('ballast', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('ballast', { autoIncrement: true });
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const written = (bytes: number) =>
    new Promise<boolean>((done) => {
      const transaction = opening.result.transaction('ballast', 'readwrite');
      transaction.objectStore('ballast').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.oncomplete = () => done(true);
      transaction.onabort = () => done(false);
    });
  for (const bytes of [65_536, 4_096, 64]) while (await written(bytes));
  opening.result.close();
}

/** Brings the database to a version above the app's, as a newer app in this tab would. */
export async function storeAsNewerVersion(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger', 1_000);
        opening.onupgradeneeded = () => opening.result.createObjectStore('fromTheFuture');
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
        opening.onerror = () => fail(opening.error);
      }),
  );
}

/** An entry as it lies on the disk. */
export type EntryOnDisk = {
  readonly battleId: string;
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
};

/** Every entry on the disk, battle by battle and by rising number. */
export function entriesOnDisk(page: Page): Promise<readonly EntryOnDisk[]> {
  return page.evaluate(
    () =>
      new Promise<EntryOnDisk[]>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll();
          reading.onerror = () => fail(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
  );
}

/** Writes an entry past the app: as a new one, or in the place of the one of its number. */
export function putOnDisk(page: Page, entry: EntryOnDisk): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put(given);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
    entry,
  );
}

/** Appends an entry to the only battle's log, of a version and with an event that this app does not know. */
export async function appendEntryOfNewerVersion(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('entries', 'readwrite');
          const entries = transaction.objectStore('entries');
          const reading = entries.getAll();
          reading.onsuccess = () => {
            const last = reading.result.at(-1);
            entries.add({
              ...last,
              seq: last.seq + 1,
              v: 99,
              events: [{ type: 'dragonSummoned', side: 'a' }],
            });
          };
          transaction.oncomplete = () => {
            database.close();
            done();
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
  );
}

/** Makes the closed round of the only battle's log one that older rules scored higher for Blue, by so many points. */
export async function recordAsOlderRules(page: Page, more: number): Promise<void> {
  await page.evaluate(
    (points) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('entries', 'readwrite');
          const entries = transaction.objectStore('entries');
          const reading = entries.getAll();
          reading.onsuccess = () => {
            for (const entry of reading.result) {
              for (const { type, outcome } of entry.events) {
                if (type !== 'roundClosed') continue;
                outcome.a.total += points;
                outcome.a.lines[0].points += points;
                outcome.result.by += points;
              }
              entries.put(entry);
            }
          };
          transaction.oncomplete = () => {
            database.close();
            done();
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
    more,
  );
}

/**
 * Waits until so many entries are on the disk. A test taps faster than a player: without this it could take the page away
 * between the screen, which has a tap at once, and the disk, which has it some milliseconds later.
 */
export async function expectOnDisk(page: Page, entries: number): Promise<void> {
  const counted = { store: 'entries', from: null };
  await expect.poll(() => page.evaluate(countOnDisk, counted), 'entries on the disk').toBe(entries);
}

/** Waits, for the same reason, until something of that kind lies on the shelf: what is taken at once is written one after the other. */
export async function expectOnShelf(page: Page, kind: string): Promise<void> {
  const counted = { store: 'records', from: `${kind}.` };
  await expect.poll(() => page.evaluate(countOnDisk, counted), `${kind} on the shelf`).toBeGreaterThan(0);
}

type Counted = { readonly store: string; readonly from: string | null };

/** Runs in the page: how many items a store holds, or how many of those whose key begins so. */
function countOnDisk({ store, from }: Counted): Promise<number> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const range = from === null ? undefined : IDBKeyRange.bound(from, `${from}\uffff`);
      const counting = opening.result.transaction(store).objectStore(store).count(range);
      counting.onerror = () => fail(counting.error);
      counting.onsuccess = () => {
        opening.result.close();
        done(counting.result);
      };
    };
  });
}
