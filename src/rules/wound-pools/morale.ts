import { type Fraction, fraction, ONE } from '../dice/fraction';
import { waysToRollAtMost } from '../dice/two-dice';
import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';

/** Why a Morale check has its target. */
export const MORALE_REASONS = [
  'leadership', // value `leadership`
  'lostBy', // value `modifier`
  'stubborn', // ignores the modifier
  'fearless', // passes without a roll
] as const;
export type MoraleReason = (typeof MORALE_REASONS)[number];

export type MoraleQuestion = {
  readonly leadership: number;
  /** Wounds by which the assault was lost. */
  readonly lostBy: number;
  readonly rules: readonly SpecialRule[];
};

/** A Morale check on 2D6. */
export type MoraleCheck = {
  /** To be rolled or less, and possibly below 2; null when the check is passed without a roll. */
  readonly target: number | null;
  readonly automatic: boolean;
  /** A double 1 always passes. */
  readonly chance: Fraction;
  readonly reasons: readonly Reason<MoraleReason>[];
};

/** The Morale check of a unit that lost an assault. A unit both Fearless and Stubborn is Fearless. */
export function moraleCheck({ leadership, lostBy, rules }: MoraleQuestion): MoraleCheck {
  if (rules.includes('fearless')) {
    return { target: null, automatic: true, chance: ONE, reasons: [because('fearless')] };
  }
  const stubborn = rules.includes('stubborn');
  const target = stubborn ? leadership : leadership - lostBy;
  return {
    target,
    automatic: false,
    chance: fraction(Math.max(1, waysToRollAtMost(target)), 36),
    reasons: [
      because('leadership', { leadership }),
      stubborn ? because('stubborn') : because('lostBy', { modifier: -lostBy }),
    ],
  };
}

/** Whether the check is passed with these two dice. Dice thrown for an automatic check are ignored. */
export function passesMorale(check: MoraleCheck, [first, second]: readonly [number, number]): boolean {
  if (check.target === null) return true;
  return (first === 1 && second === 1) || first + second <= check.target;
}
