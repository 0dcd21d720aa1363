import { useEffect, useState } from 'react';
import { useLedger } from '@/store/use-battle';
import { usePageStores } from '@/store/use-page-stores';
import { toCodes } from '@/transfer/code-series';

/** The open battle as it leaves this phone. `codes` is null where it is too large for them. */
export type BattleCodes =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly text: string; readonly codes: readonly string[] | null };

/** The open battle as a file and as codes; made anew with every entry. */
export function useBattleCodes(): BattleCodes {
  const ledger = useLedger();
  const { exportBattles } = usePageStores();
  const { id } = ledger.steps[0].battle;
  const [made, setMade] = useState<BattleCodes>({ kind: 'making' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry makes it anew
  useEffect(() => {
    let shown = true;
    exportBattles([id]).then(
      ({ text }) => shown && setMade({ kind: 'made', text, codes: toCodes(text) }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (shown) setMade({ kind: 'failed', message });
      },
    );
    return () => {
      shown = false;
    };
  }, [exportBattles, id, ledger.entries.length]);
  return made;
}
