import { useContext } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type BattleId, battleId, type CombatId, combatId } from '@/battle/ids';
import { askToKeepStorage } from '@/pwa/persistence';
import { BattleStoreContext } from '@/store/use-battle-store';
import { usePageStores } from '@/store/use-page-stores';
import type { AssaultGateProps } from './battle-route';
import { fetched, useFetched } from './fetched';
import { SaveNotice } from './frame/save-notice';
import { Home, listParts } from './home';
import { PageContext } from './page-context';
import { chooseTheme, readTheme } from './theme';

/** Loaded when first shown, and fetched ahead in a quiet moment: the list of battles need not wait for them. */
const battleScreens = fetched(() => import('./battle-route'));
/** Only where a battle is fought with wound pools: the other editions do not pay for it. */
const assaultScreens = fetched(() => import('@/features/wound-pools/assault-room'));
const newBattleScreens = fetched(() => import('@/features/new-battle/new-battle-screen'));
const reviewScreens = fetched(() => import('./review-route'));
const handOverScreens = fetched(() => import('./hand-over-route'));
const backupScreens = fetched(() => import('./backup-route'));
const seasonScreens = fetched(() => import('./season-route'));
const transferScreens = fetched(() => import('./transfer-route'));
const settingsScreens = fetched(() => import('@/features/settings/settings-screen'));

/** Fetches the screens that are not loaded yet. Rejects where that fails; the screens try again when they are shown. */
export async function fetchScreensAhead(): Promise<void> {
  await Promise.all([
    newBattleScreens.load(),
    battleScreens.load(),
    settingsScreens.load(),
    listParts.load(),
  ]);
}

/** The screens and their addresses. The address stands behind the hash, so that the app works under any path and without a server. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewBattle} />
        <Route path="/season" component={SeasonPage} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/receive" component={ReceivePage} />
        <Route path="/hand-over/:id">{({ id }) => <SendPage key={id} id={battleId(id)} />}</Route>
        <Route path="/backup" component={BackupPage} />
        <Route path="/restore" component={RestorePage} />
        <Route path="/table" component={TablePage} />
        <Route path="/battle/:id/:room/:combat?">
          {({ id, room, combat }) => (
            <BattlePage key={id} id={battleId(id)} room={room} asked={asked(combat)} />
          )}
        </Route>
        <Route path="/review/:id/:room/:at?">
          {({ id, room, at }) => <ReviewPage key={id} id={battleId(id)} room={room} at={at ?? ''} />}
        </Route>
        <Route path="/review/:id">
          {({ id }) => <ReviewPage key={id} id={battleId(id)} room="result" at="" />}
        </Route>
        <Route path="/result/:id">
          {({ id }) => <HandOverPage key={id} id={battleId(id)} what="result" />}
        </Route>
        <Route path="/report/:id">
          {({ id }) => <HandOverPage key={id} id={battleId(id)} what="report" />}
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Router>
  );
}

function asked(combat: string | undefined): CombatId | null {
  return combat === undefined ? null : combatId(combat);
}

type BattlePageProps = { readonly id: BattleId; readonly room: string; readonly asked: CombatId | null };

function BattlePage(props: BattlePageProps) {
  const screens = useFetched(battleScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <screens.BattleRoute {...props} WithAssault={WithAssault} />
    </BattleStoreContext>
  );
}

type ReviewPageProps = { readonly id: BattleId; readonly room: string; readonly at: string };

function ReviewPage(props: ReviewPageProps) {
  const screens = useFetched(reviewScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <screens.ReviewRoute {...props} />
    </BattleStoreContext>
  );
}

function TablePage() {
  const screens = useFetched(handOverScreens);
  return screens && <screens.TableRoute />;
}

function HandOverPage(props: { readonly id: BattleId; readonly what: 'report' | 'result' }) {
  const screens = useFetched(handOverScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <screens.HandOverRoute {...props} />
    </BattleStoreContext>
  );
}

/** Shows what is made with the screens of an assault, as soon as they are loaded. */
function WithAssault({ children }: AssaultGateProps) {
  const screens = useFetched(assaultScreens);
  return screens && children(screens);
}

function NewBattle() {
  const [, navigate] = useLocation();
  const { onFailure } = useContext(PageContext);
  const { rememberSide, battleStore } = usePageStores();
  const screens = useFetched(newBattleScreens);
  const store = useFetched(battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <screens.NewBattleScreen
        onStarted={(id, mine) => {
          rememberSide(id, mine);
          navigate(`/battle/${id}/fight`, { replace: true });
          // Now there is something to keep: some browsers ask the player, who knows why.
          askToKeepStorage().catch(onFailure);
        }}
      />
    </BattleStoreContext>
  );
}

function SeasonPage() {
  const screens = useFetched(seasonScreens);
  return screens && <screens.SeasonRoute />;
}

function SettingsPage() {
  const [, navigate] = useLocation();
  const { version } = useContext(PageContext);
  const screens = useFetched(settingsScreens);
  if (!screens) return null;
  return (
    <>
      <SaveNotice />
      <screens.SettingsScreen
        version={version}
        theme={readTheme()}
        onTheme={chooseTheme}
        onBackup={() => navigate('/backup')}
        onTable={() => navigate('/table')}
      />
    </>
  );
}

function BackupPage() {
  const screens = useFetched(backupScreens);
  return screens && <screens.BackupRoute />;
}

function RestorePage() {
  const screens = useFetched(backupScreens);
  return screens && <screens.RestoreRoute />;
}

function SendPage({ id }: { readonly id: BattleId }) {
  const screens = useFetched(transferScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <screens.SendRoute id={id} />
    </BattleStoreContext>
  );
}

function ReceivePage() {
  const screens = useFetched(transferScreens);
  return screens && <screens.ReceiveRoute />;
}
