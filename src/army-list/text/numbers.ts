/** Points as they are written: 450, 4,500, 4.500 or 4 500. */
export const POINTS = String.raw`(?:\d{1,2}[,. ]\d{3}|\d{1,5})(?:\.0)?`;
/** What stands behind points in the languages that lists come in. */
export const POINTS_WORD = String.raw`(?:points?|pts?|pkte|pkt|punkte|punti|puntos|punkt[oó]w|p\.ti|p|分)`;

/** The cheapest and the dearest unit that is taken for one, in points. */
export const CHEAPEST = 10;
export const DEAREST = 2500;
/** The most models that are taken for one unit. */
export const MOST_MODELS = 120;

/** The number that written points stand for: "4,500" is 4500, "090" is 90. */
export function pointsOf(written: string): number {
  return Number(written.replace(/\.0$/, '').replace(/[^\d]/g, ''));
}

/** Whether one unit may cost as much. */
export function isUnitCost(points: number): boolean {
  return points >= CHEAPEST && points <= DEAREST;
}

/** Whether a unit may have as many models. */
export function isModelCount(count: number): boolean {
  return count >= 1 && count <= MOST_MODELS;
}
