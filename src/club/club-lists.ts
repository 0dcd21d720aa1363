import * as v from 'valibot';
import type { ListPlace } from './lists-login';
import type { PutOutcome } from './put-outcome';

const told = { at: v.number(), hash: v.string() };
const TOLD = v.nullable(v.object(told));
const TOLD_LISTS = v.array(v.object({ ...told, player: v.number(), from: v.string() }));

/**
 * What a club says of an army list without showing it: when it came, in milliseconds since 1970 by the club's
 * clock, and the hash of the message.
 */
type ToldOfList = { readonly at: number; readonly hash: string };

/** The army lists of an event, as a club has them. Each question rejects as others of the connection do. */
export type ClubLists = {
  /** Writes a sealed army list in the place of the one before from the same phone. */
  bring(place: ListPlace, message: Uint8Array): Promise<PutOutcome>;
  /** What the club has there; null: nothing. */
  brought(place: ListPlace): Promise<ToldOfList | null>;
  /** What lists of the event there are. */
  all(): Promise<readonly (ListPlace & ToldOfList)[]>;
  /** One of them as it was sent; empty: it is gone. */
  one(place: ListPlace): Promise<Uint8Array>;
  /** Hears that another one is there. */
  hear(heard: () => void): void;
};

type Questions = {
  ask(subject: string): Promise<Uint8Array>;
  put(subject: string, message: Uint8Array): Promise<PutOutcome>;
  hear(heard: () => void): void;
};

/** The questions about army lists on a connection. */
export function clubLists({ ask, put, hear }: Questions): ClubLists {
  const of = ({ player, from }: ListPlace) => `${player}.${from}`;
  return {
    bring: (place, message) => put(`bring.${of(place)}`, message),
    brought: async (place) => v.parse(TOLD, jsonOf(await ask(`brought.${of(place)}`))),
    all: async () => v.parse(TOLD_LISTS, jsonOf(await ask('lists'))),
    one: (place) => ask(`list.${of(place)}`),
    hear,
  };
}

function jsonOf(said: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(said));
}
