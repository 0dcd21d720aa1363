/** Where a list lies that another app has shared, until the page has read it; `pwa/shared-list.ts` has the same two names. */
const SHARED_CACHE = 'warledger-shared';
const SHARED_KEY = 'list';

/** Puts aside what was shared: the file, or else the text. */
export async function keepShared(shared: FormData): Promise<void> {
  const file = shared.get('list');
  const texts = [shared.get('text'), shared.get('url')].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED_KEY, new Response(file instanceof File && file.size > 0 ? file : texts.join('\n')));
}
