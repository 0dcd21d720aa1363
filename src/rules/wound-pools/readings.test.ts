import { describe, expect, it } from 'vitest';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { assaultResult, type Inflicted } from './assault-result';
import { feelNoPain } from './feel-no-pain';
import { splitIntoPools, type Wound } from './pools';
import type { Readings } from './readings';
import { toHit } from './to-hit';
import { toWound } from './to-wound';
import { lossOf } from './wound-effect';
import { withReadings } from './wound-pool-rules';

const read = (readings: Partial<Readings>) => withReadings(book, readings);
const wound: Wound = { strength: 4, ap: null, rules: [], band: null, noSaves: false };
const warrior = {
  wounds: 4,
  toughness: 4,
  armourSave: null,
  invulnerableSave: null,
  feelNoPain: 5,
  rules: ['eternalWarrior'],
} as const;
const nothing: Inflicted = {
  unsavedWounds: 0,
  unsavedOnModels: [],
  savedWounds: 0,
  feelNoPainDiscounted: 0,
  hammerOfWrathWounds: 0,
  overwatchWounds: 0,
  wipedOut: false,
};

describe('a table that reads the rules otherwise', () => {
  it('takes the lowest of tied Weapon Skills and Toughnesses', () => {
    const lowest = read({ mixedTie: 'lowest' });
    expect(toHit(lowest, { attackerWs: 4, targetWs: [3, 5], rules: [] }).targetWs).toBe(3);
    expect(toWound(lowest, { strength: 4, toughness: [3, 5], rules: [] }).toughness).toBe(3);
  });

  it('rolls to hit against Weapon Skill 0', () => {
    const hit = toHit(read({ weaponSkillZero: 'byTheChart' }), { attackerWs: 4, targetWs: [0], rules: [] });
    expect(hit).toMatchObject({ need: 3, automatic: false });
  });

  it('splits pools by rules already spent', () => {
    const wounds = [
      { wound: { ...wound, rules: ['shred'] as const }, count: 2 },
      { wound, count: 3 },
    ];
    expect(splitIntoPools(book, wounds).map((pool) => pool.wounds)).toEqual([5]);
    expect(splitIntoPools(read({ spentRules: 'ownPool' }), wounds).map((pool) => pool.wounds)).toEqual([
      2, 3,
    ]);
  });

  it('lets an Eternal Warrior lose one Wound to a Destroyer hit, but only where it would have died', () => {
    const one = read({ eternalWarriorAgainstDestroyer: 'losesOne' });
    const hit: Wound = { ...wound, rules: ['destroyer'], band: 'seriouslyWounded' };
    expect(lossOf(book, hit, warrior)).toEqual({ kind: 'dice', dice: 'd3' });
    expect(lossOf(one, hit, warrior)).toEqual({ kind: 'one' });
    expect(lossOf(one, hit, { ...warrior, toughness: 6 })).toEqual({ kind: 'dice', dice: 'd3' });
  });

  it('allows Feel No Pain against hits without saves, and to Eternal Warriors against Instant Death', () => {
    const question = { blow: { strength: 4, rules: [] }, noSaves: true, model: warrior, saveFailed: true };
    expect(feelNoPain(book, question).allowed).toBe(false);
    expect(feelNoPain(read({ feelNoPainAgainstNoSaves: 'allowed' }), question).allowed).toBe(true);
    const deadly = { ...question, blow: { strength: 8, rules: [] }, noSaves: false };
    expect(feelNoPain(book, deadly).allowed).toBe(false);
    expect(feelNoPain(read({ feelNoPainOfEternalWarrior: 'allowed' }), deadly).allowed).toBe(true);
  });

  it('counts Hammer of Wrath, Overwatch and Instant Death otherwise in the assault result', () => {
    const a: Inflicted = {
      ...nothing,
      hammerOfWrathWounds: 1,
      overwatchWounds: 5,
      unsavedOnModels: [{ strength: 8, toughness: 4, woundsLeft: 3, loss: 1, rules: [] }],
    };
    expect(assaultResult(book, a, nothing).a.score).toBe(4);
    const otherwise = read({
      hammerOfWrathScores: 'doesNotCount',
      overwatchScores: 'counts',
      instantDeathScores: 'one',
    });
    expect(assaultResult(otherwise, a, nothing).a.score).toBe(6);
  });
});
