import { armyUnit } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { type Combat, latestRound } from '@/battle/state/combat';
import type { ThrownFlight } from '@/battle/state/records';
import { askedFlights } from './break-test';
import { type DestroyedSide, destroyedSides } from './destroyed';
import { type FallenRow, fallenRows } from './fallen';

/** What a closed round says besides its score. */
export type Closing = {
  /** The sides that its blows left no unit of. */
  readonly destroyed: readonly DestroyedSide[];
  /** The bonuses that fell away in it, and why. */
  readonly fallen: readonly FallenRow[];
  /** The units whose flight it was closed over, with what was thrown for it. */
  readonly flights: readonly { readonly name: string; readonly thrown: ThrownFlight | null }[];
};

export const NOTHING_BESIDES: Closing = { destroyed: [], fallen: [], flights: [] };

/** The same of the combat's latest round, in the battle just after it was closed. */
export function closingOf(then: Battle, combat: Combat): Closing {
  const round = latestRound(combat);
  if (!round) return NOTHING_BESIDES;
  return {
    destroyed: destroyedSides(then, combat),
    fallen: fallenRows(then, combat, round),
    flights: askedFlights(then, combat, round).flatMap(({ unitId, thrown }) => {
      const army = armyUnit(then, unitId);
      return army ? [{ name: army.unit.name, thrown }] : [];
    }),
  };
}
