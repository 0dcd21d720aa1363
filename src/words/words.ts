import { en } from './en';

/** The words of the language in use. */
export const words = en;
