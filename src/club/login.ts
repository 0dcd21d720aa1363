import { channelOf, secretBelow, stampOf } from './secrets';

/** What the gate is told, and the channel that it opens. */
export type Login = {
  readonly pass: string;
  readonly channel: string;
  /** Only a club that passes on what a host and its guests say knows such a login. */
  readonly isGuest?: true;
  /** Only a club that takes army lists knows such a login. */
  readonly sendsLists?: true;
};

/** Reads a channel. `stamp` is null in links of before: they open only what holds something. */
export function readerLogin(reader: string, stamp: string | null): Login {
  return { pass: stamped(`r.${reader}`, stamp), channel: secretBelow(reader) };
}

/** Reads and writes a channel. */
export function writerLogin(writer: string, stamp: string): Login {
  return { pass: stamped(`w.${writer}`, stamp), channel: channelOf(writer) };
}

/** Follows a battle, and asks the phone that writes it. */
export function guestLogin(reader: string, stamp: string): Login {
  return { pass: stamped(`g.${reader}`, stamp), channel: secretBelow(reader), isGuest: true };
}

/**
 * Shows that this phone has the club's code, and asks nothing. `chance` is a new secret; `key` what stamps
 * are made with.
 */
export function codeLogin(chance: string, key: string): Login {
  return { pass: stamped(`c.${chance}`, stampOf(key, `c.${chance}`)), channel: secretBelow(chance) };
}

/** What the gate is told: the login, with the stamp that lets it in; null in links of before. */
export function stamped(login: string, stamp: string | null): string {
  return stamp === null ? login : `${login}.${stamp}`;
}

/**
 * What a message of a channel is sealed for: its place, which is the key under which it can be written once.
 */
export function messageSubject(channel: string, number: number): string {
  return `b.${channel}.${number}`;
}

/** The subject that a channel's stamp is for. */
export function channelSubject(channel: string): string {
  return `b.${channel}`;
}
