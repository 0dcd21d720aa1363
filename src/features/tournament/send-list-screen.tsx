import { ChevronLeft } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { secretBelow } from '@/club/secrets';
import { folded } from '@/plain/folded';
import { useTournament, useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { ListsLink } from '@/store/tournament/tournament-lines';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import type { Player, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/field/search-field';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { freshSentence } from './fresh-sentence';
import { SendListForm } from './send-list-form';
import { SentListState } from './sent-list-state';

const texts = eventWords.armyLists.send;

type SendListScreenProps = { readonly link: ListsLink; readonly now: () => number };

/** What the code for army lists leads to: a player says who it is, and sends the list. */
export function SendListScreen({ link, now }: SendListScreenProps) {
  const store = useTournamentStore();
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      {store && <SendList link={link} now={now} store={store} />}
    </PlainScreen>
  );
}

type SendListProps = SendListScreenProps & { readonly store: TournamentStore };

function SendList({ link, now, store }: SendListProps) {
  const id = secretBelow(link.reader);
  const shown = useTournament(store, id);
  useEffect(() => {
    let isShown = true;
    void store.actions.watch(link).then(() => isShown && store.actions.open(id, link));
    void store.actions.lookAfterLists(link.reader);
    return () => {
      isShown = false;
      void store.actions.close(id);
    };
  }, [store, id, link]);
  const tournament = shown?.tournament ?? null;
  const fresh = shown && freshSentence(shown);
  if (!tournament) {
    return (
      <>
        {fresh?.isTrouble ? (
          <p role="alert">{shown?.live?.line === 'refused' ? texts.refused : fresh.text}</p>
        ) : (
          <p role="status">{texts.loading}</p>
        )}
      </>
    );
  }
  return <ForEvent key={id} link={link} now={now} store={store} tournament={tournament} />;
}

type ForEventProps = SendListProps & { readonly tournament: Tournament };

function ForEvent({ link, now, store, tournament }: ForEventProps) {
  const sentFor = useTournaments(
    store,
    ({ ownLists }) => ownLists.findLast(({ reader }) => reader === link.reader)?.player ?? null,
  );
  const [player, setPlayer] = useState(sentFor);
  const [changes, setChanges] = useState(false);
  const own = useTournaments(store, ({ ownLists }) =>
    ownLists.findLast((list) => list.reader === link.reader && list.player === player),
  );
  const { deadline } = tournament.armyLists;
  const chosen = tournament.players.find(({ id }) => id === player);
  return (
    <>
      <p className="text-name font-bold break-words">{tournament.name}</p>
      {deadline !== null && (
        <p className={now() > deadline ? 'text-warn' : ''}>
          {now() > deadline
            ? texts.over(eventWords.moment(deadline))
            : texts.until(eventWords.moment(deadline))}
        </p>
      )}
      {chosen ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 basis-40 text-name break-words">{chosen.name}</p>
          <div className="shrink-0">
            <Button onPress={() => setPlayer(null)}>{texts.another}</Button>
          </div>
        </div>
      ) : (
        <ChooseName
          tournament={tournament}
          isGone={player !== null}
          onChoose={(id) => {
            setPlayer(id);
            setChanges(false);
          }}
        />
      )}
      {chosen && own && !changes && (
        <>
          <SentListState own={own} deadline={deadline} />
          <Button onPress={() => setChanges(true)}>{texts.again}</Button>
        </>
      )}
      {chosen && (!own || changes) && (
        <SendListForm
          key={chosen.id}
          tournament={tournament}
          player={chosen}
          before={own?.text ?? ''}
          onSend={async (text) => {
            const sending = store.actions.sendList({ link, player: chosen.id, text, deadline });
            setChanges(false);
            await sending;
          }}
        />
      )}
    </>
  );
}

/** As many names are seen at once on any phone. */
const FEW = 8;

type ChooseNameProps = {
  readonly tournament: Tournament;
  /** Whether the player who was chosen is not in the event any more. */
  readonly isGone: boolean;
  onChoose(player: number): void;
};

function ChooseName({ tournament, isGone, onChoose }: ChooseNameProps) {
  const [text, setText] = useState('');
  const named = ({ name }: Player) => folded(name).includes(folded(text));
  const found = tournament.players.filter(named);
  return (
    <>
      {isGone && <p role="alert">{eventWords.armyLists.refusal.listNobody}</p>}
      <p>{texts.who}</p>
      {tournament.players.length > FEW && (
        <SearchField
          label={eventWords.hall.find}
          hint={eventWords.hall.findHint}
          clearName={eventWords.hall.clear}
          value={text}
          onChange={setText}
        />
      )}
      {found.length === 0 && <p role="status">{tournamentWords.players.nobody(text)}</p>}
      <ul aria-label={texts.who} className="grid gap-2">
        {found.map(({ id, name }) => (
          <li key={id} className="grid">
            <Button onPress={() => onChoose(id)}>{name}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
