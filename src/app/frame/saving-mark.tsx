import { useSaveState } from '@/store/use-page-stores';
import { words } from '@/words/words';

/** A word that a tap is still on its way to the disk; only where that takes longer than anybody notices. */
export function SavingMark() {
  const saving = useSaveState().kind === 'saving';
  return (
    <div role="status" className="relative z-20 h-0">
      {saving && (
        <span className="appear-late absolute top-1 left-1/2 -translate-x-1/2 rounded-full bg-strong px-3 text-[15px] leading-[24px] text-on-strong">
          {words.notices.saving}
        </span>
      )}
    </div>
  );
}
