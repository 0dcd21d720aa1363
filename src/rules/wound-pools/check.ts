import { type Fraction, fraction, ZERO } from '../dice/fraction';
import { WAYS_WITH_TWO_DICE, waysToRollAtMost } from '../dice/two-dice';
import type { Source } from '../source';
import { majority } from './majority';

/** Checks on 2D6 that pass with at most a characteristic. */
export type CheckRules = {
  /** The natural total that always passes, and the one that always fails. */
  readonly alwaysPasses: number;
  readonly alwaysFails: number;
  readonly source: Source;
};

/** Whose characteristic a unit's check is made on: the commonest of its models, or the lowest. */
export type CheckedOn = 'majority' | 'lowest';

/** One check, ready for the dice. */
export type TwoDiceCheck = {
  /** The highest total that passes, besides the naturals; never below 0. */
  readonly target: number;
  /** The characteristic was brought down to 0: it fails without dice. */
  readonly failsUnrolled: boolean;
  /** How many of the 36 results pass. */
  readonly in36: number;
  readonly chance: Fraction;
};

/**
 * The characteristic of the check: the unit's own, or that of a model whose rank lets it be used instead, where
 * that is the higher. Throws without a model.
 */
export function checkedCharacteristic(
  on: CheckedOn,
  values: readonly number[],
  officer: number | null,
  tie: 'highest' | 'lowest' = 'highest',
): number {
  const own = on === 'lowest' ? Math.min(...values) : majority(values, tie).value;
  return officer === null ? own : Math.max(own, officer);
}

/** The check on a characteristic with the modifiers added, which bring it to 0 at the lowest. */
export function twoDiceCheck(rules: CheckRules, characteristic: number, modifier: number): TwoDiceCheck {
  const target = Math.max(0, characteristic + modifier);
  const in36 = target === 0 ? 0 : waysToPass(rules, target);
  const chance = in36 === 0 ? ZERO : fraction(in36, WAYS_WITH_TWO_DICE);
  return { target, failsUnrolled: target === 0, in36, chance };
}

/** Whether the check is passed with that natural total. A check that fails without dice is never passed. */
export function passesCheck(
  { alwaysPasses, alwaysFails }: Pick<CheckRules, 'alwaysPasses' | 'alwaysFails'>,
  { target, failsUnrolled }: Pick<TwoDiceCheck, 'target' | 'failsUnrolled'>,
  total: number,
): boolean {
  if (failsUnrolled || total === alwaysFails) return false;
  return total === alwaysPasses || total <= target;
}

function waysToPass(rules: CheckRules, target: number): number {
  let ways = 0;
  for (let total = 2; total <= 12; total += 1) {
    if (!passesCheck(rules, { target, failsUnrolled: false }, total)) continue;
    ways += waysToRollAtMost(total) - waysToRollAtMost(total - 1);
  }
  return ways;
}
