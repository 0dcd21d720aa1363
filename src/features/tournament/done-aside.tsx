import { asideOf, organiserOf } from '@/tournament/organisers';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { actSentence } from './act-sentence';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.aside;

/** What phones did that did not write any more, each to be done again with a tap where nothing hangs on it. */
export function DoneAside({ store, id, shown, tournament }: TournamentPartProps) {
  const done = asideOf(shown.log);
  if (done.length === 0) return null;
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="text-name text-warn">{texts.title}</h3>
      <p>{texts.how}</p>
      <ul className="grid gap-2">
        {done.map(({ seq, act, by, mayBeDone }) => {
          const name = organiserOf(shown.log, by ?? null)?.name ?? eventWords.organisers.first;
          const what = actSentence(tournament, act);
          return (
            <li key={seq} className="grid gap-1 border-t border-line pt-2">
              <p className="break-words">{texts.line({ name, what })}</p>
              {mayBeDone && organises(shown) && (
                <Button onPress={() => void store.actions.act(id, act)}>{texts.again(what)}</Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
