import type { TextReading } from './draft';
import type { TextLine } from './normalise';
import { isHeading } from './priced-head';

/** Of a text that was spaced out, so many lines at least have an empty one below them. */
const MOST = 0.9;

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
  return isDoubled || !lines.some(({ text }) => isHeading(text));
}
