import { describe } from '@/battle/describe/describe';
import type { Description } from '@/battle/describe/description';
import { descriptionContext } from '@/battle/describe/description-context';
import { nextRedo, nextUndo } from '@/battle/log/ledger';
import { useBattleActions, useIsByOther, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type Undo = {
  readonly toUndo: Description | null;
  readonly toRedo: Description | null;
  /** The full name of what undo would take back, and whose tap it was. */
  readonly name: string;
  /** Null: nothing to take back, or this tab only reads. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Whether the other phone made what undo would take back. */
  readonly isByOther: boolean;
};

/** What undo and redo would do now, with the functions to do it. */
export function useUndo(): Undo {
  const ledger = useLedger();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const isByOther = useIsByOther();
  const context = descriptionContext(ledger);
  const undoable = nextUndo(ledger);
  const isTheirs = undoable !== undefined && isByOther(undoable.writer);
  const redoable = nextRedo(ledger);
  const toUndo = undoable ? describe(undoable, context) : null;
  const toRedo = redoable ? describe(redoable, context) : null;
  return {
    toUndo,
    toRedo,
    name: words.sideBySide([battleWords.undo.undo(toUndo), isTheirs && battleWords.byOther]),
    isByOther: isTheirs,
    undo: mayWrite && toUndo ? () => void act({ type: 'undo' }) : null,
    redo: mayWrite && toRedo ? () => void act({ type: 'redo' }) : null,
  };
}
