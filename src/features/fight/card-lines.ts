import type { ScoreRow, ScoreSheet } from '@/rules/index';

/** Above so many rows the small controls stand two to a line, so that a whole fight fits the smallest phone without scrolling. */
const MOST_FULL_LINES = 6;
/** The highest count that a small control goes through by tapping. */
const MOST_TAPS_AROUND = 5;

/** A row the card draws; the signed row stands behind the totals instead. */
export type CardRow = Exclude<ScoreRow, { input: 'signed' }>;

/** A line of the card: one row with its name in the middle, or two small ones that carry their names themselves. */
export type CardLine =
  | { readonly kind: 'full'; readonly row: CardRow }
  | { readonly kind: 'paired'; readonly rows: readonly [CardRow, CardRow?] };

/** The lines below the casualties, in the order of the sheet. */
export function cardLines(sheet: ScoreSheet): readonly CardLine[] {
  const rows = sheet.rows.filter(
    (row): row is CardRow => row.input !== 'signed' && row.id !== sheet.casualties,
  );
  if (rows.length <= MOST_FULL_LINES) return rows.map((row) => ({ kind: 'full', row }));
  const lines: CardLine[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (!isSmall(row)) lines.push({ kind: 'full', row });
    else if (last?.kind === 'paired' && !last.rows[1])
      lines[lines.length - 1] = { kind: 'paired', rows: [last.rows[0], row] };
    else lines.push({ kind: 'paired', rows: [row] });
  }
  return lines;
}

/** Whether a row can be answered by tapping one tile around. */
export function isSmall(row: CardRow): boolean {
  return row.input !== 'counter' || (row.max !== undefined && row.max <= MOST_TAPS_AROUND);
}
