import { useEffect, useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { useLedger } from '@/store/battle/use-battle';
import { usePageStores } from '@/store/page/use-page-stores';

/** The exported open battle. */
export type BattleText =
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'made'; readonly text: string };

/** The text of a battle, and the number of entries in it. */
type Made = { readonly of: { readonly id: string; readonly entries: number }; readonly export: BattleText };

/** The open battle as the text of a file and of codes; made again after every entry. */
export function useBattleText(): BattleText {
  const ledger = useLedger();
  const { exportBattles } = usePageStores();
  const { id } = ledger.steps[0].battle;
  const entries = ledger.entries.length;
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let shown = true;
    const of = { id, entries };
    exportBattles([id]).then(
      ({ text }) => shown && setMade({ of, export: { kind: 'made', text } }),
      (error: unknown) => {
        const message = messageOf(error);
        if (shown) setMade({ of, export: { kind: 'failed', message } });
      },
    );
    return () => {
      shown = false;
    };
  }, [exportBattles, id, entries]);
  // A text that was made before the last entry is not shown: it would miss that entry, for example the
  // hand-over.
  return made?.of.id === id && made.of.entries === entries ? made.export : { kind: 'making' };
}
