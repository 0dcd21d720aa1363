import type { Workbox } from 'workbox-window';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * `insecure`: plain http, which works but will not open offline from this address. `unsupported`: this browser, or this
 * way of browsing, installs nothing. `installing`: not yet. `ready`: opens without a connection from now on.
 */
export const OFFLINE_STATES = ['insecure', 'unsupported', 'installing', 'ready'] as const;
/** `postponed`: a new version waits, and the person said later. It is offered again at the next start. */
export const UPDATE_STATES = ['none', 'waiting', 'postponed'] as const;

export type OfflineState = (typeof OFFLINE_STATES)[number];
export type UpdateState = (typeof UPDATE_STATES)[number];

export type InstallationState = {
  readonly offline: OfflineState;
  /** It became ready during this visit, and nobody has put the news away. */
  readonly justBecameReady: boolean;
  readonly update: UpdateState;
};

export type Installation = StoreApi<InstallationState> & {
  dismissReady(): void;
  postponeUpdate(): void;
  /** Lets the waiting version take over and loads the page anew. What is stored stays. */
  applyUpdate(): void;
};

export type WorkerPort = {
  /** Comes after the page is there: nothing that is shown first waits for it. */
  readonly workbox: () => Promise<Pick<Workbox, 'register' | 'addEventListener' | 'messageSkipWaiting'>>;
  readonly container: Pick<ServiceWorkerContainer, 'ready' | 'controller' | 'getRegistration'>;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly view: Pick<Window, 'addEventListener'>;
  readonly reload: () => void;
};

/** Phones resume a page many times in a battle; asking once in a while is enough. */
export const UPDATE_CHECK_INTERVAL_MS = 60_000;

/** The installation of this page, not begun: a port for the browsers that can, or the reason why not. */
export function createInstallation(port: WorkerPort | 'insecure' | 'unsupported'): Installation {
  const store = createStore<InstallationState>(() => ({
    offline: typeof port === 'string' ? port : 'installing',
    justBecameReady: false,
    update: 'none',
  }));
  const given = typeof port === 'string' ? null : port;
  let registration: ServiceWorkerRegistration | undefined;
  let skipWaiting = () => {};
  let reloadWanted = false;

  async function install({ container, page, view, reload, ...port }: WorkerPort): Promise<void> {
    let controlled = container.controller !== null;
    const workbox = await port.workbox();
    skipWaiting = () => workbox.messageSkipWaiting();
    workbox.addEventListener('waiting', () => store.setState({ update: 'waiting' }));
    workbox.addEventListener('controlling', () => {
      if (reloadWanted) return reload();
      // Another tab took the new version: this one still runs the old, whose lazy parts are gone.
      if (controlled) store.setState({ update: 'waiting' });
      controlled = true;
    });
    const before = await container.getRegistration();
    const installedBefore = before?.active !== undefined && before.active !== null;
    registration = await workbox.register();
    if (registration) checkOnReturn(registration, page, view);
    await container.ready;
    store.setState({ offline: 'ready', justBecameReady: !installedBefore });
  }

  if (given !== null) {
    // A page that a worker serves stays ready, whatever the browser refuses today.
    install(given).catch(() =>
      store.setState({ offline: given.container.controller ? 'ready' : 'unsupported' }),
    );
  }

  return Object.assign(store, {
    dismissReady: () => store.setState({ justBecameReady: false }),
    postponeUpdate: () => store.setState({ update: 'postponed' }),
    applyUpdate() {
      if (given === null) return;
      reloadWanted = true;
      if (registration?.waiting) skipWaiting();
      else given.reload();
    },
  });
}

/** iOS resumes a home-screen app without looking for a new version: look whenever the page comes back. */
function checkOnReturn(
  registration: ServiceWorkerRegistration,
  page: WorkerPort['page'],
  view: WorkerPort['view'],
): void {
  let lastCheckMs = Number.NEGATIVE_INFINITY;
  const check = (event: Event) => {
    if (page.visibilityState !== 'visible') return;
    if (event.timeStamp - lastCheckMs < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheckMs = event.timeStamp;
    // Without a connection there is nothing to learn; the next return asks again.
    registration.update().catch(() => {});
  };
  page.addEventListener('visibilitychange', check);
  view.addEventListener('pageshow', check);
}
