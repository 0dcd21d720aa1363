import { ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type FoldedFieldsProps = {
  /** What was entered so far: the fold names it. */
  readonly filled: readonly string[];
  /** Whether a field within is at fault: then all are shown. */
  readonly asked: boolean;
  readonly children: ReactNode;
};

/** All that a battle can begin without, behind one button. */
export function FoldedFields({ filled, asked, children }: FoldedFieldsProps) {
  const [open, setOpen] = useState(asked);
  const id = useId();
  // It stays open when the fault is mended, so that the field does not go from under the finger.
  if (asked && !open) setOpen(true);
  const w = battleWords.newBattle;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-(--control) w-full items-center gap-2 rounded-lg border-2 border-dashed border-line px-2.5 py-1 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-detail leading-detail font-bold">{w.more}</span>
          <span className="block text-note leading-note break-words text-muted">
            {filled.length > 0 ? words.sideBySide(filled) : w.optional}
          </span>
        </span>
        <Icon of={ChevronDown} size={20} className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open} className={open ? 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3' : ''}>
        {children}
      </div>
    </div>
  );
}
