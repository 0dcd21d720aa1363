import { linkHash } from '@/club/link';
import { tableLink } from '@/store/tournament/tournament-links';
import type { TournamentRecord } from '@/store/tournament/tournament-record';
import type { ScoredPart } from '@/tournament/act-values';
import { askedOf } from '@/tournament/match-points';
import type { Pair, Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import type { PrintedRound } from './printed-lists';
import { type DrawLink, nameOf, roundHead } from './tournament-parts';

const texts = eventWords.print;

type TableCardsProps = PrintedRound & {
  readonly id: string;
  readonly record: TournamentRecord;
  readonly stampKey: string;
  readonly drawCode: DrawLink;
};

/** A card for each table, to lie on it: its number, who plays, and the code from which they send the result. */
export function TableCards({ tournament, matches, round, id, record, stampKey, drawCode }: TableCardsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 spread:grid-cols-2 print:grid-cols-2">
      {matches
        .filter(({ pair }) => pair.b !== null)
        .map(({ pair }) => (
          <li
            key={pair.table}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_8rem] big:grid-cols-1 items-center gap-3 border border-outline p-3"
          >
            <div className="min-w-0">
              <p className="font-display text-figure leading-none font-bold">
                {tournamentWords.tables.table(pair.table)}
              </p>
              <p className="pb-1 text-detail break-words">{roundHead(tournament, round)}</p>
              <p className="font-bold break-words">{nameOf(tournament, pair.a)}</p>
              <p className="font-bold break-words">{nameOf(tournament, pair.b)}</p>
              <p className="pt-1 text-detail">{texts.scan}</p>
            </div>
            {drawCode(
              linkHash(tableLink(id, record, round, pair.table, stampKey)),
              tournamentWords.tables.code(round, pair.table),
            )}
          </li>
        ))}
    </ul>
  );
}

/** What a slip asks of each player: what the form for results asks for in this event. */
function columnsOf(tournament: Tournament): readonly ('victoryPoints' | 'battlePoints' | ScoredPart)[] {
  const asked = askedOf(tournament);
  // As in the form: where scenario points count alone, they are what such a rulebook calls Victory Points.
  const isScenario = asked.includes('scenario') && tournament.points === 'wins';
  return [
    ...asked,
    ...(isScenario ? [] : (['victoryPoints'] as const)),
    ...(tournament.points === 'edition' ? (['battlePoints'] as const) : []),
  ];
}

/** The objectives of an event with a box for each player, to tick or to write a number into. */
function ObjectiveBoxes({ tournament, pair }: { readonly tournament: Tournament; readonly pair: Pair }) {
  if (tournament.objectives.length === 0) return null;
  return (
    <div className="grid gap-1 pt-2 text-detail">
      {tournament.objectives.map(({ id, name }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 flex-1 font-bold break-words">{name}</span>
          {[pair.a, pair.b].map((player) => (
            <span key={player} className="flex items-center gap-1 break-words">
              {nameOf(tournament, player)}
              <span aria-hidden className="inline-block size-6 border border-outline" />
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A slip for each table, to be filled in by hand where no phone is at hand. */
export function ResultSlips({ tournament, matches, round }: PrintedRound) {
  const columns = columnsOf(tournament);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 spread:grid-cols-2 print:grid-cols-2">
      {matches
        .filter(({ pair }) => pair.b !== null)
        .map(({ pair }) => (
          <li key={pair.table} className="break-inside-avoid border border-outline p-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="text-number font-bold">{tournamentWords.tables.table(pair.table)}</span>
              <span className="text-detail break-words">{roundHead(tournament, round)}</span>
            </p>
            <table className="w-full border-collapse">
              <thead className="text-left text-small text-muted">
                <tr>
                  <th scope="col" className="font-medium">
                    {tournamentWords.standings.player}
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="w-16 font-medium">
                      {texts[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[pair.a, pair.b].map((player) => (
                  <tr key={player}>
                    <th scope="row" className="h-12 border-b border-outline text-left font-bold break-words">
                      {nameOf(tournament, player)}
                    </th>
                    {columns.map((column) => (
                      <td key={column} className="border border-outline" />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <ObjectiveBoxes tournament={tournament} pair={pair} />
            <p className="pt-3 text-detail text-muted">{texts.signed}</p>
            <div className="mt-8 grid grid-cols-2 gap-4">
              <span className="border-t border-outline" />
              <span className="border-t border-outline" />
            </div>
          </li>
        ))}
    </ul>
  );
}
