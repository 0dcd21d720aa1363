import type { Card } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { parseLog } from '@/battle/log/parse-entry';
import { rootBattleId } from '@/battle/log/split-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import type { Backup, BackupBattle } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { type LogPlacement, placeLog, type StoredLog } from '@/store/battle/place-log';
import { ENTRIES_TO_A_REST, readCourses } from '@/store/battle/read-courses';
import { rest } from '@/store/device/rest';

/** The place of a battle of a backup on this device, and its card there. */
export type PlacedBattle = { readonly placement: LogPlacement; readonly card: Card };

/**
 * Why a battle of a backup is not restored: it is from a newer version; it should start a battle but does
 * not; or the battle on this device cannot be read and compared.
 */
export const UNREADABLE_REASONS = ['unreadable', 'damaged', 'unreadHere'] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/**
 * Called with a battle of a backup, or with the reason why it cannot be read. Returns whether its entries
 * count as stored.
 */
type Visit = (battle: BackupBattle, placed: PlacedBattle | UnreadableReason) => Promise<boolean>;

/**
 * Calls `visit` for every battle of a backup, placed next to what is on the disk and what was stored before
 * it. Only the courses of one battle are in memory at a time. Rejects if even the ids on the disk cannot be
 * read, or if `visit` does.
 */
export async function walkBackup(backup: Backup, entryLog: EntryLog, visit: Visit): Promise<void> {
  const idsHere = await entryLog.battleIds();
  const coursesHere = byRoot(idsHere, (id) => id);
  const battles = byRoot(backup.battles, (battle) => battle.battleId);
  let entries = 0;
  for (const [root, courses] of battles) {
    const logs = await readCourses(entryLog, coursesHere.get(root) ?? []).catch(() => null);
    for (const battle of courses) {
      // A course is compared with the beginnings of all others.
      entries += battle.entries.length + (logs?.size ?? 0);
      if (entries >= ENTRIES_TO_A_REST) {
        entries = 0;
        await rest();
      }
      const placed = logs ? place(battle, logs) : 'unreadHere';
      const kept = await visit(battle, placed);
      if (logs && kept && typeof placed !== 'string')
        logs.set(placed.placement.battleId, wholeLog(placed.placement));
    }
  }
}

function byRoot<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<BattleId, Item[]> {
  const groups = new Map<BattleId, Item[]>();
  for (const item of items) {
    const root = rootBattleId(battleId(idOf(item)));
    const group = groups.get(root);
    if (group) group.push(item);
    else groups.set(root, [item]);
  }
  return groups;
}

/** The card of a stored log; null if the log does not start a battle that this version knows. */
export function cardFrom(log: StoredLog): Card | null {
  const { ledger } = parseLog(log);
  return ledger && cardOf(ledger);
}

function place(battle: BackupBattle, logs: ReadonlyMap<string, StoredLog>): PlacedBattle | UnreadableReason {
  const placement = placeLog(battle.battleId, battle.entries, logs);
  const { ledger, problems } = parseLog(wholeLog(placement));
  if (ledger) return { placement, card: cardOf(ledger) };
  return problems.some(({ kind }) => kind === 'fromNewerVersion') ? 'unreadable' : 'damaged';
}

function wholeLog({ before, added }: LogPlacement): StoredLog {
  return [...before, ...added];
}
