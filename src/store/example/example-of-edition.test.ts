import { describe, expect, it, test } from 'vitest';
import { dueTests } from '@/battle/army/due-tests';
import { testAhead } from '@/battle/army/test-ahead';
import { assaultView } from '@/battle/assault/standing/assault-now';
import { cardOf } from '@/battle/cards/card-of';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleScore } from '@/battle/score/battle-score';
import { healthOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { countsOf } from '@/battle/state/counted-unit';
import { exampleBattleId } from '@/battle/state/example-id';
import { writerId } from '@/battle/state/ids';
import { EDITIONS, type Edition, formatFraction } from '@/rules/index';
import { exampleLedger } from './example-battle';
import { EXAMPLE_KINDS, exampleKindOf } from './example-kind';

const NOW = 1_760_000_000_000;
const example = (editionId?: string): Ledger =>
  exampleLedger(exampleBattleId('x'), writerId('w1'), NOW, editionId);
const editions = EDITIONS as readonly Edition[];
const unit = (ledger: Ledger, name: string): ArmyUnit =>
  battleOf(ledger).units.find((army) => army.unit.name === name) ?? expect.fail(name);
const points = (ledger: Ledger) => {
  const score = battleScore(battleOf(ledger));
  return [score?.a.total, score?.b.total];
};

test('each kind of example has a rulebook, and a rulebook without one opens that of the first', () => {
  const kinds = editions.flatMap((edition) => exampleKindOf(edition) ?? []);
  expect(new Set(kinds)).toEqual(new Set(EXAMPLE_KINDS));
  const without = editions.find((edition) => exampleKindOf(edition) === null) ?? expect.fail();
  expect(cardOf(example(without.id)).edition.id).toBe(EDITIONS[0].id);
  expect(cardOf(example()).edition.id).toBe(EDITIONS[0].id);
});

describe.each(editions.filter((edition) => exampleKindOf(edition)).map(({ id }) => id))(
  'the example of %s',
  (id) => {
    const ledger = example(id);

    it('is one that this version reads whole, and is of its rulebook', () => {
      const stored: unknown = JSON.parse(JSON.stringify(ledger.stored));
      expect(parseLog(stored as readonly unknown[])).toEqual({ ledger, problems: [] });
      expect(battleOf(ledger)).toMatchObject({ editionId: id, outcome: null });
      expect(ledger.entries.at(-1)?.at).toBeLessThanOrEqual(NOW);
    });

    it('has armies of the agreed points, five units a side and more', () => {
      const { units, setup } = battleOf(ledger);
      for (const side of ['a', 'b'] as const) {
        const own = units.filter((army) => army.unit.side === side);
        expect(own.length).toBeGreaterThanOrEqual(5);
        expect(own.reduce((sum, army) => sum + army.unit.pointCost, 0)).toBe(setup.armyPoints);
      }
    });
  },
);

/*
 * Damage: Giant 4 + 4; Boar Riders 3 + 3 + 8 + 3 = 17, over their Nerve of 15; Knights 3 and a die of 2; Trolls
 * 5 - 2 + 6 - 3; Spears 11 + 6 = 17 of Nerve 21: 3 or less holds, 3 of 36.
 */
describe('the example of damage against Nerve', () => {
  const ledger = example('kow-4');
  const stands = (name: string) => {
    const army = unit(ledger, name);
    return [countsOf(army).damage ?? 0, army.fate];
  };

  it.each<readonly [string, number, string]>([
    ['Giant', 8, 'fighting'],
    ['Boar Riders', 17, 'destroyed'],
    ['Marsh Mob', 15, 'destroyed'],
    ['Archers', 5, 'wavering'],
    ['Trolls', 6, 'fighting'],
    ['Crossbows', 2, 'fighting'],
    ['Knights', 5, 'fighting'],
    ['Halberds', 5, 'destroyed'],
    ['Spears', 17, 'fighting'],
  ])('ends with %s at %i damage, %s', (name, damage, fate) => {
    expect(stands(name)).toEqual([damage, fate]);
  });

  it('has a test for the player to throw next', () => {
    const spears = unit(ledger, 'Spears');
    expect(dueTests(battleOf(ledger), spears).map((one) => one.id)).toEqual(['nerveCombat']);
    const ahead = testAhead(battleOf(ledger), spears);
    expect([ahead?.holdsTo, formatFraction(ahead?.result.odds ?? expect.fail())]).toEqual([3, '1/12']);
  });

  it('counts two markers to one', () => {
    expect(points(ledger)).toEqual([2, 1]);
  });
});

/*
 * The first assault: Blue removes 2 Guards, 7 models against 6 of Red are 1 more, and 1 glory for the Wound of the
 * Captain: 4 to 0. The second: 3 Guards and the most models against 1 of Blue's. Red's best Leadership is 10.
 */
describe('the example of combats by points', () => {
  const ledger = example('hh-3');

  it('has won the first by four, and lets the player throw the check of the second', () => {
    const [combat] = battleOf(ledger).combats;
    expect(combat?.rounds.map(({ assault }) => [assault?.outcome?.wonBy, assault?.outcome?.winner])).toEqual([
      [4, 'a'],
      [3, 'a'],
    ]);
    const view = combat && assaultView(battleOf(ledger), combat);
    expect(view?.aftermath?.check).toMatchObject({
      side: 'b',
      leadership: 10,
      lostBy: 3,
      target: 7,
      in36: 21,
    });
  });

  it('knows what the shooting cost, and that a status has ended', () => {
    const left = (name: string) => healthOf(unit(ledger, name));
    expect(['Bolters', 'Gunship', 'Siege Tank', 'Gunners', 'Line Squad'].map(left)).toEqual([5, 2, 2, 4, 8]);
    expect(unit(ledger, 'Gunners').statuses).toBeUndefined();
    expect(unit(ledger, 'Gunners').tests?.map(({ held }) => held)).toEqual([false, true]);
  });

  it('counts what was scored at the markers in the own turns', () => {
    // 3, and 3 with Line 1; against 1.
    expect(points(ledger)).toEqual([7, 1]);
  });
});
