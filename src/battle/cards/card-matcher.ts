import type { Side } from '@/rules/index';
import type { CardFilter } from './card-filter';
import type { CardLine } from './card-line';
import { type OwnResult, ownResult } from './own-result';

/**
 * What matching needs besides the card: the owner's side in it, and the day of a time, such as "2026-03-05".
 */
export type FilterContext = {
  readonly mineIn: (card: CardLine) => Side | null;
  readonly dayOf: (at: number) => string;
};

/**
 * A test whether a card matches the filter. It ignores case and accents, and it ignores `archived`, which no
 * card knows.
 */
export function cardMatcher(
  filter: CardFilter,
  { mineIn, dayOf }: FilterContext,
): (card: CardLine) => boolean {
  const words = plain(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  // Ten thousand battles have few different names, armies and tags: each text is normalised once.
  const known = new Map<string, string>();
  const plainOnce = (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = plain(text);
    known.set(text, made);
    return made;
  };
  const hasEvery = ({ setup: { a, b }, tags, notes }: CardLine): boolean =>
    words.every(
      (word) =>
        plainOnce(a.player).includes(word) ||
        plainOnce(b.player).includes(word) ||
        plainOnce(a.army).includes(word) ||
        plainOnce(b.army).includes(word) ||
        tags.some((tag) => plainOnce(tag).includes(word)) ||
        (notes !== '' && plain(notes).includes(word)),
    );
  const opponent = plain(filter.opponent).trim();
  const tag = plain(filter.tag).trim();
  return (card) => {
    const mine = mineIn(card);
    if (filter.editionId !== null && card.edition.id !== filter.editionId) return false;
    if (filter.result !== null && resultOf(card, mine) !== filter.result) return false;
    if (filter.from !== '' || filter.to !== '') {
      const day = dayOf(card.startedAt);
      if (filter.from !== '' && day < filter.from) return false;
      if (filter.to !== '' && day > filter.to) return false;
    }
    if (tag !== '' && !card.tags.some((one) => plainOnce(one).includes(tag))) return false;
    if (opponent !== '' && !opponents(card, mine).some((name) => plainOnce(name).includes(opponent)))
      return false;
    if (words.length === 0) return true;
    return hasEvery(card);
  };
}

function resultOf({ outcome }: CardLine, mine: Side | null): OwnResult | null {
  return outcome && ownResult(outcome.winner, mine);
}

function opponents({ setup }: CardLine, mine: Side | null): readonly string[] {
  if (mine === null) return [setup.a.player, setup.b.player];
  return [mine === 'a' ? setup.b.player : setup.a.player];
}

/** Letters whose stroke or ligature Unicode does not treat as an accent. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** In lower case, without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => STROKES[letter] ?? letter);
}
