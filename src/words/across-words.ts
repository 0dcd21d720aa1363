import { enAcross } from './en/across';

/** What a combat says across the table: what another language has to say too. */
export type AcrossWords = typeof enAcross;

/** These words in the language in use; loaded with the rooms. */
export const acrossWords: AcrossWords = enAcross;
