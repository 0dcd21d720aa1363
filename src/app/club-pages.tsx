import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { battleId } from '@/battle/state/ids';
import { BattleStoreContext } from '@/store/battle/use-battle-store';
import { usePageStores } from '@/store/page/use-page-stores';
import { type Fetched, fetched, useFetched } from '@/ui/page/fetched';
import { PlainScreen } from '@/ui/page/plain-screen';
import { words } from '@/words/words';
import { ClubRoute, JoinRoute, ShareRoute } from './club-route';

const tournamentScreens = fetched(() => import('./tournament-route'));
const ladderScreens = fetched(() => import('./ladder-route'));
/** Only for streams: no phone loads it. */
const overlayScreens = fetched(() => import('./overlay/overlay-route'));

/** Fetches the screens of events while the page is idle: Home has a way to them. */
export async function fetchEventsAhead(): Promise<void> {
  await tournamentScreens.load();
}

/** The addresses of a club: its shared battles, the target of a link, the overlay of a stream, and tournaments. */
export function ClubPages() {
  return (
    <Switch>
      <Route path="/club" component={ClubRoute} />
      <Route path="/club/*?">{(params) => <JoinRoute opened={`/club/${params['*'] ?? ''}`} />}</Route>
      <Route path="/join">
        <JoinRoute opened={null} />
      </Route>
      <Route path="/share/:id/:again?">
        {({ id, again }) => <SharePage key={id} id={id} joinsAgain={again === 'again'} />}
      </Route>
      <Route path="/overlay/:size/*?">
        {(params) => <OverlayPage size={params.size} hash={`/${params['*'] ?? ''}`} />}
      </Route>
      <Route path="/events" component={TournamentsPage} />
      <Route path="/events/new" component={NewTournamentPage} />
      <Route path="/events/ladder" component={LadderPage} />
      <Route path="/event/:id/:part">{(params) => <TournamentPage key={params.id} {...params} />}</Route>
      <Route>
        <Redirect to="/club" replace />
      </Route>
    </Switch>
  );
}

function SharePage({ id, joinsAgain }: { readonly id: string; readonly joinsAgain: boolean }) {
  const store = useFetched(usePageStores().battleStore);
  if (!store) return null;
  return (
    <BattleStoreContext value={store}>
      <ShareRoute id={battleId(id)} joinsAgain={joinsAgain} />
    </BattleStoreContext>
  );
}

function OverlayPage(props: { readonly size: string; readonly hash: string }) {
  const screens = useFetched(overlayScreens);
  return screens && <screens.OverlayRoute {...props} />;
}

const TournamentsPage = eventPage(tournamentScreens, ({ TournamentsRoute }) => <TournamentsRoute />);
const NewTournamentPage = eventPage(tournamentScreens, ({ NewTournamentRoute }) => <NewTournamentRoute />);
const LadderPage = eventPage(ladderScreens, ({ LadderRoute }) => <LadderRoute />);
const TournamentPage = eventPage(
  tournamentScreens,
  ({ TournamentRoute }, props: { readonly id: string; readonly part: string }) => (
    <TournamentRoute {...props} />
  ),
);

/**
 * A screen of events, shown whole as soon as it and the events are loaded, both at once; until then it says
 * where one is.
 */
function eventPage<Screens, Props = unknown>(
  of: Fetched<Screens>,
  draw: (screens: Screens, props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function EventPage(props) {
    const screens = useFetched(of);
    const store = useFetched(usePageStores().tournaments);
    if (screens && store) return draw(screens, props);
    return (
      <PlainScreen title={words.battles.events} back={null}>
        {null}
      </PlainScreen>
    );
  };
}
