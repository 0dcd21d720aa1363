import { BookmarkCheck } from 'lucide';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { armyImportWords } from '@/words/army-import-words';

type KeptAlreadyProps = {
  readonly army: KeptArmy;
  /** Null where nothing is taken into a battle. */
  readonly onKept: (() => void) | null;
};

/** Says that this list is kept already: it is not kept twice, and may be taken as it was kept. */
export function KeptAlready({ army, onKept }: KeptAlreadyProps) {
  return (
    <div className="grid gap-2 rounded-lg border-2 border-outline bg-card px-3 py-2">
      <p className="flex items-start gap-2 text-label leading-body">
        <Icon of={BookmarkCheck} size={20} className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{armyImportWords.keptAlready(army.name)}</span>
      </p>
      {onKept !== null && <Button onPress={onKept}>{armyImportWords.takeKept}</Button>}
    </div>
  );
}
