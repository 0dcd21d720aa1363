import type { LineKind } from '@/army-list/list/army-list';
import { type Block, blocksOf } from '@/army-list/text/blocks';
import type { DraftUnit, TextReader } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { looseName } from '@/army-list/text/name';
import { readingsOf } from '@/army-list/text/points-first';
import { pointsLast } from '@/army-list/text/points-last';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';
import { isTotal } from './nine-age-new-recruit';

/** Free text in blocks: the first line of a block ends in points, the others are what the unit carries. */
export const nineAgeFreeForm: TextReader = {
  format: 't9aFreeForm',
  isPlausible: (lines) => blocksOf(lines).some(([first]) => pointsLast(first.text) !== null),
  read: (lines) => {
    const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
    const units: DraftUnit[] = [];
    let section: string | null = null;
    let stated: number | null = null;
    for (const block of blocksOf(lines)) {
      for (const unit of unitsOf(block)) {
        const [first] = unit;
        const worded = statedTotal(first.text);
        const total: number | null = worded ?? (units.length > 0 ? bareTotal(first.text) : null);
        if (total !== null && isTotal(total, units)) {
          stated = total;
          kinds[first.index] = 'total';
        } else if (sectionOf(first.text) !== null || isRemark(first.text)) {
          section = sectionOf(first.text) ?? section;
          kinds[first.index] = 'header';
        } else {
          const found =
            draftOf(unit, section) ?? (isPriceless(unit, units, stated) ? unpriced(unit, section) : null);
          if (found === null) {
            if (units.length === 0) for (const { index } of unit) kinds[index] = 'header';
            continue;
          }
          units.push(found);
          for (const [place, { index }] of unit.entries()) kinds[index] = place === 0 ? 'unit' : 'option';
        }
      }
    }
    const heading = readHeading(
      lines.filter(({ index }) => kinds[index] === 'header').map(({ text }) => text),
    );
    return { units, kinds, game: null, title: null, ...heading, statedTotal: stated };
  },
};

/**
 * A block holds one unit, or several whose lines all end in points. A section, a remark or a total stands for
 * itself.
 */
function unitsOf(block: Block): readonly Block[] {
  const units: [Block[0], ...Block[0][]][] = [];
  let alone = false;
  for (const line of block) {
    const { text } = line;
    const standsAlone =
      sectionOf(text) !== null || isRemark(text) || statedTotal(text) !== null || bareTotal(text) !== null;
    const last = units.at(-1);
    if (last === undefined || alone || standsAlone || pointsLast(text) !== null) units.push([line]);
    else last.push(line);
    alone = standsAlone;
  }
  return units;
}

/**
 * Among units with points, a block that begins with a count or a short name is one whose points are missing.
 */
function isPriceless([{ text }]: Block, units: readonly DraftUnit[], stated: number | null): boolean {
  // Above the first unit with points a title may stand, but none that begins with a count.
  if (units.length === 0 && !/^\d{1,2}\s?x?\s+\p{L}/iu.test(text)) return false;
  if (stated !== null || /[.!?:]|\d{2,}\s*$/.test(text)) return false;
  return /^\d{1,3}\s?x?\s+\p{L}/iu.test(text) || /^\p{Lu}[^,]{2,30}(?:,|$)/u.test(text);
}

function draftOf(lines: Block, section: string | null): DraftUnit | null {
  const ended = pointsLast(lines[0].text);
  return ended === null ? null : written(lines, ended.text, ended.points, section);
}

function unpriced(lines: Block, section: string | null): DraftUnit {
  return written(lines, lines[0].text, null, section);
}

function written(lines: Block, head: string, points: number | null, section: string | null): DraftUnit {
  const { copies, models, perhapsCopies, rest } = unitHead(head);
  const { name, options, tag } = looseName(rest);
  const others = lines.slice(1);
  return {
    name,
    options: [...options, ...others.flatMap(({ text }) => splitOutside(text, ',;'))],
    readings: readingsOf(copies, models, points, perhapsCopies),
    section: tag ?? section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
  };
}
