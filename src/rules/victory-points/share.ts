/**
 * A table that turns what both sides counted into points that they share. Up to `asCounted` together, each
 * side scores what it counted.
 */
export type ShareTable = {
  readonly asCounted: number;
  /** What each side scores if both counted the same. */
  readonly equal: number;
  /** Against a side that counted nothing. */
  readonly none: ShareRow;
  /** Rows for a loser with less than this part of the winner's count, the smallest part first. */
  readonly rows: readonly (ShareRow & { readonly numerator: number; readonly denominator: number })[];
  readonly else: ShareRow;
};
export type ShareRow = { readonly winner: number; readonly loser: number };

/** Both sides' points by the table, for whole counts of 0 or more. Compared exactly. */
export function sharedPoints(
  table: ShareTable,
  a: number,
  b: number,
): { readonly a: number; readonly b: number } {
  if (a + b <= table.asCounted) return { a, b };
  if (a === b) return { a: table.equal, b: table.equal };
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  const row =
    less === 0
      ? table.none
      : (table.rows.find(({ numerator, denominator }) => denominator * less < numerator * more) ??
        table.else);
  return a > b ? { a: row.winner, b: row.loser } : { a: row.loser, b: row.winner };
}
