import { ChevronLeft } from 'lucide';
import { Link, useLocation } from 'wouter';
import { useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { ForgottenEvents } from './forgotten-events';
import { partToOpen } from './part-to-open';

const texts = tournamentWords.tournaments;

/** The tournaments that this phone organises or watches, and the ways to another one. */
export function TournamentsScreen() {
  const store = useTournamentStore();
  const [, navigate] = useLocation();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {/* Together with the tournaments above them: nothing is pushed down. */}
      {store && (
        <Columns>
          <Column>
            <Tournaments store={store} />
          </Column>
          <Column>
            <Button kind="primary" onPress={() => navigate('/events/new')}>
              {texts.make}
            </Button>
            <Button onPress={() => navigate('/join')}>{texts.scan}</Button>
            <Button onPress={() => navigate('/restore')}>{eventWords.whole.read}</Button>
            <Button onPress={() => navigate('/events/ladder')}>{eventWords.ladder}</Button>
            <ForgottenEvents store={store} />
          </Column>
        </Columns>
      )}
    </PlainScreen>
  );
}

function Tournaments({ store }: { readonly store: TournamentStore }) {
  const tournaments = useTournaments(store, (state) => state.tournaments);
  const waiting = useTournaments(store, (state) => state.waiting);
  const refused = waiting.filter((sent) => sent.refused === true || sent.delivery === 'refused');
  const settled = waiting.filter(({ delivery }) => delivery === 'sent' || delivery === 'replaced');
  const open = waiting.length - refused.length - settled.length;
  return (
    <>
      {open > 0 && (
        <div role="status" className="grid gap-2">
          <p>{texts.waiting(open)}</p>
          <Button onPress={() => void store.actions.retry()}>{texts.sendNow}</Button>
        </div>
      )}
      {settled.map((sent) => (
        <div key={`${sent.reader}.${sent.round}.${sent.table}`} role="status" className="grid gap-2">
          <p>
            {sent.delivery === 'replaced'
              ? texts.replaced(sent.round, sent.table)
              : sent.wasLost
                ? texts.sentAgain(sent.round, sent.table)
                : texts.sent(sent.round, sent.table)}
          </p>
          <Button onPress={() => void store.actions.letGo(sent)}>
            {texts.letGo(sent.round, sent.table)}
          </Button>
        </div>
      ))}
      {refused.map((sent) => (
        <div key={`${sent.reader}.${sent.round}.${sent.table}`} role="alert" className="grid gap-2">
          <p>{texts.refused(sent.round, sent.table)}</p>
          <Button onPress={() => void store.actions.letGo(sent)}>
            {texts.letGo(sent.round, sent.table)}
          </Button>
        </div>
      ))}
      {tournaments.size === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {[...tournaments].map(([id, { tournament, record, matches }]) => (
          <li key={id}>
            <Link
              href={`/event/${id}/${partToOpen({ tournament, record, matches })}`}
              className="flex min-h-(--control) flex-col justify-center rounded-lg border-2 border-outline bg-card px-3 py-1.5"
            >
              <span className="font-bold break-words">{tournament?.name ?? texts.unnamed}</span>
              <span className="text-detail text-muted">
                {record.writer ? texts.organised : texts.watched}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
