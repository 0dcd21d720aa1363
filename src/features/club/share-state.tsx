import type { ClubStore } from '@/store/club-store';
import { useLedger } from '@/store/use-battle';
import { useShare } from '@/store/use-club';
import { clubWords } from '@/words/club-words';

/** In one sentence whether all of the open battle is with the club, or what stands in the way. */
export function ShareState({ store, battleId }: { readonly store: ClubStore; readonly battleId: string }) {
  const shared = useShare(store, battleId);
  const here = useLedger().stored.length;
  if (!shared?.live) return null;
  const { line, trouble, upto } = shared.live;
  const behind = Math.max(0, here - upto);
  const said =
    trouble !== null
      ? clubWords.troubles[trouble]
      : line === 'refused'
        ? clubWords.line.refused
        : line !== 'live'
          ? clubWords.sharing.away(behind)
          : behind > 0
            ? clubWords.sharing.behind(behind)
            : clubWords.sharing.live;
  return (
    <p role="status" className={trouble === null ? '' : 'text-warn'}>
      {said}
    </p>
  );
}
