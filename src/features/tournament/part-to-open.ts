import type { ShownTournament } from '@/store/tournament/shown-tournament';
import { isOpen } from './open-rounds';
import type { TournamentPart } from './tournament-screen';

type Opened = Pick<ShownTournament, 'tournament' | 'record' | 'matches'>;

/**
 * The part of an event in which its people are: the tables while a round runs, the players before the first one
 * for who organises it, and the standings where every table has its result.
 */
export function partToOpen({ tournament, record, matches }: Opened): TournamentPart {
  const last = tournament?.paired.length ?? 0;
  if (last === 0) return record.writer ? 'players' : 'standings';
  return matches.some((match) => match.round === last && isOpen(match)) ? 'tables' : 'standings';
}
