import { useContext } from 'react';
import { useLocation } from 'wouter';
import { LinkCard, wholeLink } from '@/features/club/link-card';
import { NewTournamentScreen } from '@/features/tournament/new-tournament-screen';
import { PrintScreen } from '@/features/tournament/print-screen';
import { TOURNAMENT_PARTS, TournamentScreen } from '@/features/tournament/tournament-screen';
import { TournamentsScreen } from '@/features/tournament/tournaments-screen';
import { WallScreen } from '@/features/tournament/wall-screen';
import { CodeImage } from '@/features/transfer/code-image';
import { PageContext } from './page-context';
import { useEventsOnHome } from './use-events-on-home';

const drawCode = (text: string, name: string) => <CodeImage text={text} name={name} />;
const drawLink = (hash: string, name: string) => (
  <LinkCard link={wholeLink(hash)} name={name} drawCode={drawCode} />
);

const drawAddress = (address: string, name: string) => (
  <LinkCard link={address} name={name} drawCode={drawCode} forAnybody />
);

const drawHashCode = (hash: string, name: string) => drawCode(wholeLink(hash), name);

/** All tournaments of this phone. */
export function TournamentsRoute() {
  return <TournamentsScreen />;
}

/** A new tournament. */
export function NewTournamentRoute() {
  const [, navigate] = useLocation();
  return (
    <NewTournamentScreen
      onMade={(id) => navigate(`/event/${id}/players`, { replace: true })}
      onClub={() => navigate('/club')}
    />
  );
}

/** A tournament at its address, in one of its parts, as the screen for the wall of a hall, or as the papers of a round. */
export function TournamentRoute({ id, part: asked }: { readonly id: string; readonly part: string }) {
  const { now, chance } = useContext(PageContext);
  useEventsOnHome();
  if (asked === 'wall') return <WallScreen id={id} now={now} drawCode={drawHashCode} />;
  if (asked === 'print') return <PrintScreen id={id} drawCode={drawHashCode} />;
  const part = TOURNAMENT_PARTS.find((name) => name === asked) ?? 'standings';
  return (
    <TournamentScreen
      id={id}
      part={part}
      drawLink={drawLink}
      drawAddress={drawAddress}
      now={now}
      chance={chance}
    />
  );
}
