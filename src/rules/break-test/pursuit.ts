import type { Source } from '../source';
import type { Caught, Move } from './outcome';

/**
 * The move of units that flee or pursue faster than others: by a rule of their own, or by a base move of more
 * than so many inches.
 */
export type FastMove = {
  /** The rule's name, such as "Swiftstride". */
  readonly rule?: string;
  readonly overInches?: number;
  /** The number of D6 rolled instead; or, with `adds`, of D6 that are added. */
  readonly dice: number;
  /** How many of these dice count, the highest; missing: all. */
  readonly keep?: number;
  readonly adds?: true;
};

/** How far broken units flee and their enemies pursue. The move of the loser is declared in each outcome. */
export type Pursuit = {
  /** The number of D6 that either side rolls. */
  readonly dice: number;
  readonly fast?: FastMove;
  /** The lowest result of the pursuer, compared with the fleeing unit's, that catches it. */
  readonly catches: 'equalOrHigher' | 'higher';
  /** The id of the unit test that a winner takes to stay where it is. */
  readonly restraintTest?: string;
  /** How far a unit may move if all its enemies are gone before the break tests. */
  readonly overrun?: {
    readonly label: string;
    readonly move: Move;
    /** The same for fast units, if they overrun as they pursue. */
    readonly fast?: FastMove;
    readonly source: Source;
  };
  readonly source: Source;
};

/** Whether the fleeing unit is caught, from both totals in inches. */
export function isCaught(pursuit: Pursuit, fleeTotal: number, pursuitTotal: number): boolean {
  return pursuit.catches === 'equalOrHigher' ? pursuitTotal >= fleeTotal : pursuitTotal > fleeTotal;
}

/** The result of a pursuit. */
export type Chase = {
  readonly caught: boolean;
  readonly destroyed: boolean;
  /** The unit was caught and fights on. */
  readonly engaged: boolean;
  /** Wounds suffered without saves; 0 if being caught means something else. */
  readonly wounds: number;
};

/**
 * The result of a pursuit, from both totals in inches and the meaning of being caught. The pursuers' Unit
 * Strength and the health left matter only if caught units suffer Wounds.
 */
export function chase(
  pursuit: Pursuit,
  caught: Caught,
  totals: {
    readonly fleeTotal: number;
    readonly pursuitTotal: number;
    readonly pursuersUnitStrength?: number;
    readonly healthLeft?: number;
  },
): Chase {
  const { fleeTotal, pursuitTotal, pursuersUnitStrength = 0, healthLeft = 0 } = totals;
  const reached = isCaught(pursuit, fleeTotal, pursuitTotal);
  if (!reached) return { caught: false, destroyed: false, engaged: false, wounds: 0 };
  if (caught === 'destroyed') return { caught: true, destroyed: true, engaged: false, wounds: 0 };
  if (caught === 'engaged') return { caught: true, destroyed: false, engaged: true, wounds: 0 };
  const wounds = caught.woundsPerUnitStrength * pursuersUnitStrength;
  return { caught: true, destroyed: wounds >= healthLeft, engaged: false, wounds };
}

/**
 * The distance of a move in inches from the dice, in any order: the sum of all, or of the highest that the
 * move keeps. `added` is the sum of a fast unit's extra dice. A unit that has already moved away in this
 * phase moves 0".
 */
export function inchesOf(
  move: Move,
  dice: readonly number[],
  { added = 0, movedAlready = false }: { readonly added?: number; readonly movedAlready?: boolean } = {},
): number {
  if (movedAlready) return 0;
  if ('inches' in move) return move.inches + added;
  const counted = dice.toSorted((left, right) => right - left).slice(0, move.keep ?? dice.length);
  return counted.reduce((sum, die) => sum + die, added);
}

/**
 * The move of a fast unit, instead of the normal one; the normal one if its extra dice are added, or if
 * nothing makes it faster.
 */
export function fastMove(move: Move, fast: FastMove | undefined): Move {
  if (!fast || fast.adds || 'inches' in move) return move;
  return fast.keep === undefined ? { dice: fast.dice } : { dice: fast.dice, keep: fast.keep };
}
