/**
 * A file of a language: the one that is kept, or fetched and kept from then on. Never rejects: where the browser
 * has no room for it, it is read all the same.
 */
export async function keepLanguage({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open('languages').catch(() => null);
  const kept = await cache?.match(request);
  if (kept) return kept;
  // biome-ignore lint/style/noRestrictedGlobals: the page asks for the file, and the cache cannot fetch without keeping
  const fetched = await fetch(request).catch(() => Response.error());
  if (fetched.ok) await cache?.put(request, fetched.clone()).catch(() => {});
  return fetched;
}
