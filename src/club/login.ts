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

/** Watches an event: its lists and its results. `stamp` as of a reader. */
export function watcherLogin(reader: string, stamp: string | null): Login {
  return { pass: stamped(`e.${reader}`, stamp), channel: secretBelow(reader) };
}

/** Organises an event. */
export function organiserLogin(writer: string, stamp: string): Login {
  return { pass: stamped(`o.${writer}`, stamp), channel: channelOf(writer) };
}

/** Sends the result of a table, or of any table of that round where `table` is null. */
export function tableLogin(reader: string, round: number, table: number | null, stamp: string): Login {
  return { pass: stamped(`t.${reader}.${round}.${table ?? '*'}`, stamp), channel: secretBelow(reader) };
}

/**
 * Shows that this phone has the club's code, and asks nothing. `chance` is a new secret; `key` what stamps
 * are made with.
 */
export function codeLogin(chance: string, key: string): Login {
  return { pass: stamped(`c.${chance}`, stampOf(key, `c.${chance}`)), channel: secretBelow(chance) };
}

function stamped(login: string, stamp: string | null): string {
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

/**
 * What a table's result is sealed for, and its code's stamp; of all tables of the round where `table` is
 * null.
 */
export function resultSubject(channel: string, round: number, table: number | null): string {
  return `r.${channel}.${round}.${table ?? '*'}`;
}
