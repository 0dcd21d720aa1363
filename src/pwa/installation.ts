import type { Workbox } from 'workbox-window';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FilesKept, filesKeptOf, KEEP_FILES } from './files-kept';

/**
 * Whether the app opens without a connection. `insecure`: plain http, which works but will not open offline
 * from this address. `unsupported`: this browser, or this way of browsing, installs nothing. `installing`:
 * not yet, its files are fetched for the first time. `asking`: it is installed, and the worker has not said
 * yet whether all files are there. `mending`: files that the browser threw away are being fetched again.
 * `lacking`: some are missing, and did not come; it is tried again with the next connection. `ready`: all is
 * there.
 */
export const OFFLINE_STATES = [
  'insecure',
  'unsupported',
  'installing',
  'asking',
  'mending',
  'lacking',
  'ready',
] as const;
/** `postponed`: a new version waits, and the player chose "later". It is offered again at the next start. */
export const UPDATE_STATES = ['none', 'waiting', 'postponed'] as const;

export type OfflineState = (typeof OFFLINE_STATES)[number];
export type UpdateState = (typeof UPDATE_STATES)[number];

export type InstallationState = {
  readonly offline: OfflineState;
  /** How many of the app's files are kept here; null until the worker has said. */
  readonly files: FilesKept | null;
  /** It became ready during this visit, and the player has not closed the message. */
  readonly justBecameReady: boolean;
  readonly update: UpdateState;
};

export type Installation = StoreApi<InstallationState> & {
  dismissReady(): void;
  postponeUpdate(): void;
  /** Lets the waiting version take over and reloads the page. Stored data stays. */
  applyUpdate(): void;
  /**
   * Has the worker look whether all files are there, and fetch what is missing. Its answer becomes the state.
   */
  checkFiles(): void;
};

type Asked = Pick<ServiceWorker, 'postMessage'>;

export type WorkerPort = {
  /** Comes in a quiet moment after the page is there: nothing that is shown first waits for it. */
  readonly workbox: () => Promise<Pick<Workbox, 'register' | 'addEventListener' | 'messageSkipWaiting'>>;
  readonly container: Pick<
    ServiceWorkerContainer,
    'ready' | 'controller' | 'getRegistration' | 'addEventListener'
  >;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly view: Pick<Window, 'addEventListener'>;
  readonly reload: () => void;
};

/** Phones resume a page many times in a battle; checking now and then is enough. */
export const UPDATE_CHECK_INTERVAL_MS = 60_000;

/**
 * The installation of this page, not started: with a port for browsers that can install, or with the reason
 * why not.
 */
export function createInstallation(port: WorkerPort | 'insecure' | 'unsupported'): Installation {
  const given = typeof port === 'string' ? null : port;
  const store = createStore<InstallationState>(() => ({
    offline: typeof port === 'string' ? port : port.container.controller ? 'asking' : 'installing',
    files: null,
    justBecameReady: false,
    update: 'none',
  }));
  let registration: ServiceWorkerRegistration | undefined;
  let skipWaiting = () => {};
  let reloadWanted = false;
  let installedBefore = true;
  /** Goes on with a first installation that broke off: what came is kept. */
  let goOn = () => {};

  async function install({ container, page, view, reload, ...port }: WorkerPort): Promise<void> {
    let controlled = container.controller !== null;
    container.addEventListener('message', ({ data }) => {
      const files = filesKeptOf(data);
      if (files !== null) hear(files);
    });
    const workbox = await port.workbox();
    skipWaiting = () => workbox.messageSkipWaiting();
    workbox.addEventListener('waiting', () => store.setState({ update: 'waiting' }));
    workbox.addEventListener('controlling', () => {
      if (reloadWanted) return reload();
      // Another tab took the new version: this one still runs the old one, whose lazy parts are gone.
      if (controlled) store.setState({ update: 'waiting' });
      controlled = true;
    });
    const before = await container.getRegistration();
    installedBefore = before?.active !== undefined && before.active !== null;
    const register = async () => {
      registration = await workbox.register();
      watch(registration?.installing);
    };
    await register();
    goOn = () => {
      store.setState({ offline: 'installing' });
      register().catch(() => store.setState({ offline: 'lacking' }));
    };
    if (registration) checkOnReturn(registration, lookAgain, page, view);
    view.addEventListener('online', lookAgain);
    const { active } = await container.ready;
    if (store.getState().offline === 'installing') store.setState({ offline: 'asking' });
    ask(active);
  }

  /**
   * The first installation ends without a worker where a file does not come, as when the connection breaks.
   */
  function watch(worker: ServiceWorker | null | undefined): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !registration?.active) store.setState({ offline: 'lacking' });
    });
  }

  function lookAgain(): void {
    if (store.getState().offline === 'lacking') checkFiles();
  }

  function hear(files: FilesKept): void {
    const { offline } = store.getState();
    if (files.busy) store.setState({ files, offline: offline === 'installing' ? 'installing' : 'mending' });
    else if (files.kept < files.of) store.setState({ files, offline: 'lacking' });
    else {
      store.setState({ files, offline: 'ready', ...(installedBefore ? {} : { justBecameReady: true }) });
      installedBefore = true;
    }
  }

  function ask(worker: Asked | null): void {
    worker?.postMessage({ type: KEEP_FILES });
  }

  function checkFiles(): void {
    const worker = registration?.active ?? given?.container.controller;
    if (worker) ask(worker);
    else if (store.getState().offline === 'lacking') goOn();
  }

  if (given !== null) {
    // A page that a worker serves has its files, whatever the browser refuses today; the worker says how
    // many.
    install(given).catch(() => {
      if (given.container.controller) checkFiles();
      else store.setState({ offline: 'unsupported' });
    });
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
    checkFiles,
  });
}

/**
 * iOS resumes a home-screen app without looking for a new version: look whenever the page comes back, also
 * for missing files.
 */
function checkOnReturn(
  registration: ServiceWorkerRegistration,
  lookAgain: () => void,
  page: WorkerPort['page'],
  view: WorkerPort['view'],
): void {
  let lastCheckMs = Number.NEGATIVE_INFINITY;
  const check = (event: Event) => {
    if (page.visibilityState !== 'visible') return;
    if (event.timeStamp - lastCheckMs < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheckMs = event.timeStamp;
    // This fails without a connection; the next return checks again.
    registration.update().catch(() => {});
    lookAgain();
  };
  page.addEventListener('visibilitychange', check);
  view.addEventListener('pageshow', check);
}
