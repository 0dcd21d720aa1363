import type { Side } from '@/rules/index';
import type { Card } from './card';
import { type OwnResult, ownResult } from './own-result';

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

/** What matching needs besides the card: the owner's sides by battle, and the day of a time, as "2026-03-05". */
export type FilterContext = {
  readonly sides: ReadonlyMap<string, Side>;
  readonly dayOf: (at: number) => string;
};

/** Whether a card is looked for. Capitals and accents make no difference. `archived` is not looked at: no card tells. */
export function cardMatcher(filter: CardFilter, { sides, dayOf }: FilterContext): (card: Card) => boolean {
  const words = plain(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const opponent = plain(filter.opponent).trim();
  const tag = plain(filter.tag).trim();
  return (card) => {
    const mine = sides.get(card.battleId) ?? null;
    if (filter.editionId !== null && card.edition.id !== filter.editionId) return false;
    if (filter.result !== null && resultOf(card, mine) !== filter.result) return false;
    if (filter.from !== '' || filter.to !== '') {
      const day = dayOf(card.startedAt);
      if (filter.from !== '' && day < filter.from) return false;
      if (filter.to !== '' && day > filter.to) return false;
    }
    if (tag !== '' && !card.tags.some((one) => plain(one).includes(tag))) return false;
    if (opponent !== '' && !opponents(card, mine).some((name) => plain(name).includes(opponent)))
      return false;
    if (words.length === 0) return true;
    const text = searchText(card);
    return words.every((word) => text.includes(word));
  };
}

function resultOf({ outcome }: Card, mine: Side | null): OwnResult | null {
  return outcome && ownResult(outcome.winner, mine);
}

function opponents({ setup }: Card, mine: Side | null): readonly string[] {
  if (mine === null) return [setup.a.player, setup.b.player];
  return [mine === 'a' ? setup.b.player : setup.a.player];
}

function searchText({ setup: { a, b }, tags, notes }: Card): string {
  return plain([a.player, a.army, b.player, b.army, ...tags, notes].join('\n'));
}

/** Letters whose stroke or ligature is no accent that could be taken off. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** In small letters, without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => STROKES[letter] ?? letter);
}
