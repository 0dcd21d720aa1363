import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { fateOf } from '@/battle/state/army';
import { testOf } from '@/battle/state/combat';
import { FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { armyNow, expectToLast, first, health, roundNow, scene } from '@/testing/battles/scenes';
import { openFlights } from './break-test';

/** Red's watchers, worth 200 points, have lost to Blue's guard and broken. */
function broken(editionId: string, outcomeId = 'broke') {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Guard', models: 20, pointCost: 300 }],
    [{ name: 'Watchers', models: 20, pointCost: 200, characteristic: 7 }],
  );
  const watchers = id('Watchers');
  const lost = played(ledger, first.engage(id('Guard'), watchers), health(watchers, -4));
  const broke: Intent = {
    type: 'sayBreakTest',
    combatId: FIRST_COMBAT,
    side: 'b',
    unitId: watchers,
    outcomeId,
  };
  return { ledger: played(lost, broke), watchers };
}

const { ledger, watchers } = broken('t9a-2');
const thrown = (fleeTotal: number | null, pursuitTotal: number | null): Intent => ({
  type: 'throwFlight',
  combatId: FIRST_COMBAT,
  side: 'b',
  unitId: watchers,
  fleeTotal,
  pursuitTotal,
});
const testNow = (of: Ledger) => testOf(roundNow(of).round, 'b', watchers);
const open = (of: Ledger) => {
  const { combat, round } = roundNow(of);
  return openFlights(battleOf(of), combat, round);
};
const refusal = (of: Ledger, intent: Intent) => {
  const decision = decide(of, intent);
  return decision.ok ? null : decision.refusal.code;
};

describe('dice of a flight that were thrown', () => {
  const half = played(ledger, thrown(6, null));
  const whole = played(half, thrown(6, 8));

  it('are kept one by one, and decide nothing before both are there', () => {
    expect(testNow(half)).toMatchObject({ pursuit: null, thrown: { fleeTotal: 6, pursuitTotal: null } });
    expect(fateOf(armyNow(half, watchers))).toBe('fleeing');
    expect(testNow(played(ledger, thrown(null, 8))).thrown).toEqual({ fleeTotal: null, pursuitTotal: 8 });
    expectToLast(half);
  });

  it('decide as soon as both are there: 6 inches fled and 8 pursued is caught, with its points', () => {
    expect(testNow(whole).pursuit).toEqual({ fleeTotal: 6, pursuitTotal: 8, caught: true });
    expect(testNow(whole).thrown).toBeUndefined();
    expect(fateOf(armyNow(whole, watchers))).toBe('destroyed');
    expect(battleScore(battleOf(whole))?.a.total).toBe(200);
    expectToLast(whole);
  });

  it('may be thrown again, and overruled by the players', () => {
    const away = played(whole, thrown(9, 8));
    expect([testNow(away).pursuit?.caught, fateOf(armyNow(away, watchers))]).toEqual([false, 'fleeing']);
    const said: Intent = {
      type: 'resolvePursuit',
      combatId: FIRST_COMBAT,
      side: 'b',
      unitId: watchers,
      fleeTotal: 6,
      pursuitTotal: 8,
      caught: false,
    };
    const overruled = played(whole, said);
    expect([testNow(overruled).pursuit?.caught, fateOf(armyNow(overruled, watchers))]).toEqual([
      false,
      'fleeing',
    ]);
    expect(refusal(overruled, said)).toBe('nothingChanged');
    expectToLast(overruled);
  });

  it('are refused where nothing changes, where no dice are, and where nobody broke', () => {
    expect(refusal(half, thrown(6, null))).toBe('nothingChanged');
    expect(refusal(whole, thrown(6, 8))).toBe('nothingChanged');
    expect(refusal(ledger, thrown(null, null))).toBe('nothingChanged');
    expect(refusal(ledger, thrown(37, null))).toBe('aboveMaximum');
    expect(refusal(ledger, thrown(-1, null))).toBe('belowZero');
    expect(refusal(ledger, thrown(1.5, null))).toBe('notAWholeNumber');
    const held = played(ledger, first.says('b', watchers, true));
    expect(refusal(held, thrown(6, null))).toBe('notBroken');
    expect(refusal(held, thrown(6, 8))).toBe('notBroken');
  });

  it('are forgotten with a test that is taken again', () => {
    const again = played(half, first.says('b', watchers, true), first.says('b', watchers, false));
    expect(testNow(again).thrown).toBeUndefined();
  });
});

describe('a flight is open', () => {
  it('from the broken test until it is settled, with what was thrown', () => {
    const place = { side: 'b', unitId: watchers };
    expect(open(ledger)).toEqual([{ ...place, thrown: null }]);
    expect(open(played(ledger, thrown(6, null)))).toEqual([
      { ...place, thrown: { fleeTotal: 6, pursuitTotal: null } },
    ]);
    expect(open(played(ledger, thrown(6, 8)))).toEqual([]);
    expect(open(played(ledger, first.says('b', watchers, true)))).toEqual([]);
  });

  it('in a closed round too, and no longer when the players say what became of the unit', () => {
    const closed = played(ledger, first.close);
    expect(open(closed)).toHaveLength(1);
    expect(open(played(closed, { type: 'changeFate', unitId: watchers, fate: 'destroyed' }))).toEqual([]);
  });
});

it('in every edition whose broken units are pursued, both dice decide at once as its rule says', () => {
  const pursued = FOUGHT_EDITIONS.filter(({ pursuit, breakTest }) => pursuit && breakTest);
  expect(pursued.length).toBeGreaterThan(4);
  for (const { id, breakTest } of pursued) {
    const scene = broken(id, breakTest?.outcomes.findLast(({ winner }) => winner.may === 'pursue')?.id);
    const dice = { ...thrown(5, 9), unitId: scene.watchers, pursuersUnitStrength: 20 } as Intent;
    const after = played(scene.ledger, dice);
    expect([id, testOf(roundNow(after).round, 'b', scene.watchers).pursuit?.caught]).toEqual([id, true]);
  }
});

it('both dice are kept until the Unit Strength of the pursuers is entered, where it decides', () => {
  const scene = broken('wap-23');
  const dice = { ...thrown(5, 9), unitId: scene.watchers } as Intent;
  const kept = played(scene.ledger, dice);
  const testOfThem = (of: Ledger) => testOf(roundNow(of).round, 'b', scene.watchers);
  expect(testOfThem(kept)).toMatchObject({ pursuit: null, thrown: { fleeTotal: 5, pursuitTotal: 9 } });
  const said = played(kept, { ...dice, pursuersUnitStrength: 20 } as Intent);
  expect(testOfThem(said).thrown).toBeUndefined();
  expect(testOfThem(said).pursuit?.caught).toBe(true);
});
