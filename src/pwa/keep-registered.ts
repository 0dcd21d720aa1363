import { Workbox } from 'workbox-window';
import { KEEP_FILES } from './files-kept';
import type { KeepRegistered, WorkboxPort, WorkerPort } from './worker-port';

/** Phones resume a page many times in a battle; checking now and then is enough. */
export const UPDATE_CHECK_INTERVAL_MS = 60_000;

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
};

/**
 * Where the worker's script lies: the only address that the page's policy lets through
 * (`build/page-plugins.ts`). Relative, so that the app also works in a folder of a site. Browsers without
 * trusted types take it as it is.
 */
function workerUrl(): string {
  const url = './sw.js';
  const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes');
  return policies?.createPolicy('worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** The browser's cache is bypassed for the worker and its imports. */
export const openWorkbox = (): WorkboxPort => new Workbox(workerUrl(), { updateViaCache: 'none' });

/**
 * Registers the worker, tells the store of new versions, and goes on with whatever broke off. The first paint
 * needs none of it: the page fetches this part with the library, when it is quiet.
 */
export const keepRegistered: KeepRegistered = ({ port, workbox, store, onFirst }) => {
  const { container, page, view, reload } = port;
  let registration: ServiceWorkerRegistration | undefined;
  let controlled = container.controller !== null;
  let reloadWanted = false;
  /** Goes on with a first installation that broke off: what came is kept. */
  let goOn = () => {};

  async function register(): Promise<void> {
    registration = await workbox.register();
    watch(registration?.installing);
  }

  async function begin(): Promise<void> {
    workbox.addEventListener('waiting', () => store.setState({ update: 'waiting' }));
    workbox.addEventListener('controlling', () => {
      if (reloadWanted) return reload();
      // Another tab took the new version: this one still runs the old one, whose lazy parts are gone.
      if (controlled) store.setState({ update: 'waiting' });
      controlled = true;
    });
    const before = await container.getRegistration();
    if (!before?.active) onFirst();
    await register();
    goOn = () => {
      store.setState({ offline: 'installing' });
      register().catch(() => store.setState({ offline: 'lacking' }));
    };
    if (registration) checkOnReturn(registration, lookAgain, page, view);
    view.addEventListener('online', lookAgain);
    const { active } = await container.ready;
    if (store.getState().offline === 'installing') store.setState({ offline: 'asking' });
    active?.postMessage({ type: KEEP_FILES });
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

  function checkFiles(): void {
    const worker = registration?.active ?? container.controller;
    if (worker) worker.postMessage({ type: KEEP_FILES });
    else if (store.getState().offline === 'lacking') goOn();
  }

  function applyUpdate(): void {
    reloadWanted = true;
    if (registration?.waiting) workbox.messageSkipWaiting();
    else reload();
  }

  return { registered: begin(), checkFiles, applyUpdate };
};

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
