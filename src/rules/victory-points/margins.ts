import { accepted, type NoValues, type RefusalOf, type Result, refused } from '../result';

/**
 * One line of a table that the players filled in: differences up to `upTo` points inclusive, and their name.
 */
export type Margin = { readonly upTo: number | null; readonly name: string };
/** In ascending order; only the last line has no upper limit. */
export type MarginTable = readonly [Margin, ...Margin[]];

/** The longest name of a margin, in characters. */
export const MAX_MARGIN_NAME_LENGTH = 30;

/** Why a table of margins was refused. `line` is the first wrong one, counted from 1. */
export type MarginRefusal = RefusalOf<{
  noMargins: NoValues; // the table is empty, or not a table
  marginWithoutName: { line: number }; // a name is missing or over 30 characters
  marginNotAWholeNumber: { line: number }; // an upper limit is not a whole number of 0 or more
  marginsNotAscending: { line: number }; // an upper limit is not above the one before
  lastMarginLimited: { line: number }; // the last line has an upper limit, or an earlier line has none
}>;

/** The table of margins that the players entered, or a refusal. Accepts any value; names are trimmed. */
export function parseMargins(entered: unknown): Result<MarginTable, MarginRefusal> {
  if (!Array.isArray(entered) || entered.length === 0) return refused('noMargins');
  const margins: Margin[] = [];
  for (const [index, found] of entered.entries()) {
    const line = index + 1;
    const { upTo, name } = marginParts(found);
    if (name === '' || name.length > MAX_MARGIN_NAME_LENGTH) return refused('marginWithoutName', { line });
    const isLast = line === entered.length;
    if (isLast !== (upTo === null)) return refused('lastMarginLimited', { line });
    if (upTo !== null && (typeof upTo !== 'number' || !Number.isInteger(upTo) || upTo < 0)) {
      return refused('marginNotAWholeNumber', { line });
    }
    const before = margins.at(-1)?.upTo ?? -1;
    if (upTo !== null && upTo <= before) return refused('marginsNotAscending', { line });
    margins.push({ upTo, name });
  }
  const [first, ...rest] = margins;
  return first ? accepted([first, ...rest]) : refused('noMargins');
}

/** The name of a difference in points (never negative) by the players' table. */
export function marginOf(table: MarginTable, difference: number): Margin {
  return table.find(({ upTo }) => upTo === null || difference <= upTo) ?? table[0];
}

function marginParts(found: unknown): { readonly upTo: unknown; readonly name: string } {
  if (typeof found !== 'object' || found === null) return { upTo: undefined, name: '' };
  const name = 'name' in found && typeof found.name === 'string' ? found.name.trim() : '';
  return { upTo: 'upTo' in found ? found.upTo : undefined, name };
}
