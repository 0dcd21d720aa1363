import type { TextReader } from '@/army-list/text/draft';
import { isDashedList } from '@/army-list/text/missing-points';
import type { TextLine } from '@/army-list/text/normalise';
import { pointsFirst } from '@/army-list/text/points-first';
import { readPointsFirst } from './nine-age-new-recruit';

/** Where a second unit begins in a line: "355- 1x4 thunder hulks (Special) 612- 3x10 plague disciples". */
const NEXT_UNIT = /\s(?=(?:\d{1,2}x\s?)?\d{2,4}\s?-\s?(?:\d{1,3}\s?x?\s?\d{0,3}\s)?\p{L}{2})/u;

/**
 * Older tournament text of The Ninth Age with the points in front, in any of their shapes, lines broken as a
 * page broke them, and now and then two units in one line.
 */
export const nineAgePointsFirst: TextReader = {
  format: 't9aPointsFirst',
  isPlausible: (lines) => lines.some(({ text }) => pointsFirst(text) !== null),
  hasSigns: (lines) => isDashedList(lines) && !lines.some(({ bullet }) => bullet),
  read: (lines) => {
    const parts = lines.flatMap(partsOf);
    const reading = readPointsFirst(parts.map((part, index) => ({ ...part, index })));
    const home = parts.map(({ index }) => index);
    const kinds = lines.map(({ index, text }) => {
      if (text === '') return 'empty';
      const within = reading.kinds.filter((_, place) => home[place] === index);
      return within.includes('unread') ? 'unread' : (within[0] ?? 'unread');
    });
    const units = reading.units.map((unit) => ({
      ...unit,
      lines: unit.lines.map((place) => home[place] ?? 0),
    }));
    return { ...reading, units, kinds };
  },
};

/** The units of a line, each as a line of its own that remembers where it stood. */
function partsOf(line: TextLine): readonly TextLine[] {
  if (pointsFirst(line.text) === null) return [line];
  return line.text.split(NEXT_UNIT).map((text, place) => ({
    ...line,
    text: text.trim(),
    original: place === 0 && text === line.text ? line.original : text.trim(),
  }));
}
