import type { EntryLog } from '@/storage/entry-log';
import { createKeptItems } from '@/storage/kept-items';
import { createKeptArmies } from './kept-armies';
import { createKnownUnits } from './known-units';
import { createListSources } from './list-sources';
import type { Kept } from './use-kept';

/** The army data of this device, once it is read: nothing is proposed before all of it is there. */
export async function createKept(parts: {
  readonly entryLog: EntryLog;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onFailure: (error: unknown) => void;
}): Promise<Kept> {
  const keptItems = createKeptItems(parts.entryLog);
  const armies = createKeptArmies({ ...parts, keptItems });
  const known = createKnownUnits(keptItems, parts.onFailure);
  await Promise.all([armies.ready, known.ready]);
  return { armies, known, sources: createListSources(keptItems, parts.onFailure) };
}
