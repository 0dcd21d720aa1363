import type { Allocation, AssaultRound, StrikePool, StruckModel } from '@/battle/state/assault-round';
import { type PoolId, poolId, type UnitKey } from '@/battle/state/ids';
import type { BlowKind, Strike } from '@/battle/state/strike';
import {
  type AllocationState,
  type AllocationStep,
  allocate,
  beginAllocation,
  nextPrompt,
  openPools,
  splitIntoPools,
  type WoundPoolRules,
} from '@/rules/index';
import { withApart } from './challenge';
import { hotGroups, hotPools, hotUnits } from './hot-shots';
import { groupPools, woundsOfStrike } from './strike-wounds';
import { allocationModels } from './units';

/**
 * The units with Wounds from strikes of the step, in the order of the strikes; units hurt by their own hot
 * shots come first.
 */
export function struckUnits(book: WoundPoolRules, round: AssaultRound, step: number): readonly UnitKey[] {
  const targets = round.strikes.filter((strike) => strike.step === step).map(({ target }) => target);
  return [...new Set([...hotUnits(round, step), ...targets])].filter(
    (unitKey) => poolsOn(book, round, step, unitKey).length > 0,
  );
}

/**
 * The pools of Wounds that the step's strikes caused on the unit. Hits of Hammer of Wrath join a pool of
 * equal blows; the pool stores their number, because the result may count them separately. Other Hammer of
 * Wrath hits have pools of their own, and so have Wounds of a challenge, of Precision Strikes, and of the
 * unit's own hot shots.
 */
export function poolsOn(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): readonly StrikePool[] {
  const strikes = round.strikes.filter((strike) => strike.step === step && strike.target === unitKey);
  const spills = book.readings.challengeWounds === 'goOn';
  const opponents = [...new Set(strikes.flatMap(({ against }) => against ?? []))];
  const inChallenge = opponents.flatMap((modelId) =>
    apartPools(
      CHALLENGE,
      poolsOf(
        book,
        round,
        strikes.filter(({ against }) => against === modelId),
      ),
    ).map((pool): StrikePool => ({ ...pool, challenge: { modelId, spills } })),
  );
  const others = strikes.filter(({ against }) => against === undefined);
  const precise = apartPools(
    'precise',
    poolsOf(
      book,
      round,
      others.filter((strike) => strike.precise),
    ),
  ).map((pool): StrikePool => ({ ...pool, precise: true }));
  return [
    ...hotPools(round, step, unitKey),
    ...inChallenge,
    ...precise,
    ...poolsOf(
      book,
      round,
      others.filter((strike) => !strike.precise),
    ),
  ];
}

const CHALLENGE = 'challenge';

/** Whether the pool has the Wounds of a challenge: they go to one model. */
export function isOfChallenge(id: string): boolean {
  return id.endsWith(` ${CHALLENGE}`);
}

/**
 * The same pools with `name` added to their ids: Wounds with different possible models never share a pool.
 */
function apartPools(name: string, pools: readonly StrikePool[]): readonly StrikePool[] {
  return pools.map((pool) => ({ ...pool, id: poolId(`${pool.id} ${name}`) }));
}

function poolsOf(
  book: WoundPoolRules,
  round: AssaultRound,
  strikes: readonly Strike[],
): readonly StrikePool[] {
  if (book.rollEffects) return groupPools(book, round, strikes);
  const woundsOf = (blow: BlowKind) =>
    strikes.filter((strike) => strike.blow === blow).flatMap((strike) => woundsOfStrike(book, round, strike));
  const hammers = splitIntoPools(book, woundsOf('hammerOfWrath'));
  const blows = splitIntoPools(book, woundsOf('weapon')).map((pool): StrikePool => {
    const own = { ...pool, id: poolId(pool.id), blow: 'weapon' } as const;
    const joining = hammers.find(({ id }) => id === pool.id)?.wounds ?? 0;
    return joining === 0 ? own : { ...own, wounds: pool.wounds + joining, hammers: joining };
  });
  const apart = hammers
    .filter(({ id }) => !blows.some((pool) => pool.id === id))
    .map((pool): StrikePool => ({ ...pool, id: poolId(`${pool.id} hammerOfWrath`), blow: 'hammerOfWrath' }));
  const shots = splitIntoPools(book, woundsOf('shot')).map(
    (pool): StrikePool => ({ ...pool, id: poolId(pool.id), blow: 'shot' }),
  );
  return [...apart, ...blows, ...shots];
}

/**
 * The blow that caused each settled Wound. In a pool with Hammer of Wrath hits, the first Wounds are theirs.
 */
export function blowsOf({ pools, outcomes }: Allocation['state']): readonly BlowKind[] {
  const settled = new Map<string, number>();
  return outcomes.map(({ poolId }) => {
    const pool = pools.find(({ id }) => id === poolId);
    const before = settled.get(poolId) ?? 0;
    settled.set(poolId, before + 1);
    return before < (pool?.hammers ?? 0) ? 'hammerOfWrath' : (pool?.blow ?? 'weapon');
  });
}

/** The allocation of the step's Wounds on the unit, once its first Wound is allocated. */
export function allocationOf(round: AssaultRound, step: number, unitKey: UnitKey): Allocation | undefined {
  return round.allocations.find((allocation) => allocation.step === step && allocation.unitKey === unitKey);
}

/** Whether no Wound of the step on the unit is left that a model can take. Any other Wounds are lost. */
export function isEmptied(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): boolean {
  return openPools(standingAllocation(book, round, step, unitKey).state).length === 0;
}

/** The state of the step's Wounds on a unit, with the attacker's order applied since the last gesture. */
export type StandingAllocation = {
  readonly state: AllocationState;
  /** The models and pools of `state`, each model with its group and each pool with its blow. */
  readonly models: readonly StruckModel[];
  readonly pools: readonly StrikePool[];
  readonly chosen: readonly AllocationStep[];
  /** Whether a Wound of the step has been allocated to the unit. */
  readonly begun: boolean;
};

/**
 * The allocation of the step's Wounds on the unit: as recorded, or before its first step; with the attacker's
 * order applied.
 */
export function standingAllocation(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): StandingAllocation {
  const recorded = allocationOf(round, step, unitKey);
  const { models, pools } = recorded?.state ?? {
    models: withApart(book, round, struckModels(book, round, step, unitKey)),
    pools: poolsOn(book, round, step, unitKey),
  };
  const state = recorded?.state ?? beginAllocation(book, models, pools);
  const followed = followOrder(book, state, orderOf(round, unitKey));
  return { ...followed, models, pools, begun: recorded !== undefined };
}

/**
 * The models that may take the step's Wounds on the unit; for its own hot shots only the models that fired
 * them.
 */
function struckModels(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: UnitKey,
): readonly StruckModel[] {
  const models = allocationModels(book, round, unitKey);
  const hot = hotGroups(round, step, unitKey);
  return hot.length === 0 ? models : models.filter(({ groupId }) => hot.some(({ id }) => id === groupId));
}

/** The attacker's order of the pools on the unit; empty: not entered. */
export function orderOf(round: AssaultRound, unitKey: UnitKey): readonly PoolId[] {
  return round.poolOrders[unitKey] ?? [];
}

/** Chooses the next pool by the attacker's order, if a choice is needed. */
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
