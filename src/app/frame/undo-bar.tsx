import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { describe, descriptionContext } from '@/battle/describe';
import { nextRedo, nextUndo } from '@/battle/ledger';
import { useBattleActions, useLedger, useMayWrite } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';

/** Undo that names what it takes back, redo beside it, and the next step. Always on screen. */
export function UndoBar({ next }: { readonly next: ReactNode }) {
  const ledger = useLedger();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const context = descriptionContext(ledger);
  const undoable = nextUndo(ledger);
  const redoable = nextRedo(ledger);
  const toUndo = undoable ? describe(undoable, context) : null;
  const toRedo = redoable ? describe(redoable, context) : null;
  const look =
    'flex min-h-(--control) items-center justify-center gap-2 rounded-lg border-2 border-outline bg-card px-2 font-bold disabled:opacity-45';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_44px_minmax(0,1fr)] gap-2 px-2.5 py-1 tall:py-2">
      <button
        type="button"
        aria-label={battleWords.undo.undo(toUndo)}
        disabled={!mayWrite || !toUndo}
        onClick={() => act({ type: 'undo' })}
        className={`${look} min-w-0`}
      >
        <Undo2 aria-hidden size={20} className="shrink-0" />
        <span className="line-clamp-2 min-w-0 text-left text-[17px] leading-[20px]">
          {battleWords.undo.short(toUndo)}
        </span>
      </button>
      <button
        type="button"
        aria-label={battleWords.undo.redo(toRedo)}
        disabled={!mayWrite || !toRedo}
        onClick={() => act({ type: 'redo' })}
        className={look}
      >
        <Redo2 aria-hidden size={20} className="shrink-0" />
      </button>
      {next}
    </div>
  );
}
