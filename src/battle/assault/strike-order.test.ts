import { describe, expect, it } from 'vitest';
import { strikeOrders } from '@/battle/assault/odds/odds';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { toNumber } from '@/rules/index';
import { fighters, groupNamed, inAssault } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { strikeOdds } from '@/testing/battles/strike-odds';

/** Twelve attacks against one model with a 2+ and two without a save, all of one unit. */
function against(blue: Partial<FighterDraft>): Ledger {
  const first = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Blades', models: 12, initiative: 5, ...blue }),
        fighters({ side: 'b', name: 'Veteran', armourSave: 2, initiative: 1 }),
      ],
    }),
  );
  const veteran = unitKey(groupNamed(first, 'Veteran'));
  return played(
    first,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ side: 'b', name: 'Levy', models: 2, armourSave: null, initiative: 1, unitKey: veteran }),
      ],
    }),
  );
}

const asked = (ledger: Ledger) => {
  const battle = battleOf(ledger);
  const combat = battle.combats[0] ?? expect.fail('no combat');
  return { battle, combat, id: strikeIdOf(groupNamed(ledger, 'Blades'), 'weapon') };
};
const percent = (chance: Parameters<typeof toNumber>[0]) => Math.round(100 * toNumber(chance));

describe('the odds of a strike whose Wounds make two pools', () => {
  const { battle, combat, id } = asked(against({ rules: ['rending'] }));

  it('are those of each legal order, the best for the attacker first, and of no mixture of them', () => {
    const orders = strikeOrders(battle, combat, id);
    expect(orders.map(({ order, odds }) => [order, percent(odds.killsUnit)])).toEqual([
      [['rending', 'plain'], 51],
      [['plain', 'rending'], 22],
    ]);
  });

  it('are by default those of the order that is best for the attacker', () => {
    const odds = strikeOdds(battle, combat, id);
    expect(odds && percent(odds.killsUnit)).toBe(51);
  });

  it('have one order if all Wounds share a pool', () => {
    for (const blue of [{}, { rules: ['rending'], weaponAp: 2 }] as const) {
      const one = asked(against(blue as Partial<FighterDraft>));
      expect(strikeOrders(one.battle, one.combat, one.id)).toHaveLength(1);
    }
  });
});
