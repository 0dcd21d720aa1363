import type { StrikeWoundKind } from '@/battle/state/assault-round';
import { type AssaultRound, assaultOf, type StruckModel } from '@/battle/state/assault-round';
import { type Battle, type Combat, latestRound } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { GroupId, StrikeId, UnitKey } from '@/battle/state/ids';
import {
  type AllocationState,
  atLeast,
  attackVolley,
  chances,
  expectation,
  expectedWounds,
  type Fraction,
  lossOdds,
  type ModelProfile,
  type Pool,
  type PoolRef,
  poolVolley,
  splitIntoPools,
  sumFractions,
  toNumber,
  type Volley,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import { orderOf, standingAllocation } from './pools';
import { standingAssault, strikeNow } from './standing-assault';
import { attackGroupOf } from './strike-numbers';
import { allocationModels } from './units';
import type { OddsView } from './view';

/** The odds of a strike where the pools that its Wounds would make are emptied in this order: the kinds of Wounds, one of each pool. */
export type StrikeOrderOdds = { readonly order: readonly StrikeWoundKind[]; readonly odds: OddsView };

/** The odds of the order of its pools that is best for the attacker; null where `strikeOrders` has none. */
export function strikeOdds(battle: Battle, combat: Combat, strikeId: StrikeId): OddsView | null {
  return strikeOrders(battle, combat, strikeId)[0]?.odds ?? null;
}

/**
 * What the strike of the step in hand will cost its target, exactly: from its attacks, or from its hits once they are known; for every
 * order of the pools that its Wounds would make, the one that costs most first. Empty where nothing can come of it or its Wounds are
 * counted already; those wait in pools. Models fall in the order of allocation; where the defender has a choice, that group `first`.
 */
export function strikeOrders(
  battle: Battle,
  combat: Combat,
  strikeId: StrikeId,
  first: GroupId | null = null,
): readonly StrikeOrderOdds[] {
  const book = bookOf(battle);
  const round = roundOf(combat);
  const standing = round && strikeNow(book, round, strikeId);
  if (!standing || standing.stage === 'settled') return [];
  const group = attackGroupOf(book, round, standing.strike);
  if (!group) return [];
  const volley = attackVolley(book, group);
  const models = fallingOrder(allocationModels(round, standing.strike.target), first);
  const pooled = kindsByPool(book, volley);
  return permutations(pooled.map(([first = '']) => first))
    .map((order) => {
      const refs = order.flatMap((first) => pooled.find((kinds) => kinds[0] === first) ?? []);
      return {
        order: order as readonly StrikeWoundKind[],
        odds: oddsOf(
          book,
          [volley],
          models,
          refs.map((kindId) => ({ volleyId: volley.id, kindId })),
        ),
      };
    })
    .toSorted((left, right) => costOf(right.odds) - costOf(left.odds));
}

/** The kinds of Wounds of the volley, together those that share a pool. */
function kindsByPool(book: WoundPoolRules, { kinds }: Volley): readonly (readonly string[])[] {
  const pools = new Map<string, string[]>();
  for (const { id, wound } of kinds) {
    const pool = splitIntoPools(book, [{ wound, count: 1 }])[0]?.id ?? '';
    pools.set(pool, [...(pools.get(pool) ?? []), id]);
  }
  return [...pools.values()];
}

function costOf({ expectedLost, killsUnit }: OddsView): number {
  return toNumber(expectedLost) + toNumber(killsUnit);
}

/** The odds of one order of the pools that wait on a unit. */
export type PoolOrderOdds = { readonly order: readonly string[]; readonly odds: OddsView };

/** The most pools of which every order is shown: beyond, only the chosen one. */
const MAX_ORDERED_POOLS = 3;

/**
 * What the Wounds that wait on a unit at the step in hand will cost it, for each order of its pools: the chosen order first. Where the
 * defender has a choice, models of that group fall `first`.
 */
export function poolOdds(
  battle: Battle,
  combat: Combat,
  unitKey: UnitKey,
  first: GroupId | null = null,
): readonly PoolOrderOdds[] {
  const book = bookOf(battle);
  const round = roundOf(combat);
  const now = round && standingAssault(book, round).inHand;
  if (!now) return [];
  const { state, models: struck } = standingAllocation(book, round, now.step, unitKey);
  const pools = waitingPools(state);
  if (pools.length === 0) return [];
  const ids = pools.map(({ id }) => id);
  const current = state.poolOrder.at(-1);
  const planned = [...orderOf(round, unitKey), ...ids].filter(
    (id, index, all) => ids.includes(id) && all.indexOf(id) === index,
  );
  const chosen =
    current !== undefined && ids.includes(current)
      ? [current, ...planned.filter((id) => id !== current)]
      : planned;
  const orders = ids.length > MAX_ORDERED_POOLS ? [chosen] : permutations(ids);
  const possible = orders.filter(
    (order) => current === undefined || !ids.includes(current) || order[0] === current,
  );
  const models = leftIn(state, struck, first);
  const odds = (order: readonly string[]): PoolOrderOdds => ({
    order,
    odds: oddsOf(
      book,
      pools.map((pool) => poolVolley(pool)),
      models,
      order.map((id) => ({ volleyId: id, kindId: 'wound' })),
    ),
  });
  const others = possible.filter((order) => order.join() !== chosen.join());
  return [chosen, ...others].map(odds);
}

function roundOf(combat: Combat): AssaultRound | null {
  const round = latestRound(combat);
  return round ? assaultOf(round) : null;
}

/** The pools with the Wounds that are not settled yet. */
function waitingPools(state: AllocationState): readonly Pool[] {
  return state.pools
    .map((pool) => ({
      ...pool,
      wounds: pool.wounds - state.outcomes.filter(({ poolId }) => poolId === pool.id).length,
    }))
    .filter(({ wounds }) => wounds > 0);
}

type Placed = ModelProfile & Pick<StruckModel, 'inContact' | 'distance' | 'groupId'>;

/** The models that are left, the one further Wounds must go to first. */
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

/** Those in contact first, then the closest; among equals that group first, and then in their own order. */
function fallingOrder(models: readonly Placed[], first: GroupId | null): readonly Placed[] {
  const rank = ({ inContact, distance }: Placed) => (inContact ? -1 : distance);
  const later = ({ groupId }: Placed) => Number(groupId !== first);
  return models.toSorted((left, right) => rank(left) - rank(right) || later(left) - later(right));
}

function oddsOf(
  book: WoundPoolRules,
  volleys: readonly Volley[],
  models: readonly ModelProfile[],
  order?: readonly PoolRef[],
): OddsView {
  const { woundsLost, modelsRemoved } = lossOdds(book, volleys, models, order ? { order } : {});
  const lost = chances(woundsLost);
  return {
    expectedWounds: sumFractions(volleys.map(expectedWounds)),
    expectedLost: expectation(woundsLost),
    expectedRemoved: expectation(modelsRemoved),
    lost,
    lostAtLeast: lost.map((_: Fraction, count) => atLeast(woundsLost, count)),
    killsOne: atLeast(modelsRemoved, 1),
    killsUnit: atLeast(modelsRemoved, models.length),
  };
}

function permutations(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length <= 1) return [ids];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
