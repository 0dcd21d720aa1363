import { useBattle } from '@/store/battle/use-battle';
import { handOverWords } from '@/words/hand-over-words';

/**
 * The way from the report or the result back to the battle: to the score of a running one, to the review of
 * an ended one.
 */
export function useWayBack(): { readonly href: string; readonly name: string } {
  const { id, outcome } = useBattle();
  return {
    href: outcome ? `/review/${id}` : `/battle/${id}/score`,
    name: handOverWords.toBattle,
  };
}
