import type { EntryLog } from '@/storage/entry-log';

/**
 * The prefix of the records of followed battles, before the battle's id. It is no secret: it goes into a
 * backup with the battle.
 */
export const FOLLOWED_PREFIX = 'followed.';

/**
 * The battles on this phone that it has only ever followed. They keep this mark when the club is forgotten.
 */
export async function readFollowed(entryLog: Pick<EntryLog, 'records'>): Promise<ReadonlySet<string>> {
  const records = await entryLog.records(FOLLOWED_PREFIX);
  return new Set(
    records.filter(({ value }) => value === true).map(({ name }) => name.slice(FOLLOWED_PREFIX.length)),
  );
}

/** Marks a battle as followed (another player's), or removes the mark when it is written here. */
export async function noteFollowed(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  battleId: string,
  followed: boolean,
): Promise<void> {
  const name = FOLLOWED_PREFIX + battleId;
  if (followed || (await entryLog.readRecord(name)) === true) await entryLog.writeRecord(name, followed);
}
