import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { inLanes } from './in-lanes';

/** Over a slow connection one file at a time waits for most of its time; more than this wins nothing. */
const LANES = 8;
/** The pages are told after every so many files, and at the end. */
const TOLD_EVERY = 8;

/**
 * How many of the app's files are kept, and whether more are being fetched; `pwa/installation.ts` reads it
 * under the same names.
 */
export type FilesKept = {
  readonly type: 'FILES_KEPT';
  readonly kept: number;
  readonly of: number;
  readonly busy: boolean;
};

/** The files that the app opens with where there is no connection. */
export type KeptFiles = {
  readonly controller: PrecacheController;
  /**
   * Fetches every file; what is there of an earlier try is not fetched again. Rejects when one does not
   * come. The pages are told of the first installation only: while a later one is made ready, what they
   * have goes on being kept.
   */
  install(event: ExtendableEvent, isFirst: boolean): Promise<void>;
  /**
   * Fetches what the browser has thrown away, as far as it comes. Never rejects; two calls at once are
   * one.
   */
  mend(event: ExtendableEvent): Promise<void>;
};

/** Keeps these files, in this order; `tell` hears how far it is. */
export function createKeptFiles(
  files: readonly PrecacheEntry[],
  tell: (news: FilesKept) => Promise<void>,
): KeptFiles {
  const controller = new PrecacheController();
  controller.addToCacheList([...files]);
  let mending: Promise<void> | null = null;

  /** What is not kept, by its address. Where the browser does not even say, that is everything. */
  async function missing(): Promise<readonly [url: string, cacheKey: string][]> {
    const wanted = [...controller.getURLsToCacheKeys()];
    try {
      const cache = await caches.open(controller.strategy.cacheName);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      return wanted.filter(([, cacheKey]) => !kept.has(cacheKey));
    } catch {
      return wanted;
    }
  }

  async function fetchMissing(event: ExtendableEvent, say: typeof tell): Promise<readonly unknown[]> {
    const lacking = await missing();
    const of = files.length;
    let kept = of - lacking.length;
    if (lacking.length > 0) await say({ type: 'FILES_KEPT', kept, of, busy: true });
    return inLanes(lacking, LANES, async ([url, cacheKey]) => {
      const integrity = controller.getIntegrityForCacheKey(cacheKey);
      // Its name says what is in a file, but for the page itself and a few others: of those no cache may
      // answer with an older one.
      const request = new Request(url, {
        cache: url === cacheKey ? 'default' : 'reload',
        credentials: 'same-origin',
      });
      await Promise.all(
        controller.strategy.handleAll({
          // With it, the strategy puts a file back into the cache also after the installation, and only
          // the very same one.
          params: { cacheKey, ...(integrity === undefined ? {} : { integrity }) },
          request,
          event,
        }),
      );
      kept += 1;
      if (kept < of && kept % TOLD_EVERY === 0) await say({ type: 'FILES_KEPT', kept, of, busy: true });
    });
  }

  async function mendNow(event: ExtendableEvent): Promise<void> {
    await fetchMissing(event, tell);
    const of = files.length;
    await tell({ type: 'FILES_KEPT', kept: of - (await missing()).length, of, busy: false });
  }

  return {
    controller,
    async install(event, isFirst) {
      const [failure] = await fetchMissing(event, isFirst ? tell : async () => {});
      if (failure !== undefined) throw failure;
    },
    mend(event) {
      mending ??= mendNow(event).finally(() => {
        mending = null;
      });
      return mending;
    },
  };
}
