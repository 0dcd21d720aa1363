import type { Battle } from './battle';
import type { Unit } from './unit';

/**
 * Whether a unit of the other side has the same name, in whatever letters: then its side belongs to its
 * name.
 */
export function hasNamesake(
  { units }: Pick<Battle, 'units'>,
  { name, side }: Pick<Unit, 'name' | 'side'>,
): boolean {
  return units.some(({ unit }) => unit.side !== side && unit.name.toLowerCase() === name.toLowerCase());
}
