import type { AssaultRound } from '@/battle/state/assault-round';
import type { StrikeId, UnitKey } from '@/battle/state/ids';
import { remembered } from '@/plain/remembered';
import type { WoundPoolRules } from '@/rules/index';
import { firingOrder } from './firing';
import { type Striking, strikingOrder } from './ladder';
import { isEmptied, struckUnits } from './pools';
import { type StandingStrike, strikesAt } from './strikes';

/** The present state of a step of the ladder. */
export type StandingStep = Striking & {
  readonly strikes: readonly StandingStrike[];
  /** The units with Wounds from its strikes, in the order of the strikes. */
  readonly struck: readonly UnitKey[];
  /** Whether every strike is settled and no Wound waits. */
  readonly settled: boolean;
};

/** The present state of the ladder of a round. */
export type StandingAssault = {
  /** Every step with strikers, from the highest down. */
  readonly steps: readonly StandingStep[];
  /**
   * The current step: the highest one below the last fought step with a strike or Wounds that are not
   * settled; null when the ladder is done. A step without possible effect is skipped.
   */
  readonly inHand: StandingStep | null;
};

/**
 * The present state of the round by that book. It is cached, because many parts of a screen and every
 * decision ask for it.
 */
export const standingAssault = remembered((book: WoundPoolRules, round: AssaultRound): StandingAssault => {
  const order = round.shotBy ? firingOrder(round) : strikingOrder(book, round);
  const steps = order.map((striking) => standingStep(book, round, striking));
  const open = steps.filter(({ step }) => round.lastStep === null || step < round.lastStep);
  return { steps, inHand: open.find(({ settled }) => !settled) ?? null };
});

/** The present state of one step of the round. */
export function standingStep(book: WoundPoolRules, round: AssaultRound, striking: Striking): StandingStep {
  const strikes = strikesAt(book, round, striking);
  const struck = struckUnits(book, round, striking.step);
  const settled =
    strikes.every(({ stage }) => stage === 'settled') &&
    struck.every((unitKey) => isEmptied(book, round, striking.step, unitKey));
  return { ...striking, strikes, struck, settled };
}

/** The strike of that id at the current step, or undefined. */
export function strikeNow(
  book: WoundPoolRules,
  round: AssaultRound,
  id: StrikeId,
): StandingStrike | undefined {
  return standingAssault(book, round).inHand?.strikes.find(({ strike }) => strike.id === id);
}

/** Whether a unit has Wounds from strikes of the current step that are not all allocated. */
export function woundsWait(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = standingAssault(book, round).inHand;
  return now?.struck.some((unitKey) => !isEmptied(book, round, now.step, unitKey)) ?? false;
}

/**
 * Whether Wounds of the current step are being allocated: until that is done, strikes, places and groups must
 * not change.
 */
export function isAllocating(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = standingAssault(book, round).inHand;
  return now !== null && round.allocations.some(({ step }) => step === now.step);
}
