import { useDeferredValue, useState } from 'react';
import { calledBy, peopleOf } from '@/tournament/people';
import { enteredPlayer } from '@/tournament/players/enter-players';
import {
  LIST_ORDERS,
  type ListOrder,
  newPlayers,
  type PlayerLine,
  type PlayerListReading,
  readPlayers,
} from '@/tournament/players/read-players';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { TextArea } from '@/ui/field/text-area';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import type { TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.players;
const { listed } = eventWords;

type PastePlayersProps = TournamentPartProps & {
  /** Some were added, and the text is empty again. */
  readonly onAdded: () => void;
};

/** A list of players to paste; how it is understood stands below it while it is written, before it is taken. */
export function PastePlayers({ tournament, store, id, onAdded }: PastePlayersProps) {
  const [text, setText] = useState('');
  const isDoubles = tournament.pairs === 'doubles';
  const taken = tournament.players.flatMap(({ people }) => people);
  const shown = useDeferredValue(text);
  const [order, setOrder] = useState<ListOrder>('army');
  const reading = readPlayers(shown, taken, { isDoubles, order });
  const [isEmpty, setEmpty] = useState(false);
  const add = () => {
    const players = newPlayers(readPlayers(text, taken, { isDoubles, order })).map(enteredPlayer);
    setEmpty(players.length === 0);
    if (players.length === 0) return;
    setText('');
    void store.actions.act(id, { type: 'playersEntered', players });
    onAdded();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {tournament.players.length === 0 && (
        <p className="text-muted">{isDoubles ? eventWords.doubles.none : texts.none}</p>
      )}
      <TextArea
        label={isDoubles ? eventWords.doubles.paste : texts.paste}
        value={text}
        error={isEmpty ? listed.nobody : null}
        onChange={(next) => {
          setText(next);
          setEmpty(false);
        }}
      />
      <Button disabled={text.trim() === ''} onPress={add}>
        {isDoubles ? eventWords.doubles.add : texts.add}
      </Button>
      {reading.asksOrder && (
        <SegmentedChoice<ListOrder>
          label={listed.order}
          options={LIST_ORDERS.map((first) => ({ id: first, label: listed.orders[first] }))}
          chosen={order}
          onChoose={setOrder}
        />
      )}
      {shown.trim() !== '' && <Preview reading={reading} isDoubles={isDoubles} />}
    </div>
  );
}

/** What of a list is taken, and what is not: that stands first. */
function Preview({
  reading,
  isDoubles,
}: {
  readonly reading: PlayerListReading;
  readonly isDoubles: boolean;
}) {
  const fresh = newPlayers(reading).length;
  const left = reading.lines.filter(({ fault }) => fault !== null);
  const taken = isDoubles ? listed.pairs : listed.taken;
  const takenAndLeft = isDoubles ? listed.pairsAndLeft : listed.takenAndLeft;
  return (
    <section aria-label={listed.preview} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p role="status" className="font-bold">
        {left.length === 0 ? taken(fresh) : takenAndLeft({ count: fresh, left: left.length })}
      </p>
      {reading.columns.length > 0 && (
        <p className="text-detail text-muted break-words">{listed.columns(reading.columns.join(', '))}</p>
      )}
      <ul aria-label={listed.preview} className="grid grid-cols-[minmax(0,1fr)]">
        {left.map((line) => (
          <Line key={line.line} line={line} isDoubles={isDoubles} />
        ))}
        {reading.lines
          .filter(({ fault }) => fault === null)
          .map((line) => (
            <Line key={line.line} line={line} isDoubles={isDoubles} />
          ))}
      </ul>
    </section>
  );
}

function Line({
  line: { line, player, fault, unread },
  isDoubles,
}: {
  readonly line: PlayerLine;
  readonly isDoubles: boolean;
}) {
  const facts = eventWords.namedFacts(player, player.table);
  return (
    <li className="border-t border-line py-1">
      <span className="block font-bold break-words">
        {player.name === '' ? listed.line(line) : calledBy(peopleOf(player))}
      </span>
      {facts !== '' && <span className="block text-detail text-muted break-words">{facts}</span>}
      {isDoubles && fault === null && player.partner === '' && (
        <span className="block text-detail text-warn">{eventWords.doubles.askPartner}</span>
      )}
      {fault !== null && <span className="block text-detail text-warn">{listed.fault[fault]}</span>}
      {unread.length > 0 && (
        <span className="block text-detail text-warn break-words">{listed.unread(unread.join(', '))}</span>
      )}
    </li>
  );
}
