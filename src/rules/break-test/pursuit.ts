import type { Source } from '../source';

/** How far broken units flee and their enemies follow. */
export type Pursuit = {
  /** D6 rolled by either. */
  readonly dice: number;
  /** D6 rolled instead by a unit that moves more than so many inches. */
  readonly fast?: { readonly overInches: number; readonly dice: number };
  /** The lowest result that catches the fleeing unit, against its own. */
  readonly catches: 'equalOrHigher' | 'higher';
  readonly source: Source;
};

/** How many D6 a unit of that Movement (inches, null when not known) rolls to flee or pursue. */
export function pursuitDice(pursuit: Pursuit, movementInches: number | null): number {
  const { dice, fast } = pursuit;
  return fast && movementInches !== null && movementInches > fast.overInches ? fast.dice : dice;
}

/** Whether the fleeing unit is caught and destroyed, from both totals in inches. */
export function isCaught(pursuit: Pursuit, fleeTotal: number, pursuitTotal: number): boolean {
  return pursuit.catches === 'equalOrHigher' ? pursuitTotal >= fleeTotal : pursuitTotal > fleeTotal;
}
