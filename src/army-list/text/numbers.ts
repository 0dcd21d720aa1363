/** Points as they are written: 450, 4,500, 4.500 or 4 500, and 82.5 where a game halves them. */
export const POINTS = String.raw`(?:\d{1,2}[,. ]\d{3}(?!\d)|\d{1,5})(?:[.,]\d{1,2}(?!\d))?`;
/** What stands behind points in the languages that lists come in. */
export const POINTS_WORD = String.raw`(?:(?:point\(s\)|points?|pts?|pkte|pkty?|punkte|punkt(?:[oó]w|y)?|punti|pti|puntos|ptos|p\.ti|p)\.?|分|点|點)`;
/** The points of one unit, where nothing but their place tells them from counts: two digits at least. */
export const UNIT_POINTS = String.raw`(?:\d[,.]\d{3}|\d{2,4})(?:[.,]\d{1,2}(?!\d))?`;

/** The cheapest and the dearest unit that is taken for one, in points. */
export const CHEAPEST = 10;
export const DEAREST = 2500;
/** The most models that are taken for one unit. */
export const MOST_MODELS = 120;

/** The number that written points stand for: "4,500" is 4500, "090" is 90, "82.5" is 82.5. */
export function pointsOf(written: string): number {
  const [, whole = written, part = '0'] = /^(.*\d)[.,](\d{1,2})$/.exec(written) ?? [];
  return Number(`${whole.replace(/[^\d]/g, '')}.${part}`);
}

/** Whether one unit may cost as much. */
export function isUnitCost(points: number): boolean {
  return points >= CHEAPEST && points <= DEAREST;
}

/** Whether a unit may have as many models. */
export function isModelCount(count: number): boolean {
  return count >= 1 && count <= MOST_MODELS;
}
