import type { OwnResult } from './own-result';

/** Which battles a player searches for. An empty or null field matches every battle. */
export type CardFilter = {
  /** Words in any order, also parts of words. Searched in players, armies, tags and notes. */
  readonly text: string;
  readonly editionId: string | null;
  /**
   * The result for the owner's side. A battle whose owner's side is unknown matches neither `won` nor `lost`.
   */
  readonly result: OwnResult | null;
  /** Part of the opponent's name, or of either player's name if the owner's side is unknown. */
  readonly opponent: string;
  /** Part of a tag. */
  readonly tag: string;
  /** The first and the last day on which the battle may have begun, as "2026-03-05". */
  readonly from: string;
  readonly to: string;
  readonly archived: 'leftOut' | 'included' | 'only';
};

/** All battles that are not archived. */
export const WHOLE_LIST: CardFilter = {
  text: '',
  editionId: null,
  result: null,
  opponent: '',
  tag: '',
  from: '',
  to: '',
  archived: 'leftOut',
};

/** The fields of a filter. */
export const FILTER_FIELDS = [
  'text',
  'editionId',
  'result',
  'opponent',
  'tag',
  'from',
  'to',
  'archived',
] as const satisfies readonly (keyof CardFilter)[];
export type FilterField = (typeof FILTER_FIELDS)[number];

/** The fields that are set; none for the whole list. */
export function askedFields(filter: CardFilter): readonly FilterField[] {
  return FILTER_FIELDS.filter((field) => {
    const asked = filter[field];
    return (typeof asked === 'string' ? asked.trim() : asked) !== WHOLE_LIST[field];
  });
}
