import { lazy, type ReactNode, Suspense, use, useContext } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { battleId, type CombatId, combatId } from '@/battle/ids';
import { BattleListScreen } from '@/features/battle-list/battle-list-screen';
import { askToKeepStorage } from '@/pwa/persistence';
import { BattleStoreContext } from '@/store/use-battle';
import { usePageStores } from '@/store/use-page-stores';
import { PwaNotices } from './frame/pwa-notices';
import { SaveNotice } from './frame/save-notice';
import { PageContext } from './page-context';
import { chooseTheme, readTheme } from './theme';
import { useSaveExport } from './use-save-export';

/** Loaded when first shown, and fetched ahead in a quiet moment: the list of battles need not wait for them. */
const loadBattle = () => import('./battle-route');
const loadNewBattle = () => import('@/features/new-battle/new-battle-screen');
const loadSettings = () => import('@/features/settings/settings-screen');

const BattleRoute = lazy(async () => ({ default: (await loadBattle()).BattleRoute }));
const NewBattleScreen = lazy(async () => ({ default: (await loadNewBattle()).NewBattleScreen }));
const SettingsScreen = lazy(async () => ({ default: (await loadSettings()).SettingsScreen }));

/** Fetches the screens that are not loaded yet. Rejects where that fails; the screens try again when they are shown. */
export async function fetchScreensAhead(): Promise<void> {
  await Promise.all([loadNewBattle(), loadBattle(), loadSettings()]);
}

/** The screens and their addresses. The address stands behind the hash, so that the app works under any path and without a server. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Suspense>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new" component={NewBattle} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/battle/:id/:room/:combat?">
            {({ id, room, combat }) => (
              <WithBattleStore>
                <BattleRoute key={id} id={battleId(id)} room={room} asked={asked(combat)} />
              </WithBattleStore>
            )}
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

function asked(combat: string | undefined): CombatId | null {
  return combat === undefined ? null : combatId(combat);
}

function Home() {
  const [, navigate] = useLocation();
  const saveExport = useSaveExport();
  return (
    <BattleListScreen
      notices={
        <>
          <SaveNotice />
          <PwaNotices />
        </>
      }
      onNew={() => navigate('/new')}
      onExport={(card) => saveExport([card.battleId])}
    />
  );
}

function NewBattle() {
  const [, navigate] = useLocation();
  const { onFailure } = useContext(PageContext);
  const { rememberSide } = usePageStores();
  return (
    <WithBattleStore>
      <NewBattleScreen
        onStarted={(id, mine) => {
          rememberSide(id, mine);
          navigate(`/battle/${id}/fight`, { replace: true });
          // Now there is something to keep: some browsers ask the player, who knows why.
          askToKeepStorage().catch(onFailure);
        }}
      />
    </WithBattleStore>
  );
}

function SettingsPage() {
  const { version } = useContext(PageContext);
  const saveExport = useSaveExport();
  return (
    <SettingsScreen
      version={version}
      theme={readTheme()}
      onTheme={chooseTheme}
      onExportAll={() => saveExport('all')}
    />
  );
}

/** Gives the screens below the store of the open battle, once it is loaded. */
function WithBattleStore({ children }: { readonly children: ReactNode }) {
  const { loadBattleStore } = usePageStores();
  return <BattleStoreContext value={use(loadBattleStore())}>{children}</BattleStoreContext>;
}
