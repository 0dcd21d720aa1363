import { enHandOver } from './en/hand-over';

/** Every sentence about a battle that leaves the app by name: what another language has to say too. */
export type HandOverWords = typeof enHandOver;

/** These words in the language in use; loaded with their screens. */
export const handOverWords: HandOverWords = enHandOver;
