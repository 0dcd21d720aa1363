import { enWorker } from './en/worker';

/** What the service worker says by itself, where no page can. */
export const workerWords = enWorker;
