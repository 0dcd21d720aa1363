import { describe, expect, it } from 'vitest';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { propose, proposeBreakTest as proposeTest } from './propose';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  unitStrength: 10,
  causesFear: false,
  ...facts,
});
const contact = (
  unitId: string,
  enemyUnitId: string,
  facing: Contact['facing'],
  charge: Contact['charge'] = 'none',
): Contact => ({ unitId, enemyUnitId, facing, charge });

describe('the rank bonus', () => {
  it.each([
    ['ranks as entered', { ranks: 3 }, 3],
    ['ranks four wide', { ranks: 3, frontWidth: 4 }, 0],
    ['ranks five wide', { ranks: 3, frontWidth: 5 }, 3],
    ['a last rank of five', { models: 20, frontWidth: 5 }, 3],
    ['a last rank of four', { models: 19, frontWidth: 5 }, 2],
    ['one rank', { models: 5, frontWidth: 5 }, 0],
    ['not even one', { models: 4, frontWidth: 5 }, 0],
    ['unknown width', { models: 20 }, undefined],
    ['unknown models', { frontWidth: 5 }, undefined],
    ['too few models of unknown width', { models: 9 }, 0],
    ['skirmishers', { ranks: 3, noRankBonus: true }, 0],
    ['ranks lost by the players’ word', { ranks: 3, rankBonusDenied: true }, 0],
  ] as const)('of %s', (_, facts, bonus) => {
    const units = [unit('blue x', facts)];
    expect(propose({ units, contacts: [] }).a.extraRanks).toBe(bonus);
  });

  it('is of the deepest unit whose ranks no strong enemy in flank or rear takes', () => {
    const bonus = (strength: number, facing: Contact['facing']) =>
      propose({
        units: [
          unit('blue x', { ranks: 3 }),
          unit('blue y', { ranks: 1 }),
          unit('red', { unitStrength: strength }),
        ],
        contacts: [contact('red', 'blue x', facing)],
      }).a.extraRanks;
    expect(bonus(5, 'leftFlank')).toBe(1);
    expect(bonus(5, 'rear')).toBe(1);
    expect(bonus(4, 'rear')).toBe(3);
    expect(bonus(50, 'front')).toBe(3);
  });
});

it('counts each unit of Unit Strength 5 once for the flank and once for the rear, four at most', () => {
  const reds = ['red 1', 'red 2', 'red 3', 'red 4', 'red 5'].map((id) => unit(id));
  const weak = unit('red 6', { unitStrength: 4 });
  const all = propose({
    units: [unit('blue x'), unit('blue y'), ...reds, weak],
    contacts: [
      contact('red 1', 'blue x', 'leftFlank'),
      contact('red 1', 'blue y', 'rightFlank'),
      contact('red 2', 'blue x', 'rear'),
      contact('red 3', 'blue x', 'front'),
      contact('red 6', 'blue y', 'leftFlank'),
    ],
  });
  expect(all.b).toMatchObject({ flank: 1, rear: 1 });
  expect(all.a).toMatchObject({ flank: 0, rear: 0 });
  const many = propose({
    units: [unit('blue x'), ...reds],
    contacts: reds.map(({ id }) => contact(id, 'blue x', 'rear')),
  });
  expect(many.b.rear).toBe(4);
});

it('has a bonus where one unit of the side has what it is for', () => {
  const { a, b } = propose({
    units: [
      unit('blue x', { standard: true, musician: true }),
      unit('blue y', { unitStrength: 7 }),
      unit('red', { battleStandard: true, higherGround: true }),
    ],
    contacts: [],
  });
  expect(a).toMatchObject({
    unitStrength: 17,
    standard: true,
    musician: true,
    battleStandard: false,
    higherGround: false,
    wipedOut: false,
  });
  expect(b).toMatchObject({ standard: false, musician: false, battleStandard: true, higherGround: true });
});

it('says that a side was wiped out, and nothing of one that was never there', () => {
  expect(propose({ units: [unit('blue x', { wipedOut: true })], contacts: [] })).toEqual({
    a: { wipedOut: true },
    b: {},
  });
});

describe('the test of a losing unit', () => {
  const units = [unit('blue x'), unit('blue y', { unitStrength: 2 }), unit('red', { unitStrength: 4 })];

  it('compares the sides, or what was lost with the enemies that are feared', () => {
    expect(proposeBreakTest({ units, contacts: [] }, 'blue x')).toEqual({
      fear: false,
      unitStrength: 12,
      enemyUnitStrength: 4,
    });
    const feared = unit('red fiends', { unitStrength: 9, causesFear: true });
    expect(proposeBreakTest({ units: [...units, feared], contacts: [] }, 'blue x')).toEqual({
      fear: true,
      unitStrength: 12,
      enemyUnitStrength: 9,
    });
  });

  it('is not proposed for a unit that is not there', () => {
    expect(proposeBreakTest({ units, contacts: [] }, 'green')).toEqual({});
  });
});
