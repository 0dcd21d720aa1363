import { enTournament } from './en/tournament';

/** All sentences about tournaments. Another language must have the same ones. */
export type TournamentWords = typeof enTournament;

/** These sentences in the current language; loaded with their screens. */
export const tournamentWords: TournamentWords = enTournament;
