import type { TakenArmy } from '@/features/army-import/taken-army';
import type { Edition, Side } from '@/rules/index';
import { ArmyMemoriesContext } from '@/store/use-armies';
import { usePageStores } from '@/store/use-page-stores';
import { fetched, useFetched } from './fetched';

/** The readers of lists and their screens, which only those who import one load. */
export const importScreens = fetched(() => import('@/features/army-import/import-sheet'));

export type ArmyImportProps = {
  readonly side: Side;
  readonly edition: Edition;
  readonly unitsThere: number;
  onTake(army: TakenArmy, replace: boolean): string | null;
  onClose(): void;
};

/** The sheet that imports a list, as soon as it is loaded, with what this phone keeps of armies. */
export function ArmyImport(props: ArmyImportProps) {
  const screens = useFetched(importScreens);
  const memories = useFetched(usePageStores().armies);
  if (!screens || !memories) return null;
  return (
    <ArmyMemoriesContext value={memories}>
      <screens.ImportSheet {...props} />
    </ArmyMemoriesContext>
  );
}
