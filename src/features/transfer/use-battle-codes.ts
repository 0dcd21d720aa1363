import { useEffect, useState } from 'react';
import { useLedger } from '@/store/battle/use-battle';
import { usePageStores } from '@/store/page/use-page-stores';
import { toCodes } from '@/transfer/code-series';

/** The open battle as it leaves this phone. `codes` is null where it is too large for them. */
export type BattleCodes =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly text: string; readonly codes: readonly string[] | null };

/** The codes of a battle, and of how many entries they were made. */
type Made = { readonly of: { readonly id: string; readonly entries: number }; readonly codes: BattleCodes };

/** The open battle as a file and as codes; made anew with every entry. */
export function useBattleCodes(): BattleCodes {
  const ledger = useLedger();
  const { exportBattles } = usePageStores();
  const { id } = ledger.steps[0].battle;
  const entries = ledger.entries.length;
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let shown = true;
    const of = { id, entries };
    exportBattles([id]).then(
      ({ text }) => shown && setMade({ of, codes: { kind: 'made', text, codes: toCodes(text) } }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (shown) setMade({ of, codes: { kind: 'failed', message } });
      },
    );
    return () => {
      shown = false;
    };
  }, [exportBattles, id, entries]);
  // What was made before the last entry is not shown beside it: a battle just handed over would leave without that.
  return made?.of.id === id && made.of.entries === entries ? made.codes : { kind: 'making' };
}
