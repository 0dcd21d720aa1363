import { en } from './shared/page';

/** All sentences of the first page, by name. Another language must have the same ones. */
export type Words = typeof en;

/** The sentences of the current language. */
export const words: Words = en;
