import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import type { SaveType } from './save';
import { damageOf } from './vehicles';
import { effectOn, lossRollMatters, requiredRolls } from './wound-effect';
import type { DamageResult, LossDice, WoundPoolRules } from './wound-pool-rules';

/** A model of the struck unit. */
export type AllocationModel = ModelProfile & {
  readonly id: string;
  /** In base contact with a model that attacks at this step. */
  readonly inContact: boolean;
  /** Inches to the nearest model that attacks at this step. */
  readonly distance: number;
  /**
   * It fights a challenge, or stands aside after refusing one, so that Wounds of others go to it never, or only when no other model is
   * left; missing for all others.
   */
  readonly apart?: Apart;
};

export const APART = ['never', 'last'] as const;
export type Apart = (typeof APART)[number];

/** The Wound being resolved, and how many of its dice have been rolled. */
export type PendingWound = {
  readonly modelId: string;
  readonly rollsMade: number;
  /** A die for Look Out, Sir has failed: the Wound is not passed on any more. */
  readonly stays?: true;
  /** The roll on the damage table, where it has been made. */
  readonly damage?: number;
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
  /** What the damage table did to a vehicle: the roll, its modifiers not included. */
  readonly damage?: { readonly rolled: number; readonly result: DamageResult };
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

/** Whom the defender may choose, and why only those; `precision`: the attacker names any model; `hot`: whose weapon got hot. */
export type Candidates = {
  readonly choices: readonly string[];
  readonly because: 'inContact' | 'closest' | 'precision' | 'hot';
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
      readonly type: SaveType | null;
    })
  | (WoundPrompt & { readonly ask: 'feelNoPain'; readonly need: number })
  | (WoundPrompt & {
      readonly ask: 'loss';
      readonly dice: LossDice;
      /** The model is gone whatever the die shows. */
      readonly maySkip: boolean;
    })
  /** A D6 on the damage table, to which so much is added; and what each face from 1 on comes to. */
  | (WoundPrompt & {
      readonly ask: 'damage';
      readonly modifier: number;
      readonly results: readonly DamageResult[];
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

/** The models to which a Wound of the pool may go now, of those that are left: nobody where what is left of the pool is lost. */
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

/** The models that Wounds of the pool may come to before it is empty, of those that are left. */
export function reachedBy(state: AllocationState, pool: Pool): readonly AllocationModel[] {
  const { challenge } = pool;
  return livingModels(state).filter(({ id, apart }) =>
    id === challenge?.modelId ? true : challenge?.spills !== false && apart !== 'never',
  );
}

/** The pools that still hold Wounds which somebody can take. */
export function openPools(state: AllocationState): readonly Pool[] {
  const living = livingModels(state);
  return state.pools.filter(
    (pool) => woundsInPool(state, pool.id) > 0 && takersAmong(living, pool).length > 0,
  );
}

/** The pool being allocated, or null when the next one has to be chosen or none is left. */
export function currentPool(state: AllocationState): Pool | null {
  const id = state.poolOrder.at(-1);
  return openPools(state).find((pool) => pool.id === id) ?? null;
}

/** The models the defender chooses from: those in base contact, else the closest ones. Of Precision Strikes the attacker names any. */
export function candidates(state: AllocationState): Candidates {
  const pool = currentPool(state);
  const takers = takersAmong(livingModels(state), pool);
  if (pool?.precise) return { choices: takers.map(({ id }) => id), because: 'precision' };
  return pool?.hot ? { choices: firersLeft(state, pool, takers), because: 'hot' } : candidatesOf(takers);
}

/** Those who may have fired a shot that got hot and is not settled; where players say that more did, any of them. */
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
  /** Wounds left in the pools when no model was left that could take them. Excess of a die is not among them. */
  readonly wasted: number;
  /** What the step adds to the assault result of the side that struck. */
  readonly scored: number;
};

/** The step's account. Wounds that await allocation are neither lost nor wasted while a model is left. */
export function summarise(state: AllocationState): AllocationSummary {
  const { outcomes } = state;
  const living = livingModels(state);
  const nobodyTakes = state.pools.filter((pool) => takersAmong(living, pool).length === 0);
  return {
    removed: outcomes.filter(({ removed }) => removed).map(({ modelId }) => modelId),
    remaining: Object.fromEntries(state.models.map(({ id }) => [id, woundsLeft(state, id)])),
    woundsLost: outcomes.reduce((sum, outcome) => sum + outcome.woundsLost, 0),
    saved: outcomes.filter(({ ended }) => ended === 'saved').length,
    discounted: outcomes.filter(({ ended }) => ended === 'discounted').length,
    wasted: nobodyTakes.reduce((sum, { id }) => sum + woundsInPool(state, id), 0),
    scored: outcomes.reduce((sum, outcome) => sum + outcome.scored, 0),
  };
}

const D6 = [1, 2, 3, 4, 5, 6];

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
  // Nobody steps into a challenge, nor takes what another's weapon did to him.
  const mayPass = rollsMade === 0 && !stays && !pool.hot && pool.challenge?.modelId !== modelId;
  const wound = { poolId: pool.id, modelId, mayPass };
  const roll = requiredRolls(effect)[rollsMade];
  if (roll === undefined) return { ...wound, ask: 'takeWound' };
  if (roll.roll === 'save') return { ...wound, ask: 'save', need: roll.need, type: roll.type };
  if (roll.roll === 'feelNoPain') return { ...wound, ask: 'feelNoPain', need: roll.need };
  if (roll.roll === 'damage') {
    const { vehicles } = book;
    const results = vehicles ? D6.map((face) => damageOf(vehicles, face + roll.modifier)) : [];
    return { ...wound, ask: 'damage', modifier: roll.modifier, results };
  }
  const maySkip = !lossRollMatters(effect.loss, woundsLeft(state, modelId));
  return { ...wound, ask: 'loss', dice: roll.dice, maySkip };
}
