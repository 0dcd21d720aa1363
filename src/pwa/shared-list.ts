/*
 * A list that another app has shared with this one. The system sends it to the service worker (`sw.ts`), which puts it into a cache of its
 * own and opens the page that reads it here: offline, and without any request.
 */

/** Where the service worker leaves what was shared; it has the same two names. */
export const SHARED_CACHE = 'warledger-shared';
export const SHARED_KEY = 'list';

/** What was shared last and not yet forgotten, as it came; null where there is nothing. Never rejects. */
export async function readSharedList(): Promise<Uint8Array | null> {
  try {
    const kept = await caches.match(SHARED_KEY, { cacheName: SHARED_CACHE });
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Forgets what was shared: it was taken, or the player closed it. Never rejects. */
export async function forgetSharedList(): Promise<void> {
  await caches.delete(SHARED_CACHE).catch(() => false);
}
