import { useState } from 'react';
import { linkHash } from '@/club/link';
import { organiserLink } from '@/store/tournament/tournament-links';
import { MAX_NAME_LENGTH } from '@/tournament/act-values';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import { DoneAside } from './done-aside';
import { sayEventRefusal } from './say-event-refusal';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.organisers;

/** Who organises an event, who of them writes now, and the codes by which others join them. */
export function OrganisersSection(props: TournamentPartProps) {
  const { store, id, shown, drawLink } = props;
  const { log, record } = shown;
  const [name, setName] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const writes = organises(shown);
  const invite = async () => {
    const invited = await store.actions.invite(id, name);
    setProblem(invited.ok ? null : sayEventRefusal(invited.refusal));
    if (!invited.ok) return;
    setName('');
    setOpen(invited.value);
  };
  const all = [{ id: null, name: texts.first }, ...log.organisers];
  return (
    <section aria-label={texts.title} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.title}</h2>
      <p>{texts.how}</p>
      <ul className="grid gap-2">
        {all.map((organiser) => {
          const link = organiser.id === null ? null : organiserLink(record, organiser.id);
          const isHere = organiser.id === record.organiser;
          const label = texts.code(organiser.name);
          return (
            <li key={organiser.id} className="grid gap-2 border-t border-line pt-2">
              <p className="font-bold break-words">
                {eventWords.organiser({ ...organiser, isHere, writes: organiser.id === log.writer })}
              </p>
              {writes && !isHere && (
                <Button onPress={() => void store.actions.passWriting(id, organiser.id)}>
                  {texts.handOver(organiser.name)}
                </Button>
              )}
              {link && !isHere && (
                <>
                  <Button onPress={() => setOpen(open === organiser.id ? null : organiser.id)}>
                    {open === organiser.id ? texts.hide(organiser.name) : label}
                  </Button>
                  {open === organiser.id && (
                    <>
                      <p>{texts.codeHow(organiser.name)}</p>
                      {drawLink(linkHash(link), label)}
                    </>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {writes && (
        <form
          className="grid gap-2"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void invite();
          }}
        >
          <TextField
            label={texts.name}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            error={problem}
            onChange={(typed) => {
              setName(typed);
              setProblem(null);
            }}
          />
          <Button submit>{texts.invite}</Button>
        </form>
      )}
      <DoneAside {...props} />
    </section>
  );
}
