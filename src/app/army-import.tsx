import type { ReactNode } from 'react';
import type { ImportSheetProps } from '@/features/army-import/import-sheet';
import { type TakenArmy, takenFromKept } from '@/features/army-import/kept-army-taken';
import type { Edition } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { KeptContext } from '@/store/armies/use-kept';
import { usePageStores } from '@/store/page/use-page-stores';
import { fetched, useFetched } from '@/ui/page/fetched';

/** The readers of lists and their screens; only players who import a list load them. */
export const importScreens = fetched(() => import('@/features/army-import/import-sheet'));
const scanner = fetched(() => import('@/features/transfer/list-scanner'));
const lastArmies = fetched(() => import('@/features/kept-armies/last-armies'));

type ArmyImportProps = Omit<ImportSheetProps, 'scanner'>;

/** The sheet that imports a list, as soon as it is loaded, with the army data of this phone. */
export function ArmyImport(props: ArmyImportProps) {
  const screens = useFetched(importScreens);
  return (
    screens && (
      <WithArmies>
        <screens.ImportSheet {...props} scanner={(onText) => <Scanner onText={onText} />} />
      </WithArmies>
    )
  );
}

/** Shows its children as soon as this phone's armies are read. */
export function WithArmies({ children }: { readonly children: ReactNode }) {
  const kept = useFetched(usePageStores().armies);
  return kept && <KeptContext value={kept}>{children}</KeptContext>;
}

function Scanner({ onText }: { onText(text: string): void }) {
  const screens = useFetched(scanner);
  return screens && <screens.ListScanner onText={onText} />;
}

/** Whether the last armies can be shown in the first render: later they would move what is below them. */
export function useOffersReady(): boolean {
  const screens = useFetched(lastArmies);
  const kept = useFetched(usePageStores().armies);
  return screens !== null && kept !== null;
}

type OfferedArmiesProps = {
  /** What the side is called. */
  readonly called: string;
  readonly edition: Edition;
  onTake(army: TakenArmy): void;
};

/** The last armies of a rulebook for a side of a new battle, in the form that a battle imports. */
export function OfferedArmies({ called, edition, onTake }: OfferedArmiesProps) {
  const screens = useFetched(lastArmies);
  const kept = useFetched(usePageStores().armies);
  if (!screens || !kept) return null;
  const take = async (army: KeptArmy) => {
    const text = army.text ?? (await kept.sources.read(army.checksum).catch(() => null)) ?? '';
    kept.armies.use(army.id);
    onTake(takenFromKept(army, text));
  };
  return (
    <WithArmies>
      <screens.LastArmies called={called} edition={edition} onTake={(army) => void take(army)} />
    </WithArmies>
  );
}
