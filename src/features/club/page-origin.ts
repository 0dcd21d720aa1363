import type { AddressRefusal } from '@/club/address';
import { addressOfPage, type ClubAddress, type PageOrigin, reachOf, socketOrigin } from '@/club/address';
import { hasWorker, mayOpenSocket } from '@/pwa/socket-policy';
import type { Result } from '@/rules/index';

/** Where this very page came from. */
export function pageOrigin(): PageOrigin {
  const { protocol, host } = window.location;
  return { protocol, host, hasWorker: hasWorker() };
}

/**
 * The address of the club that served this very page; null where it came from elsewhere. The club's server
 * puts the mark into the page.
 */
export function clubOfPage(): ClubAddress | null {
  return document.querySelector('meta[name="warledger-club"]') ? addressOfPage(pageOrigin()) : null;
}

/** Whether this page may speak to that club: at once, after a reload, or not at all. */
export function reachFromHere(address: ClubAddress): Result<'now' | 'afterReload', AddressRefusal> {
  const reach = reachOf(address, pageOrigin());
  if (!reach.ok) return reach;
  const isAllowed = reach.value === 'own' || mayOpenSocket(socketOrigin(address), document);
  return { ok: true, value: isAllowed ? 'now' : 'afterReload' };
}
