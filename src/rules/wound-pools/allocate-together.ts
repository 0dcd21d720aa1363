import { accepted, type NoValues, type RefusalOf, type Result, refused } from '../result';
import { type AllocationStep, allocate } from './allocate';
import {
  type AllocationState,
  currentPool,
  livingModels,
  openPools,
  reachedBy,
  takersAmong,
  woundsInPool,
  woundsLeft,
} from './allocation-state';
import { candidatesOf } from './candidates';
import { type AllocationPrompt, nextPrompt } from './next-prompt';
import type { Pool } from './pools';
import { effectOn, type WoundEffect } from './wound-effect';
import type { WoundPoolRules } from './wound-pool-rules';

/**
 * The results of a whole pool rolled at once: how many Wounds were saved, and how many of the others Feel No
 * Pain discounted.
 */
export type TogetherRolled = {
  readonly saved: number;
  readonly discounted: number;
  /**
   * The models that the defender removes first if there is a choice. Models of one kind are interchangeable.
   */
  readonly defenderChoice: readonly string[];
  /** The kind of each model for the defender's choice; missing: all are of one kind. */
  readonly kindOf?: (modelId: string) => string;
};

/** The rolls of a pool that may be rolled at once, and its number of dice. */
export type Together = {
  readonly wounds: number;
  readonly save: number | null;
  readonly feelNoPain: number | null;
};

/** Why the dice of a pool were not taken together. */
export type TogetherRefusal = RefusalOf<{
  // the models differ in save or Feel No Pain, have more than one Wound left, or a Wound is partly rolled
  notAlike: NoValues;
  noSuchRoll: NoValues; // saves or Feel No Pain were entered but are not rolled
  tooMany: { wounds: number }; // more were entered than the pool holds
  choiceMissing: NoValues; // the defender must choose between models of different kinds, but has not
}>;

/**
 * The rolls of the current pool if it may be rolled at once: every model left has one Wound, the same save
 * and the same Feel No Pain. Null if not.
 */
export function togetherAllowed(book: WoundPoolRules, state: AllocationState): Together | null {
  const pool = currentPool(state);
  const living = pool === null ? [] : reachedBy(state, pool);
  const [first] = living;
  if (pool === null || pool.precise || first === undefined || (state.pending?.rollsMade ?? 0) > 0)
    return null;
  const effect = effectOn(book, pool, first);
  const alike = living.every(
    (model) =>
      woundsLeft(state, model.id) === 1 &&
      effect.damage === undefined &&
      !effect.glance &&
      sameDice(effectOn(book, pool, model), effect),
  );
  if (!alike) return null;
  return {
    wounds: woundsInPool(state, pool.id),
    save: effect.save.need,
    feelNoPain: effect.feelNoPain,
  };
}

/**
 * The state after the whole pool was rolled at once. One model falls for each unsaved Wound, in allocation
 * order.
 */
export function allocateTogether(
  book: WoundPoolRules,
  state: AllocationState,
  { saved, discounted, defenderChoice, kindOf = () => '' }: TogetherRolled,
): Result<AllocationState, TogetherRefusal> {
  const pool = currentPool(state);
  const together = togetherAllowed(book, state);
  if (pool === null || together === null) return refused('notAlike');
  const { wounds, save, feelNoPain } = together;
  if ((saved > 0 && save === null) || (discounted > 0 && feelNoPain === null)) return refused('noSuchRoll');
  if (saved + discounted > wounds) return refused('tooMany', { wounds });
  const falling = fallTogether(book, state, wounds - saved - discounted, { defenderChoice, kindOf });
  if (falling.unsaid > 0) return refused('choiceMissing');
  const settledBefore = state.outcomes.length;
  let after = state;
  while (stillIn(pool, after)) {
    const settled = after.outcomes.length - settledBefore;
    const next = allocate(
      book,
      after,
      stepFor(nextPrompt(book, after), { settled, saved, discounted, preference: falling.order }),
    );
    if (!next.ok) throw new Error(`A pool rolled at once was refused: ${next.refusal.code}`);
    after = next.value;
  }
  // If all Wounds are saved, no model was chosen to take them, so none is bound for the next pool.
  return accepted(after.outcomes.at(-1)?.removed ? after : { ...after, lockedOn: state.lockedOn });
}

/**
 * The models that fall when so many Wounds of a pool are neither saved nor discounted, one model for each
 * Wound.
 */
export type FallingTogether = {
  /** All models left, those that fall first. */
  readonly order: readonly string[];
  /**
   * How many of them the defender must still choose, and from which models; empty if all candidates are of
   * one kind.
   */
  readonly unsaid: number;
  readonly choices: readonly string[];
};

/**
 * The models fall in the order of the rulebook's allocation, such as those in contact before the others, and the
 * others from the closest on; among equals the defender chooses.
 */
export function fallTogether(
  book: Pick<WoundPoolRules, 'allocation'>,
  state: AllocationState,
  unsaved: number,
  { defenderChoice, kindOf }: { readonly defenderChoice: readonly string[]; kindOf(modelId: string): string },
): FallingTogether {
  const pool = currentPool(state);
  const order: string[] = [];
  let left = livingModels(state);
  let open = unsaved;
  let unsaid = 0;
  let choices: readonly string[] = [];
  for (;;) {
    const takers = takersAmong(left, pool);
    if (takers.length === 0) break;
    const tier = pool?.hot ? takers.map(({ id }) => id) : candidatesOf(book, state, takers).choices;
    const chosen = defenderChoice.filter((id) => tier.includes(id));
    const rest = tier.filter((id) => !chosen.includes(id));
    const missing = Math.min(open, tier.length) - Math.min(chosen.length, open);
    const isChoice = missing > 0 && missing < rest.length && new Set(rest.map(kindOf)).size > 1;
    if (isChoice && unsaid === 0) {
      unsaid = missing;
      choices = rest;
    }
    order.push(...chosen, ...rest);
    open -= Math.min(open, tier.length);
    left = left.filter(({ id }) => !tier.includes(id));
  }
  return { order, unsaid, choices };
}

const SUCCESS = 6;
const FAILURE = 1;

function stepFor(
  prompt: AllocationPrompt,
  dice: {
    readonly settled: number;
    readonly saved: number;
    readonly discounted: number;
    readonly preference: readonly string[];
  },
): AllocationStep {
  switch (prompt.ask) {
    case 'chooseModel':
      return {
        do: 'chooseModel',
        modelId: dice.preference.find((id) => prompt.choices.includes(id)) ?? '',
      };
    case 'save':
      return { do: 'roll', value: dice.settled < dice.saved ? SUCCESS : FAILURE };
    case 'feelNoPain':
      return { do: 'roll', value: dice.settled < dice.saved + dice.discounted ? SUCCESS : FAILURE };
    case 'loss':
      return { do: 'skipRoll' };
    default:
      return { do: 'takeWound' };
  }
}

function stillIn(pool: Pool, state: AllocationState): boolean {
  return openPools(state).some(({ id }) => id === pool.id);
}

function sameDice(left: WoundEffect, right: WoundEffect): boolean {
  return left.save.need === right.save.need && left.feelNoPain === right.feelNoPain;
}
