import { enList } from './en/list';

/** Every sentence of searching the list and of a battle's menu by name: what another language has to say too. */
export type ListWords = typeof enList;

/** These words in the language in use; loaded when first asked for. */
export const listWords: ListWords = enList;
