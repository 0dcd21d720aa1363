import type { ReactNode } from 'react';
import { EDITIONS, type Edition } from '@/rules/index';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { cutRoundOf } from '@/tournament/cut';
import type { Audience } from '@/tournament/soft-scores';
import type { Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';

/**
 * Draws a link as a code, as text, and with the ways to pass it on. The address is what stands behind the
 * "#".
 */
export type DrawLink = (hash: string, name: string) => ReactNode;

/** The same for a whole address that any browser opens. */
export type DrawAddress = (address: string, name: string) => ReactNode;

/** What every part of a tournament's screen is given. */
export type TournamentPartProps = {
  readonly id: string;
  readonly store: TournamentStore;
  readonly shown: ShownTournament;
  readonly tournament: Tournament;
  readonly drawLink: DrawLink;
  readonly drawAddress: DrawAddress;
  readonly now: () => number;
};

/** Whether this phone writes the tournament now, and knows all that was done in it. */
export function organises({ writesHere, isNewer }: ShownTournament): boolean {
  return writesHere && !isNewer;
}

/** For whom the standings on this phone are: who has the key to organise sees what is not shown to everybody. */
export function audienceOf({ record }: ShownTournament): Audience {
  return record.writer ? 'organiser' : 'everybody';
}

/** A player's name by number, also of one who was removed; empty for nobody. */
export function nameOf({ players, gone }: Tournament, id: number | null): string {
  return [...players, ...gone].find((player) => player.id === id)?.name ?? '';
}

/** Whether a rulebook has a table of Battle Points. */
export function hasBattlePoints(editionId: string): boolean {
  const edition: Edition | undefined = EDITIONS.find(({ id }) => id === editionId);
  return edition?.victory?.battlePoints !== undefined;
}

/** What a round is called: "Round 2 of 5", or "Final" in a cut. */
export function roundTitle(tournament: Tournament, round: number): string {
  const cut = cutRoundOf(tournament, round);
  return cut ? eventWords.cut.round[cut] : tournamentWords.tournament.round(round, tournament.rounds);
}

/** The event and the round, above what is printed. */
export function roundHead(tournament: Tournament, round: number): string {
  const { name, rounds } = tournament;
  if (cutRoundOf(tournament, round))
    return eventWords.cut.head({ name, round: roundTitle(tournament, round) });
  return eventWords.print.head({ name, round, of: rounds });
}
