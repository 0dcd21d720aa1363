const CACHE = 'languages';

/**
 * A file of a language: the one that is kept, or fetched and kept from then on. What an older version had in its
 * place is let go.
 */
export async function keepLanguage({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const room = roomOf(request.url);
  const older = (await cache.keys()).filter(({ url }) => roomOf(url) === room);
  await cache.add(request);
  await Promise.all(older.map((one) => cache.delete(one)));
  return (await cache.match(request)) ?? Response.error();
}

/** Its address without what only this version has: "de-fight". */
function roomOf(url: string): string {
  return url.replace(/-[^-/]*\.js$/, '');
}
