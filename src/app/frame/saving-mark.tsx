import { useEffect, useState } from 'react';
import { usePageStores } from '@/store/page/use-page-stores';
import { battleWords } from '@/words/battle-words';

/** How long a write, or the opening of a battle on screen, may take before a message appears. */
export const NOTICED_MS = 500;

/** Says that an entry is still being saved; only if that takes noticeably long. */
export function SavingMark() {
  const noticed = useSavingNoticed();
  return (
    <div role="status" className="relative z-20 h-0">
      {noticed && (
        <span className="absolute top-1 left-1/2 -translate-x-1/2 rounded-full bg-strong px-3 text-small leading-title text-on-strong">
          {battleWords.notices.saving}
        </span>
      )}
    </div>
  );
}

/**
 * Whether saving has taken that long. Every tap is saved, most of them very quickly, so quick saves must not
 * cause a render.
 */
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
