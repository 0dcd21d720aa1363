import type { Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import { readSide } from './sides';

/** What this phone knows of a battle outside of its log. */
export type BattleMarks = {
  /** The owner's side; null where it is neither, or nobody said. */
  readonly mine: Side | null;
  readonly archived: boolean;
};

/** The marks of that battle. */
export async function readMarks(entryLog: EntryLog, battleId: string): Promise<BattleMarks> {
  const [mine, archivals] = await Promise.all([readSide(entryLog, battleId), entryLog.archivals()]);
  return { mine, archived: archivals.some((archival) => archival.battleId === battleId) };
}
