import { reachedByStrike } from '@/battle/assault/standing/challenge';
import { orderOf, standingAllocation } from '@/battle/assault/standing/pools';
import { standingAssault } from '@/battle/assault/standing/standing-assault';
import type { OddsView } from '@/battle/assault/standing/view';
import type { StruckModel } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { GroupId, UnitKey } from '@/battle/state/ids';
import {
  type AllocationState,
  bestPoolOrder,
  type ModelProfile,
  ORDER_BUDGET,
  type Pool,
  poolVolley,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import { fallingOrder, oddsOf, type Placed, permutations, roundOf } from './odds';

/**
 * The odds of one order of the pools that wait on a unit. `best`: `exact` if no order costs it more; `found`
 * if none of the tried orders does; null: not searched.
 */
export type PoolOrderOdds = {
  readonly order: readonly string[];
  readonly odds: OddsView;
  readonly best: 'exact' | 'found' | null;
};

/** Up to so many pools, every order is shown; with more pools, only the chosen one and the best. */
const MAX_ORDERED_POOLS = 3;

/** The Wounds that wait on a unit at the current step, and the present order of their pools. */
type Waiting = {
  readonly book: WoundPoolRules;
  readonly pools: readonly Pool[];
  readonly models: readonly ModelProfile[];
  readonly planned: readonly string[];
  /** The pool that is being emptied: it stays the first. */
  readonly current: string | null;
};

/**
 * The exact losses that the waiting Wounds of the current step will cause, in lowest terms: for each order of
 * the pools, the chosen order first. From four pools on only the chosen order; `bestPoolOdds` finds the best
 * one. If the defender has a choice, models of the group `first` fall first. `tried` is an order that is not
 * entered yet. Empty if no Wounds wait.
 */
export function poolOdds(
  battle: Battle,
  combat: Combat,
  unitKey: UnitKey,
  first: GroupId | null = null,
  tried: readonly string[] = [],
): readonly PoolOrderOdds[] {
  const waiting = waitingOn(battle, combat, unitKey, first);
  if (!waiting) return [];
  const { pools, planned, current } = waiting;
  const chosen = current === null && isOrderOf(planned, tried) ? tried : planned;
  const all = pools.length > MAX_ORDERED_POOLS ? [] : permutations(planned);
  const others = all.filter(
    (order) => (current === null || order[0] === current) && order.join() !== chosen.join(),
  );
  return [chosen, ...others].map((order) => ({ order, odds: oddsIn(waiting, order), best: null }));
}

/**
 * The odds of the order that costs the unit most, if there are too many pools to show every order; null for
 * fewer pools, and while a pool is being emptied. The search stops at a limit of work; then `best` is
 * `found`.
 */
export function bestPoolOdds(
  battle: Battle,
  combat: Combat,
  unitKey: UnitKey,
  first: GroupId | null = null,
  budget: number = ORDER_BUDGET,
): PoolOrderOdds | null {
  const waiting = waitingOn(battle, combat, unitKey, first);
  if (!waiting || waiting.current !== null || waiting.pools.length <= MAX_ORDERED_POOLS) return null;
  const { order, exact } = bestPoolOrder(waiting.book, waiting.pools, waiting.models, budget);
  return { order, odds: oddsIn(waiting, order), best: exact ? 'exact' : 'found' };
}

function waitingOn(battle: Battle, combat: Combat, unitKey: UnitKey, first: GroupId | null): Waiting | null {
  const book = bookOf(battle);
  const round = roundOf(combat);
  const now = round && standingAssault(book, round).inHand;
  if (!now) return null;
  const { state, models: struck } = standingAllocation(book, round, now.step, unitKey);
  const pools = waitingPools(state);
  if (pools.length === 0) return null;
  const ids = pools.map(({ id }) => id);
  const inHand = state.poolOrder.at(-1);
  const current = inHand !== undefined && ids.includes(inHand) ? inHand : null;
  const planned = [...(current === null ? [] : [current]), ...orderOf(round, unitKey), ...ids].filter(
    (id, index, all) => ids.includes(id) && all.indexOf(id) === index,
  );
  return { book, pools, models: reachedByStrike(book, {}, leftIn(state, struck, first)), planned, current };
}

function isOrderOf(ids: readonly string[], order: readonly string[]): boolean {
  return order.length === ids.length && ids.every((id) => order.includes(id));
}

function oddsIn({ book, pools, models }: Waiting, order: readonly string[]): OddsView {
  return oddsOf(
    book,
    pools.map((pool) => poolVolley(pool)),
    models,
    order.map((id) => ({ volleyId: id, kindId: 'wound' })),
  );
}

/** The pools with the Wounds that are not settled yet. */
function waitingPools(state: AllocationState): readonly Pool[] {
  return (
    state.pools
      .map((pool) => ({
        ...pool,
        wounds: pool.wounds - state.outcomes.filter(({ poolId }) => poolId === pool.id).length,
      }))
      // The rest of a challenge's Wounds has its own fixed order, so the order is about the others.
      .filter(({ wounds, challenge }) => wounds > 0 && !challenge)
  );
}

/** The models that are left; first the one that must take the next Wounds. */
function leftIn(
  state: AllocationState,
  struck: readonly StruckModel[],
  first: GroupId | null,
): readonly Placed[] {
  const living = struck
    .map((model) => ({ ...model, wounds: woundsLeft(state, model.id) }))
    .filter(({ wounds }) => wounds > 0);
  const locked = living.filter(({ id }) => id === state.lockedOn);
  return [
    ...locked,
    ...fallingOrder(
      living.filter(({ id }) => id !== state.lockedOn),
      first,
    ),
  ];
}
