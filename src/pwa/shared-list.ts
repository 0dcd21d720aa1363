/*
 * A list that another app has shared with this one. The system sends it to the service worker (`sw.ts`),
 * which stores it in a cache of its own and opens the page that reads it here: offline, without any
 * request.
 */

/**
 * The cache and the key under which the service worker stores the shared list; it uses the same two names.
 */
export const SHARED_CACHE = 'warledger-shared';
export const SHARED_KEY = 'list';

/** The shared list that was stored last; null: none. Never rejects. */
export async function readSharedList(): Promise<Uint8Array | null> {
  try {
    const kept = await caches.match(SHARED_KEY, { cacheName: SHARED_CACHE });
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Deletes the shared list after it was imported or closed. Never rejects. */
export async function forgetSharedList(): Promise<void> {
  await caches.delete(SHARED_CACHE).catch(() => false);
}
