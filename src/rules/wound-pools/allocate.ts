import { accepted, assertNever, type NoValues, type RefusalOf, type Result, refused } from '../result';
import {
  type AllocationModel,
  type AllocationPrompt,
  type AllocationState,
  candidates,
  currentPool,
  livingModels,
  modelOf,
  nextPrompt,
  openPools,
  type PendingWound,
  type WoundOutcome,
  woundsLeft,
} from './allocation-state';
import type { Pool } from './pools';
import { applyLoss, effectOn, LOSS_RANGE, requiredRolls } from './wound-effect';
import type { LossDice, WoundPoolRules } from './wound-pool-rules';

/** What a player does. A loss die is entered as it lies: 1 to 3 for a D3, the D6 alone for D6+6. */
export type AllocationStep =
  | { readonly do: 'choosePool'; readonly poolId: string }
  | { readonly do: 'chooseModel'; readonly modelId: string }
  | { readonly do: 'roll'; readonly value: number }
  /** Leaves out a loss die that can change nothing. */
  | { readonly do: 'skipRoll' }
  | { readonly do: 'takeWound' }
  /** Look Out, Sir: another model of the unit takes this one Wound. `roll`: the die that allowed it; missing where nobody told it. */
  | { readonly do: 'passTo'; readonly modelId: string; readonly roll?: number }
  /** The die for Look Out, Sir failed: the Wound stays where it is. */
  | { readonly do: 'stay'; readonly roll: number };

/** Why a step was refused. The state stays as it was. */
export type AllocationRefusal = RefusalOf<{
  notAskedFor: { ask: string }; // something else has to happen first
  unknownPool: NoValues; // the pool is empty or none of this step
  notEligible: NoValues; // the model is not among those the defender may choose, is gone or already has the Wound
  notOnThatDie: { from: number; to: number }; // no such face
  rollMatters: NoValues; // the die decides how much is lost and cannot be left out
}>;

/** The allocation of one Initiative step. What leaves no choice is chosen at once: a single pool, a single eligible model. */
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
      return accepted(advance(book, { ...state, poolOrder: [...state.poolOrder, step.poolId] }));
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
  const eligible = to !== from && livingModels(state).some(({ id }) => id === to);
  return eligible ? accepted({ ...state, pending: { modelId: to, rollsMade: 0 } }) : refused('notEligible');
}

function roll(
  book: WoundPoolRules,
  state: AllocationState,
  prompt: AllocationPrompt,
  value: number,
): Result<AllocationState, AllocationRefusal> {
  if (prompt.ask !== 'save' && prompt.ask !== 'feelNoPain' && prompt.ask !== 'loss') {
    return refused('notAskedFor', { ask: prompt.ask });
  }
  const sides = prompt.ask === 'loss' && prompt.dice === 'd3' ? 3 : 6;
  if (!Number.isInteger(value) || value < 1 || value > sides) {
    return refused('notOnThatDie', { from: 1, to: sides });
  }
  if (prompt.ask === 'loss') return accepted(lose(book, state, shown(prompt.dice, value)));
  if (value < prompt.need) return accepted(fail(book, state));
  const ended = prompt.ask === 'save' ? 'saved' : 'discounted';
  return accepted(settle(book, state, { ended, lossRolled: null, woundsLost: 0, excess: 0, scored: 0 }));
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
  const { lost, excess } = applyLoss(loss, woundsLeft(state, model.id), lossRolled);
  const one = loss.kind === 'all' && book.readings.instantDeathScores === 'one';
  return settle(book, state, {
    ended: 'lost',
    lossRolled,
    woundsLost: lost,
    excess,
    scored: one ? 1 : lost,
  });
}

function settle(
  book: WoundPoolRules,
  state: AllocationState,
  outcome: Pick<WoundOutcome, 'ended' | 'lossRolled' | 'woundsLost' | 'excess' | 'scored'>,
): AllocationState {
  const { pool, model } = inHand(state);
  const removed = outcome.woundsLost === woundsLeft(state, model.id);
  const instantDeath = outcome.ended === 'lost' && effectOn(book, pool, model).loss.kind === 'all';
  return advance(book, {
    ...state,
    pending: null,
    lockedOn: removed && state.lockedOn === model.id ? null : state.lockedOn,
    outcomes: [...state.outcomes, { ...outcome, poolId: pool.id, modelId: model.id, instantDeath, removed }],
  });
}

/** Goes on to the next thing that needs a player: a choice between several, or a Wound on the model that is locked on. */
function advance(book: WoundPoolRules, state: AllocationState): AllocationState {
  if (livingModels(state).length === 0) return { ...state, pending: null, lockedOn: null };
  if (currentPool(state) === null) {
    const keepsModel = book.readings.lockedModel === 'wholeStep';
    const between = keepsModel ? state : { ...state, lockedOn: null };
    const [only, ...others] = openPools(state);
    if (only === undefined || others.length > 0) return between;
    return advance(book, { ...between, poolOrder: [...state.poolOrder, only.id] });
  }
  if (state.pending !== null) return state;
  const lockedOn = state.lockedOn ?? onlyChoice(state);
  return lockedOn === null ? state : { ...state, lockedOn, pending: { modelId: lockedOn, rollsMade: 0 } };
}

function onlyChoice(state: AllocationState): string | null {
  const { choices } = candidates(state);
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
