import { add, type Fraction, ONE, ZERO } from '../dice/fraction';
import type { BreakTestCondition, BreakTestInputId, BreakTestResult } from './break-test';
import type { BreakTestReason } from './break-test-reason';
import { BROKE, HELD, type Outcome, type OutcomeId } from './outcome';
import { type NaturalTotal, outcomeChances, type TestDice, type Threshold, thresholdOf } from './thresholds';

const DOUBLE_ONE = 2;

type Explained = {
  readonly reasons: readonly BreakTestReason[];
  readonly conditions?: readonly BreakTestCondition[];
  /** Lost before the test, without saves. */
  readonly healthPointsLost?: number;
  readonly spends?: readonly BreakTestInputId[];
};

/**
 * A test of 2D6: equal to or below the value with its modifier (0 or less) holds. A value of null was not
 * entered: no target, no odds.
 */
export function rollsAgainst(
  roll: {
    readonly value: number | null;
    readonly modifier: number;
    readonly reroll: boolean;
    readonly doubleOnePasses: boolean;
    /** Why a double 1 passes: by the players' choice (default), or always in this rulebook. */
    readonly because?: 'doubleOne' | 'insaneCourage';
  } & Explained,
): BreakTestResult {
  const { value, modifier, doubleOnePasses, because = 'doubleOne' } = roll;
  const target = value === null ? null : value + modifier;
  return rollsOnThresholds({
    ...roll,
    thresholds:
      target === null
        ? []
        : [
            { outcomeId: HELD, counts: 'held', upTo: target },
            { outcomeId: BROKE, counts: 'broke', upTo: null },
          ],
    reasons: [
      ...roll.reasons,
      ...(roll.reroll ? [{ key: 'reroll', values: {} } as const] : []),
      ...(doubleOnePasses ? [{ key: because, values: {} } as const] : []),
    ],
  });
}

/** A test of 2D6 with any number of limits, best outcome first; none while a value was not entered. */
export function rollsOnThresholds(
  roll: {
    readonly thresholds: readonly Threshold[];
    /** The modifier of the characteristic, for display only. */
    readonly modifier: number;
    readonly reroll: boolean;
    readonly doubleOnePasses: boolean;
  } & Explained &
    Pick<BreakTestResult, 'possible' | 'losesWith' | 'dice' | 'naturals' | 'added' | 'changes'>,
): BreakTestResult {
  const { thresholds, modifier, reroll, doubleOnePasses, possible, losesWith, dice } = roll;
  const { naturals, added, changes } = roll;
  const chances = { doubleOne: doubleOnePasses, dice, naturals };
  const held = thresholds.filter(({ counts }) => counts === 'held');
  const known = thresholds.length > 0;
  return {
    ...withoutRoll('roll', roll),
    target: held.findLast(({ upTo }) => upTo !== null)?.upTo ?? null,
    modifier,
    thresholds,
    holdIn36: known && dice === undefined ? waysToHold(thresholds, chances) : null,
    odds: known ? chanceToHold(thresholds, chances, reroll) : null,
    oddsWithoutReroll: known ? chanceToHold(thresholds, chances, false) : null,
    reroll,
    doubleOnePasses,
    ...(dice === undefined ? {} : { dice }),
    ...(possible === undefined ? {} : { possible }),
    ...(losesWith === undefined ? {} : { losesWith }),
    ...(naturals === undefined ? {} : { naturals }),
    ...(added === undefined ? {} : { added }),
    ...(changes === undefined ? {} : { changes }),
  };
}

/** Only a double 1 saves the unit, for any value. */
export function breaksUnlessDoubleOne(explained: Explained): BreakTestResult {
  const thresholds: readonly Threshold[] = [
    { outcomeId: HELD, counts: 'held', upTo: DOUBLE_ONE },
    { outcomeId: BROKE, counts: 'broke', upTo: null },
  ];
  const odds = chanceToHold(thresholds, { doubleOne: true }, false);
  return {
    ...withoutRoll('breaksUnlessDoubleOne', explained),
    thresholds,
    holdIn36: waysToHold(thresholds, { doubleOne: true }),
    odds,
    oddsWithoutReroll: odds,
    doubleOnePasses: true,
  };
}

/** Holds, breaks or is not tested, without dice. */
export function settled(kind: 'holds' | 'breaks' | 'noTest', explained: Explained): BreakTestResult {
  const known = kind === 'breaks' ? 'broke' : 'held';
  const automatic = kind === 'noTest' ? null : kind === 'holds' ? HELD : BROKE;
  return { ...withoutRoll(kind, explained), ...certainly(known), automatic };
}

/** One of several outcomes, without dice. */
export function settledAs(
  { id, counts }: Pick<Outcome, 'id' | 'counts'>,
  explained: Explained,
): BreakTestResult {
  return { ...withoutRoll('automatic', explained), ...certainly(counts), automatic: id };
}

/** Loses so many Health Points instead of testing. */
export function losesHealthPoints(healthPoints: number, explained: Explained): BreakTestResult {
  return { ...withoutRoll('losesHealthPoints', explained), healthPointsLost: healthPoints };
}

/**
 * A roll of 2D6 that decides how many Health Points are lost: one for each point above the value with its
 * modifier. A value of null was not entered.
 */
export function losesByRoll(
  roll: {
    readonly value: number | null;
    readonly modifier: number;
    readonly reroll: boolean;
    /** The total that gives back this phase's losses, and the totals that destroy the unit; null: none. */
    readonly restoredOn: number | null;
    readonly destroyedOn: number | null;
  } & Explained,
): BreakTestResult {
  const { value, modifier, reroll, restoredOn, destroyedOn } = roll;
  return {
    ...withoutRoll('losesByRoll', roll),
    target: value === null ? null : value + modifier,
    modifier,
    reroll,
    byRoll: { restoredOn, destroyedOn },
  };
}

/** The losses by a roll; null if the test has no such roll, or no value. */
export function lossByRoll(
  { kind, target, byRoll }: BreakTestResult,
  total: number,
):
  | { readonly kind: 'loses'; readonly healthPoints: number }
  | { readonly kind: 'restored' | 'destroyed' }
  | null {
  if (kind !== 'losesByRoll' || target === null || byRoll === null) return null;
  if (total === byRoll.restoredOn) return { kind: 'restored' };
  if (total === byRoll.destroyedOn) return { kind: 'destroyed' };
  return { kind: 'loses', healthPoints: Math.max(0, total - target) };
}

/** Why a unit of a side that did not lose is not tested; null if its side lost by so many points. */
export function notBeaten(lostBy: number): BreakTestReason | null {
  if (lostBy > 0) return null;
  return lostBy === 0 ? { key: 'tie', values: {} } : { key: 'won', values: {} };
}

/**
 * The value for the test if a unit may use the General's: his if it is higher, else its own. Null if neither
 * is known.
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
 * The outcome from the totals of 2D6 in the order of the rolls. The second counts only with a re-roll, and
 * only if the first had an outcome in `rerollAfter`. Null if it is not known: no roll yet, no limits, or
 * Health Points are lost instead.
 */
export function outcomeWith(
  result: BreakTestResult,
  rolls: readonly number[],
  rerollAfter: readonly OutcomeId[],
): OutcomeId | null {
  if (result.automatic !== null) return result.automatic;
  const [first, second] = rolls;
  const of = (total: number | undefined) =>
    total === undefined
      ? null
      : (thresholdOf(result.thresholds, total, result.doubleOnePasses, result.naturals)?.outcomeId ?? null);
  const atOnce = of(first);
  const again = result.reroll && second !== undefined && atOnce !== null && rerollAfter.includes(atOnce);
  return again ? of(second) : atOnce;
}

type Chances = {
  readonly doubleOne: boolean;
  readonly dice?: TestDice | undefined;
  readonly naturals?: readonly NaturalTotal[] | undefined;
};

function waysToHold(thresholds: readonly Threshold[], chances: Chances): number {
  const held = heldIds(thresholds, chances);
  return outcomeChances(thresholds, chances)
    .filter(({ outcomeId }) => held.includes(outcomeId))
    .reduce((sum, { in36 }) => sum + (in36 ?? 0), 0);
}

function chanceToHold(thresholds: readonly Threshold[], chances: Chances, reroll: boolean): Fraction {
  const held = heldIds(thresholds, chances);
  const rerollAfter = reroll
    ? outcomeChances(thresholds, chances).flatMap(({ outcomeId }) =>
        held.includes(outcomeId) ? [] : [outcomeId],
      )
    : [];
  return outcomeChances(thresholds, { ...chances, rerollAfter })
    .filter(({ outcomeId }) => held.includes(outcomeId))
    .map(({ odds }) => odds)
    .reduce(add, ZERO);
}

function heldIds(thresholds: readonly Threshold[], { naturals = [] }: Chances): readonly OutcomeId[] {
  return [...thresholds, ...naturals]
    .filter(({ counts }) => counts === 'held')
    .map(({ outcomeId }) => outcomeId);
}

function certainly(counts: Outcome['counts']) {
  const odds = counts === 'held' ? ONE : ZERO;
  return { holdIn36: counts === 'held' ? 36 : 0, odds, oddsWithoutReroll: odds };
}

function withoutRoll(
  kind: BreakTestResult['kind'],
  { reasons, conditions, healthPointsLost, spends }: Explained,
): BreakTestResult {
  return {
    kind,
    target: null,
    modifier: 0,
    thresholds: [],
    automatic: null,
    holdIn36: null,
    odds: null,
    oddsWithoutReroll: null,
    reroll: false,
    doubleOnePasses: false,
    healthPointsLost: healthPointsLost ?? null,
    byRoll: null,
    spends: spends ?? [],
    reasons,
    conditions: conditions ?? [],
    missing: [],
  };
}
