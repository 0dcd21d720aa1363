import { describe, expect, it } from 'vitest';
import type { OddsView } from '@/battle/assault/standing/view';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { unitKey } from '@/battle/state/ids';
import { toNumber } from '@/rules/index';
import { fighters, groupNamed, inAssault, woundsOn } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { bestPoolOdds, poolOdds } from './pool-odds';

/** The blows of Blue's groups; each group makes a pool of its own, with the given number of Wounds. */
const BLOWS = [
  { name: 'Blades', weaponStrength: 4, weaponAp: null },
  { name: 'Spears', weaponStrength: 5, weaponAp: 4 },
  { name: 'Axes', weaponStrength: 6, weaponAp: 3 },
  { name: 'Hammers', weaponStrength: 8, weaponAp: 2 },
  { name: 'Claws', weaponStrength: 7, weaponAp: 5 },
] as const;

/** That many pools of two Wounds on a unit with 3+ in front and 2+ behind, two Wounds each. */
function waiting(pools: number): Ledger {
  const blows = BLOWS.slice(0, pools);
  const first = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        ...blows.map((blow) => fighters({ ...blow, models: 3, initiative: 5 })),
        fighters({ side: 'b', name: 'Veterans', models: 2, wounds: 2, armourSave: 3, initiative: 1 }),
      ],
    }),
  );
  const unit = unitKey(groupNamed(first, 'Veterans'));
  const wardens = fighters({
    side: 'b',
    name: 'Wardens',
    models: 3,
    wounds: 2,
    armourSave: 2,
    unitKey: unit,
  });
  return played(
    first,
    inAssault({ type: 'addFighters', fighters: [{ ...wardens, initiative: 1 }] }),
    ...blows.flatMap(({ name }) => {
      const strikeId = groupNamed(first, name);
      return [
        inAssault({ type: 'enterHits', strikeId, hits: 2 }),
        inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
      ];
    }),
  );
}

function oddsOn(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = battle.combats[0] ?? expect.fail('no combat');
  const unit = unitKey(groupNamed(ledger, 'Veterans'));
  return {
    ids: woundsOn(ledger, 'Veterans').pools.map(({ id }) => id),
    shown: (tried: readonly string[] = []) => poolOdds(battle, combat, unit, null, tried),
    best: (budget?: number) => bestPoolOdds(battle, combat, unit, null, budget),
  };
}

const cost = ({ expectedLost, killsUnit }: OddsView) => toNumber(expectedLost) + toNumber(killsUnit);

describe('the odds of the orders of pools', () => {
  it('are those of every order of three pools, so no search is needed', () => {
    const { shown, best } = oddsOn(waiting(3));
    expect(shown()).toHaveLength(6);
    expect(best()).toBeNull();
  });

  it('are, from four pools on, those of the tried order, and of the best', () => {
    const { ids, shown, best } = oddsOn(waiting(5));
    expect(ids).toHaveLength(5);
    expect(shown().map(({ order }) => order)).toEqual([ids]);
    const found = best() ?? expect.fail('no best order');
    expect(found.best).toBe('exact');
    const tried = shown(found.order)[0] ?? expect.fail('no odds');
    expect(cost(found.odds)).toBe(cost(tried.odds));
    expect(cost(found.odds)).toBeGreaterThan(cost(shown()[0]?.odds ?? found.odds));
  });

  it('mark an order that is only the best of those tried', () => {
    const { best } = oddsOn(waiting(5));
    expect(best(1)?.best).toBe('found');
  });

  it('ignore an order of other pools', () => {
    const { ids, shown } = oddsOn(waiting(4));
    expect(shown(ids.slice(1)).map(({ order }) => order)).toEqual([ids]);
  });
});
