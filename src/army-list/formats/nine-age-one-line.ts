import type { LineKind } from '@/army-list/list/army-list';
import type { DraftUnit, TextReader } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { looseName } from '@/army-list/text/name';
import type { TextLine } from '@/army-list/text/normalise';
import { isUnitCost, pointsOf } from '@/army-list/text/numbers';
import { pointsFirst, readingsOf } from '@/army-list/text/points-first';
import { sectionOf } from '@/army-list/text/sections';
import { unitHead } from '@/army-list/text/unit-head';

/** What a piece of the text comes to: a unit's text with its points, or null where it is none. */
type Piece = {
  readonly text: string;
  readonly points: number | null;
  /** The points stood in front of it. */
  readonly first?: boolean;
};

const TOTAL =
  /(?:^|[\s,.;])(?:grand\s)?total(?:\s(?:army\s)?(?:cost|points))?\s*[:=-]?\s*(\d{1,2}[,.]?\d{3})\s*(?:points|pts|p)?[\s.]*$/i;
const BRACKETED = /[([]\s*(\d[,.]\d{3}|\d{2,4})\s*(?:points|pts|p)?\s*[)\]]/gi;
const BARE =
  /(?<![\d/+#.,'x])(\d[,.]\d{3}|\d{2,4})(?:\s?(?:points|pts|p))?(?!\.?\d|[/'"%x+])(?=[\s,;.]*(?:$|\s[-–]?\s*(?:\d{1,3}\s?(?:x\s?\d{0,3})?\s|\p{Lu}|total)))/giu;
const LEADING = /(?:^|\s)(?=(?:\d{1,2}x\s?)?\d{2,4}\s?[-:]\s?(?:\d{1,3}x?\s?(?:\d{1,3}\s)?)?\p{L})/gu;
/** A line with so many prices holds several units. */
const SEVERAL = 3;
/**
 * A list that a page broke anywhere is no longer than this, in lines; and no unit in it is longer than this,
 * in characters.
 */
const MOST_LINES = 80;
const LONGEST_UNIT = 1500;

/**
 * A whole list that was pasted as one line, or as a few long ones, with the points behind each unit or in
 * front of it.
 */
export const nineAgeOneLine: TextReader = {
  format: 't9aOneLine',
  isPlausible: (lines) =>
    lines.length <= MOST_LINES &&
    lines.some(({ text }) => (text.match(/\b\d{2,4}\b/g) ?? []).length > SEVERAL),
  read: (lines) => {
    const told = lines.filter(({ text }) => text !== '');
    const whole = told.map(({ text }) => text).join(' ');
    const total = TOTAL.exec(whole);
    const body = total === null ? whole : whole.slice(0, total.index);
    const places = placesOf(told);
    const shapes = [piecesOf(body, BRACKETED), piecesOf(body, BARE), leadingPieces(body)];
    const pieces = shapes.reduce((best, shape) => (weight(shape) > weight(best) ? shape : best));
    const { units, heading } = unitsOf(withoutSubtotals(pieces), body, places);
    const kinds = lines.map(({ index, text }): LineKind => {
      if (text === '') return 'empty';
      if (units.some((unit) => unit.lines.includes(index))) return 'unit';
      return units.length > 0 && (units[0]?.lines[0] ?? 0) > index ? 'header' : 'unread';
    });
    const last = told.at(-1);
    if (total !== null && last !== undefined && kinds[last.index] === 'unread') kinds[last.index] = 'total';
    return {
      units,
      kinds,
      game: null,
      title: null,
      ...readHeading(heading),
      statedTotal: total?.[1] === undefined ? null : pointsOf(total[1]),
    };
  },
};

type Place = { readonly index: number; readonly begin: number; readonly end: number };

/** Where each line stands in the joined text. */
function placesOf(lines: readonly TextLine[]): readonly Place[] {
  let begin = 0;
  return lines.map(({ index, text }) => {
    const place = { index, begin, end: begin + text.length };
    begin = place.end + 1;
    return place;
  });
}

/**
 * The text cut behind every price of a shape. A number right behind a price is the next unit's count, not a
 * price.
 */
function piecesOf(body: string, price: RegExp): readonly Piece[] {
  const pieces: Piece[] = [];
  let begin = 0;
  for (const found of body.matchAll(price)) {
    const text = body.slice(begin, found.index);
    const points = pointsOf(found[1] ?? '');
    if (!isUnitCost(points) || text.length > LONGEST_UNIT || !/\p{L}{2}/u.test(text)) continue;
    pieces.push({ text, points });
    begin = found.index + found[0].length;
  }
  if (/\p{L}{2}/u.test(body.slice(begin))) pieces.push({ text: body.slice(begin), points: null });
  return pieces;
}

function leadingPieces(body: string): readonly Piece[] {
  return body
    .split(LEADING)
    .map((text) => ({ text, points: pointsFirst(text)?.readings[0].together ?? null }));
}

function weight(pieces: readonly Piece[]): number {
  return pieces.filter(({ points }) => points !== null).length;
}

/**
 * The pieces, without a price where they add up what follows: "Characters (1305)" above characters that cost
 * as much.
 */
function withoutSubtotals(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, index) =>
    isSubtotal(piece, pieces.slice(index + 1)) ? { ...piece, points: null } : piece,
  );
}

function isSubtotal({ text, points }: Piece, following: readonly Piece[]): boolean {
  const words = text.replace(/^.*[.]\s/su, '');
  if (points === null || /^\s*-|^\s*\d|[,:;]/.test(words)) return false;
  if (sectionOf(words) !== null) return true;
  let sum = 0;
  for (const { points: next } of following) {
    sum += next ?? 0;
    if (sum >= points) break;
  }
  return sum === points;
}

function unitsOf(
  pieces: readonly Piece[],
  body: string,
  places: readonly Place[],
): { readonly units: readonly DraftUnit[]; readonly heading: readonly string[] } {
  const units: DraftUnit[] = [];
  const heading: string[] = [];
  let from = 0;
  for (const { text, points, first } of pieces) {
    const begin = body.indexOf(text, from);
    from = begin + text.length;
    const leading = first === true ? pointsFirst(text.trim()) : null;
    const { before, rest } =
      units.length === 0 && leading === null ? headingApart(text) : { before: '', rest: text };
    if (before !== '') heading.push(...before.split(/\.\s/));
    if (points === null || text.length > LONGEST_UNIT) {
      if (units.length === 0) heading.push(...text.split(/\.\s/));
      continue;
    }
    const head = unitHead((leading?.rest ?? rest).replace(/^[\s\-*,.;]+/, ''));
    const { name, options, tag } = looseName(head.rest);
    units.push({
      name,
      options,
      readings: leading?.readings ?? readingsOf(head.copies, head.models, points, head.perhapsCopies),
      section: tag,
      lines: places.filter((place) => place.end > begin && place.begin < from).map(({ index }) => index),
      source: `${rest.trim()} ${points}`,
    });
  }
  return { units, heading };
}

/** What stands in front of the first unit: "Sylvan Elves. Nick (Capitán). 1 Thicket Shepherd General". */
function headingApart(text: string): { readonly before: string; readonly rest: string } {
  const counted = /^(.*?[.:)-]\s)(?=\d{1,3}\s?x?\s?\p{L})/su.exec(text);
  const sentence = counted ?? /^((?:[^.,;:]{2,40}\.\s)+)/.exec(text);
  if (sentence?.[1] === undefined) return { before: '', rest: text };
  return { before: sentence[1], rest: text.slice(sentence[1].length) };
}
