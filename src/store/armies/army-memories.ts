import type { EntryLog } from '@/storage/entry-log';
import { createShelf } from '@/storage/shelf';
import { createKnownUnits } from './known-units';
import { createListSources } from './list-sources';
import { createSavedArmies } from './saved-armies';
import type { ArmyMemories } from './use-armies';

/** What this device keeps of armies, once it is read: nothing is offered before it is all there. */
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
