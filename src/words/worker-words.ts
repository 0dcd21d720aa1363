import { worker as said } from '@/messages/compiled/worker';
/** What the service worker says by itself, where no page can. */
export const workerWords = said;
