import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { createKeptFiles } from '@/worker/kept-files';
import { keepLanguage } from '@/worker/kept-languages';
import { nothingKeptPage } from '@/worker/nothing-kept-page';
import { keepShared } from '@/worker/shared-list';
import { chooseOrigin, withChosenOrigin } from '@/worker/socket-policy';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const keptFiles = createKeptFiles(self.__WB_MANIFEST, async (news) => {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage(news);
});
self.addEventListener('install', (event) =>
  event.waitUntil(keptFiles.install(event, self.registration.active === null)),
);
self.addEventListener('activate', keptFiles.controller.activate);
cleanupOutdatedCaches();

/** Pages that a club serves beside the app. */
const NOT_THE_APP = { denylist: [/\/page\/[\w-]{22}$/] };

const builtPage = keptFiles.controller.createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await withChosenOrigin(await builtPage(options));
    } catch {
      return nothingKeptPage();
    }
  }, NOT_THE_APP),
);
// The manifest names this address as the one that lists are shared with; nothing of it leaves the device.
registerRoute(
  ({ url }) => url.href === new URL('./shared', self.registration.scope).href,
  async ({ request }) => {
    const kept = await keepShared(request);
    return Response.redirect(new URL(`./#/armies/${kept}`, self.registration.scope).href, 303);
  },
  'POST',
);
// A language is not kept beforehand, but from when it is fetched: its files are new ones in a new version.
registerRoute(({ url }) => url.pathname.includes('/assets/languages/'), keepLanguage);
// Behind the pages: the route of the kept files would answer the page's own address as it was built.
registerRoute(new PrecacheRoute(keptFiles.controller));

self.addEventListener('message', (event) => {
  // A new version waits until the person says so: a battle is never reloaded under a thumb.
  if (isMessage(event.data, 'SKIP_WAITING')) void self.skipWaiting();
  if (isMessage(event.data, 'KEEP_FILES')) event.waitUntil(Promise.all([claim(), keptFiles.mend(event)]));
  if (isMessage(event.data, 'SOCKET_ORIGIN')) {
    const origin: unknown = Reflect.get(event.data, 'origin');
    event.waitUntil(chooseOrigin(origin).then((done) => event.ports[0]?.postMessage(done)));
  }
});

// The very first page is served by the worker as soon as it is there, so that its lazy parts come from the
// cache too.
clientsClaim();

/**
 * Takes over the pages that this worker does not serve yet. A page that was on its way while the worker became
 * active is passed over then, and so is one that was opened past it: without this, their lazy parts would not
 * come from the cache.
 */
async function claim(): Promise<void> {
  // A worker that a newer one has replaced may not: the newer one has taken them.
  await self.clients.claim().catch(() => {});
}

function isMessage(data: unknown, type: string): data is object {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
