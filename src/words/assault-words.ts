import { enAssault } from './en/assault';

/** All sentences of the assault's screens, by name. Another language must have the same ones. */
export type AssaultWords = typeof enAssault;

/** These sentences in the current language; loaded with their screens. */
export const assaultWords: AssaultWords = enAssault;
