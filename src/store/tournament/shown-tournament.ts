import type { LiveState } from '@/club/live-log';
import { parseActEntry } from '@/tournament/act';
import { type Match, matchesOf } from '@/tournament/matches';
import { type Tournament, tournamentOf } from '@/tournament/tournament';
import type { TournamentRecord } from './tournament-record';

/** A tournament as it is shown. */
export type ShownTournament = {
  readonly record: TournamentRecord;
  /** Null until its first act has arrived. */
  readonly tournament: Tournament | null;
  readonly matches: readonly Match[];
  readonly live: LiveState | null;
  /** How many results that this phone has the club does not show: it lost them, or holds them back. */
  readonly withheld: number;
};

/** The tournament from the acts of a record, and the matches with the results of the tables. */
export function shownTournament(
  record: TournamentRecord,
  live: LiveState | null,
  withheld: number,
): ShownTournament {
  const tournament = tournamentOf(record.acts.map(parseActEntry).filter((entry) => entry !== null));
  return {
    record,
    tournament,
    matches: tournament ? matchesOf(tournament, new Map(record.results)) : [],
    live,
    withheld,
  };
}
