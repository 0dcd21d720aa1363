import type { ScoreRow, ScoreSheet } from '@/rules/index';

/**
 * With more rows than this, small controls stand two in a line, so that a whole fight fits the smallest phone
 * without scrolling.
 */
const MOST_FULL_LINES = 6;
/** The highest count that a small control reaches by taps. */
const MOST_TAPS_AROUND = 5;

/** A row that the card draws; the signed row is behind the totals instead. */
export type CardRow = Exclude<ScoreRow, { input: 'signed' }>;

/**
 * A line of the card: one row with its name in the middle, or two small ones that show their names
 * themselves.
 */
export type CardLine =
  | { readonly kind: 'full'; readonly row: CardRow }
  | { readonly kind: 'paired'; readonly rows: readonly [CardRow, CardRow?] };

/** The lines below the casualties, in the order of the sheet, without the rarely needed rows. */
export function cardLines(sheet: ScoreSheet): readonly CardLine[] {
  const rows = cardRows(sheet);
  // A sheet with folded rows must be short: its small controls always stand two in a line.
  return linesOf(
    rows.filter(({ rare }) => !rare),
    rows.some(({ rare }) => rare) ? 0 : MOST_FULL_LINES,
  );
}

/** The rarely needed rows, which fold under one line, and their lines. */
export function rareLines(sheet: ScoreSheet): {
  readonly rows: readonly CardRow[];
  readonly lines: readonly CardLine[];
} {
  const rows = cardRows(sheet).filter(({ rare }) => rare);
  return { rows, lines: linesOf(rows, 0) };
}

function cardRows({ rows, casualties }: ScoreSheet): readonly CardRow[] {
  return rows.filter((row): row is CardRow => row.input !== 'signed' && row.id !== casualties);
}

/**
 * Full lines for up to so many rows. With more, the small ones stand two in a line; in a short sheet each
 * with the next small one.
 */
function linesOf(rows: readonly CardRow[], mostFull: number): readonly CardLine[] {
  if (rows.length <= mostFull) return rows.map((row) => ({ kind: 'full', row }));
  const lines: CardLine[] = [];
  for (const row of rows) {
    const open = mostFull === 0 ? lines.findIndex(isHalf) : lines.findLastIndex(isHalf);
    const half = open === lines.length - 1 || mostFull === 0 ? lines[open] : undefined;
    if (!isSmall(row)) lines.push({ kind: 'full', row });
    else if (half?.kind === 'paired') lines[open] = { kind: 'paired', rows: [half.rows[0], row] };
    else lines.push({ kind: 'paired', rows: [row] });
  }
  return lines;
}

function isHalf(line: CardLine): boolean {
  return line.kind === 'paired' && line.rows[1] === undefined;
}

/** Whether a row can be answered with taps on one tile. */
export function isSmall(row: CardRow): boolean {
  return row.input !== 'counter' || (row.max !== undefined && row.max <= MOST_TAPS_AROUND);
}
