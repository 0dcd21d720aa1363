import { SIDES, type Side } from '@/rules/index';
import { type ClubAddress, readAddress } from './address';

/** What opens a channel for writing. */
export type WriterSecrets = {
  readonly address: ClubAddress;
  readonly writer: string;
  readonly stamp: string;
  readonly key: string;
};

/**
 * What opens a channel for reading. `stamp` is null in links of before, which open only what holds something.
 */
export type ReaderSecrets = {
  readonly address: ClubAddress;
  readonly reader: string;
  readonly stamp: string | null;
  readonly key: string;
};

/** What lets a phone follow a battle and ask the phone that writes it, under an invitation of its own. */
export type GuestSecrets = {
  readonly address: ClubAddress;
  readonly reader: string;
  readonly stamp: string;
  readonly key: string;
  readonly guest: { readonly id: string; readonly key: string; readonly sides: readonly Side[] };
};

/** What follows from a link: each kind lets its holder do one thing. */
export type ClubLink =
  /** Uses a club: its address, and its code. */
  | { readonly kind: 'club'; readonly address: ClubAddress; readonly code: string }
  /** Follows a battle. */
  | ({ readonly kind: 'follow' } & ReaderSecrets)
  /** Writes on a battle. */
  | ({ readonly kind: 'write' } & WriterSecrets)
  /** Writes a battle with the phone that writes it, which decides. */
  | ({ readonly kind: 'guest' } & GuestSecrets)
  /** Is another device of the same player. */
  | ({ readonly kind: 'device' } & WriterSecrets)
  /** Watches an event: its lists, its tables and the standings. */
  | ({ readonly kind: 'event' } & ReaderSecrets)
  /** Organises an event with others, under a name of its own in its acts. */
  | ({ readonly kind: 'organise'; readonly organiser: string } & WriterSecrets)
  /** Sends results to an event: of one table, or of any table of the round where `table` is null. */
  | {
      readonly kind: 'table';
      readonly address: ClubAddress;
      readonly reader: string;
      readonly round: number;
      readonly table: number | null;
      readonly stamp: string;
      readonly key: string;
    }
  /** Sends army lists of an event's players, sealed for `publicKey`: only its organisers open them. */
  | {
      readonly kind: 'lists';
      readonly address: ClubAddress;
      readonly reader: string;
      readonly stamp: string;
      readonly key: string;
      readonly publicKey: string;
    };

const SECRET = /^[A-Za-z0-9_-]{22}$/;
const STAMP = /^[A-Za-z0-9_-]{12}$/;
const PUBLIC_KEY = /^[A-Za-z0-9_-]{43}$/;
const ORGANISER = /^[A-Za-z0-9_-]{8}$/;
const GUEST = /^g[A-Za-z0-9_-]{8}$/;
const LETTERS = {
  club: 'c',
  follow: 'f',
  write: 'w',
  guest: 'g',
  device: 'd',
  event: 'e',
  organise: 'o',
  table: 't',
  lists: 'l',
} as const satisfies Record<ClubLink['kind'], string>;

/** The part of an address behind the "#", of some 90 characters: browsers never send it to a server. */
export function linkHash(link: ClubLink): string {
  const parts = [LETTERS[link.kind], link.address, ...secretsOf(link)];
  return `/club/${parts.join('/')}`;
}

function secretsOf(link: ClubLink): readonly string[] {
  switch (link.kind) {
    case 'club':
      return [encodeURIComponent(link.code)];
    case 'follow':
    case 'event':
      return [link.reader, link.key, ...(link.stamp === null ? [] : [link.stamp])];
    case 'guest': {
      const { id, key, sides } = link.guest;
      return [link.reader, link.key, link.stamp, id, key, sides.join('')];
    }
    case 'write':
    case 'device':
      return [link.writer, link.stamp, link.key];
    case 'organise':
      return [link.writer, link.stamp, link.key, link.organiser];
    case 'table':
      return [link.reader, `${link.round}`, `${link.table ?? '*'}`, link.stamp, link.key];
    case 'lists':
      return [link.reader, link.stamp, link.key, link.publicKey];
  }
}

/**
 * The link in a text that was scanned, pasted or opened, whatever page stands in front of the "#"; null where
 * it is none of ours.
 */
export function readLink(text: string): ClubLink | null {
  const path = /(?:#|^)\/club\/(\S+)$/.exec(text.trim())?.[1];
  const [letter, host, ...rest] = path?.split('/') ?? [];
  const address = readAddress(host ?? '');
  if (!address.ok) return null;
  return linkOf(letter ?? '', address.value, rest);
}

function linkOf(letter: string, address: ClubAddress, rest: readonly string[]): ClubLink | null {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = rest;
  switch (letter) {
    case LETTERS.club: {
      const code = decoded(first);
      return rest.length === 1 && code !== null ? { kind: 'club', address, code } : null;
    }
    case LETTERS.follow:
    case LETTERS.event: {
      if (rest.length < 2 || rest.length > 3 || !SECRET.test(first) || !SECRET.test(second)) return null;
      if (rest.length === 3 && !STAMP.test(third)) return null;
      const kind = letter === LETTERS.follow ? 'follow' : 'event';
      return { kind, address, reader: first, key: second, stamp: rest.length === 3 ? third : null };
    }
    case LETTERS.guest: {
      const sides = SIDES.filter((side) => sixth.includes(side));
      const isWhole = rest.length === 6 && sides.length > 0 && sides.join('') === sixth;
      if (!isWhole || !SECRET.test(first) || !SECRET.test(second) || !STAMP.test(third)) return null;
      if (!GUEST.test(fourth) || !SECRET.test(fifth)) return null;
      const guest = { id: fourth, key: fifth, sides };
      return { kind: 'guest', address, reader: first, key: second, stamp: third, guest };
    }
    case LETTERS.write:
    case LETTERS.device: {
      if (rest.length !== 3 || !SECRET.test(first) || !STAMP.test(second) || !SECRET.test(third)) return null;
      const kind = letter === LETTERS.write ? 'write' : 'device';
      return { kind, address, writer: first, stamp: second, key: third };
    }
    case LETTERS.organise: {
      if (rest.length !== 4 || !SECRET.test(first) || !STAMP.test(second) || !SECRET.test(third)) return null;
      if (!ORGANISER.test(fourth)) return null;
      return { kind: 'organise', address, writer: first, stamp: second, key: third, organiser: fourth };
    }
    case LETTERS.table: {
      if (rest.length !== 5 || !SECRET.test(first) || !STAMP.test(fourth) || !SECRET.test(fifth)) return null;
      if (!/^[1-9]\d?$/.test(second) || !/^([1-9]\d{0,3}|\*)$/.test(third)) return null;
      const table = third === '*' ? null : Number(third);
      return {
        kind: 'table',
        address,
        reader: first,
        round: Number(second),
        table,
        stamp: fourth,
        key: fifth,
      };
    }
    case LETTERS.lists: {
      if (rest.length !== 4 || !SECRET.test(first) || !STAMP.test(second) || !SECRET.test(third)) return null;
      if (!PUBLIC_KEY.test(fourth)) return null;
      return { kind: 'lists', address, reader: first, stamp: second, key: third, publicKey: fourth };
    }
    default:
      return null;
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
