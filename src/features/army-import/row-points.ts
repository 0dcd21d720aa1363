import { sumOfPoints } from '@/army-list/list/army-list';
import { MAX_POINT_COST } from '@/battle/state/unit';
import { typedNumber } from '@/ui/field/typed-number';
import type { ImportRow } from './import-rows';

/** The whole number that was entered, or null where it is none or lies outside. */
export function entered(text: string, min: number, max: number): number | null {
  const number = typedNumber(text);
  return number !== null && Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** The points of a row, halves among them; what is no number counts nothing. */
export function pointsOf({ points }: ImportRow): number {
  const halves = /^\s*(\d{1,5})[.,](\d{1,2})\s*$/.exec(points);
  const number = halves === null ? typedNumber(points) : Number(`${halves[1]}.${halves[2]}`);
  return number !== null && number >= 0 && number <= MAX_POINT_COST ? number : 0;
}

/** The points of the rows added up, halves rounded once; what is no number counts nothing. */
export function sumOf({ rows }: { readonly rows: readonly ImportRow[] }): number {
  return sumOfPoints(rows.map((row) => ({ points: pointsOf(row) })));
}

/**
 * Whole points for each row, which add up to the rounded sum: what one row loses in rounding the next one
 * gets.
 */
export function wholePoints(rows: readonly ImportRow[]): readonly number[] {
  let exact = 0;
  return rows.map((row) => {
    const before = Math.round(exact);
    exact += pointsOf(row);
    return Math.round(exact) - before;
  });
}
