import type { BrowserContext, Page } from '@playwright/test';

/** Ways in which a browser gives a page no database, for the pages of a context opened from now on. */
export const NO_DATABASE = {
  'has no database at all': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'forbids site data': () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get: forbid });
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: forbid });
    if ('locks' in navigator) {
      LockManager.prototype.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    }
  },
} as const;

/** From now on the database of this context's pages does not open, as with damaged files. */
export async function withDamagedDatabase(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    };
  });
}

/** From now on the database of this context's pages never answers when it is opened. */
export async function withSilentDatabase(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
  });
}

/** From now on the disk of this context's pages can be told not to answer a write. */
export async function withDiskThatMayHang(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
      const transaction = begin.apply(this, given);
      transaction.addEventListener('complete', (event) => {
        const isWriting = transaction.mode === 'readwrite';
        if (isWriting && Reflect.get(globalThis, 'diskHangs') === true) event.stopImmediatePropagation();
      });
      return transaction;
    };
  });
}

/**
 * From now on that battle's log cannot be read from the disk of this context's pages, as with a damaged file.
 */
export async function withUnreadableBattle(context: BrowserContext, battleId: string): Promise<void> {
  await context.addInitScript((unreadable) => {
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...given: Parameters<typeof getAll>) {
      const [range] = given;
      if (this.name === 'entries' && range instanceof IDBKeyRange && range.lower?.[0] === unreadable) {
        throw new DOMException('Failed to read large IndexedDB value', 'DataError');
      }
      return getAll.apply(this, given);
    };
  }, battleId);
}

/** Sets whether the page's disk answers writes. */
export async function setDiskHangs(page: Page, hangs: boolean): Promise<void> {
  await page.evaluate((value) => Reflect.set(globalThis, 'diskHangs', value), hangs);
}

/** Clears the site's data while the page is open, as the browser's settings do. */
export async function clearStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}
