import type { AssaultRound } from '@/battle/state/assault-round';
import type { StrikeId, UnitKey } from '@/battle/state/ids';
import { remembered } from '@/plain/remembered';
import type { WoundPoolRules } from '@/rules/index';
import { firingOrder } from './firing';
import { type Striking, strikingOrder } from './ladder';
import { isEmptied, struckUnits } from './pools';
import { type StandingStrike, strikesAt } from './strikes';

/** A step of the ladder as it stands. */
export type StandingStep = Striking & {
  readonly strikes: readonly StandingStrike[];
  /** The units on which its strikes have put Wounds, in the order of the strikes. */
  readonly struck: readonly UnitKey[];
  /** Whether every strike is settled and no Wound waits. */
  readonly settled: boolean;
};

/** The ladder of a round as it stands. */
export type StandingAssault = {
  /** Every step at which somebody strikes, from the highest down. */
  readonly steps: readonly StandingStep[];
  /**
   * The highest step below the last one fought in which a strike is not settled or Wounds wait; null when the ladder is done. A step
   * from which nothing can come is passed over.
   */
  readonly inHand: StandingStep | null;
};

/** The round as it stands by that book. It is worked out once, however many places of a screen ask, and what is decided asks it too. */
export const standingAssault = remembered((book: WoundPoolRules, round: AssaultRound): StandingAssault => {
  const order = round.shotBy ? firingOrder(round) : strikingOrder(book, round);
  const steps = order.map((striking) => standingStep(book, round, striking));
  const open = steps.filter(({ step }) => round.lastStep === null || step < round.lastStep);
  return { steps, inHand: open.find(({ settled }) => !settled) ?? null };
});

/** One step of the round as it stands, of those who strike at it. */
export function standingStep(book: WoundPoolRules, round: AssaultRound, striking: Striking): StandingStep {
  const strikes = strikesAt(book, round, striking);
  const struck = struckUnits(book, round, striking.step);
  const settled =
    strikes.every(({ stage }) => stage === 'settled') &&
    struck.every((unitKey) => isEmptied(book, round, striking.step, unitKey));
  return { ...striking, strikes, struck, settled };
}

/** The strike of that id at the step in hand, or undefined. */
export function strikeNow(
  book: WoundPoolRules,
  round: AssaultRound,
  id: StrikeId,
): StandingStrike | undefined {
  return standingAssault(book, round).inHand?.strikes.find(({ strike }) => strike.id === id);
}

/** Whether strikes of the step in hand have put Wounds on a unit that are not all allocated. */
export function woundsWait(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = standingAssault(book, round).inHand;
  return now?.struck.some((unitKey) => !isEmptied(book, round, now.step, unitKey)) ?? false;
}

/** Whether Wounds of the step in hand are being allocated: strikes, places and groups stand as they are until it is done. */
export function isAllocating(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = standingAssault(book, round).inHand;
  return now !== null && round.allocations.some(({ step }) => step === now.step);
}
