import {
  type AllocationState,
  currentPool,
  livingModels,
  modelOf,
  nextPools,
  type PendingWound,
  woundsLeft,
} from './allocation-state';
import { type Candidates, candidates } from './candidates';
import { glanceOn } from './glance-step';
import type { Pool } from './pools';
import type { SaveType } from './save';
import { damageOf } from './vehicles';
import { applyLoss, effectOn, lossRollMatters, requiredRolls } from './wound-effect';
import type { DamageResult, LossDice, WoundPoolRules } from './wound-pool-rules';

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
