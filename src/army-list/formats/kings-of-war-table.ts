import type { LineKind } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { pointsOf } from '@/army-list/text/numbers';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { addTo, profileFacts } from './kings-of-war';

/** "Unit Size Sp Me Ra De At Ne Pts": the columns of the rows below. */
const COLUMNS =
  /^(?:unit\s*size|size|unit|name)?\s*((?:(?:Sp|Me|Sh|Ra|De|Att|At|Ne|US|Ht)\s+){4,}(?:Sp|Me|Sh|Ra|De|Att|At|Ne|US|Ht)?)\s*(?:pts|points|cost)$/i;
/** "Regiment(20)", "Horde", "(1)" at the beginning of a row. */
const SIZED = /^(?:(Troop|Regiment|Horde|Legion)\s*(?:\(\s*(\d{1,3})\s*\))?|\(\s*(\d{1,3})\s*\))\s+(.*)$/i;
/** "- Charm of Haste 20", "- Charm of Haste [20 pts]". */
const BOUGHT = /^(?:[-*]\s*)?(.*?\S)\s+\[?(\d{1,4})(?:\s*(?:pts|points))?\]?$/i;
const HEAD = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/;

type Sized = { readonly size: string; readonly models: number; readonly rest: string };

/**
 * Kings of War as a printed table: the name of a unit, a line of columns, a row for each copy with its size,
 * and below it what it bought and its rules. The total stands alone.
 */
export const kingsOfWarTable: TextReader = {
  format: 'kingsOfWar',
  isPlausible: (lines) => lines.some(({ text }) => COLUMNS.test(text)),
  hasSigns: (lines) => lines.some(({ text }) => COLUMNS.test(text)) && lines.some(isRow),
  read: (lines) => {
    const units: DraftUnit[] = [];
    /** What each unit bought, beside the points of its row. */
    const bought: number[] = [];
    let stated: number | null = null;
    let columns: readonly string[] = [];
    let name: TextLine | null = null;
    let isRowNext = false;
    /** The place of the first copy of the last unit. */
    let firstCopy = 0;
    const isBeforeColumns = (place: number) =>
      COLUMNS.test(lines.slice(place + 1).find(({ text }) => text !== '')?.text ?? '');
    const kinds = lines.map((line, place): LineKind => {
      const { text } = line;
      if (text === '') return 'empty';
      const head = COLUMNS.exec(text)?.[1];
      if (head !== undefined) {
        columns = head.trim().split(/\s+/);
        isRowNext = true;
        return 'header';
      }
      const sized = sizedOf(text);
      const cells = sized?.rest.split(/\s+/) ?? [];
      if (sized && name && cells.length === columns.length + 1) {
        const title = [nameIn(name.text), sized.size].filter((part) => part !== '').join(' ');
        const values = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
        units.push({
          name: title,
          options: [],
          readings: once(sized.models, pointsOf(cells.at(-1) ?? '0')),
          section: null,
          lines: isRowNext ? [name.index, line.index] : [line.index],
          source: isRowNext ? `${name.original}\n${line.original}` : line.original,
          facts: profileFacts(sized.size === '' ? name.text : title, values, []),
        });
        if (isRowNext) firstCopy = units.length - 1;
        bought.push(0);
        isRowNext = false;
        return 'unit';
      }
      const total = statedTotal(text) ?? bareTotal(text);
      if (total !== null) {
        stated = total;
        return 'total';
      }
      if (isBeforeColumns(place)) {
        name = line;
        return 'unit';
      }
      // A row that cannot be read: neither it nor what stands below it may count for the unit above.
      if (isRowNext) return 'unread';
      if (units.length === 0) return 'header';
      const option = BOUGHT.exec(text);
      if (option?.[2] !== undefined) bought[bought.length - 1] = (bought.at(-1) ?? 0) + pointsOf(option[2]);
      if (option?.[1] !== undefined) addTo(units, { ...line, text: option[1] });
      else if (/^[-*]/.test(text)) addTo(units, line);
      // Rules are those of the unit, so of every copy of it.
      else for (let place = firstCopy; place < units.length; place += 1) addTo(units, line, place);
      return 'option';
    });
    const taken = new Set(units.flatMap((unit) => unit.lines));
    const [, army = null] = HEAD.exec(lines.find(({ text }) => text !== '')?.text ?? '') ?? [];
    return {
      units: withBought(units, bought, stated),
      // A name without a row is no unit.
      kinds: kinds.map((kind, place) =>
        kind === 'unit' && !taken.has(lines[place]?.index ?? place) ? 'unread' : kind,
      ),
      game: columns.includes('Sh') ? 'Kings of War, 4th edition' : 'Kings of War',
      title: null,
      player: null,
      army,
      statedTotal: stated,
      size: null,
    };
  },
};

function isRow({ text }: TextLine): boolean {
  return sizedOf(text) !== null;
}

function sizedOf(text: string): Sized | null {
  const [found, size = '', ofSize, alone, rest = ''] = SIZED.exec(text) ?? [];
  return found === undefined ? null : { size, models: Number(ofSize ?? alone ?? 1), rest };
}

/** "Spears (Infantry)" without what kind of unit it is. */
function nameIn(text: string): string {
  return HEAD.exec(text)?.[1] ?? text;
}

/** The points of what was bought are added, unless the rows alone come to the total. */
function withBought(
  units: readonly DraftUnit[],
  bought: readonly number[],
  stated: number | null,
): readonly DraftUnit[] {
  const rows = units.reduce((sum, { readings: [{ together }] }) => sum + (together ?? 0), 0);
  if (rows === stated) return units;
  return units.map((unit, place) => {
    const [{ models, together }] = unit.readings;
    return { ...unit, readings: once(models, (together ?? 0) + (bought[place] ?? 0)) };
  });
}
