import type { TextLine } from './normalise';

const NUMBER = /^(\d{1,2})(?:[.)]|\.\))\s+(?=\S)/;
/** Fewer lines with numbers in a row are no numbered list. */
const FEWEST = 2;

/**
 * The lines without the numbers 1, 2, 3 … that a page or a messenger counts them by, also where some were
 * cut.
 */
export function withoutNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const numbers = lines.flatMap(({ text }) => NUMBER.exec(text)?.[1] ?? []).map(Number);
  const isCounting = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0));
  const told = lines.filter(({ text }) => text !== '');
  // Where a list was cut to one unit, points behind its number say that it is none of models.
  const isLast =
    told.length === 1 && NUMBER.test(told[0]?.text ?? '') && /\d{2}/.test(told[0]?.text.slice(3) ?? '');
  if ((numbers.length < FEWEST && !isLast) || !isCounting) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(NUMBER, '') }));
}
