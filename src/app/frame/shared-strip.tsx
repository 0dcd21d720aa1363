import { type ReactNode, useContext, useEffect, useState } from 'react';
import { PageContext } from '@/app/page-context';
import { reviewPath } from '@/app/review-address';
import type { BattleId } from '@/battle/state/ids';
import type { ClubBar } from '@/features/club/club-bar';
import { useBattleState } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { usePageStores } from '@/store/page/use-page-stores';
import { type Fetched, fetched, useFetched } from '@/ui/page/fetched';

const bar = fetched(() => import('@/features/club/club-bar'));

/** The strip of a shared battle above its rooms. Without a club none of its code is loaded. */
export function SharedStrip({ id }: { readonly id: BattleId }) {
  const { club, goOnSharing } = usePageStores();
  const { onFailure } = useContext(PageContext);
  const [store, setStore] = useState<ClubStore | null | undefined>(() => club.get() ?? undefined);
  useEffect(() => {
    if (store === undefined) goOnSharing().then(setStore, onFailure);
  }, [store, goOnSharing, onFailure]);
  const isFollowed = useBattleState(({ open }) => open.kind === 'open' && open.writer === 'followed');
  if (store === null) return null;
  // Its space is reserved until it loads, so that nothing moves down.
  const place = isFollowed && <div className="h-9 shrink-0" />;
  return store ? <Strip store={store} id={id} bar={bar} place={place} /> : place;
}

type StripProps = {
  readonly store: ClubStore;
  readonly id: BattleId;
  readonly bar: Fetched<{ readonly ClubBar: typeof ClubBar }>;
  readonly place: ReactNode;
};

function Strip({ store, id, bar: source, place }: StripProps) {
  const { now } = useContext(PageContext);
  const loaded = useFetched(source);
  if (!loaded) return place;
  return (
    <loaded.ClubBar
      store={store}
      battleId={id}
      now={now}
      momentPath={(seq) => reviewPath(id, 'replay', seq)}
    />
  );
}
