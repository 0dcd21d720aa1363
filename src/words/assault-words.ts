import { enAssault } from './en/assault';

/** Every sentence of the assault's screens by name: what another language has to say too. */
export type AssaultWords = typeof enAssault;

/** The words of the assault in the language in use; loaded with its screens. */
export const assaultWords: AssaultWords = enAssault;
