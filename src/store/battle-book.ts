import type { Card } from '@/battle/cards/card';
import { rootBattleId } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import type { SharedEntry } from '@/club/run';
import type { LogBook } from '@/club/shared-log';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import type { BattleLock } from './battle-lock';
import { type LogPlacement, placeLog, type StoredLog } from './place-log';
import { cardFrom } from './walk-backup';

export type BattleBookParts = {
  readonly entryLog: EntryLog;
  readonly lock: Pick<BattleLock, 'announce'>;
  /** Hears of the card of every battle that something came for. */
  readonly onCard: (card: Card) => void;
  /** Hears of a battle that has new entries on disk. */
  readonly onReceived: (battleId: string) => void;
};

/** An entry as it travels: under which id a phone keeps its battle is the phone's own affair. */
export function withoutId({ battleId: _, ...entry }: StoredEntry): SharedEntry {
  return entry;
}

/**
 * The log of one battle on this phone, as a channel is kept equal to it: what is on disk, never what still waits for it. Another course is
 * kept beside as one that came from a backup is.
 */
export function battleBook(id: string, parts: BattleBookParts): Omit<LogBook, 'reached'> {
  const { entryLog } = parts;
  return {
    logId: () => rootBattleId(battleId(id)),
    entries: async () => ((await entryLog.entries(id)) as StoredLog).map(withoutId),
    async receive(_, entries) {
      const before = (await entryLog.entries(id)) as StoredLog;
      await keep(id, before, entries, parts);
    },
    async keepBeside(logId, course, _at) {
      const placement = await placed(logId, course, entryLog);
      await keep(placement.battleId, placement.before, placement.added, parts);
    },
  };
}

/** Writes a whole log from elsewhere where it belongs on this phone, and says where that is. Null where it is no battle that this version reads. */
export async function keepWhole(
  logId: string,
  course: readonly SharedEntry[],
  parts: BattleBookParts,
): Promise<LogPlacement | null> {
  const placement = await placed(logId, course, parts.entryLog);
  if (cardFrom([...placement.before, ...placement.added]) === null) return null;
  await keep(placement.battleId, placement.before, placement.added, parts);
  return placement;
}

async function placed(
  logId: string,
  course: readonly SharedEntry[],
  entryLog: EntryLog,
): Promise<LogPlacement> {
  const root = rootBattleId(battleId(logId));
  const courses = new Map<string, StoredLog>();
  for (const id of await entryLog.battleIds()) {
    if (rootBattleId(battleId(id)) === root) courses.set(id, (await entryLog.entries(id)) as StoredLog);
  }
  return placeLog(logId, under(logId, course), courses);
}

function under(id: string, entries: readonly SharedEntry[]): StoredLog {
  return entries.map((entry) => ({ ...entry, battleId: id }));
}

async function keep(
  id: string,
  before: StoredLog,
  entries: readonly SharedEntry[],
  { entryLog, lock, onCard, onReceived }: BattleBookParts,
): Promise<void> {
  const added = under(id, entries);
  const card = cardFrom([...before, ...added]);
  if (added.length === 0 || card === null) return;
  const outcome = await entryLog.appendAll(added, card);
  // Somebody wrote here in the meantime: the next look compares again.
  if (outcome === 'conflict') throw new Error('The battle was written while its entries came');
  onCard(card);
  onReceived(id);
  lock.announce(battleId(id));
}
