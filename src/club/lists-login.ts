import type { Login } from './login';
import { secretBelow } from './secrets';

/** An army list of that player, from the phone of that name, which it made for this event. */
export type ListPlace = { readonly player: number; readonly from: string };

/** Sends army lists of an event's players. */
export function listsLogin(reader: string, stamp: string): Login {
  return { pass: `l.${reader}.${stamp}`, channel: secretBelow(reader), sendsLists: true };
}

/** What the stamp of an event's code for army lists is for. */
export function listsSubject(channel: string): string {
  return `l.${channel}`;
}

/** What an army list is sealed for: the player, and the phone that sends it. */
export function listSubject(channel: string, { player, from }: ListPlace): string {
  return `l.${channel}.${player}.${from}`;
}
