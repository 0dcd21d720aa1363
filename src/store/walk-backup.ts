import type { Card } from '@/battle/card';
import { cardOf } from '@/battle/card-of';
import { type BattleId, battleId } from '@/battle/ids';
import { parseLog } from '@/battle/parse-entry';
import { rootBattleId } from '@/battle/split-id';
import type { Backup, BackupBattle } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { type LogPlacement, placeLog, type StoredLog } from './place-log';

/** Where a battle of a backup belongs, and its card as it will stand there. */
export type PlacedBattle = { readonly placement: LogPlacement; readonly card: Card };

/** Takes a battle of a backup, null in place of what this version cannot read, and says whether its entries count as kept. */
type Visit = (battle: BackupBattle, placed: PlacedBattle | null) => Promise<boolean>;

/**
 * Takes `visit` to every battle of a backup, each placed beside what is on the disk and what was kept before it. Only the courses of
 * one battle are in memory at a time. Rejects where the disk cannot be read, or with the visit's own failure.
 */
export async function walkBackup(backup: Backup, entryLog: EntryLog, visit: Visit): Promise<void> {
  const idsHere = await entryLog.battleIds();
  const coursesHere = byRoot(idsHere, (id) => id);
  const battles = byRoot(backup.battles, (battle) => battle.battleId);
  for (const [root, courses] of battles) {
    const logs = new Map<string, StoredLog>();
    for (const id of coursesHere.get(root) ?? []) logs.set(id, (await entryLog.entries(id)) as StoredLog);
    for (const battle of courses) {
      const placed = place(battle, logs);
      const kept = await visit(battle, placed);
      if (kept && placed) logs.set(placed.placement.battleId, wholeLog(placed.placement));
    }
  }
}

function byRoot<Item>(items: readonly Item[], idOf: (item: Item) => string): Map<BattleId, Item[]> {
  const groups = new Map<BattleId, Item[]>();
  for (const item of items) {
    const root = rootBattleId(battleId(idOf(item)));
    groups.set(root, [...(groups.get(root) ?? []), item]);
  }
  return groups;
}

/** The card of a stored log, or null where nothing of it starts a battle that this version knows. */
export function cardFrom(log: StoredLog): Card | null {
  const { ledger } = parseLog(log);
  return ledger && cardOf(ledger);
}

function place(battle: BackupBattle, logs: ReadonlyMap<string, StoredLog>): PlacedBattle | null {
  const placement = placeLog(battle.battleId, battle.entries, logs);
  const card = cardFrom(wholeLog(placement));
  return card && { placement, card };
}

function wholeLog({ before, added }: LogPlacement): StoredLog {
  return [...before, ...added];
}
