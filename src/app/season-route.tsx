import { SeasonScreen } from '@/features/season/season-screen';
import { usePageStores } from '@/store/use-page-stores';
import { SeasonStoreContext } from '@/store/use-season';
import { useFetched } from './fetched';

/** The season at its address. */
export function SeasonRoute() {
  const store = useFetched(usePageStores().season);
  if (!store) return null;
  return (
    <SeasonStoreContext value={store}>
      <SeasonScreen />
    </SeasonStoreContext>
  );
}
