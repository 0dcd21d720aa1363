import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import { AT_THE_BEGINNING } from '@/club/log-book';
import type { EntryLog } from '@/storage/entry-log';
import { EVENT_PREFIX } from '@/store/device/record-names';
import { LIST_TEXT, SENT_LIST } from '@/tournament/sent-lists';
import { RESULT } from '@/tournament/table-result';
import { DELIVERIES, LIST_DELIVERIES } from './deliveries';

const WAITING = 'club.results';
const OWN_WORDS = 'club.ownResults';
const OWN_LISTS = 'club.ownLists';
/** How many tables this phone remembers to have sent a result of. */
const MAX_OWN_WORDS = 40;

const address = v.custom<ClubAddress>((value) => typeof value === 'string' && value !== '');

const TOURNAMENT = v.object({
  address,
  reader: v.string(),
  /** With what the event is watched; null where the link was one of before. */
  stamp: v.optional(v.nullable(v.string()), null),
  key: v.string(),
  /** The key for organising the tournament; null on a phone that only watches it. */
  writer: v.nullable(v.object({ secret: v.string(), stamp: v.string() })),
  /** Under which name this phone organises; null: it made the event, or came back for the one that did. */
  organiser: v.optional(v.nullable(v.string()), null),
  position: v.object({ number: v.number(), hash: v.nullable(v.string()), upto: v.number() }),
  /** The acts as they arrived, also those that this version does not know. */
  acts: v.array(v.looseObject({ seq: v.number() })),
  /** The newest result that each table sent, by "round.table". */
  results: v.array(v.tuple([v.string(), RESULT])),
  /** The same of all phones of those tables from which more than one was heard. */
  said: v.optional(v.array(v.tuple([v.string(), v.array(RESULT)])), []),
  /** The army lists that players sent, as far as this phone may open them. */
  lists: v.optional(v.array(SENT_LIST), []),
  /** When it was put into the wastebasket, in milliseconds since 1970; null: it is not there. */
  forgottenAt: v.optional(v.nullable(v.number()), null),
});

/** A tournament that this phone organises or watches. */
export type TournamentRecord = v.InferOutput<typeof TOURNAMENT>;

/** An event of which this phone has only the link. */
export function nothingYet(address: ClubAddress, reader: string, key: string): TournamentRecord {
  return {
    address,
    reader,
    stamp: null,
    key,
    writer: null,
    organiser: null,
    position: AT_THE_BEGINNING,
    acts: [],
    results: [],
    said: [],
    lists: [],
    forgottenAt: null,
  };
}

const WAITING_RESULT = v.object({
  address,
  reader: v.string(),
  key: v.string(),
  round: v.number(),
  table: v.number(),
  /** The table that the link allows; null: any table of the round. */
  allowed: v.nullable(v.number()),
  stamp: v.string(),
  result: RESULT,
  /** The club did not take it when it was sent last; records of before say no more than that. */
  refused: v.exactOptional(v.boolean()),
  /** How far it came when it was looked after last. */
  delivery: v.exactOptional(v.picklist(DELIVERIES)),
  /** It may have reached the club, whatever came back. */
  tried: v.exactOptional(v.boolean()),
  /** What the club may have of this phone from before: it takes the place of that. */
  before: v.exactOptional(v.array(RESULT)),
  /** Of the message by which the club has it: it was sent, and has to be there. */
  hash: v.exactOptional(v.string()),
  /** The club had it, and lost it: it was sent again. */
  wasLost: v.exactOptional(v.boolean()),
});

/**
 * A result that no organiser's phone has said to have: this one keeps it, and sends it again where the club
 * lost it.
 */
export type WaitingResult = v.InferOutput<typeof WAITING_RESULT>;

/** The record, as this version knows it; null where it is none, or a newer version wrote it. */
export function parseTournament(value: unknown): TournamentRecord | null {
  const parsed = v.safeParse(TOURNAMENT, value);
  return parsed.success ? parsed.output : null;
}

/** The tournaments of this phone by their channels. */
export async function readTournaments(entryLog: EntryLog): Promise<ReadonlyMap<string, TournamentRecord>> {
  const records = await entryLog.records(EVENT_PREFIX);
  return new Map(
    records.flatMap(({ name, value }) => {
      const record = parseTournament(value);
      return record ? [[name.slice(EVENT_PREFIX.length), record] as const] : [];
    }),
  );
}

/** Stores a tournament; null removes it. */
export function writeTournament(
  entryLog: EntryLog,
  id: string,
  tournament: TournamentRecord | null,
): Promise<void> {
  return entryLog.writeRecord(EVENT_PREFIX + id, tournament);
}

/** The results that no organiser's phone has yet, as far as this one knows. */
export async function readWaiting(entryLog: EntryLog): Promise<readonly WaitingResult[]> {
  const parsed = v.safeParse(v.array(WAITING_RESULT), await entryLog.readRecord(WAITING));
  return parsed.success ? parsed.output : [];
}

export function writeWaiting(entryLog: EntryLog, waiting: readonly WaitingResult[]): Promise<void> {
  return entryLog.writeRecord(WAITING, waiting);
}

const OWN_WORD = v.object({ reader: v.string(), round: v.number(), table: v.number(), result: RESULT });

/** What this phone sent last for a table, also after an organiser's phone has it. */
export type OwnWord = v.InferOutput<typeof OWN_WORD>;

/** The newest last. */
export async function readOwnWords(entryLog: EntryLog): Promise<readonly OwnWord[]> {
  const parsed = v.safeParse(v.array(OWN_WORD), await entryLog.readRecord(OWN_WORDS));
  return parsed.success ? parsed.output : [];
}

export function writeOwnWords(entryLog: EntryLog, own: readonly OwnWord[]): Promise<void> {
  return entryLog.writeRecord(OWN_WORDS, own.slice(-MAX_OWN_WORDS));
}

const OWN_LIST = v.object({
  address,
  reader: v.string(),
  key: v.string(),
  stamp: v.string(),
  /** The organisers' key, for which it is sealed. */
  publicKey: v.string(),
  player: v.number(),
  /** Under which name this phone sends it. */
  from: v.string(),
  text: LIST_TEXT,
  /** Of the message by which the club has it, or was sent it; null: it was not sent yet. */
  hash: v.nullable(v.string()),
  /** When the club had it, by the club's clock; null: it does not have it, as far as is known. */
  at: v.nullable(v.number()),
  delivery: v.picklist(LIST_DELIVERIES),
});

/** An army list that this phone sends, or has sent, to an event. */
export type OwnList = v.InferOutput<typeof OWN_LIST>;

/** The newest last. */
export async function readOwnLists(entryLog: EntryLog): Promise<readonly OwnList[]> {
  const parsed = v.safeParse(v.array(OWN_LIST), await entryLog.readRecord(OWN_LISTS));
  return parsed.success ? parsed.output : [];
}

export function writeOwnLists(entryLog: EntryLog, own: readonly OwnList[]): Promise<void> {
  return entryLog.writeRecord(OWN_LISTS, own.slice(-MAX_OWN_WORDS));
}
