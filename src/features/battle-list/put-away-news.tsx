import type { PutAway } from '@/store/battles/list-store';
import { useListActions } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';

/** Says where a battle went, with a button to undo that. */
export function PutAwayNews({ putAway: { card, to } }: { readonly putAway: PutAway }) {
  const { restoreBattle, unarchiveBattle } = useListActions();
  const bringBack = to === 'archive' ? unarchiveBattle : restoreBattle;
  return (
    <div role="status" className="flex items-center gap-2 border-t border-line bg-card pr-2 pl-4">
      <span className="min-w-0 flex-1 truncate">{listWords.putAway[to](card)}</span>
      <span className="w-24 shrink-0 py-1">
        <Button onPress={() => void bringBack(card.battleId)}>{words.battles.undo}</Button>
      </span>
    </div>
  );
}
