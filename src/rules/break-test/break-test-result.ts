import { ONE, ZERO } from '../dice/fraction';
import { chanceAtMost, waysToRollAtMost } from '../dice/two-dice';
import type { BreakTestCondition, BreakTestReason, BreakTestResult } from './break-test';

const DOUBLE_ONE = 2;

type Explained = {
  readonly reasons: readonly BreakTestReason[];
  readonly conditions?: readonly BreakTestCondition[];
};

/** A roll of 2D6 at or under the value with its modifier (0 or less). A value of null has not been entered: no target, no odds. */
export function rollsAgainst(
  roll: {
    readonly value: number | null;
    readonly modifier: number;
    readonly reroll: boolean;
    readonly doubleOnePasses: boolean;
  } & Explained,
): BreakTestResult {
  const { value, modifier, reroll, doubleOnePasses } = roll;
  const target = value === null ? null : value + modifier;
  const atMost = target === null ? null : doubleOnePasses ? Math.max(DOUBLE_ONE, target) : target;
  return {
    ...withoutRoll('roll', roll),
    target,
    modifier,
    holdIn36: atMost === null ? null : waysToRollAtMost(atMost),
    odds: atMost === null ? null : chanceAtMost(atMost, { reroll }),
    oddsWithoutReroll: atMost === null ? null : chanceAtMost(atMost),
    reroll,
    doubleOnePasses,
    reasons: [
      ...roll.reasons,
      ...(reroll ? [{ key: 'reroll', values: {} } as const] : []),
      ...(doubleOnePasses ? [{ key: 'doubleOne', values: {} } as const] : []),
    ],
  };
}

/** Holds, breaks or is not tested, whatever the dice. */
export function settled(kind: 'holds' | 'breaks' | 'noTest', explained: Explained): BreakTestResult {
  return withoutRoll(kind, explained);
}

/** Loses so many Health Points instead of testing. */
export function losesHealthPoints(healthPoints: number, explained: Explained): BreakTestResult {
  return { ...withoutRoll('losesHealthPoints', explained), healthPointsLost: healthPoints };
}

/** Why a unit of a side that did not lose is not tested, or null for one that lost by that many points. */
export function notBeaten(lostBy: number): BreakTestReason | null {
  if (lostBy > 0) return null;
  return lostBy === 0 ? { key: 'tie', values: {} } : { key: 'won', values: {} };
}

/**
 * The value to test on when a unit may use its General's: his if it is higher, since he never hurts. Null when neither is known.
 */
export function betterValue(
  own: number | null,
  generals: number | null,
): { readonly value: number | null; readonly reason: BreakTestReason } {
  if (generals !== null && (own === null || generals > own)) {
    return { value: generals, reason: { key: 'generalValue', values: { value: generals } } };
  }
  if (own === null) return { value: null, reason: { key: 'valueMissing', values: {} } };
  return { value: own, reason: { key: 'ownValue', values: { value: own } } };
}

/**
 * Whether the unit held, from the totals of 2D6 in the order they were rolled: the second counts only where there is a re-roll.
 * Null when that cannot be said: no roll yet, no target number, or the unit loses Health Points instead.
 */
export function heldWith(result: BreakTestResult, rolls: readonly number[]): boolean | null {
  switch (result.kind) {
    case 'holds':
    case 'noTest':
      return true;
    case 'breaks':
      return false;
    case 'losesHealthPoints':
      return null;
    case 'roll': {
      const { target, doubleOnePasses } = result;
      const counted = rolls.slice(0, result.reroll ? 2 : 1);
      if (target === null || counted.length === 0) return null;
      return counted.some((total) => total <= target || (doubleOnePasses && total === DOUBLE_ONE));
    }
  }
}

function withoutRoll(kind: BreakTestResult['kind'], { reasons, conditions }: Explained): BreakTestResult {
  const known = kind === 'holds' || kind === 'noTest' ? true : kind === 'breaks' ? false : null;
  const odds = known === null ? null : known ? ONE : ZERO;
  return {
    kind,
    target: null,
    modifier: 0,
    holdIn36: known === null ? null : known ? 36 : 0,
    odds,
    oddsWithoutReroll: odds,
    reroll: false,
    doubleOnePasses: false,
    healthPointsLost: null,
    reasons,
    conditions: conditions ?? [],
  };
}
