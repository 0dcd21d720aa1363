/** A file of a language: the one that is kept, or fetched and kept from then on. */
export async function keepLanguage({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open('languages');
  const kept = await cache.match(request);
  if (kept) return kept;
  await cache.add(request);
  return (await cache.match(request)) ?? Response.error();
}
