import { stepOnce, type WalkedVolley, walkedVolley } from './loss-walk';
import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import { poolVolley } from './volley';
import type { WoundPoolRules } from './wound-pool-rules';

/** An order of pools, by their ids. `exact`: it is known that no order costs the struck unit more. */
export type BestOrder = { readonly order: readonly string[]; readonly exact: boolean };

/** The most work for a search. One unit of work is one die for one state of the struck unit. */
export const ORDER_BUDGET = 600_000;

/*
 * The value of an order is its average cost: the Wounds lost, and one more if no model is left.
 *
 * 1. From the end: the highest possible cost of a set of pools from a state of the unit on, if the
 * attacker could choose again after each pool. It is computed once for every set; equal pools count as
 * one.
 * 2. From the start: the orders themselves, with the chance of every state. An order is dropped if it
 * could not beat the best one found even if the attacker could choose again. Nearly always the first order
 * is the best.
 *
 * All weights are whole numbers over the same denominator, so nothing is rounded.
 */

/**
 * The order of the pools that costs the unit most, if its models fall in this order, each until it is gone.
 * Beyond the budget: the best order found, no worse than the given one, with `exact` false.
 */
export function bestPoolOrder(
  book: WoundPoolRules,
  pools: readonly Pool[],
  models: readonly ModelProfile[],
  budget = ORDER_BUDGET,
): BestOrder {
  const walked = pools.map((pool) => walkedVolley(book, poolVolley(pool), models));
  const { order, exact } = searched(walked, models, budget);
  const best = exact ? order : improved(walked, models, { from: order, budget });
  return { order: best.flatMap((place) => pools[place]?.id ?? []), exact };
}

type Weights = readonly bigint[];

/** The value of a state of the unit for the attacker. */
function worthOf(models: readonly ModelProfile[]): Weights {
  const all = models.reduce((sum, { wounds }) => sum + wounds, 0);
  return Array.from({ length: all + 1 }, (_, lost) => BigInt(lost) + (lost === all ? 1n : 0n));
}

type Found = { readonly order: readonly number[]; readonly cost: bigint };

/** The best order, as indexes into the list. Beyond the budget: the best one completed, or none. */
function searched(
  pools: readonly WalkedVolley[],
  models: readonly ModelProfile[],
  budget: number,
): Pick<Found, 'order'> & Pick<BestOrder, 'exact'> {
  const worth = worthOf(models);
  const alike = pools.map((pool) => stepsKey(pool));
  const same = pools.map((pool, place) => `${pool.count} ${alike[place]}`);
  let spent = 0;
  const spend = (pool: WalkedVolley) => {
    spent += Math.max(1, pool.count) * worth.length;
    return spent <= budget;
  };

  /** Of equal pools only the first is tried. */
  const nextOf = (left: readonly number[]) =>
    left.filter((place, index) => !left.slice(0, index).some((other) => same[other] === same[place]));
  const bounds = new Map<string, Weights>();
  const boundOf = (left: readonly number[]): Weights | null => {
    if (left.length === 0) return worth;
    const known = bounds.get(left.join());
    if (known) return known;
    let best: Weights | null = null;
    for (const place of nextOf(left)) {
      const pool = pools[place];
      const after = pool && boundOf(without(left, place));
      if (!pool || !after || !spend(pool)) return null;
      const before = steppedBack(pool, after);
      best = best === null ? before : best.map((value, index) => larger(value, before[index] ?? 0n));
    }
    if (best) bounds.set(left.join(), best);
    return best;
  };

  let found: Found = { order: [], cost: -1n };
  const follow = (order: readonly number[], left: readonly number[], chances: Weights): boolean => {
    if (left.length === 0) {
      const cost = product(chances, worth);
      if (cost > found.cost) found = { order, cost };
      return true;
    }
    const last = order.at(-1);
    const ways = [];
    for (const place of nextOf(left)) {
      // Two neighbouring pools with the same effect can be exchanged, so only one of the two orders is tried.
      if (last !== undefined && alike[last] === alike[place] && place < last) continue;
      const pool = pools[place];
      const rest = without(left, place);
      const bound = boundOf(rest);
      if (!pool || !bound || !spend(pool)) return false;
      const after = stepped(pool, chances);
      ways.push({ place, rest, after, atMost: product(after, bound) });
    }
    for (const { place, rest, after, atMost } of ways.toSorted(
      (one, other) => Number(other.atMost > one.atMost) - Number(other.atMost < one.atMost),
    )) {
      if (atMost <= found.cost) continue;
      if (!follow([...order, place], rest, after)) return false;
    }
    return true;
  };
  const exact = follow([], [...pools.keys()], startOf(worth));
  return { order: found.order, exact };
}

/**
 * The better one of that order and the given one, improved by exchanges of two pools as long as this helps
 * and the budget lasts.
 */
function improved(
  pools: readonly WalkedVolley[],
  models: readonly ModelProfile[],
  { from, budget }: { readonly from: readonly number[]; readonly budget: number },
): readonly number[] {
  const worth = worthOf(models);
  const each = pools.reduce((sum, { count }) => sum + count, 1) * worth.length;
  const costOf = (order: readonly number[]) => {
    const end = order.reduce<Weights>((chances, place) => {
      const pool = pools[place];
      return pool ? stepped(pool, chances) : chances;
    }, startOf(worth));
    return product(end, worth);
  };
  let best: readonly number[] = [...pools.keys()];
  let most = costOf(best);
  let spent = each;
  if (from.length === best.length && costOf(from) > most) {
    best = from;
    most = costOf(from);
  }
  for (let better = true; better; ) {
    better = false;
    for (let left = 0; left < best.length; left += 1) {
      for (let right = left + 1; right < best.length && spent < budget; right += 1) {
        const tried = best.with(left, best[right] ?? 0).with(right, best[left] ?? 0);
        const cost = costOf(tried);
        spent += each;
        if (cost > most) {
          best = tried;
          most = cost;
          better = true;
        }
      }
    }
  }
  return best;
}

function without(left: readonly number[], place: number): readonly number[] {
  return left.filter((other) => other !== place);
}

function startOf(worth: Weights): Weights {
  return worth.map((_, lost) => (lost === 0 ? 1n : 0n));
}

/** The chances of every state after all Wounds of the pool. */
function stepped({ count, kinds, nothing }: WalkedVolley, chances: Weights): Weights {
  let after = chances;
  for (let die = 0; die < count; die += 1) after = stepOnce(after, kinds[0]?.steps ?? [], nothing);
  return after;
}

/** The value of each state before the pool, from the values of the states after it. */
function steppedBack({ count, kinds, nothing }: WalkedVolley, worth: Weights): Weights {
  const steps = kinds[0]?.steps ?? [];
  let before = worth;
  for (let die = 0; die < count; die += 1) {
    const after = before;
    before = after.map((value, standing) =>
      (steps[standing] ?? []).reduce(
        (sum, [to, weight]) => sum + weight * (after[to] ?? 0n),
        value * nothing,
      ),
    );
  }
  return before;
}

function stepsKey({ kinds, nothing, denominator }: WalkedVolley): string {
  const steps = (kinds[0]?.steps ?? []).map((ways) => ways.map((way) => way.join(':')).join(' '));
  return [nothing, denominator, ...steps].join('|');
}

function product(chances: Weights, worth: Weights): bigint {
  return chances.reduce((sum, chance, index) => sum + chance * (worth[index] ?? 0n), 0n);
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
