import { useEffect, useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { useLedger } from '@/store/battle/use-battle';
import { usePageStores } from '@/store/page/use-page-stores';
import { toCodes } from '@/transfer/code-series';

/** The exported open battle. `codes` is null if it is too large for them. */
export type BattleCodes =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly text: string; readonly codes: readonly string[] | null };

/** The codes of a battle, and the number of entries in them. */
type Made = { readonly of: { readonly id: string; readonly entries: number }; readonly codes: BattleCodes };

/** The open battle as a file and as codes; made again after every entry. */
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
        const message = messageOf(error);
        if (shown) setMade({ of, codes: { kind: 'failed', message } });
      },
    );
    return () => {
      shown = false;
    };
  }, [exportBattles, id, entries]);
  // Codes that were made before the last entry are not shown: they would miss that entry, for example the
  // hand-over.
  return made?.of.id === id && made.of.entries === entries ? made.codes : { kind: 'making' };
}
