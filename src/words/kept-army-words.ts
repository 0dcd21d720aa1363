import { enKeptArmies } from './en/kept-armies';

/** All sentences about kept armies. Another language must have the same ones. */
export type KeptArmyWords = typeof enKeptArmies;

/** These sentences in the current language; loaded with their screens. */
export const keptArmyWords: KeptArmyWords = enKeptArmies;
