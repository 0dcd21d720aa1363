import { crc32OfBytes } from '@/plain/crc-32';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { fromBase64Url, toBase64Url } from './bytes';

/** Where a phone can be reached in its network: a number, or the name that its browser shows instead. */
export type PairCandidate = { readonly host: string; readonly port: number };

/**
 * What one phone has to know of the other, for a channel between the two: the browser's session description
 * is made of it again. The fingerprint is of the certificate that the other one must show.
 */
export type PairParams = {
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256, 32 bytes. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly PairCandidate[];
};

/** The first code, of the phone that holds the battle; the second answers it, and names the one it answers. */
export type PairCode =
  | ({ readonly kind: 'first' } & PairParams)
  | ({ readonly kind: 'second'; readonly answers: string } & PairParams);

/** Why a text is no code that joins two phones. */
export type PairRefusal = RefusalOf<{
  pairForeign: NoValues; // no code of ours
  pairDamaged: NoValues; // a part of it is missing, or was changed
  pairNewer: NoValues; // made by a version after this one
  pairFirst: NoValues; // a first code, where the second is wanted
  pairSecond: NoValues; // a second code, where the first is wanted
  pairOther: NoValues; // it answers another code than the one that is shown
}>;

/** Raised where a phone of before could not read what is packed. */
const FORMAT = 1;
const KINDS = ['first', 'second'] as const;
const FINGERPRINT_BYTES = 32;
const ANSWERED_BYTES = 4;
const CHECK_BYTES = 4;
/** More ways than these make the code larger, and the phones no better known. */
const MAX_CANDIDATES = 6;

const PATH = '/club/p/';
const ICE_TEXT = /^[A-Za-z0-9+/]{4,63}$/;
const UUID_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/;
const OTHER_NAME = /^[A-Za-z0-9-]{1,63}\.local$/;
const IP4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const IP6 = /^[0-9a-f:]{2,39}$/;

/** How a candidate's place is packed. */
const IS_IP4 = 0;
const IS_IP6 = 1;
const IS_UUID_NAME = 2;
const IS_OTHER_NAME = 3;

/** By what a second code names the first. */
export function nameOfFirst({ fingerprint }: Pick<PairParams, 'fingerprint'>): string {
  return toBase64Url(fingerprint.subarray(0, ANSWERED_BYTES));
}

/** The code as the part of a link behind the "#", of some 150 characters. */
export function pairHash(code: PairCode): string {
  return PATH + toBase64Url(packed(code));
}

/** The part of a text behind its "#" where it is meant to be such a code, be it whole or not; else null. */
export function pairHashIn(text: string): string | null {
  const hash = text.trim().split('#').at(-1) ?? '';
  return hash.startsWith(PATH) ? hash : null;
}

/** Whether a text is meant to be such a code. */
export function isPairText(text: string): boolean {
  return pairHashIn(text) !== null;
}

/**
 * The code in a text that was scanned, pasted or opened, whatever page stands in front of the "#". Refused
 * where it is none, or not of the kind that is wanted.
 */
export function readPairCode<Kind extends PairCode['kind']>(
  text: string,
  wanted: Kind,
): Result<Extract<PairCode, { kind: Kind }>, PairRefusal> {
  if (!isPairText(text)) return refused('pairForeign');
  const bytes = fromBase64Url(text.trim().split(PATH).at(-1) ?? '');
  if (bytes === null || bytes.length <= CHECK_BYTES) return refused('pairDamaged');
  const body = bytes.subarray(0, -CHECK_BYTES);
  if (!sameBytes(checkOf(body), bytes.subarray(-CHECK_BYTES))) return refused('pairDamaged');
  const [head = 0] = body;
  if (head >> 4 > FORMAT) return refused('pairNewer');
  const code = unpacked(body);
  if (code === null) return refused('pairDamaged');
  if (code.kind !== wanted) return refused(code.kind === 'first' ? 'pairFirst' : 'pairSecond');
  return accepted(code as Extract<PairCode, { kind: Kind }>);
}

function packed(code: PairCode): Uint8Array {
  const candidates = code.candidates.slice(0, MAX_CANDIDATES);
  const body = Uint8Array.from([
    (FORMAT << 4) | KINDS.indexOf(code.kind),
    ...(code.kind === 'second' ? (fromBase64Url(code.answers) ?? []) : []),
    ...code.fingerprint,
    ...textBytes(code.ufrag),
    ...textBytes(code.pwd),
    candidates.length,
    ...candidates.flatMap(({ host, port }) => [...placeBytes(host), port >> 8, port & 0xff]),
  ]);
  return Uint8Array.from([...body, ...checkOf(body)]);
}

/** What was packed; null where it says nothing that makes sense. */
function unpacked(body: Uint8Array): PairCode | null {
  let at = 0;
  const take = (count: number): Uint8Array => {
    at += count;
    return body.subarray(at - count, at);
  };
  const number = () => take(1)[0] ?? 0;
  const text = () => String.fromCharCode(...take(number()));
  const head = number();
  const kind = KINDS[head & 0xf];
  if (head >> 4 !== FORMAT || kind === undefined) return null;
  const answers = kind === 'second' ? toBase64Url(take(ANSWERED_BYTES)) : '';
  const fingerprint = Uint8Array.from(take(FINGERPRINT_BYTES));
  const [ufrag, pwd] = [text(), text()];
  const candidates = Array.from({ length: Math.min(number(), MAX_CANDIDATES) }, () => ({
    host: placeOf(number(), take) ?? '',
    port: number() * 256 + number(),
  }));
  const isWhole = at === body.length && ICE_TEXT.test(ufrag) && ICE_TEXT.test(pwd);
  if (!isWhole || !candidates.every(isCandidate)) return null;
  const params = { ufrag, pwd, fingerprint, candidates };
  return kind === 'second' ? { kind, answers, ...params } : { kind, ...params };
}

/** Whether that is a place in a network as these codes carry it. */
export function isCandidate({ host, port }: PairCandidate): boolean {
  return port > 0 && port < 65_536 && (isIp4(host) || isIp6(host) || OTHER_NAME.test(host));
}

function isIp4(host: string): boolean {
  const parts = IP4.exec(host)?.slice(1) ?? [];
  return parts.length === 4 && parts.every((part) => Number(part) < 256);
}

function isIp6(host: string): boolean {
  return IP6.test(host) && ip6Bytes(host) !== null;
}

function placeBytes(host: string): readonly number[] {
  if (isIp4(host)) return [IS_IP4, ...host.split('.').map(Number)];
  const six = isIp6(host) ? ip6Bytes(host) : null;
  if (six) return [IS_IP6, ...six];
  if (UUID_NAME.test(host))
    return [IS_UUID_NAME, ...hexBytes(host.replace('.local', '').replaceAll('-', ''))];
  return [IS_OTHER_NAME, ...textBytes(host)];
}

function placeOf(how: number, take: (count: number) => Uint8Array): string | null {
  switch (how) {
    case IS_IP4:
      return take(4).join('.');
    case IS_IP6: {
      const bytes = take(16);
      return Array.from({ length: 8 }, (_, index) =>
        ((bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0)).toString(16),
      ).join(':');
    }
    case IS_UUID_NAME: {
      const hex = [...take(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
    }
    case IS_OTHER_NAME:
      return String.fromCharCode(...take(take(1)[0] ?? 0));
    default:
      return null;
  }
}

/** The 16 bytes of an address such as "fd00::1"; null where it is none. */
function ip6Bytes(host: string): readonly number[] | null {
  const [front = '', back, ...more] = host.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(front), groups(back)];
  const missing = 8 - before.length - after.length;
  if (more.length > 0 || (back === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...before, ...Array<string>(back === undefined ? 0 : missing).fill('0'), ...after];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return all.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

function hexBytes(hex: string): readonly number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function textBytes(text: string): readonly number[] {
  return [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];
}

function checkOf(body: Uint8Array): Uint8Array {
  const check = new Uint8Array(CHECK_BYTES);
  new DataView(check.buffer).setUint32(0, crc32OfBytes(body));
  return check;
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
