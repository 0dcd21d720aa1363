import { SeasonScreen } from '@/features/season/season-screen';
import { SeasonStoreContext } from '@/store/battles/use-season';
import { usePageStores } from '@/store/page/use-page-stores';
import { useFetched } from '@/ui/page/fetched';

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
