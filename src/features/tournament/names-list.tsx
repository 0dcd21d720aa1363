import { useState } from 'react';
import type { Match } from '@/tournament/matches';
import { peopleByName, seatsFound } from '@/tournament/seats';
import type { Tournament } from '@/tournament/tournament';
import { SearchField } from '@/ui/field/search-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';

const texts = tournamentWords.tables;
/** As many names are seen at once on any phone. */
const FEW = 8;

type NamesListProps = { readonly tournament: Tournament; readonly matches: readonly Match[] };

/** The players of a round by name, each with the own table and opponent; of many, the one who is looked for. */
export function NamesList({ tournament, matches }: NamesListProps) {
  const [text, setText] = useState('');
  const seats = peopleByName(tournament, matches);
  const found = seatsFound(seats, text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {seats.length > FEW && (
        <SearchField
          label={eventWords.hall.find}
          hint={eventWords.hall.findHint}
          clearName={eventWords.hall.clear}
          value={text}
          onChange={setText}
        />
      )}
      {found.length === 0 && text !== '' && <p role="status">{eventWords.hall.nobody(text)}</p>}
      <ul
        aria-label={eventWords.hall.names}
        className="grid grid-cols-[minmax(0,1fr)] spread:grid-cols-2 spread:gap-x-8"
      >
        {found.map(({ name, player, partner, match, enemy }) => (
          <li
            key={`${player.id}.${name}`}
            className="flex min-h-(--control) flex-wrap items-baseline gap-x-3 border-t border-line py-1.5"
          >
            <span className="min-w-0 flex-1 basis-36">
              <span className="block font-bold break-words">{name}</span>
              {partner !== null && (
                <span className="block text-detail text-muted break-words">
                  {eventWords.doubles.with(partner)}
                </span>
              )}
              {enemy && (
                <span className="block text-detail text-muted break-words">
                  {eventWords.hall.meets(enemy.name)}
                </span>
              )}
            </span>
            <span className="shrink-0 text-lead font-bold">
              {match.pair.table === 0 ? texts.bye : texts.table(match.pair.table)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
