import { enSeason } from './en/season';

/** Every sentence of a season by name: what another language has to say too. */
export type SeasonWords = typeof enSeason;

/** The words of a season in the language in use; loaded with it. */
export const seasonWords: SeasonWords = enSeason;
