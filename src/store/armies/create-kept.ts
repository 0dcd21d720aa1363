import type { EntryLog } from '@/storage/entry-log';
import { createShelf } from '@/storage/kept-items';
import { createSavedArmies } from './kept-armies';
import { createKnownUnits } from './known-units';
import { createListSources } from './list-sources';
import type { ArmyMemories } from './use-kept';

/** The army data of this device, once it is read: nothing is proposed before all of it is there. */
export async function createArmyMemories(parts: {
  readonly entryLog: EntryLog;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFailure: (error: unknown) => void;
}): Promise<ArmyMemories> {
  const shelf = createShelf(parts.entryLog);
  const saved = createSavedArmies({ ...parts, shelf });
  const known = createKnownUnits(shelf, parts.onFailure);
  await Promise.all([saved.ready, known.ready]);
  return { saved, known, sources: createListSources(shelf, parts.onFailure) };
}
