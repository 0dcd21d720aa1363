import {
  type AllocationModel,
  type AllocationState,
  currentPool,
  livingModels,
  takersAmong,
  woundsLeft,
} from './allocation-state';
import type { Pool } from './pools';
import type { WoundPoolRules } from './wound-pool-rules';

/**
 * The models that may be chosen, and why only those. `precision`: the attacker chooses any model; `hot`:
 * models whose weapon got hot; `wounded`: models that have lost Wounds come first.
 */
export type Candidates = {
  readonly choices: readonly string[];
  readonly because: 'inContact' | 'closest' | 'anyModel' | 'wounded' | 'precision' | 'hot';
};

/**
 * The models from which the defender chooses, by the rulebook's allocation. For Precision Strikes the attacker
 * chooses any model.
 */
export function candidates(book: Pick<WoundPoolRules, 'allocation'>, state: AllocationState): Candidates {
  const pool = currentPool(state);
  const takers = takersAmong(livingModels(state), pool);
  if (pool?.precise) return { choices: takers.map(({ id }) => id), because: 'precision' };
  return pool?.hot
    ? { choices: firersLeft(state, pool, takers), because: 'hot' }
    : candidatesOf(book, state, takers);
}

/**
 * The models that may have fired a hot shot that is not settled. If players enter more hot shots than shots,
 * any of the group.
 */
function firersLeft(
  { outcomes }: AllocationState,
  { id, hot }: Pool,
  takers: readonly AllocationModel[],
): readonly string[] {
  const own = (modelId: string) =>
    outcomes.filter((outcome) => outcome.poolId === id && outcome.modelId === modelId).length;
  const left = takers.filter((model) => own(model.id) < (hot?.each ?? 1));
  return (left.length > 0 ? left : takers).map((model) => model.id);
}

/** The same if only these models are left. */
export function candidatesOf(
  { allocation }: Pick<WoundPoolRules, 'allocation'>,
  state: AllocationState,
  living: readonly AllocationModel[],
): Candidates {
  const wounded = allocation.woundedFirst ? living.filter((model) => isNamedFirst(state, model)) : [];
  if (wounded.length > 0) return { choices: wounded.map(({ id }) => id), because: 'wounded' };
  return allocation.from === 'anyModel'
    ? { choices: living.map(({ id }) => id), because: 'anyModel' }
    : contactThenClosest(living);
}

/** Whether a model that has lost Wounds, and is not spared by its rank, is named before the others. */
function isNamedFirst(state: AllocationState, model: AllocationModel): boolean {
  return !model.spared && woundsLeft(state, model.id) < (model.startingWounds ?? model.wounds);
}

function contactThenClosest(living: readonly AllocationModel[]): Candidates {
  const inContact = living.filter((model) => model.inContact);
  if (inContact.length > 0) return { choices: inContact.map(({ id }) => id), because: 'inContact' };
  const closest = Math.min(...living.map(({ distance }) => distance));
  return {
    choices: living.filter(({ distance }) => distance === closest).map(({ id }) => id),
    because: 'closest',
  };
}
