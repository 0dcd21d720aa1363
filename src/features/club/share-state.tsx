import { useLedger } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { useShare } from '@/store/page/use-club';
import { sharingSentence } from './club-sentences';

/** In one sentence whether all of the open battle is with the club, or what stands in the way. */
export function ShareState({ store, battleId }: { readonly store: ClubStore; readonly battleId: string }) {
  const shared = useShare(store, battleId);
  const here = useLedger().stored.length;
  if (!shared?.live) return null;
  const { text, isTrouble } = sharingSentence(shared.live, here);
  return (
    <p role="status" className={isTrouble ? 'text-warn' : ''}>
      {text}
    </p>
  );
}
