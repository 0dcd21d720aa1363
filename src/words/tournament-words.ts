import { enTournament } from './en/tournament';

/** Every sentence about events: what another language has to say too. */
export type TournamentWords = typeof enTournament;

/** The words of events in the language in use; loaded with their screens. */
export const tournamentWords: TournamentWords = enTournament;
