import { type ReactNode, useContext } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type BattleId, battleId, type CombatId, combatId } from '@/battle/state/ids';
import { BattleStoreContext } from '@/store/use-battle-store';
import { usePageStores } from '@/store/use-page-stores';
import type { AssaultGateProps } from './battle-route';
import { fetched, useFetched } from './fetched';
import { SaveNotice } from './frame/save-notice';
import { firstMinute, Home, homeNotices, listParts } from './home';
import { PageContext } from './page-context';
import { RoomBoundary } from './room-boundary';
import { chooseTheme, readTheme } from './theme';

/** Loaded when first shown, and fetched ahead in a quiet moment: the list of battles need not wait for them. */
const battleScreens = fetched(() => import('./battle-route'));
/** Only where a battle is fought with wound pools: the other editions do not pay for it. */
const assaultScreens = fetched(() => import('@/features/assault/assault-room'));
const newBattleScreens = fetched(() => import('./new-battle-route'));
const reviewScreens = fetched(() => import('./review-route'));
const handOverScreens = fetched(() => import('./hand-over-route'));
const backupScreens = fetched(() => import('./backup-route'));
const armiesScreens = fetched(() => import('./armies-route'));
const seasonScreens = fetched(() => import('./season-route'));
const transferScreens = fetched(() => import('./transfer-route'));
const licencesScreens = fetched(() => import('./licences-route'));
/** Clubs, what is shared there, and events: nothing of it is there before somebody goes there. */
const clubPages = fetched(() => import('./club-pages'));
const settingsScreens = fetched(() => import('@/features/settings/settings-screen'));

/** Fetches the screens that are not loaded yet. Rejects where that fails; the screens try again when they are shown. */
export async function fetchScreensAhead(): Promise<void> {
  await Promise.all([
    newBattleScreens.load().then(({ fetchArmyImport }) => fetchArmyImport()),
    battleScreens.load(),
    settingsScreens.load(),
    seasonScreens.load(),
    listParts.load(),
    firstMinute.load(),
    homeNotices.load(),
    // What saves taps when all else fails must not have to be fetched then: a newer version may have taken its place.
    import('@/store/rescue-export'),
    import('@/pwa/save-file'),
    import('@/store/keep-beside'),
    import('@/store/renew-card'),
    import('@/store/battle-marks'),
    import('@/store/sides'),
  ]);
}

const CLUB_PATHS = /^\/(club|join|share|events?)(\/|$)/;

/** The screens and their addresses. The address stands behind the hash, so that the app works under any path and without a server. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <RoomBoundary>
        <Screens />
      </RoomBoundary>
    </Router>
  );
}

function Screens() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new" component={NewBattle} />
      <Route path="/season" component={SeasonPage} />
      <Route path="/armies/:shared?">{({ shared }) => <ArmiesPage shared={shared === 'shared'} />}</Route>
      <Route path="/settings" component={SettingsPage} />
      <Route path="/licences" component={LicencesPage} />
      <Route path="/receive" component={ReceivePage} />
      <Route path="/hand-over/:id">{({ id }) => <SendPage key={id} id={battleId(id)} />}</Route>
      <Route path={CLUB_PATHS} component={ClubPages} />
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
  );
}

/** A screen that has no place of its own for what is to be said about saving: it stands above. */
function Noticed({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SaveNotice />
      {children}
    </>
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
  return (
    screens && (
      <Noticed>
        <screens.TableRoute />
      </Noticed>
    )
  );
}

function HandOverPage(props: { readonly id: BattleId; readonly what: 'report' | 'result' }) {
  const screens = useFetched(handOverScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <Noticed>
        <screens.HandOverRoute {...props} />
      </Noticed>
    </BattleStoreContext>
  );
}

/** Shows what is made with the screens of an assault, as soon as they are loaded. */
function WithAssault({ children }: AssaultGateProps) {
  const screens = useFetched(assaultScreens);
  return screens && children(screens);
}

function NewBattle() {
  const screens = useFetched(newBattleScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <Noticed>
        <screens.NewBattleRoute />
      </Noticed>
    </BattleStoreContext>
  );
}

function SeasonPage() {
  const screens = useFetched(seasonScreens);
  return (
    screens && (
      <Noticed>
        <screens.SeasonRoute />
      </Noticed>
    )
  );
}

function ArmiesPage(props: { readonly shared: boolean }) {
  const screens = useFetched(armiesScreens);
  return (
    screens && (
      <Noticed>
        <screens.ArmiesRoute given={null} {...props} />
      </Noticed>
    )
  );
}

function SettingsPage() {
  const [, navigate] = useLocation();
  const { version, onFailure } = useContext(PageContext);
  const { example } = usePageStores();
  const screens = useFetched(settingsScreens);
  if (!screens) return null;
  return (
    <Noticed>
      <screens.SettingsScreen
        version={version}
        theme={readTheme()}
        onTheme={chooseTheme}
        onExample={() => void example.write().then((id) => navigate(`/battle/${id}/fight`), onFailure)}
        onBackup={() => navigate('/backup')}
        onTable={() => navigate('/table')}
        onLicences={() => navigate('/licences')}
        onClub={() => navigate('/club')}
      />
    </Noticed>
  );
}

function LicencesPage() {
  const screens = useFetched(licencesScreens);
  return (
    screens && (
      <Noticed>
        <screens.LicencesRoute />
      </Noticed>
    )
  );
}

function BackupPage() {
  const screens = useFetched(backupScreens);
  return (
    screens && (
      <Noticed>
        <screens.BackupRoute />
      </Noticed>
    )
  );
}

function RestorePage() {
  const screens = useFetched(backupScreens);
  return (
    screens && (
      <Noticed>
        <screens.RestoreRoute />
      </Noticed>
    )
  );
}

function SendPage({ id }: { readonly id: BattleId }) {
  const screens = useFetched(transferScreens);
  const store = useFetched(usePageStores().battleStore);
  if (!screens || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <Noticed>
        <screens.SendRoute id={id} />
      </Noticed>
    </BattleStoreContext>
  );
}

function ClubPages() {
  const pages = useFetched(clubPages);
  return (
    pages && (
      <Noticed>
        <pages.ClubPages />
      </Noticed>
    )
  );
}

function ReceivePage() {
  const screens = useFetched(transferScreens);
  return (
    screens && (
      <Noticed>
        <screens.ReceiveRoute />
      </Noticed>
    )
  );
}
