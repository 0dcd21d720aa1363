import type { Connected, SocketParts } from './connection';
import type { Login } from './login';

/**
 * Logs in at a club. What speaks to its server is loaded by then: two phones that write with no club never need
 * it. Never rejects; where that part cannot be loaded, the club is not reached.
 */
export async function reachClub(login: Login, socket: SocketParts): Promise<Connected> {
  const loaded = await import('./connection').catch(() => null);
  return loaded === null ? { ok: false, failure: 'unreachable' } : loaded.connectClub(login, socket);
}
