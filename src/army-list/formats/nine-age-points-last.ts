import type { LineKind } from '@/army-list/list/army-list';
import { knownArmy } from '@/army-list/text/army-names';
import type { DraftUnit, TextReader, TextReading } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { commandIn } from '@/army-list/text/marks';
import { looseName } from '@/army-list/text/name';
import type { TextLine } from '@/army-list/text/normalise';
import { readingsOf } from '@/army-list/text/points-first';
import { pointsLast } from '@/army-list/text/points-last';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { opensMoreThanItCloses } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';
import { regimentAbove, writtenDetachment } from '@/army-list/text/written-detachments';
import { isTotal } from './nine-age-new-recruit';

/** A unit of more lines than this was not broken by a page; something is missing in it. */
const MOST_LINES = 5;
const COUNTED = /^[-*]?\s*\d{1,3}\s?x?\s+\p{L}/iu;
const SHORT_NAME = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,2}$/u;

/**
 * Older tournament text of The Ninth Age with the points behind: `name: option; option points`, broken over
 * several lines as a page broke them. A unit ends where a line ends in points.
 */
export const nineAgePointsLast: TextReader = {
  format: 't9aPointsLast',
  isPlausible: (lines) => lines.some(({ text }) => pointsLast(text) !== null),
  read: readPointsLast,
};

function readPointsLast(lines: readonly TextLine[]): TextReading {
  const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
  const units: DraftUnit[] = [];
  const heading: string[] = [];
  let waiting: TextLine[] = [];
  let section: string | null = null;
  let stated: number | null = null;
  /** Lines that never came to points head the list above its first unit, and were not understood below it. */
  const giveUp = () => {
    const [first, second] = waiting;
    if (first !== undefined && second === undefined && units.length > 0 && isName(first.text)) {
      units.push(unpriced(waiting, section));
      kinds[first.index] = 'unit';
    }
    for (const { index, text } of waiting) {
      if (units.length > 0) continue;
      kinds[index] = 'header';
      heading.push(text);
    }
    waiting = [];
  };
  for (const line of lines) {
    const { text, index } = line;
    if (text === '') {
      if (!isUnfinished(waiting)) giveUp();
      continue;
    }
    const total: number | null = statedTotal(text) ?? bareTotal(text);
    if (total !== null && (units.length === 0 || isTotal(total, units))) {
      giveUp();
      kinds[index] = units.length === 0 ? 'header' : 'total';
      if (units.length === 0) heading.push(text);
      else stated = total;
    } else if (sectionOf(text) !== null || isRemark(text)) {
      giveUp();
      section = sectionOf(text) ?? section;
      kinds[index] = 'header';
    } else if (stated === null) {
      if (units.length === 0 && !isUnfinished(waiting) && isHeading(text)) {
        giveUp();
        heading.push(text);
        kinds[index] = 'header';
        continue;
      }
      if (isWhole(waiting, line, units)) {
        units.push(unpriced(waiting, section));
        for (const { index: place } of waiting) kinds[place] = 'unit';
        waiting = [];
      }
      waiting.push(line);
      const ended = pointsLast(text);
      if (ended === null) {
        if (waiting.length >= MOST_LINES) giveUp();
        continue;
      }
      for (const [place, part] of waiting.entries()) kinds[part.index] = place === 0 ? 'unit' : 'option';
      units.push(unitOf(waiting, ended, section, units));
      waiting = [];
    }
  }
  giveUp();
  return { units, kinds, game: null, title: null, ...readHeading(heading), statedTotal: stated };
}

/**
 * Whether the one line that waits is a unit whose points are missing, and not the beginning of the next one:
 * both begin with a count, or a short name stands below other units.
 */
function isWhole(waiting: readonly TextLine[], next: TextLine, units: readonly DraftUnit[]): boolean {
  const [first, second] = waiting;
  if (first === undefined || second !== undefined || /[,;:([]|\b(?:and|of|with|the)$/.test(first.text))
    return false;
  if (COUNTED.test(first.text)) return COUNTED.test(next.text);
  return (
    units.length > 0 &&
    SHORT_NAME.test(first.text) &&
    /^\p{Lu}/u.test(next.text) &&
    pointsLast(next.text) !== null
  );
}

function isName(text: string): boolean {
  const { standard, musician, champion } = commandIn([text]);
  if (standard || musician || champion) return false;
  return SHORT_NAME.test(text) || (COUNTED.test(text) && !/[.!?]/.test(text));
}

function unpriced(lines: readonly TextLine[], section: string | null): DraftUnit {
  const { copies, models, perhapsCopies, rest } = unitHead(lines[0]?.text.replace(/^[-*]\s+/, '') ?? '');
  const { name, options, tag } = looseName(rest);
  return {
    name,
    options,
    readings: readingsOf(copies, models, null, perhapsCopies),
    section: tag ?? section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
  };
}

function unitOf(
  lines: readonly TextLine[],
  { text, points }: { readonly text: string; readonly points: number },
  section: string | null,
  above: readonly DraftUnit[],
): DraftUnit {
  const joined = [...lines.slice(0, -1).map((line) => line.text), text].join(' ').replace(/^[-*]\s+/, '');
  const detached = writtenDetachment(joined);
  const whole = detached ?? joined;
  const { copies, models, perhapsCopies, rest } = unitHead(whole);
  const { name, options, tag } = looseName(rest);
  return {
    name,
    options,
    readings: readingsOf(copies, models, points, perhapsCopies),
    section: tag ?? section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
    ...(detached === null ? {} : regimentAbove(above)),
  };
}

/** A line above the first unit that is no beginning of one: an army, or words without options and points. */
function isHeading(text: string): boolean {
  if (knownArmy(text) !== null) return true;
  return pointsLast(text) === null && !/[,;:]/.test(text) && !/^\d/.test(text);
}

/** Whether the lines so far ask for more, so that an empty line between them means nothing. */
function isUnfinished(waiting: readonly TextLine[]): boolean {
  const last = waiting.at(-1);
  return last !== undefined && (/[,;:]$/.test(last.text) || opensMoreThanItCloses(last.text));
}
