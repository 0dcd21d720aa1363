import { enTournament } from './en/tournament';

/** Every sentence about tournaments: what another language has to say too. */
export type TournamentWords = typeof enTournament;

/** The words of tournaments in the language in use; loaded with their screens. */
export const tournamentWords: TournamentWords = enTournament;
