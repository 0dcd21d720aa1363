import type { TextReading } from './draft';
import type { TextLine } from './normalise';
import { isHeading, isPriced } from './priced-head';

/** Of a text that was spaced out, so many lines at least have an empty one below them. */
const MOST = 0.9;
/** More lines without costs than units by so much are what those carry, and no units of their own. */
const MOST_UNPRICED = 1.3;

/**
 * What is read of a text without the empty lines that a page or a messenger put below each line, where it
 * did: empty lines then say nothing, but two of them say what one said before. Every line of the text keeps
 * its kind and its place.
 */
export function withoutSpacing(
  lines: readonly TextLine[],
  read: (dense: readonly TextLine[]) => TextReading,
): TextReading {
  if (!isSpacedOut(lines)) return read(lines);
  const kept = lines.filter(({ text }, place) => text !== '' || lines[place - 1]?.text === '');
  const dense = kept.map((line, index) => ({ ...line, index }));
  const reading = read(dense);
  const places = kept.map((line) => lines.indexOf(line));
  const kindOf = new Map(places.map((place, index) => [place, reading.kinds[index] ?? 'unread']));
  return {
    ...reading,
    kinds: lines.map((_, place) => kindOf.get(place) ?? 'empty'),
    units: reading.units.map((unit) => ({ ...unit, lines: unit.lines.map((line) => places[line] ?? 0) })),
  };
}

function isSpacedOut(lines: readonly TextLine[]): boolean {
  const told = lines.filter(({ text }, place) => text !== '' && place < lines.length - 1);
  const spaced = told.filter(({ index }) => lines[index + 1]?.text === '').length;
  if (told.length <= 3 || spaced < told.length * MOST) return false;
  // A form with heads has empty lines of its own, which would be two now.
  const isDoubled = lines.some(
    ({ text, index }) => text === '' && lines[index + 1]?.text === '' && lines[index + 2]?.text === '',
  );
  if (isDoubled || !told.some(({ text }) => isHeading(text))) return true;
  const below = lines.filter(({ text }) => text !== '' && !isHeading(text));
  const units = below.filter(({ text }) => isPriced(text)).length;
  const others = below.filter(({ text }) => !isPriced(text) && !/:\s/.test(text)).length;
  return others > units * MOST_UNPRICED;
}
