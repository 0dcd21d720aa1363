import { describe, expect, it } from 'vitest';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { propose, proposeBreakTest as proposeTest } from './propose';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  ...facts,
});
const contact = (
  unitId: string,
  enemyUnitId: string,
  facing: Contact['facing'],
  charge: Contact['charge'] = 'none',
): Contact => ({ unitId, enemyUnitId, facing, charge });

const DEPTHS = [
  ['four ranks as entered', { ranks: 4 }, 4],
  ['ranks four wide', { ranks: 4, frontWidth: 4 }, 0],
  ['ranks five wide', { ranks: 4, frontWidth: 5 }, 4],
  ['a last rank of five', { models: 20, frontWidth: 5 }, 4],
  ['a last rank of four', { models: 19, frontWidth: 5 }, 3],
  ['fewer than a rank', { models: 4, frontWidth: 5 }, 0],
  ['unknown width', { models: 20 }, undefined],
  ['a width of none', { models: 20, frontWidth: 0 }, 0],
  ['unknown models', { frontWidth: 5 }, undefined],
  ['too few models of unknown width', { models: 4 }, 0],
  ['skirmishers', { ranks: 4, noRankBonus: true }, 0],
] as const;

describe('the ranks', () => {
  it.each(DEPTHS)('of %s', (_, facts, ranks) => {
    const units = [unit('blue x', facts), unit('red', { ranks: 0 })];
    const extra = ranks === undefined ? undefined : Math.max(0, ranks - 1);
    expect(propose({ units, contacts: [] }).a.extraRanks).toBe(extra);
    expect(proposeBreakTest({ units, contacts: [] }, 'blue x').ranks).toBe(ranks);
    expect(proposeBreakTest({ units, contacts: [] }, 'blue x').enemyRanks).toBe(0);
  });

  it('of the deepest unit count, but of none that two ranks in flank or rear disrupt', () => {
    const extra = (ranks: number, facing: Contact['facing'], facts: Partial<EngagedUnit> = {}) =>
      propose({
        units: [unit('blue x', { ranks: 5, ...facts }), unit('blue y', { ranks: 2 }), unit('red', { ranks })],
        contacts: [contact('red', 'blue x', facing)],
      }).a.extraRanks;
    expect(extra(1, 'leftFlank')).toBe(4);
    expect(extra(2, 'leftFlank')).toBe(1);
    expect(extra(2, 'rear')).toBe(1);
    expect(extra(9, 'front')).toBe(4);
    expect(extra(1, 'front', { rankBonusDenied: true })).toBe(1);
  });

  it('of the test are the unit’s own, disrupted or not, and the most that one enemy has', () => {
    const units = [
      unit('blue x', { ranks: 3 }),
      unit('blue y', { ranks: 8 }),
      unit('red 1', { ranks: 2 }),
      unit('red 2', { ranks: 6 }),
    ];
    const contacts = [contact('red 1', 'blue x', 'rear')];
    expect(proposeBreakTest({ units, contacts }, 'blue x')).toEqual({ ranks: 3, enemyRanks: 6 });
    expect(proposeBreakTest({ units, contacts }, 'red 1')).toEqual({ ranks: 2, enemyRanks: 8 });
    expect(proposeBreakTest({ units, contacts }, 'green')).toEqual({});
  });
});

it('counts a charge of this round alone', () => {
  const charged = (charge: Contact['charge']) =>
    propose({ units: [unit('blue x'), unit('red')], contacts: [contact('blue x', 'red', 'front', charge)] });
  expect(charged('thisRound')).toMatchObject({ a: { charge: true }, b: { charge: false } });
  expect(charged('earlier').a.charge).toBe(false);
  expect(charged('none').a.charge).toBe(false);
});

it('counts each enemy that is fought in the flank or the rear once, four at most', () => {
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
    contacts: blues.map(({ id }) => contact('red 1', id, 'rightFlank')),
  });
  expect(many.b.flank).toBe(4);
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
