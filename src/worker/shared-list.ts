/**
 * Where a list lies that another app has shared, until the page has read it; `pwa/shared-list.ts` has the
 * same two names.
 */
const SHARED_CACHE = 'warledger-shared';
const SHARED_KEY = 'list';

/**
 * What became of something shared, as the page's address says it: `unread`: it is no form, or the browser
 * keeps nothing here; `full`: the device has no room for it.
 */
type Kept = 'shared' | 'unread' | 'full';

/**
 * Puts aside what was shared: the file, or else the text. Never rejects: the page that opens says what
 * failed.
 */
export async function keepShared(request: Request): Promise<Kept> {
  try {
    await putAside(await request.formData());
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unread';
  }
}

async function putAside(shared: FormData): Promise<void> {
  const file = shared.get('list');
  const texts = [shared.get('text'), shared.get('url')].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED_KEY, new Response(file instanceof File && file.size > 0 ? file : texts.join('\n')));
}
