import type { LineKind } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { statedTotal } from '@/army-list/text/totals';
import { withMore } from './nine-age-new-recruit';

const TITLE = new RegExp(String.raw`^(${POINTS})\s*pts\s+-\s+(.*)$`, 'i');
const UNIT = new RegExp(
  String.raw`^(?:\d+\s+)?(.*?)\s*\(\s*(\d{1,3})\s*#?\s*,\s*(${POINTS})\s*pts\.?\s*\)\s*(.*)$`,
  'iu',
);
/** A row of characteristics with the cost at its end: "Spearmen 20 5 10 10 3 7 1 315". */
const ROW = /^([^\d].*?\p{L}[.)'’]?) ((?:(?:\d{1,2}\+?|-|\d?D\d) ){5,14})(\d{2,4})$/iu;
const HAS_NAME = /\p{L}/u;
const MOUNT = /^mount\s*:\s*/i;
const COLUMNS = /\b(?:WS|BS|Ld|Adv|Dis)\b.*\b(?:I|A|T|Ld|HP|W)\b/;
const TOTAL = new RegExp(String.raw`^total(?: roster)? cost\s*:?\s*(${POINTS})`, 'i');

/** "19 Warriors, 255 pts (Standard; Musician)": what they carry, as options of their own. */
function opened(text: string): string {
  return text.replace(/\s*\(([^()]*)\)\s*$/, '; $1');
}

/**
 * Text of Army Builder: `2000 Pts - Army - Name`, then `Unit (20#, 315 Pts)`, or rows of characteristics that
 * end in the cost. A row "Mount: ..." belongs to the unit above it, and so does its cost. Page headings
 * repeat and are headings.
 */
export const armyBuilder: TextReader = {
  format: 'armyBuilder',
  isPlausible: (lines) => lines.some(({ text }) => UNIT.test(text) || ROW.test(text)),
  hasSigns: (lines) => lines.some(({ text }) => UNIT.test(text) || ROW.test(text)),
  read: (lines) => {
    const units: DraftUnit[] = [];
    let title: string | null = null;
    let stated: number | null = null;
    let size: number | null = null;
    let section: string | null = null;
    const kinds = lines.map(({ index, text, original }): LineKind => {
      if (text === '') return 'empty';
      const heading = TITLE.exec(text);
      if (heading?.[1] !== undefined) {
        title ??= heading[2] ?? null;
        size ??= pointsOf(heading[1]);
        return 'header';
      }
      const total = TOTAL.exec(text)?.[1];
      if (total !== undefined || statedTotal(text) !== null) {
        stated = total === undefined ? statedTotal(text) : pointsOf(total);
        return 'total';
      }
      const last = units.at(-1);
      const unit = UNIT.exec(text);
      if (
        unit?.[1] !== undefined &&
        unit[2] !== undefined &&
        unit[3] !== undefined &&
        HAS_NAME.test(unit[1])
      ) {
        const readings = once(Math.max(1, Number(unit[2])), pointsOf(unit[3]));
        const options = splitOutside(unit[4] ?? '', ',;');
        units.push({
          name: unit[1],
          options,
          readings,
          section,
          lines: [index],
          source: original,
          modelsGuessed: true,
        });
        return 'unit';
      }
      const row = ROW.exec(text);
      if (row?.[1] !== undefined && row[3] !== undefined && !units.some(({ source }) => UNIT.test(source))) {
        const points = Number(row[3]);
        if (MOUNT.test(row[1]) && last !== undefined) {
          const [{ models, together }] = last.readings;
          const more = withMore(last, index, row[1], original);
          units[units.length - 1] = { ...more, readings: once(models, (together ?? 0) + points) };
          return 'option';
        }
        const models = Math.max(1, Number(/^\d+/.exec(row[2] ?? '')?.[0] ?? 1));
        const readings = once(models, points);
        units.push({
          name: row[1],
          options: [],
          readings,
          section,
          lines: [index],
          source: original,
          modelsGuessed: true,
        });
        return 'unit';
      }
      if (sectionOf(text) !== null || isRemark(text) || COLUMNS.test(text)) {
        section = sectionOf(text) ?? section;
        return 'header';
      }
      if (last === undefined) return 'header';
      units[units.length - 1] = withMore(last, index, opened(text), original);
      return 'option';
    });
    const [army] = (title ?? '').split(/\s-\s/);
    return {
      units,
      kinds,
      game: null,
      title,
      player: null,
      army: army === undefined || army === '' ? null : army.replace(/\s+roster$/i, ''),
      statedTotal: stated ?? size,
      size,
    };
  },
};
