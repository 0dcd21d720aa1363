import type { Match } from '@/tournament/matches';
import { byName } from '@/tournament/seats';
import type { Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';

const texts = tournamentWords.tables;

type NamesListProps = { readonly tournament: Tournament; readonly matches: readonly Match[] };

/** The players of a round by name, each with the own table and opponent. */
export function NamesList({ tournament, matches }: NamesListProps) {
  return (
    <ul
      aria-label={eventWords.hall.names}
      className="grid grid-cols-[minmax(0,1fr)] spread:grid-cols-2 spread:gap-x-8"
    >
      {byName(tournament, matches).map(({ player, match, enemy }) => (
        <li
          key={player.id}
          className="flex min-h-(--control) flex-wrap items-baseline gap-x-3 border-t border-line py-1.5"
        >
          <span className="min-w-0 flex-1 basis-36">
            <span className="block font-bold break-words">{player.name}</span>
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
  );
}
