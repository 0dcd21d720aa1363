import {
  type AllocationState,
  type AllocationStep,
  allocate,
  beginAllocation,
  nextPrompt,
  type WoundPoolRules,
} from '@/rules/index';
import type { AssaultRound } from './assault';
import { allocationOf, poolsOn } from './assault-strikes';
import { allocationModels } from './assault-units';

/** Where the Wounds of the step on a unit stand, and the pools that the attacker's order has chosen since the last gesture. */
export type StandingAllocation = {
  readonly state: AllocationState;
  readonly chosen: readonly AllocationStep[];
  /** Whether a Wound of the step has been allocated to the unit. */
  readonly begun: boolean;
};

/** The allocation of the step's Wounds on the unit: as recorded, else about to begin; with the attacker's order followed. */
export function standingAllocation(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: string,
): StandingAllocation {
  const recorded = allocationOf(round, step, unitKey);
  const state =
    recorded?.state ??
    beginAllocation(book, allocationModels(round, unitKey), poolsOn(book, round, step, unitKey));
  return { ...followOrder(book, state, orderOf(round, unitKey)), begun: recorded !== undefined };
}

/** The order in which the attacker wants the pools on the unit emptied; empty where nothing was said. */
export function orderOf(round: AssaultRound, unitKey: string): readonly string[] {
  return round.poolOrders[unitKey] ?? [];
}

/** Chooses the next pool as the attacker has ordered them, where one has to be chosen. */
export function followOrder(
  book: WoundPoolRules,
  state: AllocationState,
  order: readonly string[],
): Pick<StandingAllocation, 'state' | 'chosen'> {
  const prompt = nextPrompt(book, state);
  if (prompt.ask !== 'choosePool') return { state, chosen: [] };
  const poolId = order.find((id) => prompt.choices.includes(id));
  if (poolId === undefined) return { state, chosen: [] };
  const step: AllocationStep = { do: 'choosePool', poolId };
  const after = allocate(book, state, step);
  return after.ok ? { state: after.value, chosen: [step] } : { state, chosen: [] };
}
