import type { OwnResult } from './own-result';

/** Which battles a player looks for. What is empty or null is not asked for. */
export type CardFilter = {
  /** Words in any order, parts of words too: in players, armies, tags and notes. */
  readonly text: string;
  readonly editionId: string | null;
  /** By the owner's side: a battle of which it is not known matches neither `won` nor `lost`. */
  readonly result: OwnResult | null;
  /** Part of the name of the player on the other side, or on either where the owner's is not known. */
  readonly opponent: string;
  /** Part of a tag. */
  readonly tag: string;
  /** The first and the last day on which the battle may have begun, as "2026-03-05". */
  readonly from: string;
  readonly to: string;
  readonly archived: 'leftOut' | 'included' | 'only';
};

/** Every battle that is not archived. */
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

/** What a filter may ask for. */
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

/** The fields in which anything is asked for: none for the whole list. */
export function askedFields(filter: CardFilter): readonly FilterField[] {
  return FILTER_FIELDS.filter((field) => {
    const asked = filter[field];
    return (typeof asked === 'string' ? asked.trim() : asked) !== WHOLE_LIST[field];
  });
}
