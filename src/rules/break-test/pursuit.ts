import type { Source } from '../source';
import type { Caught, Move } from './outcome';

/** How units move that flee or pursue faster than others: by a rule of their own, or by moving more than so many inches. */
export type FastMove = {
  /** The rule's name, such as "Swiftstride". */
  readonly rule?: string;
  readonly overInches?: number;
  /** D6 rolled instead; or, with `adds`, rolled as well and added. */
  readonly dice: number;
  /** How many of the dice rolled instead count, the highest; all where it is missing. */
  readonly keep?: number;
  readonly adds?: true;
};

/** How far broken units flee and their enemies follow. What the loser does is declared with each outcome. */
export type Pursuit = {
  /** D6 rolled by either. */
  readonly dice: number;
  readonly fast?: FastMove;
  /** The lowest result that catches the fleeing unit, against its own. */
  readonly catches: 'equalOrHigher' | 'higher';
  /** The test, among those beside the break test, that a winner takes to stay where it is. */
  readonly restraintTest?: string;
  /** How far a unit moves on whose enemies are all gone before the break tests. */
  readonly overrun?: { readonly label: string; readonly move: Move; readonly source: Source };
  readonly source: Source;
};

/** Whether the fleeing unit is caught, from both totals in inches. */
export function isCaught(pursuit: Pursuit, fleeTotal: number, pursuitTotal: number): boolean {
  return pursuit.catches === 'equalOrHigher' ? pursuitTotal >= fleeTotal : pursuitTotal > fleeTotal;
}

/** What comes of a pursuit. */
export type Chase = {
  readonly caught: boolean;
  readonly destroyed: boolean;
  /** Caught, and fighting on. */
  readonly engaged: boolean;
  /** Suffered without saves; 0 where being caught means something else. */
  readonly wounds: number;
};

/**
 * What comes of a pursuit from both totals in inches and what being caught means. The pursuers' Unit Strength and the health left
 * matter only where the caught suffer Wounds.
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
 * The inches of a move from the dice as they fell, in any order: all of them, or the highest that the move keeps. `added` is what a
 * faster unit's extra dice came to; who has moved away already in this phase moves 0".
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

/** The dice of a move that a fast unit makes instead; the move itself where its extra dice are added, or nothing makes it faster. */
export function fastMove(move: Move, fast: FastMove | undefined): Move {
  if (!fast || fast.adds || 'inches' in move) return move;
  return fast.keep === undefined ? { dice: fast.dice } : { dice: fast.dice, keep: fast.keep };
}
