import { describe, expect, it } from 'vitest';
import { vehicleProfile } from '@/testing/cases/vehicle-profile';
import { formatFraction } from '../dice/fraction';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { hotChance, hotEffect, hotShots } from './gets-hot';
import type { ModelProfile } from './model-profile';

const TROOPER: ModelProfile = {
  wounds: 1,
  toughness: 4,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
};

describe('a weapon that Gets Hot', () => {
  it('wounds its firer for each To Hit roll of 1, and for no other miss', () => {
    const shots = (dice: readonly number[]) => hotShots(book, { dice, reroll: null, again: [], need: 3 });
    expect([shots([1, 1, 2, 6]), shots([2, 3]), shots([])]).toEqual([2, 0, 0]);
  });

  it('wounds after a re-roll only where the re-roll of a 1 is a 1 again', () => {
    const twinLinked = (dice: readonly number[], again: readonly number[]) =>
      hotShots(book, { dice, reroll: 'failures', again, need: 3 });
    expect(twinLinked([1, 4], [1])).toBe(1);
    expect(twinLinked([1, 4], [2])).toBe(0);
    // The second die was a miss without being a 1: it is rolled again, but it cannot get hot.
    expect(twinLinked([1, 2], [5, 1])).toBe(0);
    expect(hotShots(book, { dice: [1, 2, 1], reroll: 'ones', again: [1, 4], need: 3 })).toBe(1);
  });

  it('asks the same of the die that a Blast weapon rolls before it fires', () => {
    expect(hotShots(book, { dice: [1, 2], reroll: null, again: [], need: null })).toBe(1);
  });

  it('lets the firer save by armour or an invulnerable save, whichever is better, and feel no pain', () => {
    expect(hotEffect(book, TROOPER)).toMatchObject({ kind: 'wound', save: { need: 3, type: 'armour' } });
    const captain = { ...TROOPER, armourSave: 4, invulnerableSave: 3, feelNoPain: 5 };
    expect(hotEffect(book, captain)).toMatchObject({
      save: { need: 3, type: 'invulnerable' },
      feelNoPain: 5,
    });
    const naked = { ...TROOPER, armourSave: null };
    expect(hotEffect(book, naked)).toMatchObject({ save: { need: null }, feelNoPain: null });
  });

  it('glances a vehicle on a further 1, 2 or 3', () => {
    expect(hotEffect(book, vehicleProfile(3, null))).toEqual({ kind: 'glance', upTo: 3 });
  });

  it('costs a Wound in 1 of 18 shots behind a 3+, in 1 of 108 where ones are rolled again', () => {
    const chance = (firer: ModelProfile, rerolls = false) => formatFraction(hotChance(book, firer, rerolls));
    expect(chance(TROOPER)).toBe('1/18');
    expect(chance(TROOPER, true)).toBe('1/108');
    expect(chance({ ...TROOPER, armourSave: null })).toBe('1/6');
    expect(chance({ ...TROOPER, armourSave: 5, feelNoPain: 5 })).toBe('2/27');
    expect(chance(vehicleProfile(3, 5))).toBe('1/12');
  });
});
