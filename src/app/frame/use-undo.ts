import { describe } from '@/battle/describe/describe';
import type { Description } from '@/battle/describe/description';
import { descriptionContext } from '@/battle/describe/description-context';
import { nextRedo, nextUndo } from '@/battle/log/ledger';
import { useBattleActions, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

type Undo = {
  readonly toUndo: Description | null;
  readonly toRedo: Description | null;
  /** The full name of what undo would take back. */
  readonly name: string;
  /** Null: nothing to take back, or this tab only reads. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
};

/** What undo and redo would do now, with the functions to do it. */
export function useUndo(): Undo {
  const ledger = useLedger();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const context = descriptionContext(ledger);
  const undoable = nextUndo(ledger);
  const redoable = nextRedo(ledger);
  const toUndo = undoable ? describe(undoable, context) : null;
  const toRedo = redoable ? describe(redoable, context) : null;
  return {
    toUndo,
    toRedo,
    name: battleWords.undo.undo(toUndo),
    undo: mayWrite && toUndo ? () => void act({ type: 'undo' }) : null,
    redo: mayWrite && toRedo ? () => void act({ type: 'redo' }) : null,
  };
}
