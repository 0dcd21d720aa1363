import { X } from 'lucide';
import { useBattleActions, useBattleState } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** Why the last gesture was refused, and what to do instead. The next accepted gesture removes it. */
export function RefusalNote() {
  const refusal = useBattleState((state) => state.refusal);
  const { dismissRefusal } = useBattleActions();
  return (
    <div role="alert" className="order-1">
      {refusal && (
        <p className="flex items-center gap-2 bg-warn-field py-1 pr-1 pl-4 text-label text-warn">
          <span className="flex-1">{battleWords.refusal(refusal)}</span>
          <button
            type="button"
            aria-label={words.notices.dismiss}
            onClick={dismissRefusal}
            className="flex size-(--control) shrink-0 items-center justify-center"
          >
            <Icon of={X} size={20} />
          </button>
        </p>
      )}
    </div>
  );
}

/** The same inside a sheet, which covers the frame's own message. It exists only while there is a refusal. */
export function SheetRefusal() {
  const refused = useBattleState((state) => state.refusal !== null);
  return refused && <RefusalNote />;
}
