import { enKeptArmies } from './en/kept-armies';

/** Every sentence about kept armies: what another language has to say too. */
export type KeptArmyWords = typeof enKeptArmies;

/** The words of kept armies in the language in use; loaded with their screens. */
export const keptArmyWords: KeptArmyWords = enKeptArmies;
