import { useBattle } from '@/store/battle/use-battle';
import { handOverWords } from '@/words/hand-over-words';

/** The way from the report or the result back to the battle: a running one to its score, an ended one to its review. */
export function useWayBack(): { readonly href: string; readonly name: string } {
  const { id, outcome } = useBattle();
  return {
    href: outcome ? `/review/${id}` : `/battle/${id}/score`,
    name: handOverWords.toBattle,
  };
}
