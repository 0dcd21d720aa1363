import { useEffect, useState } from 'react';
import { linkHash } from '@/club/link';
import { useClubStore } from '@/store/page/use-club';
import { listsLink } from '@/store/tournament/tournament-links';
import { listState } from '@/tournament/army-lists';
import { Button } from '@/ui/button/button';
import { MomentField } from '@/ui/field/moment-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { localMoment, momentIn } from '@/words/local-moment';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.armyLists;

/** The button to the code by which players send their army lists; for an organiser who writes. */
export function ListsByCode(props: TournamentPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!organises(props.shown)) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{texts.byCode}</Button>
      {isOpen && <ListsSheet {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The code by which players send their lists, until when these are in time, and how many there are. */
function ListsSheet(props: TournamentPartProps & { onClose(): void }) {
  const { tournament, onClose } = props;
  return (
    <Sheet title={texts.byCode} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3 pt-1">
        <p className="font-bold">{timesOf(tournament)}</p>
        <Deadline {...props} />
        <ListsCode {...props} />
      </div>
    </Sheet>
  );
}

/** "14 in time · 1 late · 2 missing". */
export function timesOf({ players, armyLists }: TournamentPartProps['tournament']): string {
  const times = players.map(({ id }) => listState(armyLists, id).time);
  const count = (time: (typeof times)[number]) => times.filter((one) => one === time).length;
  return eventWords.listTimes({
    inTime: count('inTime'),
    late: count('late'),
    missing: count('missing'),
  });
}

function Deadline({ tournament, store, id }: TournamentPartProps) {
  const { deadline } = tournament.armyLists;
  const [typed, setTyped] = useState(() => localMoment(deadline));
  const at = momentIn(typed);
  const set = (to: number | null) => void store.actions.act(id, { type: 'listDeadlineSet', at: to });
  return (
    <div className="grid gap-2">
      <MomentField label={texts.deadline} value={typed} onChange={setTyped} />
      <p className="text-detail text-muted">
        {deadline === null ? texts.noDeadline : texts.deadlineIs(eventWords.moment(deadline))}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <Button disabled={at === null || at === deadline} onPress={() => set(at)}>
          {texts.setDeadline}
        </Button>
        {deadline !== null && (
          <Button
            onPress={() => {
              setTyped('');
              set(null);
            }}
          >
            {texts.dropDeadline}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The code itself: the club's own code makes it, and only organisers can open what is sent by it. */
function ListsCode({ id, shown, drawLink }: TournamentPartProps) {
  const club = useClubStore();
  const stampKey = club?.getState().club?.stampKey ?? '';
  const { record } = shown;
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    if (stampKey !== '')
      void listsLink(id, record, stampKey).then((link) => isShown && link && setHash(linkHash(link)));
    return () => {
      isShown = false;
    };
  }, [id, record, stampKey]);
  if (!club) return null;
  if (stampKey === '') return <p role="alert">{tournamentWords.tables.noCode}</p>;
  return (
    <section aria-label={texts.send.title} className="grid gap-2">
      <p>{texts.codeHow}</p>
      {hash !== null && drawLink(hash, texts.send.title)}
    </section>
  );
}
