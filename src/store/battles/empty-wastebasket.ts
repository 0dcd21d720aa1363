import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';
import { EVENT_PREFIX, WASTEBASKET_RECORD } from '@/store/device/record-names';

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
/** What an event's record says of the wastebasket; the rest of it is not looked at here. */
const forgottenSchema = v.object({ forgottenAt: v.number() });
const NOTHING_SEEN: Seen = { day: 0, today: '', deleted: {} };

/**
 * Removes the battles and events that have been in the wastebasket for so many days on which the app ran;
 * returns how many. However far the clock jumps, it counts as one day. `today`: the clock's date, such as "2026-03-05".
 * Rejects if IndexedDB does.
 */
export async function emptyWastebasket(entryLog: EntryLog, today: string): Promise<number> {
  const parsed = v.safeParse(seenSchema, await entryLog.readRecord(WASTEBASKET_RECORD));
  const before = parsed.success ? parsed.output : NOTHING_SEEN;
  const day = before.today === today ? before.day : before.day + 1;
  const seen = ({ id, deletedAt }: Deleted) => {
    const known = before.deleted[id];
    // It was restored and deleted again: its days start from now.
    return { id, deletedAt, day: known?.deletedAt === deletedAt ? known.day : day };
  };
  const isDue = (deletion: { readonly day: number }) => day - deletion.day >= KEEP_DELETED_DAYS;
  const battles = (await entryLog.deletions()).map(({ battleId, deletedAt }) => ({
    id: battleId,
    deletedAt,
  }));
  const [ofBattles, ofEvents] = [battles.map(seen), (await forgottenEvents(entryLog)).map(seen)];
  const [dueBattles, dueEvents] = [ofBattles.filter(isDue), ofEvents.filter(isDue)];
  const purged = dueBattles.length > 0 ? await entryLog.purgeDeleted(dueBattles.map(({ id }) => id)) : 0;
  for (const { id } of dueEvents) await entryLog.writeRecord(id, null);
  const kept = [...ofBattles, ...ofEvents].filter((deletion) => !isDue(deletion));
  const deleted = Object.fromEntries(kept.map(({ id, ...when }) => [id, when]));
  await entryLog.writeRecord(WASTEBASKET_RECORD, { day, today, deleted } satisfies Seen);
  return purged + dueEvents.length;
}

type Deleted = { readonly id: string; readonly deletedAt: number };

/** The events in the wastebasket, by the names of their records. */
async function forgottenEvents(entryLog: EntryLog): Promise<readonly Deleted[]> {
  const records = await entryLog.records(EVENT_PREFIX);
  return records.flatMap(({ name, value }) => {
    const parsed = v.safeParse(forgottenSchema, value);
    return parsed.success ? [{ id: name, deletedAt: parsed.output.forgottenAt }] : [];
  });
}
