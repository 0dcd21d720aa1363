import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTournaments } from '@/store/page/use-tournaments';
import { actsOnlyHere } from '@/store/tournament/shown-tournament';
import { Button } from '@/ui/button/button';
import { AskSheet } from '@/ui/page/ask-sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.forget;

/** The way to forget an event: it asks once, and says what is only on this phone. */
export function ForgetEvent({ store, id, shown }: TournamentPartProps) {
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState(false);
  const { record } = shown;
  const waiting = useTournaments(
    store,
    (state) => state.waiting.filter(({ reader }) => reader === record.reader).length,
  );
  const isOrganiser = record.writer !== null;
  const unsent = isOrganiser ? actsOnlyHere(record) : 0;
  const lines = [
    ...(isOrganiser ? [shown.log.organisers.length > 0 ? texts.organisesToo : texts.organises] : []),
    ...(unsent > 0 ? [texts.acts(unsent)] : []),
    ...(waiting > 0 ? [texts.results(waiting)] : []),
    ...(!isOrganiser && unsent + waiting === 0 ? [texts.atClub] : []),
    texts.days,
  ];
  return (
    <>
      <Button onPress={() => setAsks(true)}>{tournamentWords.more.forget}</Button>
      {asks && (
        <AskSheet
          title={texts.title}
          closeName={words.close}
          lines={lines}
          act={texts.act}
          keep={texts.keep}
          onAct={() => void store.actions.forget(id).then(() => navigate('/events', { replace: true }))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
