import { fateOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { isWithHost } from '@/battle/state/characters';
import { type Combat, latestRound, testOf } from '@/battle/state/combat';
import { engagedUnits } from '@/battle/state/engaged';
import { SIDES, type Side } from '@/rules/index';

/** A side of a combat of whose named units the blows left none, and their names. */
export type DestroyedSide = { readonly side: Side; readonly names: readonly string[] };

/**
 * The sides of whose units the blows of the latest round left none: none, one or both. A side that tested
 * survived the blows, whatever its pursuers did to it.
 */
export function destroyedSides(battle: Battle, combat: Combat): readonly DestroyedSide[] {
  const round = latestRound(combat);
  if (!round) return [];
  return SIDES.flatMap((side) => {
    const units = engagedUnits(battle, combat, side);
    const isLeft = units.some(
      (army) => fateOf(army) !== 'destroyed' || testOf(round, side, army.unit.id).taken !== null,
    );
    if (isLeft || units.length === 0) return [];
    return [{ side, names: units.filter((army) => !isWithHost(battle, army)).map(({ unit }) => unit.name) }];
  });
}
