import { useEffect, useState } from 'react';
import { usePageStores } from '@/store/page/use-page-stores';
import { battleWords } from '@/words/battle-words';

/** How long a write, or the opening of a battle on screen, may take before it is spoken of. */
export const NOTICED_MS = 500;

/** A word that a tap is still on its way to the disk; only where that takes longer than anybody notices. */
export function SavingMark() {
  const noticed = useSavingNoticed();
  return (
    <div role="status" className="relative z-20 h-0">
      {noticed && (
        <span className="absolute top-1 left-1/2 -translate-x-1/2 rounded-full bg-strong px-3 text-[0.9375rem] leading-[1.5rem] text-on-strong">
          {battleWords.notices.saving}
        </span>
      )}
    </div>
  );
}

/** Whether saving has gone on for that long. Every tap is saved, and most in no time: nothing is drawn for those, nor asked of React. */
function useSavingNoticed(): boolean {
  const { save } = usePageStores();
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isNoticed = false;
    const notice = (now: boolean) => {
      if (isNoticed !== now) setNoticed(now);
      isNoticed = now;
    };
    const follow = () => {
      const isSaving = save.getState().kind === 'saving';
      if (isSaving && timer === null) timer = setTimeout(notice, NOTICED_MS, true);
      if (isSaving || timer === null) return;
      clearTimeout(timer);
      timer = null;
      notice(false);
    };
    follow();
    const unsubscribe = save.subscribe(follow);
    return () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [save]);
  return noticed;
}
