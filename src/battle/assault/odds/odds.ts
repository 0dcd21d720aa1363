import { reachedByStrike, withApart } from '@/battle/assault/standing/challenge';
import { strikeNow } from '@/battle/assault/standing/standing-assault';
import { attackGroupOf } from '@/battle/assault/standing/strike-numbers';
import { woundsOfStrike } from '@/battle/assault/standing/strike-wounds';
import { allocationModels } from '@/battle/assault/standing/units';
import type { OddsView } from '@/battle/assault/standing/view';
import { type AssaultRound, assaultOf, type StruckModel } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { type Combat, latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { GroupId, StrikeId } from '@/battle/state/ids';
import type { StrikeWoundKind } from '@/battle/state/strike';
import {
  atLeast,
  attackVolley,
  chances,
  expectation,
  expectedWounds,
  type Fraction,
  lossOdds,
  type ModelProfile,
  type PoolRef,
  poolVolley,
  splitIntoPools,
  sumFractions,
  toNumber,
  type Volley,
  type WoundPoolRules,
} from '@/rules/index';

/**
 * The odds of a strike if its pools are emptied in this order. The pools are named by their kinds of Wounds,
 * one kind for each pool.
 */
export type StrikeOrderOdds = { readonly order: readonly StrikeWoundKind[]; readonly odds: OddsView };

/**
 * The exact losses that the strike of the current step will cause: from its attacks, or from its hits once
 * they are known. One result for every order of its pools, the highest losses first. Empty if the strike
 * cannot hurt, or if its Wounds are counted already: then they wait in pools. Models fall in the order of
 * allocation; if the defender has a choice, models of the group `first` fall first.
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
  const struck = withApart(book, round, allocationModels(book, round, standing.strike.target));
  const models = reachedByStrike(book, standing.strike, fallingOrder(struck, first));
  const pooled = kindsByPool(book, volley);
  // Hits that have wounded already without a die wait in pools of their own.
  const waiting = splitIntoPools(book, woundsOfStrike(book, round, standing.strike)).map((pool) =>
    poolVolley(pool),
  );
  return permutations(pooled.map(([first = '']) => first))
    .map((order) => {
      const refs = order.flatMap((first) => pooled.find((kinds) => kinds[0] === first) ?? []);
      return {
        order: order as readonly StrikeWoundKind[],
        odds: oddsOf(book, [volley, ...waiting], models, [
          ...refs.map((kindId) => ({ volleyId: volley.id, kindId })),
          ...waiting.map(({ id }) => ({ volleyId: id, kindId: 'wound' })),
        ]),
      };
    })
    .toSorted((left, right) => costOf(right.odds) - costOf(left.odds));
}

/** The kinds of Wounds of the strike, grouped by shared pools. */
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

/** The fight of the combat's latest round, or null if it has none. */
export function roundOf(combat: Combat): AssaultRound | null {
  const round = latestRound(combat);
  return round ? assaultOf(round) : null;
}

export type Placed = StruckModel;

/** Models in contact first, then the closest; among equals the group `first`, and then their own order. */
export function fallingOrder(models: readonly Placed[], first: GroupId | null): readonly Placed[] {
  const rank = ({ inContact, distance }: Placed) => (inContact ? -1 : distance);
  const later = ({ groupId }: Placed) => Number(groupId !== first);
  return models.toSorted((left, right) => rank(left) - rank(right) || later(left) - later(right));
}

/** The odds of these models' losses, with that order of the pools. */
export function oddsOf(
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

/** Every order of the ids. */
export function permutations(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length <= 1) return [ids];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
