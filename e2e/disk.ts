import { expect, type Page } from '@playwright/test';

/** Raises the database's version above the app's, as a newer app in this tab would. */
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

/** An entry as it is stored on the disk. */
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

/** Writes entries without the app: new ones, or ones that replace the entry of their number. */
export function putOnDisk(page: Page, ...entries: readonly EntryOnDisk[]): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          for (const entry of given) transaction.objectStore('entries').put(entry);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
    entries,
  );
}

/** Empties a store of the database under the page, as a browser may that repairs damaged files. */
export function emptyStore(page: Page, store: 'entries' | 'cards'): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          transaction.objectStore(name).clear();
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onabort = () => fail(transaction.error);
        };
      }),
    store,
  );
}

/**
 * Appends to the log of the only battle an entry with an event that this app does not know, in that version.
 */
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

/**
 * Changes the closed round in the only battle's log, as if older rules had given Blue so many points more.
 */
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
 * Waits until so many entries are on the disk. A test taps faster than a player: without this it could close
 * the page after the screen shows a tap, but some milliseconds before it is on the disk.
 */
export async function expectOnDisk(page: Page, entries: number): Promise<void> {
  const counted = { store: 'entries', from: null };
  await expect.poll(() => page.evaluate(countOnDisk, counted), 'entries on the disk').toBe(entries);
}

/** Waits, for the same reason, until the taps so far are on the disk: who reads comes after who began to write. */
export async function tapsOnDisk(page: Page): Promise<void> {
  await page.evaluate(countOnDisk, { store: 'entries', from: null });
}

/**
 * Waits, for the same reason, until an item of that kind is kept: items are written one after the
 * other.
 */
export async function expectKept(page: Page, kind: string): Promise<void> {
  const counted = { store: 'records', from: `${kind}.` };
  await expect.poll(() => page.evaluate(countOnDisk, counted), `${kind} kept`).toBeGreaterThan(0);
}

type Counted = { readonly store: string; readonly from: string | null };

/** Runs in the page: how many items a store has, or how many whose key begins with this. */
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
