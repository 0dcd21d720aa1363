import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FilesKept, filesKeptOf, KEEP_FILES } from './files-kept';
import type { InstallationState, RegisteredWorker, WorkerPort } from './worker-port';

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

/**
 * The installation of this page, not started: with a port for browsers that can install, or with the reason
 * why not.
 */
export function createInstallation(port: WorkerPort | 'insecure' | 'unsupported'): Installation {
  const container = typeof port === 'string' ? null : port.container;
  const store = createStore<InstallationState>(() => ({
    offline: typeof port === 'string' ? port : container?.controller ? 'asking' : 'installing',
    files: null,
    justBecameReady: false,
    update: 'none',
  }));
  let worker: RegisteredWorker | null = null;
  let isFirst = false;

  function hear(files: FilesKept): void {
    const { offline } = store.getState();
    if (files.busy) store.setState({ files, offline: offline === 'installing' ? offline : 'mending' });
    else if (files.kept < files.of) store.setState({ files, offline: 'lacking' });
    else {
      store.setState({ files, offline: 'ready', ...(isFirst && { justBecameReady: true }) });
      isFirst = false;
    }
  }

  async function install(port: WorkerPort): Promise<void> {
    port.container.addEventListener('message', ({ data }) => {
      const files = filesKeptOf(data);
      if (files !== null) hear(files);
    });
    const { workbox, keepRegistered } = await port.open();
    const onFirst = () => {
      isFirst = true;
    };
    worker = keepRegistered({ port, workbox, store, onFirst });
    await worker.registered;
  }

  function checkFiles(): void {
    if (worker) worker.checkFiles();
    else container?.controller?.postMessage({ type: KEEP_FILES });
  }

  if (typeof port !== 'string') {
    // A page that a worker serves has its files, whatever the browser refuses today; the worker says how
    // many.
    install(port).catch(() => {
      if (port.container.controller) checkFiles();
      else store.setState({ offline: 'unsupported' });
    });
  }

  return Object.assign(store, {
    dismissReady: () => store.setState({ justBecameReady: false }),
    postponeUpdate: () => store.setState({ update: 'postponed' }),
    applyUpdate: () => worker?.applyUpdate(),
    checkFiles,
  });
}
