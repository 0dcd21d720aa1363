import type { LineKind } from '@/army-list/list/army-list';
import { withBulletedDetachments } from '@/army-list/text/bulleted-detachments';
import { continues } from '@/army-list/text/continuation';
import type { DraftUnit, TextReader, TextReading } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { isDashedList, linesWithoutPoints, withoutPoints } from '@/army-list/text/missing-points';
import { gearApart, nameAndOptions } from '@/army-list/text/name';
import type { TextLine } from '@/army-list/text/normalise';
import { pointsFirst, readingsOf } from '@/army-list/text/points-first';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';

/**
 * The Ninth Age as New Recruit writes it, which is also the form that tournaments ask for: an optional
 * heading, then `points - [count] name, option, option` line by line, then a bare total. A dash may be
 * missing or be another sign.
 */
export const nineAgeNewRecruit: TextReader = {
  format: 't9aNewRecruit',
  isPlausible: (lines) => lines.some(({ text, bullet }) => !bullet && pointsFirst(text)?.dashed === true),
  hasSigns: (lines) => isDashedList(lines) && !lines.some(({ bullet }) => bullet),
  read: (lines) => readPointsFirst(lines),
};

/**
 * The lines of a list with the points in front. Bullets below a unit are its options; a line that goes on
 * where the unit above was broken belongs to it; any other line among the units was not understood.
 */
export function readPointsFirst(lines: readonly TextLine[]): TextReading {
  const missing = linesWithoutPoints(lines);
  const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
  const units: DraftUnit[] = [];
  let section: string | null = null;
  let stated: number | null = null;
  let before = '';
  for (const { index, text, bullet, original } of lines) {
    if (text === '') continue;
    const unit = bullet ? null : pointsFirst(text);
    const last = units.at(-1);
    const total: number | null = statedTotal(text) ?? (last === undefined ? null : bareTotal(text));
    if (total !== null && isTotal(total, units)) {
      stated = total;
      kinds[index] = 'total';
    } else if (sectionOf(text) !== null) {
      section = sectionOf(text);
      kinds[index] = 'header';
    } else if (isRemark(text)) {
      kinds[index] = 'header';
    } else if (unit !== null && stated === null) {
      const { name, options, tag } = gearApart(nameAndOptions(unit.rest));
      if (tag !== null) section = tag;
      units.push({ name, options, readings: unit.readings, section, lines: [index], source: original });
      kinds[index] = 'unit';
    } else if (stated === null && missing.has(index)) {
      const head = unitHead(withoutPoints(text));
      const { name, options, tag } = gearApart(nameAndOptions(head.rest));
      const readings = readingsOf(head.copies, head.models, null, head.perhapsCopies);
      units.push({ name, options, readings, section: tag ?? section, lines: [index], source: original });
      kinds[index] = 'unit';
    } else if (last !== undefined && stated === null && (isBullet(text, bullet) || continues(text, before))) {
      units[units.length - 1] = withMore(last, index, text.replace(/^[-*]\s+/, ''), original);
      kinds[index] = 'option';
    } else if (units.length === 0 && !isRest(text)) {
      kinds[index] = 'header';
    }
    before = text;
  }
  const heading = readHeading(lines.filter(({ index }) => kinds[index] === 'header').map(({ text }) => text));
  const apart = withBulletedDetachments(units, lines);
  return { units: apart, kinds, game: null, title: null, ...heading, statedTotal: stated };
}

/** What a cut left of the unit above: "hield, Spear), General". */
function isRest(text: string): boolean {
  return /^[\p{Ll},;)]/u.test(text) && /[,;)]/.test(text);
}

function isBullet(text: string, bullet: boolean): boolean {
  return bullet || /^[-*]\s+\S/.test(text);
}

/** A unit with one more line of options. */
export function withMore(unit: DraftUnit, index: number, text: string, original: string): DraftUnit {
  return {
    ...unit,
    options: [...unit.options, ...splitOutside(text, ',;')],
    lines: [...unit.lines, index],
    source: `${unit.source}\n${original}`,
  };
}

/** A total is no smaller than the dearest unit above it, by the cheapest way to read that one. */
export function isTotal(total: number, units: readonly DraftUnit[]): boolean {
  return units.every(
    ({ readings }) => (readings.at(-1)?.together ?? 0) <= total || (readings[0].together ?? 0) <= total,
  );
}
