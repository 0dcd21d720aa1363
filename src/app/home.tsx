import { useContext } from 'react';
import { useLocation } from 'wouter';
import { BattleListScreen } from '@/features/battle-list/battle-list-screen';
import type { FirstMinuteProps } from '@/features/battle-list/first-minute';
import type { ListPartProps } from '@/features/battle-list/list-part';
import { BattleStoreContext } from '@/store/battle/use-battle-store';
import type { ListStore } from '@/store/battles/list-store';
import { usePageStores } from '@/store/page/use-page-stores';
import { fetched, useFetched } from '@/ui/page/fetched';
import { ErrorBoundary } from './error-screen';
import { SaveNotice } from './frame/save-notice';
import { PageContext } from './page-context';
import { useSaveExport } from './use-save-export';

/** The parts of the list that are shown on demand; fetched ahead while the page is idle. */
export const listParts = fetched(() => import('@/features/battle-list/list-part'));

/** Shown instead of an empty list. */
export const firstMinute = fetched(() => import('./first-screen'));

/** Resolves when Home can be shown whole. Rejects if the list or a part of Home cannot be read. */
export async function homeReady(list: ListStore): Promise<void> {
  const isEmpty = document.documentElement.dataset.beginsAt === undefined;
  await Promise.all([list.actions.refresh(), isEmpty && firstMinute.load()]);
}

/** The notices of the list: none of them must be there at once. */
export const homeNotices = fetched(() => import('./frame/home-notices'));

/** The list of battles at its address. */
export function Home() {
  const [, navigate] = useLocation();
  const saveExport = useSaveExport();
  const { storage } = useContext(PageContext);
  const { example } = usePageStores();
  return (
    <BattleListScreen
      notices={
        <>
          <SaveNotice />
          <ErrorBoundary shown="" fallback={() => null}>
            <FetchedNotices />
          </ErrorBoundary>
        </>
      }
      parts={{
        firstMinute: () => (
          <FetchedFirstMinute
            opened={storage.kind === 'kept'}
            onExample={async () => navigate(`/battle/${await (await example()).write()}/fight`)}
          />
        ),
        found: (onOptions) => <FetchedPart part="found" onOptions={onOptions} />,
        putAway: (putAway) => <FetchedPart part="putAway" putAway={putAway} />,
        filter: (onClose) => <FetchedPart part="filter" onClose={onClose} />,
        wastebasket: (onClose) => <FetchedPart part="wastebasket" onClose={onClose} />,
        menu: (card, onClose) => (
          <FetchedPart
            part="menu"
            card={card}
            onClose={onClose}
            onExport={(exported) => saveExport([exported.battleId])}
          />
        ),
      }}
      onResume={({ battleId }) => navigate(`/battle/${battleId}/fight`)}
    />
  );
}

/**
 * If it cannot be loaded, for example before the first visit has fetched it, a new battle begins without it.
 */
function FetchedFirstMinute(props: FirstMinuteProps) {
  return (
    <ErrorBoundary shown="" fallback={() => null}>
      <LoadedFirstMinute {...props} />
    </ErrorBoundary>
  );
}

function LoadedFirstMinute(props: FirstMinuteProps) {
  const screens = useFetched(firstMinute);
  return screens && <screens.FirstScreen {...props} />;
}

function FetchedNotices() {
  const parts = useFetched(homeNotices);
  return parts && <parts.HomeNotices />;
}

function FetchedPart(props: ListPartProps) {
  const { search, battleStore } = usePageStores();
  const parts = useFetched(listParts);
  const searchStore = useFetched(search);
  const store = useFetched(battleStore);
  if (!parts || !searchStore || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <parts.ListPart search={searchStore} {...props} />
    </BattleStoreContext>
  );
}
