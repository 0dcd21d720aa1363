import { isUnitCost, POINTS_WORD, pointsOf, UNIT_POINTS } from './numbers';

/** A text that ends in points, apart from them. */
export type PointsLast = { readonly text: string; readonly points: number };

const TRAILING = new RegExp(
  String.raw`^(.*?)(?:[\s,;:=\-–([.]|(?<=\p{L}))(${UNIT_POINTS})\s*${POINTS_WORD}?[\s.)\]]*$`,
  'iu',
);
/** Numbers that belong to what stands before them: "+10", "1/2/3", "Level 12", "#11". */
const NOT_POINTS = /(?:[+/#x]|\b(?:level|lvl|of|to|totals?)\b[\s:=-]*|\d)\s*$/i;

/**
 * The points at the end of a line: "7 Minotaurs, PW, M 637", "Anvil - 185", "King, ...530points"; or null.
 */
export function pointsLast(line: string): PointsLast | null {
  const found = TRAILING.exec(line);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const points = pointsOf(found[2]);
  const text = found[1].replace(/[\s,;:=\-([.]+$/, '');
  if (!isUnitCost(points) || !/\p{L}{2}/u.test(text) || NOT_POINTS.test(found[1])) return null;
  return { text, points };
}
