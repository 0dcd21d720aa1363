import type { EntryLog } from '@/storage/entry-log';
import { ownSideIn, readOwnSides, type Sided } from '@/store/archive/own-sides';
import type { OwnSide } from '@/store/device/sides';

/** What this phone knows of a battle outside of its log. */
export type BattleMarks = {
  /** The owner's side as it was said, or follows from the owner's names; null where nobody knows. */
  readonly mine: OwnSide | null;
  readonly archived: boolean;
};

/** The marks of that battle. */
export async function readMarks(entryLog: EntryLog, battle: Sided): Promise<BattleMarks> {
  const [own, archivals] = await Promise.all([readOwnSides(entryLog), entryLog.archivals()]);
  const archived = archivals.some(({ battleId }) => battleId === battle.battleId);
  return { mine: ownSideIn(own, battle), archived };
}
