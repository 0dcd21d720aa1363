import type { LineKind } from '@/army-list/list/army-list';
import type { DraftUnit, TextReader } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, namedSize, statedTotal } from '@/army-list/text/totals';
import { profileFacts, SIZE } from './kings-of-war';

/** "2x Tree Folk", "- 2 x Tree Folk". */
const COUNTED = /^(?:-\s*)?(\d{1,2})\s*x\s+(.*)$/i;
/** Points at the end of a line, behind a dash, a colon, a comma or in brackets. */
const PRICED = new RegExp(
  String.raw`^(.*?\S)\s*(?:[-:,=]\s*|\(|\[|\s)(${POINTS})\s*(?:pts|points|pt|p)\.?[)\]]?$`,
  'i',
);
/** A size that ends the name of a unit: what follows is what it has. */
const SIZED = /^(.*?\b(?:Troop|Regiment|Horde|Legion))\b(?:\s*\(\d{1,3}\))?\s*(?:[,:;([-]\s*(.*))?$/i;
/** As many units with a size are no chance. */
const FEWEST_SIZED = 2;

/**
 * Kings of War as players type it: a line for each unit, "2x" for two of them, its size as the last word of
 * its name, what it has behind a comma, and perhaps its points.
 */
export const kingsOfWarByHand: TextReader = {
  format: 'kingsOfWar',
  isPlausible: isSizedList,
  hasSigns: isSizedList,
  read: (lines) => {
    const units: DraftUnit[] = [];
    let stated: number | null = null;
    let section: string | null = null;
    let title: string | null = null;
    let size: number | null = null;
    const kinds = lines.map((line): LineKind => {
      const { text, index, original } = line;
      if (text === '') return 'empty';
      const total = statedTotal(text) ?? bareTotal(text);
      if (total !== null) {
        stated = total;
        return 'total';
      }
      const counted = COUNTED.exec(text);
      const priced = PRICED.exec(counted?.[2] ?? text.replace(/^-\s*/, ''));
      const told = priced?.[1] ?? counted?.[2] ?? text.replace(/^-\s*/, '');
      if (counted === null && !isSized(text) && (priced === null || units.length === 0)) {
        if (units.length === 0) {
          title ??= text;
          size ??= namedSize(text);
          return 'header';
        }
        if (sectionOf(text) === null && !text.endsWith(':')) return 'unread';
        section = text.replace(/:$/, '');
        return 'header';
      }
      const sized = SIZED.exec(told);
      const [first = told, ...others] = splitOutside(told, ',;');
      const name = (sized?.[1] ?? first).trim();
      const options = sized ? splitOutside(sized[2] ?? '', ',;') : others;
      const has = options.map((part) => part.replace(/[)\]]$/, '').trim()).filter((part) => part !== '');
      const copies = Math.max(1, Number(counted?.[1] ?? 1));
      const points = priced?.[2] === undefined ? null : pointsOf(priced[2]);
      units.push({
        name,
        options: has,
        readings:
          points === null || copies === 1
            ? [{ copies, models: 1, together: points }]
            : [
                { copies, models: 1, together: points },
                { copies, models: 1, together: points * copies },
              ],
        section,
        lines: [index],
        source: original,
        facts: profileFacts(name, {}, has),
      });
      return 'unit';
    });
    return {
      units,
      kinds,
      game: /kings of war/i.test(title ?? '') ? 'Kings of War' : null,
      title,
      player: null,
      army: title,
      statedTotal: stated,
      size,
    };
  },
};

/** Whether several units of a list end in a size of Kings of War, which no other game has. */
export function isSizedList(lines: readonly TextLine[]): boolean {
  return lines.filter(({ text }) => isSized(text)).length >= FEWEST_SIZED;
}

function isSized(text: string): boolean {
  const told = PRICED.exec(text)?.[1] ?? text;
  return SIZE.test(told) && SIZED.test(COUNTED.exec(told)?.[2] ?? told);
}
