import type { TextLine } from './normalise';

const NUMBER = /^(\d{1,2})(?:[.)]|\.\))\s+(?=\S)/;
/** Fewer lines with numbers in a row are no numbered list. */
const FEWEST = 3;

/** The lines without the numbers 1, 2, 3 … that a page or a messenger counts them by. */
export function withoutNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const numbered = lines.filter(({ text }) => NUMBER.test(text));
  const isInOrder = numbered.every(({ text }, place) => Number(NUMBER.exec(text)?.[1]) === place + 1);
  if (numbered.length < FEWEST || !isInOrder) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(NUMBER, '') }));
}
