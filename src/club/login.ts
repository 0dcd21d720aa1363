import { channelOf, secretBelow } from './secrets';

/** What the gate is told, and the channel that it opens. */
export type Login = { readonly pass: string; readonly channel: string };

/** Reads a channel. */
export function readerLogin(reader: string): Login {
  return { pass: `r.${reader}`, channel: secretBelow(reader) };
}

/** Reads and writes a channel. */
export function writerLogin(writer: string, stamp: string): Login {
  return { pass: `w.${writer}.${stamp}`, channel: channelOf(writer) };
}

/** Watches an event: its lists and its results. */
export function watcherLogin(reader: string): Login {
  return { pass: `e.${reader}`, channel: secretBelow(reader) };
}

/** Organises an event. */
export function organiserLogin(writer: string, stamp: string): Login {
  return { pass: `o.${writer}.${stamp}`, channel: channelOf(writer) };
}

/** Sends the result of a table, or of any table of that round where `table` is null. */
export function tableLogin(reader: string, round: number, table: number | null, stamp: string): Login {
  return { pass: `t.${reader}.${round}.${table ?? '*'}.${stamp}`, channel: secretBelow(reader) };
}

/** The subject of a message of a channel: its number is the key under which it can be written once. "*" stands for all of them. */
export function messageSubject(channel: string, number: number | '*'): string {
  return `b.${channel}.${number}`;
}

/** The subject that a channel's stamp is for. */
export function channelSubject(channel: string): string {
  return `b.${channel}`;
}

/** The subject of a table's result; of all tables of the round where `table` is null. */
export function resultSubject(channel: string, round: number | '*', table: number | null): string {
  return `r.${channel}.${round}.${table ?? '*'}`;
}
