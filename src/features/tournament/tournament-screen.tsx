import { ChevronLeft } from 'lucide';
import { Link } from 'wouter';
import { useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { EventUndo } from './event-undo';
import { freshSentence } from './fresh-sentence';
import { MorePart } from './more-part';
import { PlayersPart } from './players-part';
import { useServedPage } from './serve-page';
import { StandingsPart } from './standings-part';
import { TablesPart } from './tables-part';
import { type DrawAddress, type DrawLink, organises, type TournamentPartProps } from './tournament-parts';
import { useOpenTournament } from './use-open-tournament';
import { WrittenElsewhere } from './written-elsewhere';

const texts = tournamentWords.tournament;

/** The parts of a tournament, left to right. */
export const TOURNAMENT_PARTS = ['standings', 'tables', 'players', 'more'] as const;
export type TournamentPart = (typeof TOURNAMENT_PARTS)[number];

type TournamentScreenProps = {
  readonly id: string;
  readonly part: TournamentPart;
  readonly drawLink: DrawLink;
  readonly drawAddress: DrawAddress;
  readonly now: () => number;
  /** Chance from 0 up to, not including, 1: the lots of the first round. */
  readonly chance: () => number;
};

/**
 * A tournament: its standings, tables and players, and what its organiser does. Kept equal to the club while
 * it is looked at.
 */
export function TournamentScreen(props: TournamentScreenProps) {
  const store = useTournamentStore();
  return store && <OpenTournament {...props} store={store} />;
}

function OpenTournament({ store, ...props }: TournamentScreenProps & { readonly store: TournamentStore }) {
  const { id, part } = props;
  const shown = useOpenTournament(store, id);
  const tournament = shown?.tournament ?? null;
  useServedPage(store, id, shown, props.now);
  const fresh = shown && freshSentence(shown);
  return (
    <div className="plain mx-auto flex min-h-dvh max-w-[72rem] flex-col pt-[env(safe-area-inset-top)] pr-[max(1rem,calc(env(safe-area-inset-right)+0.75rem))] pl-[max(1rem,calc(env(safe-area-inset-left)+0.75rem))]">
      {/* On a low screen the name and the parts share a line that stays; elsewhere the parts alone stay. */}
      <div className="contents low:sticky low:top-0 low:z-20 low:flex low:items-center low:gap-4 low:bg-paper">
        <header className="flex min-w-0 items-center low:flex-1">
          <Link
            href="/events"
            aria-label={texts.back}
            className="-ml-3 flex size-12 shrink-0 items-center justify-center"
          >
            <Icon of={ChevronLeft} size={26} />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="py-1 text-page big:text-body low:text-name leading-tight break-words low:line-clamp-2">
              {tournament?.name ?? tournamentWords.tournaments.title}
            </h1>
            {/* Its line is there before the club answers: nothing is pushed down. */}
            <p
              role="status"
              className={`min-h-[1.5rem] ${fresh?.isTrouble ? 'text-warn' : 'text-detail text-muted'}`}
            >
              {fresh?.text}
            </p>
          </div>
        </header>
        <nav
          aria-label={texts.rooms}
          className="sticky top-0 z-20 -mx-1 mb-3 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1 bg-paper px-1 big:static low:static low:mb-1 low:flex-1"
        >
          {TOURNAMENT_PARTS.map((name) => (
            <Link
              key={name}
              href={`/event/${id}/${name}`}
              replace
              aria-current={name === part ? 'page' : undefined}
              className="flex min-h-(--control) min-w-0 items-center justify-center border-b-3 border-line text-label aria-[current=page]:border-gold aria-[current=page]:font-bold"
            >
              {texts.room[name]}
            </Link>
          ))}
        </nav>
      </div>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 pb-[calc(24px+env(safe-area-inset-bottom))]">
        {shown?.isNewer && <p role="alert">{eventWords.newer}</p>}
        {shown?.tournament && shown.record.writer && !shown.writesHere && !shown.isNewer && (
          <WrittenElsewhere store={store} id={id} shown={shown} />
        )}
        {!shown && <NotHere id={id} store={store} />}
        {shown && !tournament && <p>{texts.loading}</p>}
        {shown && tournament && <Part {...props} store={store} shown={shown} tournament={tournament} />}
      </main>
      {shown && tournament && organises(shown) && (
        <EventUndo {...props} store={store} shown={shown} tournament={tournament} />
      )}
    </div>
  );
}

/** Says why nothing is shown; an event in the wastebasket can be brought back here. */
function NotHere({ id, store }: { readonly id: string; readonly store: TournamentStore }) {
  const lies = useTournaments(store, ({ forgotten }) => forgotten.has(id));
  if (!lies) return <p role="alert">{texts.notHere}</p>;
  return (
    <>
      <p role="alert">{eventWords.wastebasket.here}</p>
      <Button onPress={() => void store.actions.bringBack(id)}>{eventWords.wastebasket.bringBack}</Button>
    </>
  );
}

function Part({
  part,
  chance,
  ...given
}: TournamentPartProps & Pick<TournamentScreenProps, 'part' | 'chance'>) {
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
