import { useEffect, useState } from 'react';
import { useSaveState } from '@/store/use-page-stores';
import { words } from '@/words/words';

/** How long a write may take before it is spoken of. */
const NOTICED_MS = 500;

/** A word that a tap is still on its way to the disk; only where that takes longer than anybody notices. */
export function SavingMark() {
  const saving = useSaveState().kind === 'saving';
  const noticed = useLasting(saving, NOTICED_MS);
  return (
    <div role="status" className="relative z-20 h-0">
      {noticed && (
        <span className="absolute top-1 left-1/2 -translate-x-1/2 rounded-full bg-strong px-3 text-[15px] leading-[24px] text-on-strong">
          {words.notices.saving}
        </span>
      )}
    </div>
  );
}

/** Whether it has been true for that long without a break. Nothing is drawn meanwhile: every tap is saved, and most in no time. */
function useLasting(is: boolean, forMs: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [is, forMs]);
  return lasting;
}
