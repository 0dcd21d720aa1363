import { armyBuilder } from '@/army-list/formats/army-builder';
import { armyBuilderShort } from '@/army-list/formats/army-builder-short';
import { battleScribeText } from '@/army-list/formats/battle-scribe-text';
import { handTyped } from '@/army-list/formats/hand-typed';
import { handTypedLines } from '@/army-list/formats/hand-typed-lines';
import { kingsOfWar } from '@/army-list/formats/kings-of-war';
import { kingsOfWarByHand } from '@/army-list/formats/kings-of-war-by-hand';
import { kingsOfWarTable } from '@/army-list/formats/kings-of-war-table';
import { newRecruitBullets } from '@/army-list/formats/new-recruit-bullets';
import { newRecruitTow } from '@/army-list/formats/new-recruit-tow';
import { nineAgeFreeForm } from '@/army-list/formats/nine-age-free-form';
import { nineAgeNewRecruit } from '@/army-list/formats/nine-age-new-recruit';
import { nineAgeOneLine } from '@/army-list/formats/nine-age-one-line';
import { nineAgePointsFirst } from '@/army-list/formats/nine-age-points-first';
import { nineAgePointsInBrackets } from '@/army-list/formats/nine-age-points-in-brackets';
import { nineAgePointsLast } from '@/army-list/formats/nine-age-points-last';
import { owbSimple } from '@/army-list/formats/owb-simple';
import { owbText } from '@/army-list/formats/owb-text';
import type { ArmyList } from '@/army-list/list/army-list';
import type { TextReader, TextReading } from '@/army-list/text/draft';
import { finish } from '@/army-list/text/finish';
import { linesOf, type TextLine } from '@/army-list/text/normalise';
import { withoutNumbers } from '@/army-list/text/numbered';
import { withoutSpacing } from '@/army-list/text/spacing';
import { withoutTable } from '@/army-list/text/table';
import { titleOf } from '@/army-list/text/title';
import { scoreOf } from './score';

/**
 * Of two that read a text equally well the earlier one is taken: what is strict comes before what is loose.
 */
const READERS: readonly TextReader[] = [
  owbText,
  owbSimple,
  kingsOfWar,
  kingsOfWarTable,
  kingsOfWarByHand,
  battleScribeText,
  newRecruitBullets,
  newRecruitTow,
  nineAgeNewRecruit,
  nineAgePointsFirst,
  nineAgePointsInBrackets,
  nineAgePointsLast,
  nineAgeFreeForm,
  nineAgeOneLine,
  armyBuilder,
  armyBuilderShort,
  handTypedLines,
  handTyped,
];

/** No unit's line is longer, in characters. A longer one is a whole list in one line, or none. */
const LONGEST_LINE = 800;

/** Of a longer text only so many lines decide which reader it is for. */
const DECIDING_LINES = 400;

/**
 * Readings whose scores lie no further apart are equals: then the one wins whose units add up to the stated
 * total.
 */
const EQUALLY_WELL = 0.3;

/** The list in a text by the reader that explains it best, or null where none finds a unit. */
export function readText(text: string): ArmyList | null {
  const lines = withoutNumbers(withoutTable(linesOf(text)));
  const best = bestReader(lines.slice(0, DECIDING_LINES));
  if (best === null) return null;
  return lines.length <= DECIDING_LINES ? best.list : readBy(best.reader, lines);
}

type Best = { readonly reader: TextReader; readonly list: ArmyList; readonly score: number };

/**
 * Those that know the text by signs of its own are asked alone; only where none of them finds a unit the
 * looser ones are.
 */
function bestReader(lines: readonly TextLine[]): Best | null {
  const signed = READERS.filter((reader) => reader.hasSigns?.(linesFor(reader, lines)) === true);
  return (
    bestOf(signed, lines) ??
    bestOf(
      READERS.filter((reader) => !signed.includes(reader)),
      lines,
    )
  );
}

function bestOf(readers: readonly TextReader[], lines: readonly TextLine[]): Best | null {
  const found = readers
    .filter((reader) => reader.isPlausible(linesFor(reader, lines)))
    .map((reader) => {
      const list = readBy(reader, lines);
      return { reader, list, score: scoreOf(list) };
    })
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY);
  const most = Math.max(...found.map(({ score }) => score));
  const equals = found.filter(({ score }) => score >= most - EQUALLY_WELL);
  return equals.find(({ list }) => list.agrees === true) ?? found.find(({ score }) => score === most) ?? null;
}

function readBy(reader: TextReader, lines: readonly TextLine[]): ArmyList {
  return finish(
    reader.format,
    lines,
    withoutSpacing(linesFor(reader, lines), (dense) => titled(reader, dense)),
  );
}

/**
 * A title is never a unit: where a reader without signs of the form took it for one, it reads the list
 * without it.
 */
function titled(reader: TextReader, lines: readonly TextLine[]): TextReading {
  const reading = reader.read(lines);
  const found = titleOf(lines);
  if (found === null || isTrusted(reader, lines) || !isUnits(reading, found.index)) return reading;
  const { army, stated, size } = found.title;
  const below = reader.read(lines.map((line) => (line.index === found.index ? { ...line, text: '' } : line)));
  return {
    ...below,
    kinds: below.kinds.map((kind, index) => (index === found.index ? 'header' : kind)),
    army: below.army ?? army,
    statedTotal: below.statedTotal ?? stated,
    size: below.size ?? size,
  };
}

/** A reader that knows the form knows its title, and a list in one line has none of its own. */
function isTrusted({ format, hasSigns }: TextReader, lines: readonly TextLine[]): boolean {
  return format === 't9aOneLine' || hasSigns?.(lines) === true;
}

function isUnits({ units }: TextReading, line: number): boolean {
  return units.some(({ lines }) => lines.includes(line));
}

/** The lines as a reader sees them: one that goes by lines does not look at those that are too long. */
function linesFor({ format }: TextReader, lines: readonly TextLine[]): readonly TextLine[] {
  if (format === 't9aOneLine') return lines;
  return lines.map((line) => (line.text.length > LONGEST_LINE ? { ...line, text: '' } : line));
}
