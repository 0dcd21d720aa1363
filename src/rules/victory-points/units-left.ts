type SideName = 'a' | 'b';

/** What a side has left at the end. */
export type UnitsLeft = { readonly units: number; readonly hero: boolean };

/**
 * Who has more units left; with as many, who still has the hero that the other has lost; null: a draw.
 */
export function mostUnitsLeft(a: UnitsLeft, b: UnitsLeft): SideName | null {
  if (a.units !== b.units) return a.units > b.units ? 'a' : 'b';
  if (a.hero === b.hero) return null;
  return a.hero ? 'a' : 'b';
}

/** Who controls a place: the side with more Unit Strength there; null: nobody, if it is equal. */
export function controller(a: readonly number[], b: readonly number[]): SideName | null {
  const [own, enemy] = [a, b].map((strengths) => strengths.reduce((sum, each) => sum + each, 0));
  if (own === undefined || enemy === undefined || own === enemy) return null;
  return own > enemy ? 'a' : 'b';
}
