import { useState } from 'react';
import { useTournamentStore } from '@/store/page/use-tournaments';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { scenarioIsVictory } from '@/tournament/match-points';
import { type Match, pairedParts } from '@/tournament/matches';
import { leftOf } from '@/tournament/round-clock';
import { byTable } from '@/tournament/seats';
import { standingsOf } from '@/tournament/standings';
import type { Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { useNow } from '@/ui/press/use-now';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { BackToEvent } from './back-to-event';
import { Bell } from './bell';
import { OpenTables } from './open-tables';
import { StandingsTable } from './standings-table';
import { TableTime } from './table-time';
import { type DrawLink, nameOf, roundTitle } from './tournament-parts';
import { useOpenTournament } from './use-open-tournament';
import { useTurns, WallPages } from './wall-pages';
import { WatchCode } from './watch-code';

const texts = tournamentWords.wall;
type WallScreenProps = {
  readonly id: string;
  readonly now: () => number;
  /** Draws a link as a code alone. */
  readonly drawCode: DrawLink;
};

/**
 * A tournament for the wall of a hall: the clock, the tables of this round and the standings, large. A wide
 * screen turns their pages by itself, and shows the code by which a phone in the hall opens the event; a
 * smaller one is scrolled.
 */
export function WallScreen(props: WallScreenProps) {
  const store = useTournamentStore();
  return store && <OpenWall {...props} store={store} />;
}

function OpenWall({ store, ...props }: WallScreenProps & { readonly store: TournamentStore }) {
  const shown = useOpenTournament(store, props.id);
  if (!shown?.tournament)
    return (
      <p className="p-8">{shown ? tournamentWords.tournament.loading : tournamentWords.tournament.notHere}</p>
    );
  return <Wall {...props} tournament={shown.tournament} shown={shown} />;
}

type WallProps = WallScreenProps & { readonly tournament: Tournament; readonly shown: ShownTournament };

function Wall({ id, tournament, shown, now, drawCode }: WallProps) {
  const round = tournament.paired.length;
  const matches = byTable(shown.matches.filter((match) => match.round === round));
  const lines = standingsOf(tournament, shown.matches, 'everybody');
  const [tablePages, setTablePages] = useState(1);
  const [standingPages, setStandingPages] = useState(1);
  const [held, setHeld] = useState(false);
  const pages = Math.max(tablePages, standingPages);
  const turns = useTurns(held ? null : pages);
  return (
    <div className="plain flex min-h-dvh flex-col px-6 big:px-3 pb-6 broad:h-dvh broad:pb-3">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-2 border-line py-2">
        <BackToEvent id={id} />
        <h1 className="min-w-0 flex-1 basis-60 big:basis-24 text-figure big:text-name leading-tight break-words">
          {tournament.name}
        </h1>
        {pages > 1 && (
          <div className="shrink-0">
            <Button onPress={() => setHeld(!held)}>
              {held ? eventWords.wall.turn : eventWords.wall.hold}
            </Button>
          </div>
        )}
        {round > 0 && (
          <p className="text-number broad:text-figure font-bold">{roundTitle(tournament, round)}</p>
        )}
        {tournament.clock?.round === round && <WallClock tournament={tournament} now={now} />}
        <Bell {...{ tournament, matches, now }} />
      </header>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-4 pt-3 broad:min-h-0 broad:grid-cols-[2fr_3fr] broad:grid-rows-[minmax(0,1fr)]">
        <WallPages
          label={texts.tables}
          turns={turns}
          pages={tablePages}
          onPages={setTablePages}
          columns={1}
          sizes={['total', 'figure', 'number', 'page', 'name']}
          head={<OpenTables matches={shown.matches} />}
          foot={<WatchCode record={shown.record} drawCode={drawCode} />}
        >
          <ul>
            {matches.map((match) => (
              <WallTable
                key={`${match.pair.table}.${match.pair.a}`}
                match={match}
                tournament={tournament}
                now={now}
              />
            ))}
          </ul>
        </WallPages>
        <WallPages
          label={tournamentWords.standings.title}
          turns={turns}
          pages={standingPages}
          onPages={setStandingPages}
          columns={2}
          sizes={['figure', 'number', 'heading']}
          head={<h2 className="text-name text-gold">{tournamentWords.standings.title}</h2>}
        >
          <StandingsTable lines={lines} ofScenario={scenarioIsVictory(tournament)} large />
        </WallPages>
      </main>
    </div>
  );
}

type WallTableProps = Pick<WallProps, 'tournament' | 'now'> & { readonly match: Match };

function WallTable({ match, tournament, now }: WallTableProps) {
  const { pair, round, state } = match;
  return (
    <li className="flex break-inside-avoid items-baseline gap-3 big:flex-wrap big:gap-x-2 border-t border-line py-1 leading-tight">
      <span className="min-w-8 big:min-w-0 shrink-0 font-display font-bold text-gold">
        {pair.table === 0 ? '–' : tournamentWords.number(pair.table)}
      </span>
      <span className="min-w-0 flex-1 break-words">
        {pair.b === null
          ? tournamentWords.tables.resting(nameOf(tournament, pair.a))
          : tournamentWords.tables.meeting(nameOf(tournament, pair.a), nameOf(tournament, pair.b))}
      </span>
      <span className="shrink-0 font-bold tabular-nums big:ml-auto">
        {state !== 'bye' && tournamentWords.points(pairedParts(match))}
        {state === 'missing' && <TableTime {...{ tournament, now, round }} table={pair.table} />}
      </span>
    </li>
  );
}

function WallClock({ tournament, now }: { readonly tournament: Tournament; readonly now: () => number }) {
  const at = useNow(now);
  const left = tournament.clock ? leftOf(tournament.clock, at) : 0;
  return (
    <p
      role="timer"
      aria-label={eventWords.clock.left}
      className="font-display text-total broad:text-wall leading-none font-bold tabular-nums"
    >
      {left > 0 ? eventWords.clock.face(left) : eventWords.clock.timeUp}
    </p>
  );
}
