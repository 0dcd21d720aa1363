import { type Battle, type Combat, latestRound } from '@/battle/state/battle';
import { type DestroyedSide, destroyedSides } from './destroyed';
import { type FallenRow, fallenRows } from './fallen';

/** What a closed round says besides its score. */
export type Closing = {
  /** The sides that its blows left no unit of. */
  readonly destroyed: readonly DestroyedSide[];
  /** The bonuses that fell away in it, and why. */
  readonly fallen: readonly FallenRow[];
};

export const NOTHING_BESIDES: Closing = { destroyed: [], fallen: [] };

/** The same of the combat's latest round, in the battle just after it was closed. */
export function closingOf(then: Battle, combat: Combat): Closing {
  const round = latestRound(combat);
  if (!round) return NOTHING_BESIDES;
  return { destroyed: destroyedSides(then, combat), fallen: fallenRows(then, combat, round) };
}
