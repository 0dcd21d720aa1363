import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import type { EntryLog } from '@/storage/entry-log';
import { RESULT } from '@/tournament/act';

const TOURNAMENTS = 'club.event.';
const WAITING = 'club.results';

const address = v.custom<ClubAddress>((value) => typeof value === 'string' && value !== '');

const TOURNAMENT = v.object({
  address,
  reader: v.string(),
  key: v.string(),
  /** What organises the tournament; null on a phone that only watches it. */
  writer: v.nullable(v.object({ secret: v.string(), stamp: v.string() })),
  position: v.object({ number: v.number(), hash: v.nullable(v.string()), upto: v.number() }),
  /** The acts as they came, also those that this version does not know. */
  acts: v.array(v.looseObject({ seq: v.number() })),
  /** The results as the tables sent them, by "round.table". */
  results: v.array(v.tuple([v.string(), RESULT])),
});

/** A tournament that this phone organises or watches. */
export type TournamentRecord = v.InferOutput<typeof TOURNAMENT>;

const WAITING_RESULT = v.object({
  address,
  reader: v.string(),
  key: v.string(),
  round: v.number(),
  table: v.number(),
  /** What the link allows: this table, or any of the round where null. */
  allowed: v.nullable(v.number()),
  stamp: v.string(),
  result: RESULT,
  /** The club did not take it when it was sent last. */
  refused: v.exactOptional(v.boolean()),
});

/** A result that is not yet with its tournament. */
export type WaitingResult = v.InferOutput<typeof WAITING_RESULT>;

/** The tournaments of this phone by their channels. */
export async function readTournaments(entryLog: EntryLog): Promise<ReadonlyMap<string, TournamentRecord>> {
  const records = await entryLog.records(TOURNAMENTS);
  return new Map(
    records.flatMap(({ name, value }) => {
      const parsed = v.safeParse(TOURNAMENT, value);
      return parsed.success ? [[name.slice(TOURNAMENTS.length), parsed.output] as const] : [];
    }),
  );
}

/** Remembers a tournament; null forgets it. */
export function writeTournament(
  entryLog: EntryLog,
  id: string,
  tournament: TournamentRecord | null,
): Promise<void> {
  return entryLog.writeRecord(TOURNAMENTS + id, tournament);
}

/** The results that still wait for a connection. */
export async function readWaiting(entryLog: EntryLog): Promise<readonly WaitingResult[]> {
  const parsed = v.safeParse(v.array(WAITING_RESULT), await entryLog.readRecord(WAITING));
  return parsed.success ? parsed.output : [];
}

export function writeWaiting(entryLog: EntryLog, waiting: readonly WaitingResult[]): Promise<void> {
  return entryLog.writeRecord(WAITING, waiting);
}
