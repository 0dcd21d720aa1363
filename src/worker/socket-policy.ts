/** Where the one address stands that a player's club has, besides the app's own. */
const POLICY_CACHE = 'warledger-policy';
const POLICY_KEY = 'socket-origin';
/** A socket's origin and nothing else: what is written into the policy may hold no second word. */
const SOCKET_ORIGIN = /^wss?:\/\/[A-Za-z0-9.\-[\]:]+$/;
/** As it stands in the built page, where an attribute's quotes may be written out. */
const BUILT_POLICY = /connect-src (?:'|&#39;)self(?:'|&#39;)/;

/**
 * Keeps the one further address that the pages may speak to, or none. False where it is no socket's
 * origin, or the browser keeps nothing. Never rejects: a page waits for the answer.
 */
export async function chooseOrigin(origin: unknown): Promise<boolean> {
  if (origin !== null && (typeof origin !== 'string' || !SOCKET_ORIGIN.test(origin))) return false;
  try {
    const cache = await caches.open(POLICY_CACHE);
    if (origin === null) await cache.delete(POLICY_KEY);
    else await cache.put(POLICY_KEY, new Response(origin));
    return true;
  } catch {
    return false;
  }
}

/** The built page with the chosen address in its policy, and nothing else changed. */
export async function withChosenOrigin(page: Response): Promise<Response> {
  const origin = await chosenOrigin();
  if (origin === null) return page;
  const text = await page.text();
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(
    text.replace(BUILT_POLICY, (allowed) => `${allowed} ${origin}`),
    { status, statusText, headers },
  );
}

async function chosenOrigin(): Promise<string | null> {
  // Where nothing was ever chosen there is no such cache, and none is made.
  const kept = await caches.match(POLICY_KEY, { cacheName: POLICY_CACHE });
  const origin = await kept?.text();
  return origin !== undefined && SOCKET_ORIGIN.test(origin) ? origin : null;
}
