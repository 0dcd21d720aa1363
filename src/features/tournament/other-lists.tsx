import { listState } from '@/tournament/army-lists';
import type { SentList } from '@/tournament/sent-lists';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.armyLists;

/** Whence the list of a player is, and those that were sent besides: the organiser says which one counts. */
export function OtherLists({
  tournament,
  store,
  id,
  player,
}: TournamentPartProps & { readonly player: Player }) {
  const { text, counting, others, isOpen, time } = listState(tournament.armyLists, player.id);
  const upTo = Math.max(0, ...others.map(({ at }) => at), counting?.at ?? 0);
  const choose = (list: SentList | null) =>
    void store.actions.act(id, {
      type: 'armyListChosen',
      id: player.id,
      list: list && { from: list.from, at: list.at },
      upTo,
    });
  if (text === null) return null;
  return (
    <div className="grid gap-2 pb-3">
      <p className="text-detail text-muted">
        {words.sideBySide([
          counting ? texts.sentAt(eventWords.moment(counting.at)) : texts.pasted,
          time === 'late' && texts.late,
        ])}
      </p>
      {others.map((list) => (
        <details key={list.hash} className="rounded-lg border-2 border-line p-2">
          <summary className="min-h-(--control) content-center font-bold">
            {texts.alsoSent(eventWords.moment(list.at))}
          </summary>
          <p className="break-words whitespace-pre-wrap">{list.text}</p>
          <div className="grid pt-2">
            <Button onPress={() => choose(list)}>{texts.take}</Button>
          </div>
        </details>
      ))}
      {isOpen && <Button onPress={() => choose(counting)}>{texts.keep}</Button>}
    </div>
  );
}
