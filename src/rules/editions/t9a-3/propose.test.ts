import { describe, expect, test } from 'vitest';
import type { Contact, EngagedUnit, Engagement } from '../../score-sheet/engagement';
import { breakTest } from './break-test';
import { propose, proposeBreakTest as proposeTest } from './propose';
import { netProperRanks } from './surrounded';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, ranks?: number, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  height: 1,
  ...(ranks === undefined ? {} : { ranks }),
  ...facts,
});
const contact = (unitId: string, enemyUnitId: string, facing: Contact['facing']): Contact => ({
  unitId,
  enemyUnitId,
  facing,
  charge: 'none',
});
const ranksOf = (engagement: Engagement) => {
  const net = netProperRanks(engagement);
  return Object.fromEntries(engagement.units.map(({ id }) => [id, net.of(id).low]));
};

describe('Surrounded', () => {
  test('takes as many Proper Ranks as the enemies in flank and rear have together, each enemy once', () => {
    const units = [unit('blue spears', 6), unit('red wolves', 1), unit('red orcs', 2), unit('red front', 5)];
    const contacts = [
      contact('red wolves', 'blue spears', 'leftFlank'),
      contact('red orcs', 'blue spears', 'rear'),
      contact('red orcs', 'blue spears', 'rightFlank'),
      contact('red front', 'blue spears', 'front'),
    ];
    expect(ranksOf({ units, contacts })).toEqual({
      'blue spears': 3,
      'red wolves': 1,
      'red orcs': 2,
      'red front': 5,
    });
  });

  test('never leaves fewer than none, and a unit that is gone takes nothing', () => {
    const flank = contact('red orcs', 'blue spears', 'rear');
    expect(
      ranksOf({ units: [unit('blue spears', 2), unit('red orcs', 5)], contacts: [flank] }),
    ).toMatchObject({
      'blue spears': 0,
    });
    const gone = unit('red orcs', 5, { wipedOut: true });
    expect(ranksOf({ units: [unit('blue spears', 2), gone], contacts: [flank] })).toMatchObject({
      'blue spears': 2,
    });
  });

  test('applies units that are not Surrounded first: a Surrounded flanker counts only what is left of it', () => {
    const units = [unit('red orcs', 3), unit('blue spears', 4), unit('blue wolves', 2)];
    const contacts = [
      contact('red orcs', 'blue spears', 'leftFlank'),
      contact('blue wolves', 'red orcs', 'rear'),
    ];
    expect(ranksOf({ units, contacts })).toEqual({ 'red orcs': 1, 'blue spears': 3, 'blue wolves': 2 });
  });

  test('of two units in each other’s flank goes in the order of the units, and is the players’ to set', () => {
    const [spears, orcs] = [unit('blue spears', 4), unit('red orcs', 3)];
    const contacts = [
      contact('red orcs', 'blue spears', 'leftFlank'),
      contact('blue spears', 'red orcs', 'rightFlank'),
    ];
    expect(ranksOf({ units: [spears, orcs], contacts })).toEqual({ 'blue spears': 4, 'red orcs': 0 });
    expect(ranksOf({ units: [orcs, spears], contacts })).toEqual({ 'blue spears': 1, 'red orcs': 2 });
    expect(propose({ units: [spears, orcs], contacts }).open).toEqual([
      { side: 'a', rowId: 'properRanks', reason: 'bothSurrounded', unitIds: ['blue spears'] },
      { side: 'b', rowId: 'properRanks', reason: 'bothSurrounded', unitIds: ['red orcs'] },
    ]);
  });

  test('is not open where only one side is Surrounded', () => {
    const units = [unit('blue spears', 4), unit('red orcs', 3)];
    expect(propose({ units, contacts: [contact('red orcs', 'blue spears', 'rear')] }).open).toEqual([]);
  });

  test('follows the players where they name the ranks around a unit themselves', () => {
    const units = [unit('blue spears', 5, { surroundingRanks: [1, 2] }), unit('red orcs', 4)];
    const contacts = [contact('red orcs', 'blue spears', 'rear')];
    expect(ranksOf({ units, contacts })).toMatchObject({ 'blue spears': 2 });
    const none = [unit('blue spears', 5, { surroundingRanks: [] }), unit('red orcs', 4)];
    expect(ranksOf({ units: none, contacts })).toMatchObject({ 'blue spears': 5 });
  });

  test('by the players’ own words makes a flanker Surrounded, by none of them it is not', () => {
    const contacts = [
      contact('red orcs', 'blue spears', 'rear'),
      contact('blue spears', 'red wolves', 'leftFlank'),
    ];
    const open = (surroundingRanks: readonly number[]) =>
      propose({
        units: [unit('red wolves', 3), unit('blue spears', 4, { surroundingRanks }), unit('red orcs', 2)],
        contacts,
      }).open;
    expect(open([2])).toEqual([
      { side: 'b', rowId: 'properRanks', reason: 'bothSurrounded', unitIds: ['red wolves'] },
    ]);
    expect(open([])).toEqual([]);
  });
});

describe('Proper Ranks', () => {
  test.each([
    [1, 20, 5, 4],
    [2, 19, 5, 3],
    [3, 9, 3, 3],
    [4, 8, 3, 2],
    [5, 3, 1, 3],
    [0, 16, 4, 0],
  ])('at Height %i of %i models, %i wide: %i', (height, models, frontWidth, expected) => {
    const engaged = { units: [unit('blue x', undefined, { height, models, frontWidth })], contacts: [] };
    expect(propose(engaged).a.properRanks).toBe(expected);
  });

  test('as entered go before those of the formation, and are open while nothing is known', () => {
    const formation = { height: 1, models: 20, frontWidth: 5 };
    expect(propose({ units: [unit('blue x', 2, formation)], contacts: [] }).a.properRanks).toBe(2);
    for (const known of [
      {},
      { models: 20 },
      { models: 20, height: 1 },
      { height: 1, frontWidth: 5 },
      { models: 20, frontWidth: 3 },
    ]) {
      const { height: _, ...blue } = unit('blue x');
      const { a, open } = propose({ units: [{ ...blue, ...known }], contacts: [] });
      expect(a.properRanks).toBeUndefined();
      expect(open).toMatchObject([{ rowId: 'properRanks', reason: 'unknown', unitIds: ['blue x'] }]);
    }
  });
});

describe('the proposals', () => {
  test('take the best unit, one Standard Bearer for each unit, and the Battle Standard apart', () => {
    const units = [
      unit('blue spears', 3, { standard: true }),
      unit('blue bows', 5, { standard: true, battleStandard: true }),
      unit('red orcs', 1),
    ];
    const { a, b } = propose({ units, contacts: [] });
    expect(a).toMatchObject({
      properRanks: 5,
      standards: 2,
      battleStandard: true,
      unitsWipedOut: 0,
      facings: 0,
    });
    expect(b).toMatchObject({ properRanks: 1, standards: 0, battleStandard: false });
  });

  test('count each different Flank or Rear Facing of each enemy unit once', () => {
    const units = [
      unit('blue spears'),
      unit('blue bows'),
      unit('red orcs'),
      unit('red wolves'),
      unit('red trolls'),
    ];
    const contacts = [
      contact('red orcs', 'blue spears', 'leftFlank'),
      contact('red wolves', 'blue spears', 'leftFlank'),
      contact('red trolls', 'blue spears', 'rightFlank'),
      contact('red wolves', 'blue bows', 'leftFlank'),
      contact('red orcs', 'blue bows', 'front'),
    ];
    expect(propose({ units, contacts }).b.facings).toBe(3);
    expect(propose({ units, contacts }).a.facings).toBe(0);
  });

  test('count the units wiped out on the side that lost them', () => {
    const units = [unit('blue spears', 2), unit('blue bows', 1, { wipedOut: true }), unit('red orcs', 1)];
    expect(propose({ units, contacts: [] })).toMatchObject({
      a: { unitsWipedOut: 1 },
      b: { unitsWipedOut: 0 },
    });
    const all = [unit('blue bows', 1, { wipedOut: true, standard: true }), unit('red orcs', 1)];
    expect(propose({ units: all, contacts: [] }).a).toEqual({ unitsWipedOut: 1 });
    expect(propose({ units: [unit('red orcs', 1)], contacts: [] }).a).toEqual({});
  });

  test('have a Charge only where a unit charged in this Round', () => {
    const units = [unit('blue spears', 2), unit('red orcs', 1)];
    const charge = (when: Contact['charge']) =>
      propose({ units, contacts: [{ ...contact('blue spears', 'red orcs', 'front'), charge: when }] });
    expect([charge('none').a.charge, charge('earlier').a.charge, charge('thisRound').a.charge]).toEqual([
      false,
      false,
      true,
    ]);
    expect(charge('thisRound').b.charge).toBe(false);
  });
});

describe('the break test', () => {
  const units = [
    unit('blue spears', 4, { height: 1 }),
    unit('red orcs', 2),
    unit('red wolves', 1),
    unit('red far away', 9),
  ];
  const contacts = [
    contact('red orcs', 'blue spears', 'front'),
    contact('red wolves', 'blue spears', 'leftFlank'),
    contact('red far away', 'blue gone', 'front'),
  ];

  test('compares with the enemies in contact alone, Surrounded first', () => {
    const proposed = proposeBreakTest({ units, contacts }, 'blue spears');
    expect(proposed).toEqual({
      properRanks: 4,
      surroundingProperRanks: 1,
      enemyProperRanks: 2,
      noEnemyInContact: false,
      height: 1,
    });
    expect(breakTest.resolve({ courage: 7, ...proposed }, 6)).toMatchObject({
      target: 7,
      conditions: ['surrounded', 'steady', 'solid'],
    });
  });

  test('knows nothing of a unit that is not there', () => {
    expect(proposeBreakTest({ units, contacts }, 'nobody')).toEqual({});
  });
});
