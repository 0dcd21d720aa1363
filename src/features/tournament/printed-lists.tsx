import type { Match } from '@/tournament/matches';
import { peopleByName } from '@/tournament/seats';
import type { Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf, roundHead } from './tournament-parts';

/** A round to be printed, its tables by number. */
export type PrintedRound = {
  readonly tournament: Tournament;
  readonly matches: readonly Match[];
  readonly round: number;
};

/** The name of the event and the round, above a printed list. */
function PrintedHead({ tournament, round }: Pick<PrintedRound, 'tournament' | 'round'>) {
  return <h2 className="pb-2 text-page leading-tight break-words">{roundHead(tournament, round)}</h2>;
}

const line = 'flex break-inside-avoid items-baseline gap-3 border-t border-line py-1 leading-tight';

/** Who plays whom at which table, in the order of the tables. */
export function PrintedTables({ tournament, matches, round }: PrintedRound) {
  return (
    <section>
      <PrintedHead tournament={tournament} round={round} />
      <ul className="gap-8 spread:columns-2 print:columns-2">
        {matches.map(({ pair }) => (
          <li key={`${pair.table}.${pair.a}`} className={line}>
            <span className="w-9 shrink-0 font-bold">
              {pair.table === 0 ? '–' : tournamentWords.number(pair.table)}
            </span>
            <span className="min-w-0 flex-1 break-words">
              {pair.b === null
                ? tournamentWords.tables.resting(nameOf(tournament, pair.a))
                : tournamentWords.tables.meeting(nameOf(tournament, pair.a), nameOf(tournament, pair.b))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who plays at which table and against whom, in the order of the names: what a player looks for at the door. */
export function PrintedNames({ tournament, matches, round }: PrintedRound) {
  return (
    <section>
      <PrintedHead tournament={tournament} round={round} />
      <ul className="gap-8 spread:columns-2 print:columns-2">
        {peopleByName(tournament, matches).map(({ name, player, partner, match, enemy }) => (
          <li key={`${player.id}.${name}`} className={line}>
            <span className="min-w-0 flex-1 break-words">
              <span className="font-bold">{name}</span>
              {partner !== null && (
                <span className="text-detail text-muted"> {eventWords.doubles.with(partner)}</span>
              )}
              {enemy && <span className="text-detail text-muted"> {eventWords.hall.meets(enemy.name)}</span>}
            </span>
            <span className="shrink-0 font-bold">
              {match.pair.table === 0
                ? tournamentWords.tables.bye
                : tournamentWords.tables.table(match.pair.table)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
