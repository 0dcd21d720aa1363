import type { LineKind } from '@/army-list/list/army-list';
import { continues } from '@/army-list/text/continuation';
import type { DraftUnit, TextReader } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { looseName } from '@/army-list/text/name';
import { isUnitCost, POINTS_WORD, pointsOf, UNIT_POINTS } from '@/army-list/text/numbers';
import { readingsOf } from '@/army-list/text/points-first';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';
import { isTotal, withMore } from './nine-age-new-recruit';

const BRACKETED = new RegExp(
  String.raw`[([]\s*(${UNIT_POINTS})\s*${POINTS_WORD}?\s*[)\]](?!\s*[[(]\s*\d)\s*[:,;.-]?\s*`,
  'i',
);
const BETWEEN_DASHES = new RegExp(
  String.raw`^([^-:]*?)\s-\s(${UNIT_POINTS})\s?${POINTS_WORD}\s*[-:,]\s*(.*)$`,
  'i',
);

/**
 * Older tournament text of The Ninth Age with the points behind the name: `King (615) Shieldbearers, Great
 * Weapon`.
 */
export const nineAgePointsInBrackets: TextReader = {
  format: 't9aPointsInBrackets',
  isPlausible: (lines) => lines.some(({ text }) => inBrackets(text) !== null),
  read: (lines) => {
    const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
    const units: DraftUnit[] = [];
    let section: string | null = null;
    let stated: number | null = null;
    let before = '';
    for (const { index, text, bullet, original } of lines) {
      if (text === '') continue;
      const last = units.at(-1);
      const total: number | null = statedTotal(text) ?? (last === undefined ? null : bareTotal(text));
      const found = inBrackets(text);
      if (total !== null && isTotal(total, units)) {
        kinds[index] = 'total';
        stated = total;
      } else if (sectionOf(text) !== null || isRemark(text)) {
        section = sectionOf(text) ?? section;
        kinds[index] = 'header';
      } else if (found !== null && stated === null) {
        units.push(unitOf(found, section, index, original));
        kinds[index] = 'unit';
      } else if (last !== undefined && (bullet || /^-\s/.test(text) || continues(text, before))) {
        units[units.length - 1] = withMore(last, index, text.replace(/^-\s+/, ''), original);
        kinds[index] = 'option';
      } else if (last === undefined) {
        kinds[index] = 'header';
      }
      before = text;
    }
    const heading = readHeading(
      lines.filter(({ index }) => kinds[index] === 'header').map(({ text }) => text),
    );
    return { units, kinds, game: null, title: null, ...heading, statedTotal: stated };
  },
};

type Bracketed = { readonly head: string; readonly points: number; readonly behind: string };

function inBrackets(text: string): Bracketed | null {
  const line = text.replace(/^[-*]\s+/, '');
  const found = BRACKETED.exec(line);
  if (found?.[1] !== undefined) {
    return bracketed(line.slice(0, found.index), found[1], line.slice(found.index + found[0].length));
  }
  const dashes = BETWEEN_DASHES.exec(line);
  return dashes === null ? null : bracketed(dashes[1] ?? '', dashes[2] ?? '', dashes[3] ?? '');
}

function bracketed(head: string, written: string, behind: string): Bracketed | null {
  const points = pointsOf(written);
  return isUnitCost(points) && /\p{L}{2}/u.test(head) ? { head, points, behind } : null;
}

function unitOf(
  { head, points, behind }: Bracketed,
  section: string | null,
  index: number,
  original: string,
): DraftUnit {
  const { copies, models, perhapsCopies, rest } = unitHead(head.trim());
  const { name, options, tag } = looseName(rest);
  return {
    name,
    options: [...options, ...splitOutside(behind, ',;')],
    readings: readingsOf(copies, models, points, perhapsCopies),
    section: tag ?? section,
    lines: [index],
    source: original,
  };
}
