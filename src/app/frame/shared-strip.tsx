import { useContext, useEffect, useState } from 'react';
import { type Fetched, fetched, useFetched } from '@/app/fetched';
import { PageContext } from '@/app/page-context';
import { reviewPath } from '@/app/review-address';
import type { BattleId } from '@/battle/state/ids';
import type { ClubBar } from '@/features/club/club-bar';
import type { ClubStore } from '@/store/club-store';
import { usePageStores } from '@/store/use-page-stores';

const bar = fetched(() => import('@/features/club/club-bar'));

/** What a shared battle says over its rooms. Without a club nothing of it is loaded. */
export function SharedStrip({ id }: { readonly id: BattleId }) {
  const { club, goOnSharing } = usePageStores();
  const { onFailure } = useContext(PageContext);
  const [store, setStore] = useState<ClubStore | null>(club.get);
  useEffect(() => {
    if (store === null) goOnSharing().then(setStore, onFailure);
  }, [store, goOnSharing, onFailure]);
  return store && <Strip store={store} id={id} bar={bar} />;
}

type StripProps = {
  readonly store: ClubStore;
  readonly id: BattleId;
  readonly bar: Fetched<{ readonly ClubBar: typeof ClubBar }>;
};

function Strip({ store, id, bar: source }: StripProps) {
  const { now } = useContext(PageContext);
  const loaded = useFetched(source);
  if (!loaded) return null;
  return (
    <loaded.ClubBar
      store={store}
      battleId={id}
      now={now}
      momentPath={(seq) => reviewPath(id, 'replay', seq)}
    />
  );
}
