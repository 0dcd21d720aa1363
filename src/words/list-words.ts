import { enList } from './en/list';

/**
 * All sentences for searching the list and for a battle's menu, by name. Another language must have the same
 * ones.
 */
export type ListWords = typeof enList;

/** These sentences in the current language; loaded on first use. */
export const listWords: ListWords = enList;
