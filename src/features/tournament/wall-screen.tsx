import { ChevronLeft } from 'lucide';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useTournament, useTournamentStore } from '@/store/page/use-tournaments';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { pairedParts } from '@/tournament/matches';
import { byTable } from '@/tournament/seats';
import { standingsOf } from '@/tournament/standings';
import { leftOf, type Tournament } from '@/tournament/tournament';
import { Icon } from '@/ui/look/icon';
import { useNow } from '@/ui/press/use-now';
import { tournamentWords } from '@/words/tournament-words';
import { OpenTables } from './open-tables';
import { StandingsTable } from './standings-table';
import { nameOf } from './tournament-parts';

const texts = tournamentWords.wall;

type WallScreenProps = { readonly id: string; readonly now: () => number };

/**
 * A tournament for the wall of a hall: the clock, the tables of this round and the standings, large, in
 * columns.
 */
export function WallScreen({ id, now }: WallScreenProps) {
  const store = useTournamentStore();
  return store && <OpenWall id={id} now={now} store={store} />;
}

function OpenWall({ id, now, store }: WallScreenProps & { readonly store: TournamentStore }) {
  const shown = useTournament(store, id);
  const isHere = shown !== null;
  useEffect(() => {
    if (!isHere) return;
    store.actions.open(id);
    return () => void store.actions.close(id);
  }, [store, id, isHere]);
  if (!shown?.tournament)
    return (
      <p className="p-8">{shown ? tournamentWords.tournament.loading : tournamentWords.tournament.notHere}</p>
    );
  return <Wall id={id} tournament={shown.tournament} shown={shown} now={now} />;
}

type WallProps = WallScreenProps & { readonly tournament: Tournament; readonly shown: ShownTournament };

function Wall({ id, tournament, shown, now }: WallProps) {
  const round = tournament.paired.length;
  const matches = byTable(shown.matches.filter((match) => match.round === round));
  return (
    <div className="plain min-h-dvh px-6 big:px-3 pb-6">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-line py-2">
        <Link
          href={`/event/${id}/more`}
          aria-label={texts.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
        <h1 className="min-w-0 flex-1 basis-60 big:basis-24 text-figure big:text-name leading-tight break-words">
          {tournament.name}
        </h1>
        {round > 0 && (
          <p className="text-number font-bold">
            {tournamentWords.tournament.round(round, tournament.rounds)}
          </p>
        )}
        {tournament.clock?.round === round && <WallClock tournament={tournament} now={now} />}
      </header>
      <main className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 pt-3 broad:grid-cols-[2fr_3fr]">
        <section aria-label={texts.tables}>
          <OpenTables matches={matches} />
          <ul className="grid">
            {matches.map((match) => {
              const { pair, state } = match;
              return (
                <li
                  key={`${pair.table}.${pair.a}`}
                  className="flex items-baseline gap-3 big:flex-wrap big:gap-x-2 border-t border-line py-1 text-name leading-tight"
                >
                  <span className="w-8 big:w-auto shrink-0 font-display font-bold text-gold">
                    {pair.table === 0 ? '–' : tournamentWords.number(pair.table)}
                  </span>
                  <span className="min-w-0 flex-1 break-words">
                    {pair.b === null
                      ? tournamentWords.tables.resting(nameOf(tournament, pair.a))
                      : tournamentWords.tables.meeting(
                          nameOf(tournament, pair.a),
                          nameOf(tournament, pair.b),
                        )}
                  </span>
                  <span className="shrink-0 font-bold tabular-nums big:ml-auto">
                    {state !== 'bye' && tournamentWords.points(pairedParts(match))}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        <section
          aria-label={tournamentWords.standings.title}
          className="min-w-0 spread:columns-2 spread:gap-8"
        >
          <WallStandings tournament={tournament} shown={shown} />
        </section>
      </main>
    </div>
  );
}

/** As many tables as columns: a table cannot flow over two of them. */
function WallStandings({ tournament, shown }: Pick<WallProps, 'shown' | 'tournament'>) {
  const lines = standingsOf(tournament, shown.matches);
  const half = Math.ceil(lines.length / 2);
  return (
    <>
      {[lines.slice(0, half), lines.slice(half)]
        .filter((part) => part.length > 0)
        .map((part) => (
          <div key={part[0]?.player.id} className="break-inside-avoid">
            <StandingsTable lines={part} large />
          </div>
        ))}
    </>
  );
}

function WallClock({ tournament, now }: { readonly tournament: Tournament; readonly now: () => number }) {
  const at = useNow(now);
  const left = tournament.clock ? leftOf(tournament.clock, at) : 0;
  return (
    <p
      role="timer"
      aria-label={texts.clock}
      className="font-display text-total leading-none font-bold tabular-nums"
    >
      {left > 0 ? tournamentWords.more.left(left) : tournamentWords.more.timeUp}
    </p>
  );
}
