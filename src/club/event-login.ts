import { type Login, stamped } from './login';
import { channelOf, secretBelow } from './secrets';

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
 * What a table's result is sealed for, and its code's stamp; of all tables of the round where `table` is
 * null.
 */
export function resultSubject(channel: string, round: number, table: number | null): string {
  return `r.${channel}.${round}.${table ?? '*'}`;
}
