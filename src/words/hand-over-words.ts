import { enHandOver } from './en/hand-over';

/** All sentences for exporting a battle, by name. Another language must have the same ones. */
export type HandOverWords = typeof enHandOver;

/** These sentences in the current language; loaded with their screens. */
export const handOverWords: HandOverWords = enHandOver;
