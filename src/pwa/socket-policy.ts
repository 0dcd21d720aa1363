/** The message to the service worker: the only other address to which the app may connect, or none. */
export const SOCKET_MESSAGE = 'SOCKET_ORIGIN';
const ANSWER_LIMIT_MS = 5_000;

/** Whether the policy of this page allows a socket to that address. The development server has no policy. */
export function mayOpenSocket(origin: string, page: Document): boolean {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  return policy === undefined || policy === null || policy.split(/[\s;]+/).includes(origin);
}

/** Whether a service worker controls this page. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Makes the service worker write that address, or none, into the policy of the pages it serves from now on.
 * Returns false if no worker answers: then the policy stays as built.
 */
export function chooseSocketOrigin(origin: string | null): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const late = setTimeout(() => done(false), ANSWER_LIMIT_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      done(data === true);
    };
    worker.postMessage({ type: SOCKET_MESSAGE, origin }, [port2]);
  });
}
