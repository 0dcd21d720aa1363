import { accepted, assertNever, type RefusalOf, type Result, refused } from '@/rules/result';
import { type AllocationStep, allocate, beginAllocation } from '@/rules/wound-pools/allocate';
import type { AllocationModel, AllocationState } from '@/rules/wound-pools/allocation-state';
import { type AllocationPrompt, nextPrompt } from '@/rules/wound-pools/next-prompt';
import type { Pool } from '@/rules/wound-pools/pools';
import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';

/** A pool with everything that will be decided about it. */
export type FedPool = Pool & {
  readonly saveRolls: readonly number[];
  readonly feelNoPainRolls: readonly number[];
  /** D3 results, 1 to 3. */
  readonly d3Rolls: readonly number[];
  /** The D6 of "D6+6". */
  readonly d6Rolls: readonly number[];
  /** Whom the defender prefers among equals; then the order of the models. */
  readonly defenderChoice: readonly string[];
};

/** Why the allocation could not be run to its end. */
export type FeedRefusal = RefusalOf<{
  rollMissing: { ask: string; poolId: string }; // the rules call for a roll that was not given
  impossibleRoll: { roll: number | string }; // a given roll is on no such die
}>;

/**
 * The allocation of a step whose rolls are known, with the pools in the attacker's order. Rolls are used only
 * where the rules call for one, the rest is ignored; a loss die that can change nothing may be missing.
 */
export function runAllocation(
  book: WoundPoolRules,
  models: readonly AllocationModel[],
  pools: readonly FedPool[],
): Result<AllocationState, FeedRefusal> {
  const feeds = new Map(pools.map((pool) => [pool.id, new PoolFeed(pool, models)]));
  let state = beginAllocation(book, models, pools);
  for (;;) {
    const prompt = nextPrompt(book, state);
    const step = answer(prompt, pools, feeds);
    if (step === 'finished') return accepted(state);
    if (step === 'rollMissing') return refused('rollMissing', { ask: prompt.ask, poolId: poolIn(prompt) });
    const next = allocate(book, state, step);
    if (!next.ok) return refused('impossibleRoll', { roll: step.do === 'roll' ? step.value : '' });
    state = next.value;
  }
}

function poolIn(prompt: AllocationPrompt): string {
  return 'poolId' in prompt ? prompt.poolId : '';
}

function answer(
  prompt: AllocationPrompt,
  pools: readonly FedPool[],
  feeds: ReadonlyMap<string, PoolFeed>,
): AllocationStep | 'finished' | 'rollMissing' {
  if (prompt.ask === 'nothing') return 'finished';
  if (prompt.ask === 'choosePool') {
    const next = pools.find(({ id }) => prompt.choices.includes(id));
    return next ? { do: 'choosePool', poolId: next.id } : 'finished';
  }
  const feed = feeds.get(prompt.poolId);
  if (!feed) throw new Error(`The allocation was given no pool "${prompt.poolId}"`);
  return feed.answer(prompt);
}

/** The rolls of one pool, used up one after the other. */
class PoolFeed {
  readonly #saves: Iterator<number>;
  readonly #feelNoPain: Iterator<number>;
  readonly #d3: Iterator<number>;
  readonly #d6: Iterator<number>;
  readonly #preference: readonly string[];

  constructor(pool: FedPool, models: readonly AllocationModel[]) {
    this.#saves = pool.saveRolls.values();
    this.#feelNoPain = pool.feelNoPainRolls.values();
    this.#d3 = pool.d3Rolls.values();
    this.#d6 = pool.d6Rolls.values();
    this.#preference = [...pool.defenderChoice, ...models.map(({ id }) => id)];
  }

  answer(
    prompt: Exclude<AllocationPrompt, { ask: 'nothing' } | { ask: 'choosePool' }>,
  ): AllocationStep | 'rollMissing' {
    switch (prompt.ask) {
      case 'chooseModel': {
        const modelId = this.#preference.find((id) => prompt.choices.includes(id));
        if (modelId === undefined) throw new Error('A choice without models was asked for');
        return { do: 'chooseModel', modelId };
      }
      case 'save':
        return rolled(this.#saves) ?? 'rollMissing';
      case 'feelNoPain':
        return rolled(this.#feelNoPain) ?? 'rollMissing';
      case 'loss': {
        const step = rolled(prompt.dice === 'd3' ? this.#d3 : this.#d6);
        return step ?? (prompt.maySkip ? { do: 'skipRoll' } : 'rollMissing');
      }
      case 'takeWound':
        return { do: 'takeWound' };
      case 'glance':
      case 'damage':
        throw new Error('Cases allocate Wounds on models, which have neither a damage table nor glances');
      default:
        return assertNever(prompt);
    }
  }
}

function rolled(rolls: Iterator<number>): AllocationStep | null {
  const next = rolls.next();
  return next.done ? null : { do: 'roll', value: next.value };
}
