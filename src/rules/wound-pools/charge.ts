import { type Fraction, fraction, ONE, ZERO } from '../dice/fraction';
import type { Source } from '../source';

/** A charge of two moves: one by the characteristics, then one by the best of some dice. */
export type ChargeRules = {
  readonly farthest: number;
  /** The first move by Movement and Initiative together; a row ends where the next begins. */
  readonly setUp: readonly { readonly from: number; readonly inches: number }[];
  /** How many dice are rolled, of which the highest counts. */
  readonly dice: number;
  readonly source: Source;
};

export type Charger = {
  readonly movement: number;
  readonly initiative: number;
  /** Only its Movement counts for the first move. */
  readonly heavy: boolean;
  /** It has no first move. */
  readonly disordered: boolean;
  readonly distance: number;
};

/** The first move, what the dice must show, and the chance that the charge arrives. */
export function chargeOf(rules: ChargeRules, charger: Charger) {
  const { movement, initiative, heavy, disordered, distance } = charger;
  const reach = movement + (heavy ? 0 : initiative);
  const row = rules.setUp.findLast(({ from }) => from <= reach);
  const setUpMove = disordered ? 0 : (row?.inches ?? 0);
  const allowed = distance <= rules.farthest;
  const need = Math.max(0, distance - setUpMove);
  return { allowed, setUpMove, need, odds: allowed ? highestAtLeast(rules.dice, need) : ZERO };
}

function highestAtLeast(dice: number, need: number): Fraction {
  if (need <= 1) return ONE;
  if (need > 6) return ZERO;
  const missed = BigInt(Math.ceil(need) - 1) ** BigInt(dice);
  const all = 6n ** BigInt(dice);
  return fraction(all - missed, all);
}
