import { enAcross } from './en/across';

/** The sentences of a combat across the table. Another language must have the same ones. */
export type AcrossWords = typeof enAcross;

/** These sentences in the current language; loaded with the screens of a battle. */
export const acrossWords: AcrossWords = enAcross;
