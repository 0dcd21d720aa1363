import { folded, type TextLine } from './normalise';

/** What a column of a table holds. */
type Column = 'points' | 'count' | 'name' | 'other';

const HEADS: readonly (readonly [Column, ReadonlySet<string>])[] = [
  [
    'points',
    new Set(['points', 'pts', 'point', 'cost', 'total', 'punkte', 'pkt', 'pkte', 'puntos', 'punti']),
  ],
  ['count', new Set(['models', 'count', 'qty', 'number', 'no', 'size', 'modelle', 'anzahl', 'nb', 'num'])],
  ['name', new Set(['unit', 'units', 'name', 'entry', 'einheit', 'unite', 'unidad', 'unita', 'model'])],
];
/** A row that holds no unit, read as what tells of the list itself. */
const NO_UNIT = 'Points';
const ROW = /^\|.*\|$/;
const RULER = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-*:?\s*)+$/;
const NUMBER = /^\d{1,4}$/;
/** No table has fewer rows, unless one is all that is left of it. */
const FEWEST_ROWS = 2;

/**
 * The lines with the rows of a Markdown table as a player would type them, points first: `| Prince | 1 | 320
 * |` is "320 - Prince". Rows of heads and rulers tell of the list; where the heads were not copied, the
 * columns are told by what stands in them. Lines of a text without a table stay as they are.
 */
export function withoutTable(lines: readonly TextLine[]): readonly TextLine[] {
  const isRuled = lines.some(({ text }) => RULER.test(text));
  const isRow = (text: string) => ROW.test(text) || RULER.test(text) || (isRuled && / \| /.test(text));
  const rows = lines.filter(({ text }) => isRow(text));
  const isLast =
    lines.filter(({ text }) => text !== '').length === 1 && /\|.*\|.*\|/.test(rows[0]?.text ?? '');
  if (rows.length < FEWEST_ROWS && !isLast) return lines;
  let columns = columnsBy(rows.map(({ text }) => cellsOf(text)));
  return lines.map((line) => {
    const { text } = line;
    if (!isRow(text)) return line;
    if (RULER.test(text)) return { ...line, text: NO_UNIT };
    const cells = cellsOf(text);
    const heads = cells.map(columnOf);
    if (heads.filter((column) => column !== 'other').length < 2) {
      return { ...line, text: typed(cells, columns), bullet: false };
    }
    columns = heads;
    return { ...line, text: NO_UNIT };
  });
}

function cellsOf(text: string): readonly string[] {
  const inner = text.replace(/^\|/, '').replace(/\|\s*$/, '');
  return inner.split('|').map((cell) => cell.trim());
}

function columnOf(cell: string): Column {
  const head = folded(cell);
  return HEADS.find(([, words]) => words.has(head))?.[0] ?? 'other';
}

/** Columns without heads: that of the largest numbers has the points, other numbers count, and words name. */
function columnsBy(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const sums = Array.from({ length: width }, (_, place) => {
    const cells = rows.map((cells) => cells[place] ?? '').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
    const numbers = cells.filter((cell) => NUMBER.test(cell));
    const isNumeric = numbers.length > 0 && numbers.length >= cells.length - 1;
    return isNumeric ? numbers.map(Number).reduce((sum, number) => sum + number, 0) : 0;
  });
  const most = Math.max(...sums);
  const points = most === 0 ? -1 : sums.indexOf(most);
  const name = sums.indexOf(0);
  return sums.map((sum, place) => {
    if (place === points) return 'points';
    return place === name ? 'name' : sum > 0 ? 'count' : 'other';
  });
}

function typed(cells: readonly string[], columns: readonly Column[]): string {
  const at = (wanted: Column) =>
    cells.filter((cell, place) => columns[place] === wanted && cell !== '').join(', ');
  const [points, count, name, others] = [at('points'), at('count'), at('name'), at('other')];
  const words = [name, others].filter((part) => part !== '').join(', ');
  if (/^totals?\b/i.test(words)) return `Total: ${points}`;
  const isCounted = NUMBER.test(count) && Number(count) > 1 && !/^\d/.test(words);
  const counted = isCounted ? `${count} ${words}` : words;
  return points === '' ? counted : `${points} - ${counted}`;
}
