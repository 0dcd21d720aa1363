import type {
  Allocation,
  AssaultRound,
  BlowKind,
  Strike,
  StrikePool,
  StrikeWoundKind,
  StruckModel,
} from '@/battle/state/assault-round';
import { type PoolId, poolId, type UnitKey } from '@/battle/state/ids';
import {
  type AllocationState,
  type AllocationStep,
  allocate,
  beginAllocation,
  nextPrompt,
  splitIntoPools,
  summarise,
  type WoundPoolRules,
} from '@/rules/index';
import { woundOf } from './strike-numbers';
import { allocationModels, groupOf, groupsIn, livingOf } from './units';

/** The units on which strikes of the step have put Wounds, in the order of the strikes. */
export function struckUnits(book: WoundPoolRules, round: AssaultRound, step: number): readonly UnitKey[] {
  const targets = round.strikes.filter((strike) => strike.step === step).map(({ target }) => target);
  return [...new Set(targets)].filter((unitKey) => poolsOn(book, round, step, unitKey).length > 0);
}

/**
 * The pools of Wounds that the step's strikes put on the unit. Hits of Hammer of Wrath join a pool of blows that are alike; the pool says
 * how many they are, since the result may count them apart. Others of them have pools of their own.
 */
export function poolsOn(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): readonly StrikePool[] {
  const woundsOf = (blow: BlowKind) =>
    round.strikes
      .filter((strike) => strike.step === step && strike.target === unitKey && strike.blow === blow)
      .flatMap((strike) => woundsOfStrike(book, round, strike));
  const hammers = splitIntoPools(book, woundsOf('hammerOfWrath'));
  const blows = splitIntoPools(book, woundsOf('weapon')).map((pool): StrikePool => {
    const own = { ...pool, id: poolId(pool.id), blow: 'weapon' } as const;
    const joining = hammers.find(({ id }) => id === pool.id)?.wounds ?? 0;
    return joining === 0 ? own : { ...own, wounds: pool.wounds + joining, hammers: joining };
  });
  const apart = hammers
    .filter(({ id }) => !blows.some((pool) => pool.id === id))
    .map((pool): StrikePool => ({ ...pool, id: poolId(`${pool.id} hammerOfWrath`), blow: 'hammerOfWrath' }));
  return [...apart, ...blows];
}

/** By which blows each settled Wound was caused: the first of a pool that Hammer of Wrath hits have joined are theirs. */
export function blowsOf({ pools, outcomes }: Allocation['state']): readonly BlowKind[] {
  const settled = new Map<string, number>();
  return outcomes.map(({ poolId }) => {
    const pool = pools.find(({ id }) => id === poolId);
    const before = settled.get(poolId) ?? 0;
    settled.set(poolId, before + 1);
    return before < (pool?.hammers ?? 0) ? 'hammerOfWrath' : (pool?.blow ?? 'weapon');
  });
}

function woundsOfStrike(book: WoundPoolRules, round: AssaultRound, strike: Strike) {
  const group = groupOf(round, strike.groupId);
  const counts = Object.entries(strike.wounds?.counts ?? {}) as [StrikeWoundKind, number][];
  return group
    ? counts.map(([kind, count]) => ({ wound: woundOf(book, group, strike.blow, kind), count }))
    : [];
}

/** The allocation of the step's Wounds on the unit, once its first Wound is allocated. */
export function allocationOf(round: AssaultRound, step: number, unitKey: UnitKey): Allocation | undefined {
  return round.allocations.find((allocation) => allocation.step === step && allocation.unitKey === unitKey);
}

/** Whether nothing of the step's Wounds on the unit is left to allocate. */
export function isEmptied(round: AssaultRound, step: number, unitKey: UnitKey): boolean {
  const allocation = allocationOf(round, step, unitKey);
  // Nobody is left to take them, by the players' hand: then they come to nothing.
  if (!allocation) return groupsIn(round, { unitKey }).every((group) => livingOf(group).length === 0);
  const { state } = allocation;
  const { removed } = summarise(state);
  const wounds = state.pools.reduce((sum, pool) => sum + pool.wounds, 0);
  return removed.length === state.models.length || state.outcomes.length === wounds;
}

/** Where the Wounds of the step on a unit stand, and the pools that the attacker's order has chosen since the last gesture. */
export type StandingAllocation = {
  readonly state: AllocationState;
  /** The models and pools of `state`, and of which group and blow each is. */
  readonly models: readonly StruckModel[];
  readonly pools: readonly StrikePool[];
  readonly chosen: readonly AllocationStep[];
  /** Whether a Wound of the step has been allocated to the unit. */
  readonly begun: boolean;
};

/** The allocation of the step's Wounds on the unit: as recorded, else about to begin; with the attacker's order followed. */
export function standingAllocation(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): StandingAllocation {
  const recorded = allocationOf(round, step, unitKey);
  const { models, pools } = recorded?.state ?? {
    models: allocationModels(round, unitKey),
    pools: poolsOn(book, round, step, unitKey),
  };
  const state = recorded?.state ?? beginAllocation(book, models, pools);
  const followed = followOrder(book, state, orderOf(round, unitKey));
  return { ...followed, models, pools, begun: recorded !== undefined };
}

/** The order in which the attacker wants the pools on the unit emptied; empty where nothing was said. */
export function orderOf(round: AssaultRound, unitKey: UnitKey): readonly PoolId[] {
  return round.poolOrders[unitKey] ?? [];
}

/** Chooses the next pool as the attacker has ordered them, where one has to be chosen. */
export function followOrder(
  book: WoundPoolRules,
  state: AllocationState,
  order: readonly string[],
): Pick<StandingAllocation, 'state' | 'chosen'> {
  const prompt = nextPrompt(book, state);
  if (prompt.ask !== 'choosePool') return { state, chosen: [] };
  const poolId = order.find((id) => prompt.choices.includes(id));
  if (poolId === undefined) return { state, chosen: [] };
  const step: AllocationStep = { do: 'choosePool', poolId };
  const after = allocate(book, state, step);
  return after.ok ? { state: after.value, chosen: [step] } : { state, chosen: [] };
}
