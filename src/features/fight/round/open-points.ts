import { type Comparison, type RowId, SIDES } from '@/rules/index';
import type { ShownRound, ShownSide } from './shown-round';

type OpenPoints = NonNullable<Comparison['a']['lines'][number]['open']>;

/** What the points of a line hang on; null: they are known. */
export function openPoints(line: ShownSide['lines'][number] | undefined): OpenPoints | null {
  return line && 'open' in line && line.open ? line.open : null;
}

/** A row whose points are not known for a side, or for both. */
export type OpenPointsRow = { readonly rowId: RowId; readonly label: string } & Pick<OpenPoints, 'missing'>;

/** The rows that are not counted yet, each once, while they may change the result. */
export function openPointsRows(shown: ShownRound): readonly OpenPointsRow[] {
  if (shown.openResult === null) return [];
  return shown.sheet.rows.flatMap(({ id, label }): OpenPointsRow[] => {
    const missing = SIDES.flatMap((side) => {
      const line = shown[side].lines.find(({ rowId }) => rowId === id);
      return openPoints(line)?.missing ?? [];
    });
    return missing.length > 0 ? [{ rowId: id, label, missing }] : [];
  });
}
