import { accepted, type RefusalOf, type Result, refused } from '@/rules/index';

/** Why a club cannot be had at an address. */
export type AddressRefusal = RefusalOf<{
  addressUnreadable: { address: string }; // it names no host
  // a page that came by https may not speak to a club without a certificate
  addressNeedsCertificate: { address: string };
  // a page that came by plain http speaks to nobody but where it came from
  addressNeedsItsOwnPage: { address: string };
}>;

/**
 * Where a club is: "club.example" behind a certificate, "!192.168.1.5:4174" without one. Written so, it
 * stands in a link as it is.
 */
export type ClubAddress = string & { readonly __brand: 'ClubAddress' };

const PLAIN = '!';
/** The one path of a club's server that takes WebSockets. */
export const SOCKET_PATH = '/club';

/**
 * What a player typed, pasted or scanned as a club's address: a host, with port where it is unusual, or a
 * whole address.
 */
export function readAddress(text: string): Result<ClubAddress, AddressRefusal> {
  const trimmed = text.trim();
  const plain = trimmed.startsWith(PLAIN) || /^(http|ws):\/\//i.test(trimmed);
  const host = trimmed.replace(/^(!|[a-z]+:\/\/)/i, '').replace(/[/?#].*$/s, '');
  const parsed = hostOf(`${plain ? 'http' : 'https'}://${host}`);
  if (parsed === null) return refused('addressUnreadable', { address: trimmed });
  return accepted(`${plain ? PLAIN : ''}${parsed}` as ClubAddress);
}

/**
 * What a player typed as a club's address, who need not know of schemes: without one, the page's own host is
 * reached as the page was, a number or a name of the house without a certificate, anything else with one.
 */
export function readTypedAddress(text: string, page: PageOrigin): Result<ClubAddress, AddressRefusal> {
  const trimmed = text.trim();
  if (trimmed.startsWith(PLAIN) || trimmed.includes('://')) return readAddress(trimmed);
  const plain = readAddress(`http://${trimmed}`);
  if (!plain.ok) return plain;
  const isPlain = plain.value === addressOfPage(page) || IN_THE_HOUSE.test(shownAddress(plain.value));
  return isPlain ? plain : readAddress(trimmed);
}

/** Numbers, and names without a dot or of the local network: no certificate is given for these. */
const IN_THE_HOUSE = /^(\d+\.\d+\.\d+\.\d+|\[[0-9a-f:]+\]|[^.:]+|[^:]+\.(local|lan|home|internal))(:\d+)?$/;

/** The address for eyes: "club.example", "192.168.1.5:4174". */
export function shownAddress(address: ClubAddress): string {
  return address.replace(PLAIN, '');
}

/** Where its WebSocket is opened. */
export function socketUrl(address: ClubAddress): string {
  return `${socketOrigin(address)}${SOCKET_PATH}`;
}

/** Where the club serves the page of an event to everybody, by the name of its channel. */
export function pageAddress(address: ClubAddress, event: string): string {
  return `${address.startsWith(PLAIN) ? 'http' : 'https'}://${shownAddress(address)}/page/${event}`;
}

/** What the page's policy has to allow for it: "wss://club.example". */
export function socketOrigin(address: ClubAddress): string {
  return `${address.startsWith(PLAIN) ? 'ws' : 'wss'}://${shownAddress(address)}`;
}

/** Where a page came from, as far as it decides which clubs it may reach. */
export type PageOrigin = {
  /** "https:" or "http:". */
  readonly protocol: string;
  /** With the port where it is unusual. */
  readonly host: string;
  /** Whether a service worker answers for this page, which may widen its policy by one address. */
  readonly hasWorker: boolean;
};

/** The address of the club that this very page came from. */
export function addressOfPage({ protocol, host }: PageOrigin): ClubAddress {
  return `${protocol === 'http:' ? PLAIN : ''}${host}` as ClubAddress;
}

/**
 * How this page reaches that club: `own` where it came from there, which its policy allows anyway; `widened`
 * where the service worker has to write the address into the policy. Refused where the browser would refuse
 * it.
 */
export function reachOf(address: ClubAddress, page: PageOrigin): Result<'own' | 'widened', AddressRefusal> {
  if (address === addressOfPage(page)) return accepted('own');
  const names = { address: shownAddress(address) };
  if (page.protocol === 'https:' && address.startsWith(PLAIN) && !isLoopback(address)) {
    return refused('addressNeedsCertificate', names);
  }
  return page.hasWorker ? accepted('widened') : refused('addressNeedsItsOwnPage', names);
}

function isLoopback(address: ClubAddress): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(shownAddress(address));
}

function hostOf(url: string): string | null {
  try {
    const { host, username, password } = new URL(url);
    return host === '' || username !== '' || password !== '' ? null : host;
  } catch {
    return null;
  }
}
