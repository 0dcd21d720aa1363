import { useContext } from 'react';
import { useLocation } from 'wouter';
import { LinkCard, wholeLink } from '@/features/club/link-card';
import { EVENT_PARTS, EventScreen } from '@/features/tournament/event-screen';
import { EventsScreen } from '@/features/tournament/events-screen';
import { NewEventScreen } from '@/features/tournament/new-event-screen';
import { WallScreen } from '@/features/tournament/wall-screen';
import { CodeImage } from '@/features/transfer/code-image';
import { PageContext } from './page-context';

const drawCode = (text: string, name: string) => <CodeImage text={text} name={name} />;
const drawLink = (hash: string, name: string) => (
  <LinkCard link={wholeLink(hash)} name={name} drawCode={drawCode} />
);

/** All events of this phone. */
export function EventsRoute() {
  return <EventsScreen />;
}

/** A new event. */
export function NewEventRoute() {
  const [, navigate] = useLocation();
  return (
    <NewEventScreen
      onMade={(id) => navigate(`/event/${id}/players`, { replace: true })}
      onClub={() => navigate('/club')}
    />
  );
}

/** An event at its address, in one of its parts, or as the wall of a hall shows it. */
export function EventRoute({ id, part: asked }: { readonly id: string; readonly part: string }) {
  const { now, chance } = useContext(PageContext);
  if (asked === 'wall') return <WallScreen id={id} now={now} />;
  const part = EVENT_PARTS.find((name) => name === asked) ?? 'standings';
  return <EventScreen id={id} part={part} drawLink={drawLink} now={now} chance={chance} />;
}
