import type { LiveState } from '@/club/live-log';
import { type ActEntry, parseActEntry } from '@/tournament/act';
import { type ActLog, actLog } from '@/tournament/act-log';
import { type Match, matchesOf } from '@/tournament/matches';
import { type Tournament, tournamentOf } from '@/tournament/tournament';
import type { TournamentRecord } from './tournament-record';

/**
 * What the club said of the event's page for everybody. `down`: it serves none; `full`: it has no room;
 * `tooLarge`: the page is; `older`: it is a club of before, which serves none.
 */
export type ServedPage = 'served' | 'down' | 'full' | 'tooLarge' | 'older';

/** A tournament as it is shown. */
export type ShownTournament = {
  readonly record: TournamentRecord;
  /** The acts that this version knows. */
  readonly entries: readonly ActEntry[];
  /** Whether a newer version wrote some of its acts: then it is only read here. */
  readonly isNewer: boolean;
  /** Its acts as undo, redo and the passing of the writing left them. */
  readonly log: ActLog;
  /** Whether this phone has the key of the event, and it is its organiser who writes now. */
  readonly writesHere: boolean;
  /** Null until its first act has arrived. */
  readonly tournament: Tournament | null;
  readonly matches: readonly Match[];
  readonly live: LiveState | null;
  /** How many results that this phone has the club does not show: it lost them, or holds them back. */
  readonly withheld: number;
  /** Null until this phone has given the club a page, or taken it down. */
  readonly page: ServedPage | null;
};

/** The tournament from the acts of a record, and the matches with the results of the tables. */
export function shownTournament(
  record: TournamentRecord,
  live: LiveState | null,
  withheld: number,
  page: ServedPage | null = null,
): ShownTournament {
  const entries = record.acts.map(parseActEntry).filter((entry) => entry !== null);
  const made = tournamentOf(entries);
  const tournament = made && { ...made, armyLists: { ...made.armyLists, sent: record.lists } };
  const log = actLog(entries);
  return {
    record,
    entries,
    isNewer: entries.length < record.acts.length,
    log,
    writesHere: record.writer !== null && record.organiser === log.writer,
    tournament,
    matches: tournament ? matchesOf(tournament, new Map(record.results), new Map(record.said)) : [],
    live,
    withheld,
    page,
  };
}

/** How many of its acts the club does not have yet, as far as this phone knows. */
export function actsOnlyHere({ acts, position }: TournamentRecord): number {
  return Math.max(0, acts.length - position.upto);
}
