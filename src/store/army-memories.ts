import type { EntryLog } from '@/storage/entry-log';
import { createKnownUnits } from './known-units';
import { createSavedArmies } from './saved-armies';
import type { ArmyMemories } from './use-armies';

/** What this device keeps of armies, once it is read: nothing is offered before it is all there. */
export async function createArmyMemories(parts: {
  readonly entryLog: EntryLog;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFailure: (error: unknown) => void;
}): Promise<ArmyMemories> {
  const saved = createSavedArmies(parts);
  const known = createKnownUnits(parts.entryLog, parts.onFailure);
  await Promise.all([saved.ready, known.ready]);
  return { saved, known };
}
