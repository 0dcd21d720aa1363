import { accepted, assertNever, type NoValues, type RefusalOf, type Result, refused } from '../result';
import {
  type AllocationModel,
  type AllocationState,
  currentPool,
  livingModels,
  modelOf,
  nextPools,
  type PendingWound,
  takersAmong,
  type WoundOutcome,
  woundsLeft,
} from './allocation-state';
import { candidates } from './candidates';
import { glanceOn } from './glance-step';
import { type AllocationPrompt, nextPrompt } from './next-prompt';
import type { Pool } from './pools';
import { damageOf } from './vehicles';
import { applyLoss, effectOn, LOSS_RANGE, requiredRolls } from './wound-effect';
import type { LossDice, WoundPoolRules } from './wound-pool-rules';

/** A step of a player. A die for the loss is entered as rolled: 1 to 3 for a D3, only the D6 for D6+6. */
export type AllocationStep =
  | { readonly do: 'choosePool'; readonly poolId: string }
  | { readonly do: 'chooseModel'; readonly modelId: string }
  | { readonly do: 'roll'; readonly value: number }
  /** Skips a die for the loss that cannot change anything. */
  | { readonly do: 'skipRoll' }
  | { readonly do: 'takeWound' }
  /**
   * Look Out, Sir: another model of the unit takes this one Wound. `roll`: the die that allowed it; missing:
   * not entered.
   */
  | { readonly do: 'passTo'; readonly modelId: string; readonly roll?: number }
  /** The die for Look Out, Sir failed: the Wound stays on its model. */
  | { readonly do: 'stay'; readonly roll: number };

/** Why a step was refused. The state stays as it was. */
export type AllocationRefusal = RefusalOf<{
  notAskedFor: { ask: string }; // another step must come first
  unknownPool: NoValues; // the pool is empty or not of this step
  notEligible: NoValues; // the defender may not choose this model, it is gone, or it already has the Wound
  notOnThatDie: { from: number; to: number }; // the die has no such face
  rollMatters: NoValues; // the die decides how much is lost and cannot be skipped
}>;

/**
 * The start of the allocation of one Initiative step. A choice with only one option is made at once: a single
 * pool, a single model.
 */
export function beginAllocation(
  book: WoundPoolRules,
  models: readonly AllocationModel[],
  pools: readonly Pool[],
): AllocationState {
  return advance(book, { models, pools, poolOrder: [], lockedOn: null, pending: null, outcomes: [] });
}

/** The state after the step, or why it cannot be taken now. */
export function allocate(
  book: WoundPoolRules,
  state: AllocationState,
  step: AllocationStep,
): Result<AllocationState, AllocationRefusal> {
  const prompt = nextPrompt(book, state);
  const notAskedFor = refused('notAskedFor', { ask: prompt.ask });
  switch (step.do) {
    case 'choosePool':
      if (prompt.ask !== 'choosePool') return notAskedFor;
      if (!prompt.choices.includes(step.poolId)) return refused('unknownPool');
      return accepted(advance(book, inPool(book, state, step.poolId)));
    case 'chooseModel':
      if (prompt.ask !== 'chooseModel') return notAskedFor;
      if (!prompt.choices.includes(step.modelId)) return refused('notEligible');
      return accepted(advance(book, { ...state, lockedOn: step.modelId }));
    case 'passTo':
      if (!('mayPass' in prompt) || !prompt.mayPass) return notAskedFor;
      return pass(state, prompt.modelId, step.modelId);
    case 'stay':
      if (!('mayPass' in prompt) || !prompt.mayPass || state.pending === null) return notAskedFor;
      return accepted({ ...state, pending: { ...state.pending, stays: true } });
    case 'roll':
      return roll(book, state, prompt, step.value);
    case 'skipRoll':
      if (prompt.ask !== 'loss') return notAskedFor;
      return prompt.maySkip ? accepted(lose(book, state, null)) : refused('rollMatters');
    case 'takeWound':
      return prompt.ask === 'takeWound' ? accepted(lose(book, state, null)) : notAskedFor;
    default:
      return assertNever(step);
  }
}

function pass(state: AllocationState, from: string, to: string): Result<AllocationState, AllocationRefusal> {
  const eligible =
    to !== from && livingModels(state).some(({ id, apart }) => id === to && apart === undefined);
  return eligible ? accepted({ ...state, pending: { modelId: to, rollsMade: 0 } }) : refused('notEligible');
}

function roll(
  book: WoundPoolRules,
  state: AllocationState,
  prompt: AllocationPrompt,
  value: number,
): Result<AllocationState, AllocationRefusal> {
  if (
    prompt.ask !== 'save' &&
    prompt.ask !== 'feelNoPain' &&
    prompt.ask !== 'loss' &&
    prompt.ask !== 'damage' &&
    prompt.ask !== 'glance'
  ) {
    return refused('notAskedFor', { ask: prompt.ask });
  }
  const sides = prompt.ask === 'loss' && prompt.dice === 'd3' ? 3 : 6;
  if (!Number.isInteger(value) || value < 1 || value > sides) {
    return refused('notOnThatDie', { from: 1, to: sides });
  }
  if (prompt.ask === 'glance') return accepted(glance(book, state, value));
  if (prompt.ask === 'damage') return accepted(fail(book, withDamage(state, value)));
  if (prompt.ask === 'loss') return accepted(lose(book, state, shown(prompt.dice, value)));
  if (value < prompt.need) return accepted(fail(book, state));
  const ended = prompt.ask === 'save' ? 'saved' : 'discounted';
  return accepted(settle(book, state, { ended, lossRolled: null, woundsLost: 0, excess: 0, scored: 0 }));
}

function glance(book: WoundPoolRules, state: AllocationState, value: number): AllocationState {
  const { status, lost } = glanceOn(book, state, value);
  const woundsLost = Math.min(lost, woundsLeft(state, inHand(state).model.id));
  return settle(book, state, {
    ended: 'lost',
    lossRolled: null,
    woundsLost,
    excess: lost - woundsLost,
    scored: woundsLost,
    status,
  });
}

function withDamage(state: AllocationState, damage: number): AllocationState {
  return state.pending ? { ...state, pending: { ...state.pending, damage } } : state;
}

function shown(dice: LossDice, value: number): number {
  return value + LOSS_RANGE[dice].from - 1;
}

function fail(book: WoundPoolRules, state: AllocationState): AllocationState {
  const { pool, pending, model } = inHand(state);
  const next = { ...pending, rollsMade: pending.rollsMade + 1 };
  const open = requiredRolls(effectOn(book, pool, model)).length > next.rollsMade;
  return open ? { ...state, pending: next } : lose(book, state, null);
}

function lose(book: WoundPoolRules, state: AllocationState, lossRolled: number | null): AllocationState {
  const { pool, model } = inHand(state);
  const { loss } = effectOn(book, pool, model);
  const damage = damageDone(book, state);
  const left = woundsLeft(state, model.id);
  const rolled = applyLoss(loss, left, lossRolled);
  const { lost, excess } = damage?.result === 'explodes' ? { lost: left, excess: rolled.excess } : rolled;
  const one = loss.kind === 'all' && book.readings.instantDeathScores === 'one';
  return settle(book, state, {
    ended: 'lost',
    lossRolled,
    woundsLost: lost,
    excess,
    scored: one ? 1 : lost,
    ...(damage && { damage }),
  });
}

/** The result on the damage table for the current vehicle; undefined if there was no roll. */
function damageDone(book: WoundPoolRules, state: AllocationState): WoundOutcome['damage'] {
  const { pool, pending, model } = inHand(state);
  const { damage: modifier = 0 } = effectOn(book, pool, model);
  if (!book.vehicles || pending.damage === undefined) return undefined;
  return { rolled: pending.damage, result: damageOf(book.vehicles, pending.damage + modifier) };
}

function settle(
  book: WoundPoolRules,
  state: AllocationState,
  outcome: Pick<
    WoundOutcome,
    'ended' | 'lossRolled' | 'woundsLost' | 'excess' | 'scored' | 'damage' | 'status'
  >,
): AllocationState {
  const { pool, model } = inHand(state);
  const removed = outcome.woundsLost === woundsLeft(state, model.id);
  const instantDeath = outcome.ended === 'lost' && effectOn(book, pool, model).loss.kind === 'all';
  const unlocked = isNamedAnew(book, pool) || (removed && state.lockedOn === model.id);
  return advance(book, {
    ...state,
    pending: null,
    lockedOn: unlocked ? null : state.lockedOn,
    outcomes: [...state.outcomes, { ...outcome, poolId: pool.id, modelId: model.id, instantDeath, removed }],
  });
}

/**
 * Goes on to the next thing that needs a player: a choice between several, or a roll for a Wound on the
 * locked model.
 */
function advance(book: WoundPoolRules, state: AllocationState): AllocationState {
  if (livingModels(state).length === 0) return { ...state, pending: null, lockedOn: null };
  if (currentPool(state) === null) {
    const keepsModel = book.readings.lockedModel === 'wholeStep';
    const between = keepsModel ? state : { ...state, lockedOn: null };
    const open = nextPools(state);
    // Pools of a challenge come before the others, without a choice.
    const next =
      open.find(({ challenge }) => challenge !== undefined) ?? (open.length === 1 ? open[0] : undefined);
    if (next === undefined) return between;
    return advance(book, inPool(book, between, next.id));
  }
  if (state.pending !== null) return state;
  const lockedOn = stillLockedOn(state) ?? onlyChoice(book, state);
  return lockedOn === null
    ? { ...state, lockedOn }
    : { ...state, lockedOn, pending: { modelId: lockedOn, rollsMade: 0 } };
}

/** Whether a model is chosen again for each Wound of the pool. */
function isNamedAnew({ allocation }: WoundPoolRules, { precise, hot }: Pool): boolean {
  return (precise === true && !allocation.preciseUntilRemoved) || hot !== undefined;
}

/** The allocation of the next pool. No model is locked if one is chosen again for each Wound. */
function inPool(book: WoundPoolRules, state: AllocationState, poolId: string): AllocationState {
  const free = state.pools.some((pool) => pool.id === poolId && isNamedAnew(book, pool));
  return {
    ...state,
    poolOrder: [...state.poolOrder, poolId],
    lockedOn: free ? null : state.lockedOn,
  };
}

/** The model that must take Wounds, unless Wounds of this pool cannot go to it. */
function stillLockedOn(state: AllocationState): string | null {
  const takers = takersAmong(livingModels(state), currentPool(state));
  return takers.find(({ id }) => id === state.lockedOn)?.id ?? null;
}

function onlyChoice(book: WoundPoolRules, state: AllocationState): string | null {
  const { choices } = candidates(book, state);
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

function inHand(state: AllocationState): {
  readonly pool: Pool;
  readonly pending: PendingWound;
  readonly model: AllocationModel;
} {
  const pool = currentPool(state);
  if (pool === null || state.pending === null) throw new Error('No Wound is being resolved');
  return { pool, pending: state.pending, model: modelOf(state, state.pending.modelId) };
}
