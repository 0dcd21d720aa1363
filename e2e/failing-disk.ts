import type { BrowserContext, Page } from '@playwright/test';

/**
 * From now on the disk of this context's pages can be told to refuse: a write of an entry aborts, as when the
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
        // The app may commit early, before the browser does it.
        Object.defineProperty(transaction, 'commit', { value: refuse, configurable: true, writable: true });
        queueMicrotask(refuse);
      }
      return request;
    };
  });
}

/**
 * From now on the disk of this context's pages refuses the records of this device whose name begins so, until a
 * test allows them.
 */
export async function withRefusedRecords(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript((refusedName) => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const refused =
        String(args[1]).startsWith(refusedName) && Reflect.get(globalThis, 'takesRecords') !== true;
      if (refused) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, args);
    };
  }, name);
}

/**
 * The disk is busy: no record of this device is written until the returned function is called. A transaction
 * that reads the same record over and over keeps the others waiting, in their order.
 */
export async function keepRecordsBusy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((busy, fail) => {
        Reflect.set(globalThis, 'recordsAreBusy', true);
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          transaction.oncomplete = () => opening.result.close();
          const readAgain = () => {
            if (Reflect.get(globalThis, 'recordsAreBusy') !== true) return;
            transaction.objectStore('records').get('none').onsuccess = readAgain;
            busy();
          };
          readAgain();
        };
      }),
  );
  return () => page.evaluate(() => void Reflect.set(globalThis, 'recordsAreBusy', false));
}

/** Sets whether the page's disk takes the records that it else refuses. */
export async function takeRecords(page: Page, takes = true): Promise<void> {
  await page.evaluate((value) => Reflect.set(globalThis, 'takesRecords', value), takes);
}

/** Sets whether the page's disk refuses entries. */
export async function setDiskRefuses(page: Page, refuses: boolean): Promise<void> {
  await page.evaluate((value) => Reflect.set(globalThis, 'diskRefuses', value), refuses);
}

/**
 * The page's disk accepts entries from the next tap on, and not before: the app also retries by itself and
 * must not be first.
 */
export async function refuseUntilNextTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const takeAgain = () => Reflect.set(globalThis, 'diskRefuses', false);
    addEventListener('pointerdown', takeAgain, { capture: true, once: true });
  });
}

/** A disk with so little space that a test can fill it. */
export type SmallDisk = {
  /** Fills it to the last bytes. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
};

/**
 * Limits the origin to little more space than the app needs. It must be called before the page is opened,
 * because the browser measures with the first write.
 */
export async function withSmallDisk(page: Page, baseURL: string): Promise<SmallDisk> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5_000_000 });
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
