import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import type { DamageResult } from './wound-pool-rules';

/** A model of the struck unit. */
export type AllocationModel = ModelProfile & {
  readonly id: string;
  /** In base contact with a model that attacks at this step. */
  readonly inContact: boolean;
  /** Inches to the nearest model that attacks at this step. */
  readonly distance: number;
  /**
   * It fights a challenge, or stands aside after refusing one. Wounds of others go to it never, or only if no
   * other model is left. Missing for all others.
   */
  readonly apart?: Apart;
  /** With how many Wounds it began the battle; missing: with those it has. */
  readonly startingWounds?: number;
  /** Its rank spares it from being named first when it has lost Wounds. */
  readonly spared?: true;
};

export const APART = ['never', 'last'] as const;
export type Apart = (typeof APART)[number];

/** The Wound being resolved, with the number of its dice rolled so far. */
export type PendingWound = {
  readonly modelId: string;
  readonly rollsMade: number;
  /** The die for Look Out, Sir failed: the Wound can no longer be passed on. */
  readonly stays?: true;
  /** The roll on the damage table, if it was made. */
  readonly damage?: number;
};

/** One settled Wound of a pool. */
export type WoundOutcome = {
  readonly poolId: string;
  readonly modelId: string;
  readonly ended: 'saved' | 'discounted' | 'lost';
  /** The loss by the die, for D6+6 including the 6; null: not rolled. */
  readonly lossRolled: number | null;
  readonly woundsLost: number;
  /** The part of the loss beyond the model's Wounds: it has no effect on other models. */
  readonly excess: number;
  /** The points that it adds to the assault result. */
  readonly scored: number;
  readonly instantDeath: boolean;
  /** The result of the damage table for a vehicle, with the roll before modifiers. */
  readonly damage?: { readonly rolled: number; readonly result: DamageResult };
  /** The status of a glance; with Hull Points lost, the vehicle had it already. Missing: no glance. */
  readonly status?: string;
  readonly removed: boolean;
};

/**
 * The allocation of one Initiative step: plain data, made by `beginAllocation` and continued by `allocate`.
 */
export type AllocationState = {
  /** The struck unit as the step began. */
  readonly models: readonly AllocationModel[];
  readonly pools: readonly Pool[];
  /** The pools that the attacker has chosen so far, the current one last. */
  readonly poolOrder: readonly string[];
  /** The model that further Wounds must go to. */
  readonly lockedOn: string | null;
  readonly pending: PendingWound | null;
  readonly outcomes: readonly WoundOutcome[];
};

/** The model with that id. Throws for an unknown one, which is a mistake in the program. */
export function modelOf(state: AllocationState, modelId: string): AllocationModel {
  const model = state.models.find(({ id }) => id === modelId);
  if (!model) throw new Error(`The allocation has no model "${modelId}"`);
  return model;
}

/** The Wounds that this model has left; 0 if it was removed. */
export function woundsLeft(state: AllocationState, modelId: string): number {
  return state.outcomes
    .filter((outcome) => outcome.modelId === modelId)
    .reduce((left, outcome) => left - outcome.woundsLost, modelOf(state, modelId).wounds);
}

/** The models that are still there. */
export function livingModels(state: AllocationState): readonly AllocationModel[] {
  return state.models.filter((model) => woundsLeft(state, model.id) > 0);
}

/** How many Wounds of this pool have not been settled. Throws on an unknown pool. */
export function woundsInPool(state: AllocationState, poolId: string): number {
  const settled = state.outcomes.filter((outcome) => outcome.poolId === poolId).length;
  return poolOf(state, poolId).wounds - settled;
}

/**
 * The models that may take a Wound of the pool now, among those left; empty: the rest of the pool is lost.
 */
export function takersAmong(
  living: readonly AllocationModel[],
  pool: Pool | null,
): readonly AllocationModel[] {
  const { modelId, spills } = pool?.challenge ?? { modelId: null, spills: true };
  const opponent = living.filter(({ id }) => id === modelId);
  if (opponent.length > 0) return opponent;
  if (!spills) return [];
  const free = living.filter(({ apart }) => apart === undefined);
  return free.length > 0 ? free : living.filter(({ apart }) => apart === 'last');
}

/** The models that Wounds of the pool may reach before it is empty, among those left. */
export function reachedBy(state: AllocationState, pool: Pool): readonly AllocationModel[] {
  const { challenge } = pool;
  return livingModels(state).filter(({ id, apart }) =>
    id === challenge?.modelId ? true : challenge?.spills !== false && apart !== 'never',
  );
}

/** The pools from which the next one may be chosen: none whose attacks have another pool to come before. */
export function nextPools(state: AllocationState): readonly Pool[] {
  const open = openPools(state);
  return open.filter(({ after }) => after === undefined || open.every(({ id }) => id !== after));
}

/** The pools that still have Wounds which a model can take. */
export function openPools(state: AllocationState): readonly Pool[] {
  const living = livingModels(state);
  return state.pools.filter(
    (pool) => woundsInPool(state, pool.id) > 0 && takersAmong(living, pool).length > 0,
  );
}

/** The pool being allocated; null if the next one must be chosen, or none is left. */
export function currentPool(state: AllocationState): Pool | null {
  const id = state.poolOrder.at(-1);
  return openPools(state).find((pool) => pool.id === id) ?? null;
}

function poolOf(state: AllocationState, poolId: string): Pool {
  const pool = state.pools.find(({ id }) => id === poolId);
  if (!pool) throw new Error(`The allocation has no pool "${poolId}"`);
  return pool;
}
