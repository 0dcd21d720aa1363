import { useState } from 'react';
import { chooseSocketOrigin } from '@/pwa/socket-policy';
import type { ClubStore } from '@/store/club/club-store';
import { useClub } from '@/store/page/use-club';
import { useTournamentStore, useTournaments } from '@/store/page/use-tournaments';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { Button } from '@/ui/button/button';
import { AskSheet } from '@/ui/page/ask-sheet';
import { clubWords } from '@/words/club-words';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';

const texts = eventWords.forgetClub;

/** The way to forget the club: it asks once, and says what is only on this phone. */
export function ForgetClub({ store }: { readonly store: ClubStore }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onPress={() => setAsks(true)}>{clubWords.club.forget}</Button>
      {asks && <Question store={store} onClose={() => setAsks(false)} />}
    </>
  );
}

type QuestionProps = { readonly store: ClubStore; onClose(): void };

function Question(props: QuestionProps) {
  const events = useTournamentStore();
  return events && <OpenQuestion {...props} events={events} />;
}

function OpenQuestion({ store, events, onClose }: QuestionProps & { readonly events: TournamentStore }) {
  const { club, shares, devices } = useClub(store, (state) => state);
  const organised = useTournaments(
    events,
    ({ tournaments }) =>
      [...tournaments.values()].filter(
        ({ record }) => record.writer !== null && record.address === club?.address,
      ).length,
  );
  const current = [...shares.values()].filter(({ ended }) => ended === null).length;
  const lines = [
    ...(club && club.code !== '' ? [texts.code(club.code)] : []),
    ...(current > 0 ? [texts.shares(current)] : []),
    ...(devices ? [texts.devices] : []),
    ...(organised > 0 ? [texts.events(organised)] : []),
    texts.stays,
  ];
  return (
    <AskSheet
      title={texts.title}
      closeName={words.close}
      lines={lines}
      act={texts.act}
      keep={texts.keep}
      onAct={() => void store.actions.choose(null).then(() => chooseSocketOrigin(null))}
      onClose={onClose}
    />
  );
}
