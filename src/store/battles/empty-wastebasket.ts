import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';
import { WASTEBASKET_RECORD } from '@/store/device/record-names';

/**
 * How many days a deleted battle can be restored. Only days on which the app ran count, whatever the clock
 * said between them.
 */
export const KEEP_DELETED_DAYS = 30;

/** `day` counts the days on which the app ran; `today` is the clock's date of the last of them. */
type Seen = {
  readonly day: number;
  readonly today: string;
  readonly deleted: Readonly<Record<string, { readonly deletedAt: number; readonly day: number }>>;
};

const seenSchema: v.GenericSchema<unknown, Seen> = v.object({
  day: v.number(),
  today: v.string(),
  deleted: v.record(v.string(), v.object({ deletedAt: v.number(), day: v.number() })),
});
const NOTHING_SEEN: Seen = { day: 0, today: '', deleted: {} };

/**
 * Removes the battles that have been in the wastebasket for so many days on which the app ran; returns how
 * many. However far the clock jumps, it counts as one day. `today`: the clock's date, such as "2026-03-05".
 * Rejects if IndexedDB does.
 */
export async function emptyWastebasket(entryLog: EntryLog, today: string): Promise<number> {
  const parsed = v.safeParse(seenSchema, await entryLog.readRecord(WASTEBASKET_RECORD));
  const before = parsed.success ? parsed.output : NOTHING_SEEN;
  const day = before.today === today ? before.day : before.day + 1;
  const deletions = (await entryLog.deletions()).map(({ battleId, deletedAt }) => {
    const known = before.deleted[battleId];
    // It was restored and deleted again: its days start from now.
    return { battleId, deletedAt, day: known?.deletedAt === deletedAt ? known.day : day };
  });
  const due = deletions.filter((deletion) => day - deletion.day >= KEEP_DELETED_DAYS);
  const purged = due.length > 0 ? await entryLog.purgeDeleted(due.map(({ battleId }) => battleId)) : 0;
  const kept = deletions.filter((deletion) => !due.includes(deletion));
  const deleted = Object.fromEntries(kept.map(({ battleId, ...seen }) => [battleId, seen]));
  await entryLog.writeRecord(WASTEBASKET_RECORD, { day, today, deleted } satisfies Seen);
  return purged;
}
