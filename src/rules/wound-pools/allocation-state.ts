import { glanceOn } from './glance-step';
import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import type { SaveType } from './save';
import { damageOf } from './vehicles';
import { applyLoss, effectOn, lossRollMatters, requiredRolls } from './wound-effect';
import type { DamageResult, LossDice, WoundPoolRules } from './wound-pool-rules';

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

/**
 * The models that may be chosen, and why only those. `precision`: the attacker chooses any model; `hot`:
 * models whose weapon got hot; `wounded`: models that have lost Wounds come first.
 */
export type Candidates = {
  readonly choices: readonly string[];
  readonly because: 'inContact' | 'closest' | 'anyModel' | 'wounded' | 'precision' | 'hot';
};

type WoundPrompt = {
  readonly poolId: string;
  readonly modelId: string;
  /** Nothing was rolled for the Wound yet, so it may be passed to another model (Look Out, Sir). */
  readonly mayPass: boolean;
};

/** The next step that is needed. */
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
      /** The model is removed for every result of the die. */
      readonly maySkip: boolean;
    })
  /** A D6 on the damage table, its modifier, and the result of each face from 1 on. */
  | (WoundPrompt & {
      readonly ask: 'damage';
      readonly modifier: number;
      readonly results: readonly DamageResult[];
    })
  /** A D6 for a glance: the status of each face from 1 on, and the Hull Points that it costs. */
  | (WoundPrompt & {
      readonly ask: 'glance';
      readonly results: readonly { readonly label: string; readonly lost: number }[];
    })
  /** The Wound is lost without a roll, and so many more by its Damage; missing: one. */
  | (WoundPrompt & { readonly ask: 'takeWound'; readonly damage?: number })
  | { readonly ask: 'nothing' };

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

/** The next step that is needed: a choice, a roll, a Wound to take, or none. */
export function nextPrompt(book: WoundPoolRules, state: AllocationState): AllocationPrompt {
  if (livingModels(state).length === 0) return { ask: 'nothing' };
  const pool = currentPool(state);
  if (pool === null) {
    const choices = nextPools(state).map(({ id }) => id);
    return choices.length === 0 ? { ask: 'nothing' } : { ask: 'choosePool', choices };
  }
  if (state.pending === null) return { ask: 'chooseModel', poolId: pool.id, ...candidates(book, state) };
  return woundPrompt(book, state, pool, state.pending);
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
  // No model can take a Wound of a challenge, or of another's hot weapon, for another one.
  const mayPass =
    book.lookOutSir !== undefined &&
    rollsMade === 0 &&
    !stays &&
    !pool.hot &&
    pool.challenge?.modelId !== modelId;
  const wound = { poolId: pool.id, modelId, mayPass };
  const roll = requiredRolls(effect)[rollsMade];
  if (roll === undefined) {
    const { lost } = applyLoss(effect.loss, woundsLeft(state, modelId), null);
    return { ...wound, ask: 'takeWound', ...(effect.loss.kind === 'fixed' && lost > 1 && { damage: lost }) };
  }
  if (roll.roll === 'save') return { ...wound, ask: 'save', need: roll.need, type: roll.type };
  if (roll.roll === 'feelNoPain') return { ...wound, ask: 'feelNoPain', need: roll.need };
  if (roll.roll === 'damage') {
    const { vehicles } = book;
    const results = vehicles ? D6.map((face) => damageOf(vehicles, face + roll.modifier)) : [];
    return { ...wound, ask: 'damage', modifier: roll.modifier, results };
  }
  if (roll.roll === 'glance') {
    return {
      ...wound,
      mayPass: false,
      ask: 'glance',
      results: D6.map((face) => glanceOn(book, state, face)),
    };
  }
  const maySkip = !lossRollMatters(effect.loss, woundsLeft(state, modelId));
  return { ...wound, ask: 'loss', dice: roll.dice, maySkip };
}
