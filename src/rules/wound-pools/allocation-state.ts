import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import { effectOn, lossRollMatters, requiredRolls } from './wound-effect';
import type { LossDice, WoundPoolRules } from './wound-pool-rules';

/** A model of the struck unit. */
export type AllocationModel = ModelProfile & {
  readonly id: string;
  /** In base contact with a model that attacks at this step. */
  readonly inContact: boolean;
  /** Inches to the nearest model that attacks at this step. */
  readonly distance: number;
};

/** The Wound being resolved, and how many of its dice have been rolled. */
export type PendingWound = {
  readonly modelId: string;
  readonly rollsMade: number;
  /** A die for Look Out, Sir has failed: the Wound is not passed on any more. */
  readonly stays?: true;
};

/** One Wound of a pool, settled. */
export type WoundOutcome = {
  readonly poolId: string;
  readonly modelId: string;
  readonly ended: 'saved' | 'discounted' | 'lost';
  /** What the die for the loss came to, D6+6 with its six; null when none was rolled. */
  readonly lossRolled: number | null;
  readonly woundsLost: number;
  /** Rolled beyond the Wounds the model had left: lost, never carried over. */
  readonly excess: number;
  /** What it adds to the assault result. */
  readonly scored: number;
  readonly instantDeath: boolean;
  readonly removed: boolean;
};

/** The allocation of one Initiative step: plain data, made by `beginAllocation` and carried on by `allocate`. */
export type AllocationState = {
  /** The struck unit as the step began. */
  readonly models: readonly AllocationModel[];
  readonly pools: readonly Pool[];
  /** The pools the attacker has chosen so far, the current one last. */
  readonly poolOrder: readonly string[];
  /** The model that further Wounds must go to. */
  readonly lockedOn: string | null;
  readonly pending: PendingWound | null;
  readonly outcomes: readonly WoundOutcome[];
};

/** Whom the defender may choose, and why only those. */
export type Candidates = {
  readonly choices: readonly string[];
  readonly because: 'inContact' | 'closest';
};

type WoundPrompt = {
  readonly poolId: string;
  readonly modelId: string;
  /** Nothing has been rolled for the Wound yet, so it may still be passed to another model (Look Out, Sir). */
  readonly mayPass: boolean;
};

/** What has to happen next. */
export type AllocationPrompt =
  | { readonly ask: 'choosePool'; readonly choices: readonly string[] }
  | ({ readonly ask: 'chooseModel'; readonly poolId: string } & Candidates)
  | (WoundPrompt & {
      readonly ask: 'save';
      readonly need: number;
      readonly type: 'armour' | 'invulnerable' | null;
    })
  | (WoundPrompt & { readonly ask: 'feelNoPain'; readonly need: number })
  | (WoundPrompt & {
      readonly ask: 'loss';
      readonly dice: LossDice;
      /** The model is gone whatever the die shows. */
      readonly maySkip: boolean;
    })
  /** The Wound is lost without a roll. */
  | (WoundPrompt & { readonly ask: 'takeWound' })
  | { readonly ask: 'nothing' };

/** The model of that id. Throws on an unknown one: that is a mistake in the program. */
export function modelOf(state: AllocationState, modelId: string): AllocationModel {
  const model = state.models.find(({ id }) => id === modelId);
  if (!model) throw new Error(`The allocation has no model "${modelId}"`);
  return model;
}

/** The Wounds this model has left; 0 when it was removed. */
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

/** The pools that still hold Wounds. */
export function openPools(state: AllocationState): readonly Pool[] {
  return state.pools.filter(({ id }) => woundsInPool(state, id) > 0);
}

/** The pool being allocated, or null when the next one has to be chosen or none is left. */
export function currentPool(state: AllocationState): Pool | null {
  const id = state.poolOrder.at(-1);
  return id !== undefined && woundsInPool(state, id) > 0 ? poolOf(state, id) : null;
}

/** The models the defender chooses from: those in base contact, else the closest ones. */
export function candidates(state: AllocationState): Candidates {
  return candidatesOf(livingModels(state));
}

/** The same where only these models are left. */
export function candidatesOf(living: readonly AllocationModel[]): Candidates {
  const inContact = living.filter((model) => model.inContact);
  if (inContact.length > 0) return { choices: inContact.map(({ id }) => id), because: 'inContact' };
  const closest = Math.min(...living.map(({ distance }) => distance));
  return {
    choices: living.filter(({ distance }) => distance === closest).map(({ id }) => id),
    because: 'closest',
  };
}

/** What has to happen next: a choice, a roll, a Wound to take, or nothing more. */
export function nextPrompt(book: WoundPoolRules, state: AllocationState): AllocationPrompt {
  if (livingModels(state).length === 0) return { ask: 'nothing' };
  const pool = currentPool(state);
  if (pool === null) {
    const choices = openPools(state).map(({ id }) => id);
    return choices.length === 0 ? { ask: 'nothing' } : { ask: 'choosePool', choices };
  }
  if (state.pending === null) return { ask: 'chooseModel', poolId: pool.id, ...candidates(state) };
  return woundPrompt(book, state, pool, state.pending);
}

/** What the step has done so far. */
export type AllocationSummary = {
  /** Ids of the models removed, in the order in which they fell. */
  readonly removed: readonly string[];
  readonly remaining: Readonly<Record<string, number>>;
  readonly woundsLost: number;
  /** Wounds saved and discounted, counted one each. */
  readonly saved: number;
  readonly discounted: number;
  /** Wounds left in the pools when no model was left to take them. Excess of a die is not among them. */
  readonly wasted: number;
  /** What the step adds to the assault result of the side that struck. */
  readonly scored: number;
};

/** The step's account. Wounds that await allocation are neither lost nor wasted while a model is left. */
export function summarise(state: AllocationState): AllocationSummary {
  const { outcomes } = state;
  const unitGone = livingModels(state).length === 0;
  return {
    removed: outcomes.filter(({ removed }) => removed).map(({ modelId }) => modelId),
    remaining: Object.fromEntries(state.models.map(({ id }) => [id, woundsLeft(state, id)])),
    woundsLost: outcomes.reduce((sum, outcome) => sum + outcome.woundsLost, 0),
    saved: outcomes.filter(({ ended }) => ended === 'saved').length,
    discounted: outcomes.filter(({ ended }) => ended === 'discounted').length,
    wasted: unitGone ? openPools(state).reduce((sum, { id }) => sum + woundsInPool(state, id), 0) : 0,
    scored: outcomes.reduce((sum, outcome) => sum + outcome.scored, 0),
  };
}

function poolOf(state: AllocationState, poolId: string): Pool {
  const pool = state.pools.find(({ id }) => id === poolId);
  if (!pool) throw new Error(`The allocation has no pool "${poolId}"`);
  return pool;
}

function woundPrompt(
  book: WoundPoolRules,
  state: AllocationState,
  pool: Pool,
  { modelId, rollsMade, stays }: PendingWound,
): AllocationPrompt {
  const effect = effectOn(book, pool, modelOf(state, modelId));
  const wound = { poolId: pool.id, modelId, mayPass: rollsMade === 0 && !stays };
  const roll = requiredRolls(effect)[rollsMade];
  if (roll === undefined) return { ...wound, ask: 'takeWound' };
  if (roll.roll === 'save') return { ...wound, ask: 'save', need: roll.need, type: roll.type };
  if (roll.roll === 'feelNoPain') return { ...wound, ask: 'feelNoPain', need: roll.need };
  const maySkip = !lossRollMatters(effect.loss, woundsLeft(state, modelId));
  return { ...wound, ask: 'loss', dice: roll.dice, maySkip };
}
