import type { ReactNode } from 'react';
import type { ImportSheetProps } from '@/features/army-import/import-sheet';
import { KeptContext } from '@/store/armies/use-kept';
import { usePageStores } from '@/store/page/use-page-stores';
import { fetched, useFetched } from '@/ui/page/fetched';

/** The readers of lists and their screens; only players who import a list load them. */
export const importScreens = fetched(() => import('@/features/army-import/import-sheet'));
const scanner = fetched(() => import('@/features/transfer/list-scanner'));

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
