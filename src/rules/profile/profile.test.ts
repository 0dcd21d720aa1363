import { describe, expect, test } from 'vitest';
import { attackDice, type Melee } from '../score-sheet/melee';
import { limitOf } from './characteristic';
import { halvedBy, hasStatus, isRemoved, type Status, statusesOf, type UnitCounter } from './unit-counter';

const source = { at: 'a rulebook', standing: 'text' } as const;
const devastated: Status = {
  id: 'devastated',
  label: 'Devastated',
  above: { counter: 'damage', limit: { characteristic: 'nerve' } },
  halves: ['attacks', 'unitStrength'],
  source,
};
const unit = (damage: number, nerve?: number) => ({
  counts: { damage },
  profile: { ...(nerve === undefined ? {} : { nerve }), attacks: 25 },
});

describe('a limit', () => {
  test('is a number, or a characteristic so many times over and so much more', () => {
    expect(limitOf(5, {})).toBe(5);
    expect(limitOf({ characteristic: 'stamina' }, { stamina: 6 })).toBe(6);
    expect(limitOf({ characteristic: 'stamina', times: 2, plus: 1 }, { stamina: 6 })).toBe(13);
    expect(limitOf({ characteristic: 'stamina' }, { nerve: 6 })).toBeNull();
  });
});

describe('a status above a limit', () => {
  test('begins above it, not at it, and is not there while it is not known', () => {
    expect([15, 16].map((damage) => hasStatus(devastated, unit(damage, 15)))).toEqual([false, true]);
    expect(hasStatus(devastated, unit(40))).toBe(false);
    expect(statusesOf([devastated], unit(16, 15))).toEqual([devastated]);
  });

  test('halves what it names, rounding down', () => {
    expect(halvedBy([devastated], 'attacks', 25)).toBe(12);
    expect(halvedBy([devastated], 'unitStrength', 1)).toBe(0);
    expect(halvedBy([], 'attacks', 25)).toBe(25);
    expect(halvedBy([{ ...devastated, halves: ['attacks'] }], 'unitStrength', 4)).toBe(4);
  });
});

describe('a counter', () => {
  const shaken: UnitCounter = {
    id: 'casualties',
    label: 'Casualties',
    unit: { one: 'casualty', other: 'casualties' },
    removedFrom: { characteristic: 'stamina', times: 2 },
    source,
  };
  test('removes a unit only from its limit on', () => {
    const at = (casualties: number) => ({ counts: { casualties }, profile: { stamina: 6 } });
    expect([11, 12].map((count) => isRemoved(shaken, at(count)))).toEqual([false, true]);
    expect(isRemoved(shaken, { counts: { casualties: 99 }, profile: {} })).toBe(false);
    const { removedFrom: _, ...harmless } = shaken;
    expect(isRemoved(harmless, at(99))).toBe(false);
  });
});

describe('the dice of a unit', () => {
  const melee: Melee = {
    counter: 'damage',
    attacks: 'attacks',
    times: { front: 1, leftFlank: 2, rightFlank: 2, rear: 3 },
    plain: 'individual',
    always: { troopType: 'warEngine', facing: 'rear' },
    source,
  };
  const dice = (of: Parameters<typeof attackDice>[2], ...directed: Parameters<typeof attackDice>[3]) =>
    attackDice(melee, [devastated], of, directed);

  test('are doubled in a flank and trebled in the rear, portion by portion', () => {
    const split = dice(
      unit(0, 15),
      { attacks: 10, facing: 'rightFlank' },
      { attacks: 15, facing: 'front' },
      { attacks: 1, facing: 'rear' },
    );
    expect(split).toEqual({ available: 25, dice: [20, 15, 3], allowed: false });
  });

  test('are halved before they are multiplied, and not bounded while they are not known', () => {
    expect(dice(unit(16, 15), { attacks: 12, facing: 'rear' })).toEqual({
      available: 12,
      dice: [36],
      allowed: true,
    });
    expect(dice({ counts: {}, profile: {} }, { attacks: 40, facing: 'leftFlank' })).toEqual({
      available: null,
      dice: [80],
      allowed: true,
    });
  });

  test('are not multiplied by who multiplies nothing, but against who is always struck in the rear', () => {
    const hero = { counts: {}, profile: { attacks: 5, individual: 1 } };
    expect(dice(hero, { attacks: 5, facing: 'rear' }).dice).toEqual([5]);
    expect(dice(hero, { attacks: 5, facing: 'front', troopType: 'warEngine' }).dice).toEqual([15]);
  });
});
