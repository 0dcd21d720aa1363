import type { EntryLog } from '@/storage/entry-log';
import type { OwnSide } from '@/store/device/sides';
import { ownSideIn, readOwnSides, type Sided } from './own-sides';

/** What this phone knows about a battle outside its log. */
export type BattleMarks = {
  /** The owner's side, as entered or found by the owner's names; null: not known. */
  readonly mine: OwnSide | null;
  readonly archived: boolean;
};

/** The marks of that battle. */
export async function readMarks(entryLog: EntryLog, battle: Sided): Promise<BattleMarks> {
  const [own, archivals] = await Promise.all([readOwnSides(entryLog), entryLog.archivals()]);
  const archived = archivals.some(({ battleId }) => battleId === battle.battleId);
  return { mine: ownSideIn(own, battle), archived };
}
