import { enSeason } from './en/season';

/** All sentences of a season, by name. Another language must have the same ones. */
export type SeasonWords = typeof enSeason;

/** These sentences in the current language; loaded with the season. */
export const seasonWords: SeasonWords = enSeason;
