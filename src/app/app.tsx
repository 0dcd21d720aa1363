import type { ReactNode } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useStore } from 'zustand';
import { type BattleId, battleId, type CombatId, combatId } from '@/battle/state/ids';
import { rareCalls } from '@/storage/indexed-db-entry-log';
import { BattleStoreContext } from '@/store/battle/use-battle-store';
import { type PageStores, usePageStores } from '@/store/page/use-page-stores';
import { type Fetched, fetched, useFetched } from '@/ui/page/fetched';
import type { AssaultGateProps } from './battle-route';
import { language } from './chosen-language';
import { SaveNotice, saveNews } from './frame/save-notice';
import { firstMinute, Home, homeNotices, listParts } from './home';
import { RoomBoundary } from './room-boundary';

/**
 * Loaded when first shown, and fetched ahead while the page is idle: the list of battles does not wait for
 * them.
 */
const battleScreens = fetched(() => import('./battle-route'));
/** Only for battles with wound pools: the other editions do not load it. */
const assaultScreens = fetched(() => import('@/features/assault/assault-room'));
const newBattleScreens = fetched(() => import('./new-battle-route'));
const reviewScreens = fetched(() => import('./review-route'));
const handOverScreens = fetched(() => import('./hand-over-route'));
const backupScreens = fetched(() => import('./backup-route'));
const armiesScreens = fetched(() => import('./armies-route'));
const seasonScreens = fetched(() => import('./season-route'));
const transferScreens = fetched(() => import('./transfer-route'));
const licencesScreens = fetched(() => import('./licences-route'));
/** Clubs, shared battles, and tournaments: loaded only when the player goes there. */
const clubPages = fetched(() => import('./club-pages'));
const settingsScreens = fetched(() => import('./settings-route'));
/** Why the battles cannot be opened: there before a newer version replaces the file. */
export const closedStorage = fetched(() => import('./closed-storage'));

/**
 * Fetches what a first battle is begun and fought with, and nothing else meanwhile: on a slow line every other
 * file would hold these up. Rejects if that fails; the screens try again when they are shown.
 */
export async function fetchBattleAhead({ armies, battleStore }: PageStores): Promise<void> {
  await Promise.all([newBattleScreens.load(), armies.load(), battleStore.load(), battleScreens.load()]);
}

/**
 * Fetches the screens that are not loaded yet. Rejects if that fails; the screens try again when they are
 * shown.
 */
export async function fetchScreensAhead({ season, search }: PageStores): Promise<void> {
  await Promise.all([
    newBattleScreens.load().then(({ fetchArmyImport }) => fetchArmyImport()),
    settingsScreens.load(),
    seasonScreens.load(),
    season.load(),
    search.load(),
    listParts.load(),
    firstMinute.load(),
    homeNotices.load(),
    saveNews.load(),
    // The rescue export must be loaded before a failure: later, a newer version may have replaced the file.
    import('@/store/backup/rescue-export'),
    import('@/pwa/save-file'),
    closedStorage.load(),
    import('@/store/battle/keep-beside'),
    import('@/store/battles/renew-card'),
    rareCalls(),
    import('@/store/battles/battle-marks'),
    import('@/store/device/sides'),
  ]);
}

const CLUB_PATHS = /^\/(club|join|share|events?|overlay)(\/|$)/;

/**
 * The screens and their addresses. The address is behind the hash, so that the app works under any path and
 * without a server.
 *
 * When another language is chosen all is drawn again in place: what has the focus keeps it. The screens on which
 * that is done, Home of a new phone and Settings, remember nothing that they said; every other is made anew when
 * it is shown.
 */
export function App() {
  useStore(language);
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
      <Route path="/new" component={NewBattlePage} />
      <Route path="/season" component={SeasonPage} />
      <Route path="/armies/:shared?">{({ shared }) => <ArmiesPage shared={shared} />}</Route>
      <Route path="/settings" component={SettingsPage} />
      <Route path="/licences" component={LicencesPage} />
      <Route path="/receive" component={ReceivePage} />
      <Route path="/hand-over/:id">{({ id }) => <SendPage key={id} id={battleId(id)} />}</Route>
      <Route path={CLUB_PATHS} component={ClubPage} />
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

/** For a screen without its own place for notices about saving: they stand above it. */
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

/**
 * A screen, shown as soon as it is loaded. Each is a component of its own, so that no state survives when
 * another replaces it.
 */
function page<Screens, Props = unknown>(
  of: Fetched<Screens>,
  draw: (screens: Screens, props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function Page(props) {
    const screens = useFetched(of);
    return screens && <Noticed>{draw(screens, props)}</Noticed>;
  };
}

/** The same for a screen that reads or writes a battle. */
function battlePage<Screens, Props = unknown>(
  of: Fetched<Screens>,
  draw: (screens: Screens, props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function Page(props) {
    const screens = useFetched(of);
    const store = useFetched(usePageStores().battleStore);
    if (!screens || !store) return null;
    return <BattleStoreContext value={store}>{draw(screens, props)}</BattleStoreContext>;
  };
}

type ReviewPageProps = { readonly id: BattleId; readonly room: string; readonly at: string };
type BattlePageProps = { readonly id: BattleId; readonly room: string; readonly asked: CombatId | null };
type HandOverPageProps = { readonly id: BattleId; readonly what: 'report' | 'result' };

const BattlePage = battlePage(battleScreens, ({ BattleRoute }, props: BattlePageProps) => (
  <BattleRoute {...props} WithAssault={WithAssault} />
));
const ReviewPage = battlePage(reviewScreens, ({ ReviewRoute }, props: ReviewPageProps) => (
  <ReviewRoute {...props} />
));
const HandOverPage = battlePage(handOverScreens, ({ HandOverRoute }, props: HandOverPageProps) => (
  <Noticed>
    <HandOverRoute {...props} />
  </Noticed>
));
const SendPage = battlePage(transferScreens, ({ SendRoute }, { id }: { readonly id: BattleId }) => (
  <Noticed>
    <SendRoute id={id} />
  </Noticed>
));
const NewBattlePage = battlePage(newBattleScreens, ({ NewBattleRoute }) => (
  <Noticed>
    <NewBattleRoute />
  </Noticed>
));
const ArmiesPage = page(
  armiesScreens,
  ({ ArmiesRoute }, { shared }: { readonly shared: string | undefined }) => (
    <ArmiesRoute given={null} shared={shared} />
  ),
);
const BackupPage = page(backupScreens, ({ BackupRoute }) => <BackupRoute />);
const ClubPage = page(clubPages, ({ ClubPages }) => <ClubPages />);
const LicencesPage = page(licencesScreens, ({ LicencesRoute }) => <LicencesRoute />);
const ReceivePage = page(transferScreens, ({ ReceiveRoute }) => <ReceiveRoute />);
const RestorePage = page(backupScreens, ({ RestoreRoute }) => <RestoreRoute />);
const SettingsPage = page(settingsScreens, ({ SettingsRoute }) => <SettingsRoute />);
const SeasonPage = page(seasonScreens, ({ SeasonRoute }) => <SeasonRoute />);
const TablePage = page(handOverScreens, ({ TableRoute }) => <TableRoute />);

/** Shows its children as soon as the screens of an assault are loaded. */
function WithAssault({ children }: AssaultGateProps) {
  const screens = useFetched(assaultScreens);
  return screens && children(screens);
}
