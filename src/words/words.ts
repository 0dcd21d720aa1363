import { en } from './en/page';

/** Every sentence of the page by name, but those of a battle: what another language has to say too. */
export type Words = typeof en;

/** The words of the language in use. */
export const words: Words = en;
