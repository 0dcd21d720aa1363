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
const RULER = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-*:?\s*)*$/;
/** No table has fewer rows, its head included. */
const FEWEST_ROWS = 2;

/**
 * The lines with the rows of a Markdown table as a player would type them, points first: `| Prince | 1 | 320
 * |` is "320 - 1 Prince". Rows of heads and rulers tell of the list. Lines of a text without a table stay as
 * they are.
 */
export function withoutTable(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.some(({ text }) => RULER.test(text) && text.includes('|'))) return lines;
  if (lines.filter(({ text }) => isRow(text)).length < FEWEST_ROWS) return lines;
  let columns: readonly Column[] = [];
  return lines.map((line) => {
    const { text } = line;
    if (!isRow(text)) return line;
    if (RULER.test(text)) return { ...line, text: NO_UNIT };
    const cells = cellsOf(text);
    const heads = cells.map(columnOf);
    if (heads.filter((column) => column !== 'other').length >= 2) {
      columns = heads;
      return { ...line, text: NO_UNIT };
    }
    return { ...line, text: typed(cells, columns), bullet: false };
  });
}

function isRow(text: string): boolean {
  return text.includes('|') && (/^\|.*\|?$/.test(text) || RULER.test(text) || text.split('|').length > 2);
}

function cellsOf(text: string): readonly string[] {
  return text
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

function columnOf(cell: string): Column {
  const head = folded(cell);
  return HEADS.find(([, words]) => words.has(head))?.[0] ?? 'other';
}

function typed(cells: readonly string[], columns: readonly Column[]): string {
  const at = (wanted: Column) =>
    cells
      .filter((_, place) => columns[place] === wanted)
      .filter((cell) => cell !== '')
      .join(', ');
  const [points, count, name, others] = [at('points'), at('count'), at('name'), at('other')];
  const words = [name, others].filter((part) => part !== '').join(', ');
  if (columns.length === 0) return cells.filter((cell) => cell !== '').join(', ');
  if (/^totals?\b/i.test(words)) return `Total: ${points}`;
  // Words alone in a row head a part.
  const counted =
    /^\d+$/.test(count) && !/^\d/.test(words) && Number(count) > 1 ? `${count} ${words}` : words;
  return points === '' ? counted : `${points} - ${counted}`;
}
