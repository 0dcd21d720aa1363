import type { Workbox } from 'workbox-window';
import type { StoreApi } from 'zustand/vanilla';
import type { FilesKept } from './files-kept';

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

export type WorkerPort = {
  /**
   * What registers the worker. It comes in a quiet moment after the page is there: nothing that is shown
   * first waits for it.
   */
  readonly open: () => Promise<{ readonly workbox: WorkboxPort; readonly keepRegistered: KeepRegistered }>;
  readonly container: Pick<
    ServiceWorkerContainer,
    'ready' | 'controller' | 'getRegistration' | 'addEventListener'
  >;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly view: Pick<Window, 'addEventListener'>;
  readonly reload: () => void;
};

/** The worker of this page. */
export type RegisteredWorker = {
  /**
   * Done when the worker is registered and has been asked for its files. Rejects if the browser refuses it.
   */
  readonly registered: Promise<void>;
  checkFiles(): void;
  applyUpdate(): void;
};

export type WorkboxPort = Pick<Workbox, 'register' | 'addEventListener' | 'messageSkipWaiting'>;

type Registering = {
  readonly port: Pick<WorkerPort, 'container' | 'page' | 'view' | 'reload'>;
  readonly workbox: WorkboxPort;
  readonly store: StoreApi<InstallationState>;
  /** The app was not installed before this visit. */
  onFirst(): void;
};

export type KeepRegistered = (registering: Registering) => RegisteredWorker;
