import { describe, expect, test } from 'vitest';
import { compare } from '../../score-sheet/compare';
import type { Contact, EngagedUnit, Engagement } from '../../score-sheet/engagement';
import { proposeRound } from '../../score-sheet/propose-round';
import { unitStrength as strengthOf } from '../../score-sheet/unit-strength';
import { breakTest } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest as proposeTest } from './propose';
import { unitStrength } from './unit-strength';

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
  charge: Contact['charge'] = 'thisRound',
): Contact => ({ unitId, enemyUnitId, facing, charge });
const ranks = (...units: EngagedUnit[]) => propose({ units, contacts: [] }).a.extraRanks;

describe('the rank bonus', () => {
  test('is of the deepest unit alone', () => {
    expect(ranks(unit('blue x', { ranks: 1 }), unit('blue y', { ranks: 3 }))).toBe(3);
  });

  test('needs four models side by side, in front and in the last rank', () => {
    expect(ranks(unit('blue x', { ranks: 3, frontWidth: 3 }))).toBe(0);
    expect(ranks(unit('blue x', { ranks: 3, frontWidth: 4 }))).toBe(3);
    expect(ranks(unit('blue x', { models: 19, frontWidth: 5 }))).toBe(3);
    expect(ranks(unit('blue x', { models: 18, frontWidth: 5 }))).toBe(2);
    expect(ranks(unit('blue x', { models: 5, frontWidth: 5 }))).toBe(0);
    expect(ranks(unit('blue x', { models: 3, frontWidth: 5 }))).toBe(0);
    expect(ranks(unit('blue x', { models: 20 }))).toBeUndefined();
    expect(ranks(unit('blue x', { models: 7 }))).toBe(0);
  });

  test('is never of skirmishers or fast cavalry', () => {
    expect(ranks(unit('blue x', { ranks: 3, noRankBonus: true }))).toBe(0);
  });
});

describe('the rank bonus is lost', () => {
  const bonus = (flanker: EngagedUnit, ...contacts: Contact[]) =>
    propose({ units: [unit('blue x', { ranks: 3 }), flanker], contacts }).a.extraRanks;
  const knights = unit('red knights', { unitStrength: 5 });

  test('to an enemy of Unit Strength 5 that charged flank or rear, in this round or earlier', () => {
    expect(bonus(knights, contact('red knights', 'blue x', 'leftFlank'))).toBe(0);
    expect(bonus(knights, contact('red knights', 'blue x', 'rear', 'earlier'))).toBe(0);
  });

  test('not to one that is weaker, did not charge, or fights the front', () => {
    expect(
      bonus(unit('red knights', { unitStrength: 4 }), contact('red knights', 'blue x', 'leftFlank')),
    ).toBe(3);
    expect(bonus(knights, contact('red knights', 'blue x', 'leftFlank', 'none'))).toBe(3);
    expect(bonus(knights, contact('red knights', 'blue x', 'front'))).toBe(3);
  });

  test('by that unit alone: the next deepest counts', () => {
    const units = [unit('blue x', { ranks: 3 }), unit('blue y', { ranks: 1 }), knights];
    expect(propose({ units, contacts: [contact('red knights', 'blue x', 'rear')] }).a.extraRanks).toBe(1);
  });
});

describe('a flanker cut below Unit Strength 5 in this round', () => {
  const before: Engagement = {
    units: [unit('blue spears', { ranks: 3 }), unit('red knights', { unitStrength: 6 })],
    contacts: [contact('red knights', 'blue spears', 'leftFlank')],
  };
  const now: Engagement = {
    ...before,
    units: [unit('blue spears', { ranks: 3 }), unit('red knights', { unitStrength: 4 })],
  };

  test('still takes the ranks of this round, but no longer claims the flank', () => {
    const { a, b } = proposeRound(combatScore, propose, { roundBegan: before, now });
    expect(a.extraRanks).toBe(0);
    expect(b).toMatchObject({ flank: 0, unitStrength: 4 });
    expect(propose(before).b.flank).toBe(1);
  });
});

describe('the other proposals', () => {
  test('count flanking units of Unit Strength 5 and more, flank and rear apart, each unit once', () => {
    const units = [
      unit('blue spears'),
      unit('blue bows'),
      unit('red knights', { unitStrength: 5 }),
      unit('red wolves', { unitStrength: 4 }),
      unit('red trolls', { unitStrength: 9 }),
    ];
    const contacts = [
      contact('red knights', 'blue spears', 'leftFlank'),
      contact('red knights', 'blue bows', 'rightFlank'),
      contact('red wolves', 'blue spears', 'rightFlank'),
      contact('red trolls', 'blue spears', 'rear'),
    ];
    expect(propose({ units, contacts }).b).toMatchObject({ flank: 1, rear: 1, unitStrength: 18 });
  });

  test('give one standard however many there are, the battle standard included', () => {
    const standard = (facts: Partial<EngagedUnit>) =>
      propose({ units: [unit('blue x', facts), unit('blue y')], contacts: [] }).a.standard;
    expect(standard({ standard: true, battleStandard: true })).toBe(true);
    expect(standard({ battleStandard: true })).toBe(true);
    expect(standard({})).toBe(false);
  });

  test('know musicians, higher ground, and a side of which nothing is left', () => {
    const facts = { musician: true, higherGround: true };
    expect(propose({ units: [unit('blue x', facts)], contacts: [] }).a).toMatchObject({
      ...facts,
      wipedOut: false,
    });
    expect(propose({ units: [unit('blue x', { ...facts, wipedOut: true })], contacts: [] }).a).toEqual({
      wipedOut: true,
    });
    expect(propose({ units: [], contacts: [] }).a).toEqual({});
  });
});

describe('a settled round', () => {
  test('is no draw for the dead: the wiped-out side loses on any score', () => {
    const { result } = compare(combatScore, {
      a: { wounds: 1, wipedOut: true, standard: true, musician: true },
      b: { wounds: 4 },
    });
    expect(result).toMatchObject({ kind: 'won', winner: 'b', because: 'lost' });
  });

  test('counts both sides’ flanks for the side with more units in them', () => {
    const { a, b } = compare(combatScore, { a: { flank: 2, rear: 1 }, b: { flank: 1, rear: 1 } });
    expect([a.total, b.total]).toEqual([1, 0]);
  });
});

describe('the break test', () => {
  test('counts only enemies that cause fear against the whole losing side', () => {
    const units = [
      unit('blue spears', { unitStrength: 12 }),
      unit('blue bows', { unitStrength: 6 }),
      unit('red ghouls', { unitStrength: 15, causesFear: true }),
      unit('red wolves', { unitStrength: 30 }),
    ];
    expect(proposeBreakTest({ units, contacts: [] }, 'blue spears')).toEqual({
      fear: true,
      unitStrength: 18,
      enemyUnitStrength: 15,
    });
    const more = units.map((each) => (each.causesFear ? { ...each, unitStrength: 19 } : each));
    const proposed = proposeBreakTest({ units: more, contacts: [] }, 'blue spears');
    expect(breakTest.resolve({ leadership: 9, ...proposed }, 1).kind).toBe('breaks');
  });

  test('compares with all enemies where nobody causes fear, and knows no unit that is not there', () => {
    const units = [unit('blue spears'), unit('red wolves', { unitStrength: 30 })];
    expect(proposeBreakTest({ units, contacts: [] }, 'blue spears')).toEqual({
      fear: false,
      unitStrength: 10,
      enemyUnitStrength: 30,
    });
    expect(proposeBreakTest({ units, contacts: [] }, 'nobody')).toEqual({});
  });
});

test('Unit Strength is 1 on foot, 2 mounted, 3 large or a war machine, 4 a chariot, and a monster’s Wounds with its riders', () => {
  const of = (type: string, more = {}) => strengthOf(unitStrength, [{ type, count: 2, ...more }]);
  expect(['infantry', 'cavalry', 'largeInfantry', 'warMachine', 'chariot'].map((type) => of(type))).toEqual([
    2, 4, 6, 6, 8,
  ]);
  expect(of('monster', { startingWounds: 5 })).toBe(10);
  expect(of('monster', { startingWounds: 5, riders: 1 })).toBe(12);
});
