import type { EntryLog } from '@/storage/entry-log';

/** Records of followed battles are named so, with the battle's id behind. No secret: it goes into a backup with the battle. */
export const FOLLOWED_PREFIX = 'followed.';

/** The battles on this phone that others fought: it has only ever followed them. They stay so when the club is forgotten. */
export async function readFollowed(entryLog: Pick<EntryLog, 'records'>): Promise<ReadonlySet<string>> {
  const records = await entryLog.records(FOLLOWED_PREFIX);
  return new Set(
    records.filter(({ value }) => value === true).map(({ name }) => name.slice(FOLLOWED_PREFIX.length)),
  );
}

/** Notes that a battle is another player's, which this phone follows; or that it is written here now. */
export async function noteFollowed(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  battleId: string,
  followed: boolean,
): Promise<void> {
  const name = FOLLOWED_PREFIX + battleId;
  if (followed || (await entryLog.readRecord(name)) === true) await entryLog.writeRecord(name, followed);
}
