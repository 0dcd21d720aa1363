import { describe, expect, it } from 'vitest';
import { formatFraction } from '../dice/fraction';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { destroyerEffect, effectOfBand } from './destroyer';
import { stepOf } from './initiative-ladder';
import { majority } from './majority';
import { type AttackGroup, attackVolley } from './volley';
import { needAt } from './wound-pool-rules';

const group: AttackGroup = {
  id: 'attacks',
  count: 4,
  start: 'attacks',
  attackerWs: 4,
  targetWs: [4],
  strength: 4,
  ap: 5,
  rules: [],
  targetType: 'nonVehicle',
  toughness: [4],
};
const kinds = (over: Partial<AttackGroup>) =>
  attackVolley(book, { ...group, ...over }).kinds.map(({ id, chance, wound }) => [
    id,
    formatFraction(chance),
    wound.ap,
  ]);

describe('a volley', () => {
  it('splits into the kinds of Wound its dice may become', () => {
    expect(kinds({})).toEqual([['plain', '1/4', 5]]);
    expect(kinds({ rules: ['rending'] })).toEqual([
      ['plain', '1/6', 5],
      ['rending', '1/12', 2],
    ]);
    expect(kinds({ rules: ['destroyer'], strength: null })).toEqual([
      ['seriouslyWounded', '1/3', 5],
      ['deathblow', '1/12', 5],
    ]);
    expect(kinds({ rules: ['destroyer'], strength: null, targetType: 'vehicle', toughness: [] })).toEqual([
      ['solidHit', '1/3', 5],
      ['devastatingHit', '1/12', 5],
    ]);
  });

  it('has no kinds where nothing can wound', () => {
    expect(kinds({ toughness: [8] })).toEqual([]);
    expect(kinds({ toughness: [8], rules: ['rending'] })).toEqual([['rending', '1/12', 2]]);
  });

  it('hits without a roll where there is no Weapon Skill to compare, and as Hammer of Wrath', () => {
    expect(kinds({ targetWs: null })).toEqual([['plain', '1/2', 5]]);
    expect(kinds({ rules: ['hammerOfWrath', 'rending'] })).toEqual([['plain', '1/2', null]]);
  });

  it('is not made up where the rules do not tell', () => {
    expect(() => kinds({ strength: null })).toThrow(RangeError);
    expect(() => kinds({ targetType: 'vehicle' })).toThrow(RangeError);
  });
});

describe('what no rulebook has', () => {
  it('is an error in the program', () => {
    expect(() => needAt(book.toHit, 0, 4)).toThrow(RangeError);
    expect(() => destroyerEffect(book, 7, 'vehicle')).toThrow(RangeError);
    expect(() => majority([], 'highest')).toThrow(RangeError);
    const withoutRows = { ...book, destroyer: { ...book.destroyer, rows: [] } };
    expect(() => effectOfBand(withoutRows, 'deathblow')).toThrow(RangeError);
  });

  it('counts as the end of the scale where a scale ends', () => {
    expect(needAt(book.toWound, 14, 3)).toBe(2);
    expect(needAt(book.toWound, 6, 12)).toBeNull();
    expect(stepOf(book, { initiative: 12, rules: [] })).toBe(10);
    expect(stepOf(book, { initiative: 0, rules: [] })).toBe(1);
  });
});
