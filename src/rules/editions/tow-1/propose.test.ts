import { describe, expect, it } from 'vitest';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { propose, proposeBreakTest as proposeTest } from './propose';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  formation: 'closeOrder',
  unitStrength: 0,
  causesFear: false,
  ...facts,
});
const contact = (unitId: string, enemyUnitId: string, facing: Contact['facing']): Contact => ({
  unitId,
  enemyUnitId,
  facing,
  charge: 'none',
});

const infantry = { troopType: 'regularInfantry', models: 20, frontWidth: 5 } as const;

describe('the Rank Bonus', () => {
  it.each([
    ['regular infantry up to its highest', infantry, 2],
    ['two ranks', { ...infantry, models: 10 }, 1],
    ['a last rank that is not full enough', { ...infantry, models: 14 }, 1],
    ['one rank', { ...infantry, models: 5 }, 0],
    ['not even one', { ...infantry, models: 4 }, 0],
    ['a Horde, one higher', { ...infantry, horde: true }, 3],
    ['a wider Horde with no more ranks', { ...infantry, models: 15, horde: true }, 2],
    ['light cavalry', { ...infantry, troopType: 'lightCavalry' }, 1],
    ['ranks too narrow for its type', { ...infantry, models: 16, frontWidth: 4 }, 0],
    ['ranks of heavy infantry', { ...infantry, troopType: 'heavyInfantry', models: 16, frontWidth: 4 }, 2],
    ['deeper than wide', { ...infantry, models: 30 }, 0],
    ['a type without ranks', { ...infantry, troopType: 'swarm' }, 0],
    ['no type', { models: 20, frontWidth: 5 }, undefined],
    ['unknown width', { troopType: 'regularInfantry', models: 20 }, undefined],
    ['unknown models', { troopType: 'regularInfantry', frontWidth: 5 }, undefined],
    ['too few models of unknown width', { troopType: 'regularInfantry', models: 9 }, 0],
    ['Open Order', { ...infantry, formation: 'openOrder' }, 2],
    ['skirmishers', { ...infantry, formation: 'skirmish' }, 0],
    ['the players’ word', { ...infantry, models: 25, ranks: 4 }, 4],
    ['the players’ word, of fewer models by now', { ...infantry, models: 14, ranks: 4 }, 1],
    ['the players’ word, disrupted', { ...infantry, ranks: 5, disrupted: true }, 0],
    ['ranks that are lost', { ...infantry, rankBonusDenied: true }, 0],
    ['a kind without any', { ...infantry, noRankBonus: true }, 0],
  ] as const)('of %s', (_, facts, bonus) => {
    expect(propose({ units: [unit('blue x', facts)], contacts: [] }).a.rankBonus).toBe(bonus);
  });

  it.each([
    ['deeper than wide', { models: 30 }, 'deeperThanWide', { wide: 5, deep: 6 }],
    ['in Marching Column', { formation: 'marchingColumn' }, 'formation', { formation: 'Marching Column' }],
    ['too narrow for its type', { models: 16, frontWidth: 4 }, 'tooNarrow', { wide: 4, needed: 5 }],
    ['wide, with too few behind', { models: 14, frontWidth: 10 }, 'notFilled', { behind: 4, needed: 5 }],
    ['wide, with nobody behind', { models: 8, frontWidth: 10 }, 'notFilled', { behind: 0, needed: 5 }],
  ] as const)('is not there, and says why: %s', (_, facts, key, values) => {
    const { a, nothing } = propose({ units: [unit('blue x', { ...infantry, ...facts })], contacts: [] });
    expect(a.rankBonus).toBe(0);
    expect(nothing).toEqual([{ side: 'a', rowId: 'rankBonus', unitId: 'blue x', key, values }]);
  });

  it.each([
    ['with a bonus', {}],
    ['disrupted', { models: 30, disrupted: true }],
    ['of a type without ranks', { troopType: 'swarm', models: 30 }],
    ['with an entered bonus of 0', { ranks: 0 }],
    ['of unknown width', { frontWidth: undefined, models: 9 }],
  ] as const)('says nothing of a unit %s', (_, facts) => {
    const one = unit('blue x', { ...infantry, ...facts } as Partial<EngagedUnit>);
    expect(propose({ units: [one], contacts: [] }).nothing).toBeUndefined();
  });

  it.each([
    ['Unit Strength 4 in the flank', {}, 4, 'leftFlank', 2],
    ['Unit Strength 5 in the flank', {}, 5, 'leftFlank', 0],
    ['Unit Strength 5 in the rear', {}, 5, 'rear', 0],
    ['any in the front', {}, 50, 'front', 2],
    ['Unit Strength 9 on heavy infantry', { troopType: 'heavyInfantry' }, 9, 'rear', 2],
    ['Unit Strength 10 on heavy infantry', { troopType: 'heavyInfantry' }, 10, 'rear', 0],
    [
      'Unit Strength 5 on heavy infantry out of order',
      { troopType: 'heavyInfantry', formation: 'skirmish' },
      5,
      'rear',
      0,
    ],
  ] as const)('disrupted by %s', (_, facts, unitStrength, facing, bonus) => {
    const { a } = propose({
      units: [unit('blue x', { ...infantry, ...facts }), unit('red', { unitStrength })],
      contacts: [contact('red', 'blue x', facing)],
    });
    expect(a.rankBonus).toBe(bonus);
  });

  it('is of the best unit that nobody disrupts', () => {
    const { a } = propose({
      units: [
        unit('blue x', infantry),
        unit('blue y', { ...infantry, models: 10 }),
        unit('red', { unitStrength: 9 }),
      ],
      contacts: [contact('red', 'blue x', 'rear')],
    });
    expect(a.rankBonus).toBe(1);
  });
});

it('counts each enemy that is held in the flank or the rear once, four at most', () => {
  const blues = ['blue 1', 'blue 2', 'blue 3', 'blue 4', 'blue 5'].map((id) => unit(id));
  const { a, b } = propose({
    units: [...blues, unit('red 1'), unit('red 2')],
    contacts: [
      contact('red 1', 'blue 1', 'leftFlank'),
      contact('red 2', 'blue 1', 'rightFlank'),
      contact('red 1', 'blue 2', 'rear'),
      contact('red 1', 'blue 3', 'front'),
    ],
  });
  expect(b).toMatchObject({ flank: 1, rear: 1 });
  expect(a).toMatchObject({ flank: 0, rear: 0 });
  const many = propose({
    units: [...blues, unit('red 1')],
    contacts: blues.map(({ id }) => contact('red 1', id, 'rear')),
  });
  expect(many.b.rear).toBe(4);
});

it('counts units in Close Order of Unit Strength 5, four at most', () => {
  const closeOrder = (count: number, unitStrength: number) =>
    propose({
      units: Array.from({ length: count }, (_, index) =>
        unit(`blue ${index}`, { models: 5, frontWidth: 5, unitStrength }),
      ),
      contacts: [],
    }).a.closeOrder;
  expect(closeOrder(3, 5)).toBe(3);
  expect(closeOrder(3, 4)).toBe(0);
  expect(closeOrder(6, 5)).toBe(4);
});

it('has a bonus where one unit of the side has what it is for', () => {
  const { a, b } = propose({
    units: [
      unit('blue x', { standard: true, musician: true }),
      unit('blue y'),
      unit('red', { battleStandard: true, higherGround: true }),
    ],
    contacts: [],
  });
  expect(a).toMatchObject({
    standard: true,
    musician: true,
    battleStandard: false,
    highGround: false,
    wipedOut: false,
  });
  expect(b).toMatchObject({ standard: false, musician: false, battleStandard: true, highGround: true });
});

it('says that a side was wiped out, and nothing of one that was never there', () => {
  expect(propose({ units: [unit('blue x', { wipedOut: true })], contacts: [] })).toEqual({
    a: { wipedOut: true },
    b: {},
  });
});

it('proposes for the test how the sides compare, and Terror where an enemy causes it', () => {
  const units = [
    unit('blue x', { unitStrength: 10 }),
    unit('blue y', { unitStrength: 2 }),
    unit('red 1', { unitStrength: 4 }),
    unit('red 2', { unitStrength: 3, causesFear: true }),
  ];
  expect(proposeBreakTest({ units, contacts: [] }, 'blue x')).toEqual({
    terror: true,
    unitStrength: 12,
    enemyUnitStrength: 7,
  });
  expect(proposeBreakTest({ units, contacts: [] }, 'red 1')).toMatchObject({ terror: false });
  expect(proposeBreakTest({ units, contacts: [] }, 'green')).toEqual({});
});
