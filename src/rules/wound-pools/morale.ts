import { type Fraction, fraction, ONE } from '../dice/fraction';
import { WAYS_WITH_TWO_DICE, waysToRollAtMost } from '../dice/two-dice';
import { type CheckRules, passesCheck, twoDiceCheck } from './check';
import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { WoundPoolRules } from './wound-pool-rules';

/** Why a Morale check has its target. */
export const MORALE_REASONS = [
  'leadership', // value `leadership`
  'lostBy', // value `modifier`
  'stubborn', // ignores the modifier
  'fearless', // passes without a roll
  'casualties', // for models lost in one phase: values `lost`, `of`
] as const;
export type MoraleReason = (typeof MORALE_REASONS)[number];

export type MoraleQuestion = {
  readonly leadership: number;
  /** By how many Wounds the assault was lost. */
  readonly lostBy: number;
  readonly rules: readonly SpecialRule[];
};

/** The models that a unit lost in one phase, and how many it had. */
export type Casualties = { readonly lost: number; readonly of: number };

/** A Morale check on 2D6. */
export type MoraleCheck = {
  /** The highest total that passes, possibly below 2; null: passed without a roll. */
  readonly target: number | null;
  readonly automatic: boolean;
  /** Natural totals that pass and fail whatever the target; missing: a double 1 passes. */
  readonly naturals?: Pick<CheckRules, 'alwaysPasses' | 'alwaysFails'>;
  /** A double 1 always passes. */
  readonly chance: Fraction;
  readonly reasons: readonly Reason<MoraleReason>[];
};

/** The Morale check of a unit that lost an assault. A unit that is both Fearless and Stubborn is Fearless. */
export function moraleCheck({ leadership, lostBy, rules }: MoraleQuestion): MoraleCheck {
  if (rules.includes('fearless')) {
    return { target: null, automatic: true, chance: ONE, reasons: [because('fearless')] };
  }
  const stubborn = rules.includes('stubborn');
  const target = stubborn ? leadership : leadership - lostBy;
  return {
    target,
    automatic: false,
    chance: fraction(Math.max(1, waysToRollAtMost(target)), WAYS_WITH_TWO_DICE),
    reasons: [
      because('leadership', { leadership }),
      stubborn ? because('stubborn') : because('lostBy', { modifier: -lostBy }),
    ],
  };
}

/** Whether a unit with so many losses in one phase takes a Morale check for them; not if no model is left. */
export function testsForCasualties({ shooting }: WoundPoolRules, { lost, of }: Casualties): boolean {
  return shooting !== undefined && lost > 0 && lost < of && lost * shooting.morale.oneIn >= of;
}

/** The Morale check for losses in one phase or attack, on the unmodified Leadership. `checks`: what passes and fails. */
export function casualtyCheck(
  leadership: number,
  rules: readonly SpecialRule[],
  casualties: Casualties,
  checks?: CheckRules,
): MoraleCheck {
  const plain = moraleCheck({ leadership, lostBy: 0, rules });
  if (plain.automatic) return plain;
  const check = checks ? { ...plain, ...onChecks(checks, leadership) } : plain;
  const reasons = [
    because<MoraleReason>('leadership', { leadership }),
    because<MoraleReason>('casualties', casualties),
  ];
  return { ...check, reasons };
}

function onChecks(checks: CheckRules, leadership: number): Pick<MoraleCheck, 'chance' | 'naturals'> {
  const { alwaysPasses, alwaysFails } = checks;
  const { chance } = twoDiceCheck(checks, leadership, 0);
  return { chance, naturals: { alwaysPasses, alwaysFails } };
}

/** Whether the check is passed with these two dice. For an automatic check the dice are ignored. */
export function passesMorale(check: MoraleCheck, [first, second]: readonly [number, number]): boolean {
  if (check.target === null) return true;
  const { target, naturals } = check;
  if (naturals) return passesCheck(naturals, { target, failsUnrolled: target === 0 }, first + second);
  return (first === 1 && second === 1) || first + second <= check.target;
}
