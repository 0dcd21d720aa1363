import { clientsClaim } from 'workbox-core';
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** Where the one address stands that a player's club has, besides the app's own. */
const POLICY_CACHE = 'warledger-policy';
const POLICY_KEY = 'socket-origin';
/** A socket's origin and nothing else: what is written into the policy may hold no second word. */
const SOCKET_ORIGIN = /^wss?:\/\/[A-Za-z0-9.\-[\]:]+$/;
/** As it stands in the built page, where an attribute's quotes may be written out. */
const BUILT_POLICY = /connect-src (?:'|&#39;)self(?:'|&#39;)/;

/** Where a list lies that another app has shared, until the page has read it; `pwa/shared-list.ts` has the same two names. */
const SHARED_CACHE = 'warledger-shared';
const SHARED_KEY = 'list';

precache([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
const builtPage = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    const page = await builtPage(options);
    const origin = await chosenOrigin();
    return origin === null ? page : withSocket(page, origin);
  }),
);
// The manifest names this address as the one that lists are shared with; nothing of it leaves the device.
registerRoute(
  ({ url }) => url.href === new URL('./shared', self.registration.scope).href,
  async ({ request }) => {
    await keepShared(await request.formData());
    return Response.redirect(new URL('./#/armies/shared', self.registration.scope).href, 303);
  },
  'POST',
);
// Behind the pages: the route of the kept files would answer the page's own address as it was built.
addRoute();

self.addEventListener('message', (event) => {
  // A new version waits until the person says so: a battle is never reloaded under a thumb.
  if (isMessage(event.data, 'SKIP_WAITING')) void self.skipWaiting();
  if (isMessage(event.data, 'SOCKET_ORIGIN')) {
    const origin: unknown = Reflect.get(event.data, 'origin');
    event.waitUntil(choose(origin).then((done) => event.ports[0]?.postMessage(done)));
  }
});

// The very first page is served by the worker as soon as it is there, so that its lazy parts come from the cache too.
clientsClaim();

/** Puts aside what was shared: the file, or else the text. */
async function keepShared(shared: FormData): Promise<void> {
  const file = shared.get('list');
  const texts = [shared.get('text'), shared.get('url')].filter(
    (text) => typeof text === 'string' && text !== '',
  );
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(SHARED_KEY, new Response(file instanceof File && file.size > 0 ? file : texts.join('\n')));
}

async function choose(origin: unknown): Promise<boolean> {
  const cache = await caches.open(POLICY_CACHE);
  if (origin === null) {
    await cache.delete(POLICY_KEY);
    return true;
  }
  if (typeof origin !== 'string' || !SOCKET_ORIGIN.test(origin)) return false;
  await cache.put(POLICY_KEY, new Response(origin));
  return true;
}

async function chosenOrigin(): Promise<string | null> {
  // Where nothing was ever chosen there is no such cache, and none is made.
  const kept = await caches.match(POLICY_KEY, { cacheName: POLICY_CACHE });
  const origin = await kept?.text();
  return origin !== undefined && SOCKET_ORIGIN.test(origin) ? origin : null;
}

/** The built page with that address in its policy, and nothing else changed. */
async function withSocket(page: Response, origin: string): Promise<Response> {
  const text = await page.text();
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(
    text.replace(BUILT_POLICY, (allowed) => `${allowed} ${origin}`),
    {
      status,
      statusText,
      headers,
    },
  );
}

function isMessage(data: unknown, type: string): data is object {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
