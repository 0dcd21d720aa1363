import { ChevronLeft } from 'lucide';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useEvent, useEventStore } from '@/store/page/use-tournaments';
import type { EventStore } from '@/store/tournament/tournament-store';
import { Icon } from '@/ui/look/icon';
import { clubWords } from '@/words/club-words';
import { tournamentWords } from '@/words/tournament-words';
import type { DrawLink, EventPartProps } from './event-parts';
import { MorePart } from './more-part';
import { PlayersPart } from './players-part';
import { StandingsPart } from './standings-part';
import { TablesPart } from './tables-part';

const texts = tournamentWords.event;

/** The parts of an event, left to right. */
export const EVENT_PARTS = ['standings', 'tables', 'players', 'more'] as const;
export type EventPart = (typeof EVENT_PARTS)[number];

type EventScreenProps = {
  readonly id: string;
  readonly part: EventPart;
  readonly drawLink: DrawLink;
  readonly now: () => number;
  /** Chance from 0 up to, not including, 1: the lots of the first round. */
  readonly chance: () => number;
};

/** An event: its standings, tables and players, and what its organiser does. Kept equal to the club while it is looked at. */
export function EventScreen(props: EventScreenProps) {
  const store = useEventStore();
  return store && <OpenEvent {...props} store={store} />;
}

function OpenEvent({ store, ...props }: EventScreenProps & { readonly store: EventStore }) {
  const { id, part } = props;
  const shown = useEvent(store, id);
  const isHere = shown !== null;
  useEffect(() => {
    if (!isHere) return;
    store.actions.open(id);
    return () => void store.actions.close(id);
  }, [store, id, isHere]);
  const event = shown?.event ?? null;
  return (
    <div className="plain mx-auto flex min-h-dvh max-w-[72rem] flex-col px-4 pt-[env(safe-area-inset-top)] pb-[calc(24px+env(safe-area-inset-bottom))]">
      <header className="flex items-center">
        <Link
          href="/events"
          aria-label={texts.back}
          className="-ml-3 flex size-12 shrink-0 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
        <h1 className="min-w-0 py-1 text-[1.5rem] big:text-[1.125rem] leading-tight break-words">
          {event?.name ?? tournamentWords.events.title}
        </h1>
      </header>
      {/* Its line is there before the club answers: nothing is pushed down. */}
      <p
        role="status"
        className={`min-h-[1.75rem] pb-2 ${shown?.live?.trouble ? 'text-warn' : 'text-[1rem] text-muted'}`}
      >
        {shown?.live &&
          (shown.live.trouble && shown.live.trouble !== 'split'
            ? clubWords.troubles[shown.live.trouble]
            : texts.fresh[shown.live.line])}
      </p>
      <nav
        aria-label={texts.rooms}
        className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1 pb-4"
      >
        {EVENT_PARTS.map((name) => (
          <Link
            key={name}
            href={`/event/${id}/${name}`}
            replace
            aria-current={name === part ? 'page' : undefined}
            className="flex min-h-(--control) min-w-0 items-center justify-center border-b-3 border-line text-[1.0625rem] aria-[current=page]:border-gold aria-[current=page]:font-bold"
          >
            {texts.room[name]}
          </Link>
        ))}
      </nav>
      <main className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!shown && <p role="alert">{texts.notHere}</p>}
        {shown && !event && <p>{texts.loading}</p>}
        {shown && event && <Part {...props} store={store} shown={shown} event={event} />}
      </main>
    </div>
  );
}

function Part({ part, chance, ...given }: EventPartProps & Pick<EventScreenProps, 'part' | 'chance'>) {
  switch (part) {
    case 'standings':
      return <StandingsPart {...given} />;
    case 'tables':
      return <TablesPart {...given} chance={chance} />;
    case 'players':
      return <PlayersPart {...given} />;
    case 'more':
      return <MorePart {...given} />;
  }
}
