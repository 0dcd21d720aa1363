import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { models, pools } from '@/testing/battles/wound-pool-arbitraries';
import { atLeast, expectation } from '../dice/distribution';
import { add, compare, type Fraction, formatFraction, ZERO } from '../dice/fraction';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { bestPoolOrder } from './best-order';
import { lossOdds } from './loss-odds';
import type { ModelProfile } from './model-profile';
import type { Pool } from './pools';
import { poolVolley } from './volley';

/** What an order costs on average: the Wounds lost, and one more where nobody is left. */
function costOf(made: readonly Pool[], target: readonly ModelProfile[], order: readonly string[]): Fraction {
  const { woundsLost } = lossOdds(
    book,
    made.map((pool) => poolVolley(pool)),
    target,
    { order: order.map((volleyId) => ({ volleyId, kindId: 'wound' })) },
  );
  return add(expectation(woundsLost), atLeast(woundsLost, woundsLost.weights.length - 1));
}

function ordersOf(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length <= 1) return [ids];
  return ids.flatMap((id) => ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

function dearest(made: readonly Pool[], target: readonly ModelProfile[]): Fraction {
  return ordersOf(made.map(({ id }) => id))
    .map((order) => costOf(made, target, order))
    .reduce((most, cost) => (compare(cost, most) > 0 ? cost : most), ZERO);
}

/** Up to four pools, two of them alike now and then. */
const upToFour = fc
  .tuple(pools, pools, fc.boolean())
  .map(([one, other, twice]) =>
    (twice ? [...one, ...one] : [...one, ...other])
      .slice(0, 4)
      .map((pool, index) => ({ ...pool, id: `p${index}` })),
  );

describe('the best order of pools', () => {
  it('costs as much as the best of all orders, for up to four pools', () => {
    fc.assert(
      fc.property(upToFour, models, (made, target) => {
        const { order, exact } = bestPoolOrder(book, made, target);
        expect(exact).toBe(true);
        expect(order.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
        expect(formatFraction(costOf(made, target, order))).toBe(formatFraction(dearest(made, target)));
      }),
      { numRuns: 200 },
    );
  });

  it('is said to be the best found where the budget is used up, and is never worse than the given one', () => {
    fc.assert(
      fc.property(upToFour, models, fc.integer({ min: 1, max: 400 }), (made, target, budget) => {
        const { order, exact } = bestPoolOrder(book, made, target, budget);
        const cost = costOf(made, target, order);
        expect(order.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
        if (exact) expect(compare(cost, dearest(made, target))).toBe(0);
        const given = costOf(
          made,
          target,
          made.map(({ id }) => id),
        );
        expect(compare(cost, given)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
