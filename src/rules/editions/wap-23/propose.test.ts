import { describe, expect, it } from 'vitest';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { propose, proposeBreakTest as proposeTest } from './propose';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  troopType: 'fiveWide',
  ranks: 0,
  unitStrength: 0,
  causesFear: false,
  ...facts,
});
const contact = (
  unitId: string,
  enemyUnitId: string,
  facing: Contact['facing'],
  charge: Contact['charge'] = 'none',
): Contact => ({ unitId, enemyUnitId, facing, charge });

describe('the ranks', () => {
  it.each([
    ['three ranks as entered', { ranks: 3 }, 3],
    ['infantry with a last rank of five', { models: 20, frontWidth: 5 }, 4],
    ['infantry with a last rank of four', { models: 19, frontWidth: 5 }, 3],
    ['infantry four wide', { models: 20, frontWidth: 4 }, 0],
    ['monstrous models three wide', { models: 6, frontWidth: 3, troopType: 'threeWide' }, 2],
    ['monstrous models two wide', { models: 6, frontWidth: 2, troopType: 'threeWide' }, 0],
    ['unknown width', { models: 20 }, undefined],
    ['a width of none', { models: 20, frontWidth: 0 }, undefined],
    ['unknown models', { frontWidth: 5 }, undefined],
    ['too few models of unknown width', { models: 4 }, 0],
    ['skirmishers', { ranks: 3, noRankBonus: true }, 0],
  ] as const)('of %s', (_, facts, ranks) => {
    const { ranks: __, ...blue } = unit('blue x');
    const units = [{ ...blue, ...facts }, unit('red')];
    expect(proposeBreakTest({ units, contacts: [] }, 'blue x').ranks).toBe(ranks);
    const extra = ranks === undefined ? undefined : Math.max(0, ranks - 1);
    expect(propose({ units, contacts: [] }).a.extraRanks).toBe(extra);
  });

  it('of the test are held against the deepest enemy in contact', () => {
    const units = [
      unit('blue x', { ranks: 2, disrupted: true }),
      unit('blue y', { noRankBonus: true }),
      unit('red 1', { ranks: 4 }),
      unit('red 2', { ranks: 9 }),
    ];
    const contacts = [contact('red 1', 'blue x', 'rear'), contact('blue y', 'red 2', 'front')];
    expect(proposeBreakTest({ units, contacts }, 'blue x')).toEqual({
      ranks: 2,
      enemyRanks: 4,
      disrupted: true,
      skirmishing: false,
    });
    expect(proposeBreakTest({ units, contacts }, 'blue y')).toEqual({
      ranks: 0,
      enemyRanks: 9,
      disrupted: false,
      skirmishing: true,
    });
    expect(proposeBreakTest({ units, contacts: [] }, 'blue x').enemyRanks).toBe(0);
    expect(proposeBreakTest({ units, contacts }, 'green')).toEqual({});
  });
});

describe('the extra ranks', () => {
  const reds = [unit('red 1'), unit('red 2')];
  const extra = (units: readonly EngagedUnit[], ...contacts: Contact[]) =>
    propose({ units: [...units, ...reds], contacts }).a.extraRanks;
  const [deep, shallow] = [unit('blue x', { ranks: 6 }), unit('blue y', { ranks: 3 })];

  it('of an arc are those of its deepest unit, three at most', () => {
    expect(extra([deep])).toBe(3);
    expect(extra([deep, shallow])).toBe(3);
    expect(extra([shallow])).toBe(2);
  });

  it('of several arcs are added up', () => {
    const front = contact('blue x', 'red 1', 'front');
    expect(extra([deep, shallow], front, contact('blue y', 'red 1', 'leftFlank'))).toBe(5);
    expect(extra([deep, shallow], front, contact('blue y', 'red 2', 'front'))).toBe(5);
    expect(extra([deep, shallow], front, contact('blue y', 'red 1', 'front'))).toBe(3);
    expect(extra([deep, shallow], front)).toBe(5);
  });

  it('of a unit that was hit count in the front of the enemy that hit it, unless it hits one itself', () => {
    const hit = contact('red 1', 'blue x', 'rear');
    expect(extra([deep, shallow], hit, contact('blue y', 'red 1', 'front'))).toBe(3);
    expect(extra([deep, shallow], hit, contact('blue y', 'red 1', 'rear'))).toBe(5);
    expect(extra([deep], hit, contact('blue x', 'red 2', 'front'))).toBe(3);
  });

  it('are none of a unit that is disrupted or has lost its bonus', () => {
    expect(extra([unit('blue x', { ranks: 3, disrupted: true })])).toBe(0);
    expect(extra([unit('blue x', { ranks: 3, rankBonusDenied: true })])).toBe(0);
  });
});

it('counts units that charged in this round, standards, and the flanks and rears that are fought', () => {
  const { a, b } = propose({
    units: [
      unit('blue x', { standard: true, unitStrength: 8 }),
      unit('blue y', { standard: true }),
      unit('red 1', { musician: true, higherGround: true, battleStandard: true }),
      unit('red 2', { unitStrength: 3 }),
    ],
    contacts: [
      contact('blue x', 'red 1', 'leftFlank', 'thisRound'),
      contact('blue x', 'red 2', 'rightFlank', 'thisRound'),
      contact('blue y', 'red 1', 'leftFlank', 'earlier'),
      contact('blue y', 'red 2', 'rear'),
    ],
  });
  expect(a).toMatchObject({
    charge: 1,
    standards: 2,
    flank: 2,
    rear: 1,
    unitStrength: 8,
    musician: false,
    highGround: false,
    battleStandard: false,
    wipedOut: false,
  });
  expect(b).toMatchObject({
    charge: 0,
    standards: 0,
    flank: 0,
    unitStrength: 3,
    musician: true,
    highGround: true,
    battleStandard: true,
  });
});

it('counts no more standards than the card can', () => {
  const units = Array.from({ length: 6 }, (_, index) => unit(`blue ${index}`, { standard: true }));
  expect(propose({ units, contacts: [] }).a.standards).toBe(5);
});

it.each([
  ['nobody', 20, false, 1, 'none'],
  ['less than double', 9, true, 5, 'causesFear'],
  ['double', 10, true, 5, 'double'],
  ['an enemy of unknown strength', 10, true, undefined, undefined],
  ['nobody, of an enemy of unknown strength', 10, false, undefined, 'none'],
] as const)('says what is feared: %s', (_, unitStrength, causesFear, enemyStrength, fear) => {
  const { unitStrength: __, ...red } = unit('red');
  const enemy = enemyStrength === undefined ? red : { ...red, unitStrength: enemyStrength };
  const units = [unit('blue x', { unitStrength, causesFear }), enemy];
  expect(propose({ units, contacts: [] }).a.fear).toBe(fear);
});

it('says that a side was wiped out, and nothing of one that was never there', () => {
  expect(propose({ units: [unit('blue x', { wipedOut: true })], contacts: [] })).toEqual({
    a: { wipedOut: true },
    b: {},
  });
});

it('counts each unit that charged in this round once, and none that charged before', () => {
  const units = [unit('blue x'), unit('blue y'), unit('red 1')];
  const charges = (...when: Contact['charge'][]) =>
    propose({
      units,
      contacts: when.map((charge, index) =>
        contact(index < 2 ? 'blue x' : 'blue y', 'red 1', 'front', charge),
      ),
    }).a.charge;
  expect(charges('earlier', 'none', 'earlier')).toBe(0);
  expect(charges('thisRound', 'thisRound', 'none')).toBe(1);
  expect(charges('thisRound', 'earlier', 'thisRound')).toBe(2);
});
