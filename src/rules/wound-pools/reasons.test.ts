import { describe, expect, it } from 'vitest';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { assaultResult, type Inflicted } from './assault-result';
import { type AttacksQuestion, countAttacks } from './attacks';
import { feelNoPain } from './feel-no-pain';
import { moraleCheck } from './morale';
import { bestSave } from './save';
import { toHit } from './to-hit';
import { toWound } from './to-wound';

const keys = (reasons: readonly { readonly key: string }[]) => reasons.map(({ key }) => key);

describe('a result tells its reasons', () => {
  it.each([
    [5, [4], [], ['attackerBetter']],
    [4, [4], [], ['evenlyMatched']],
    [4, [8], [], ['evenlyMatched']],
    [4, [9], [], ['targetMoreThanDouble']],
    [4, [4, 4, 9], [], ['majorityWeaponSkill', 'evenlyMatched']],
    [4, [4, 9], [], ['tiedWeaponSkill', 'targetMoreThanDouble']],
    [4, [9], ['fear'], ['failedFear', 'attackerBetter']],
    [4, [0], [], ['targetCannotDefend']],
    [0, [4], [], ['attackerCannotStrike']],
    [4, [9], ['hammerOfWrath'], ['hammerOfWrath']],
  ] as const)('to hit with Weapon Skill %i against %j %j: %j', (attackerWs, targetWs, rules, expected) => {
    expect(keys(toHit(book, { attackerWs, targetWs, rules }).reasons)).toEqual(expected);
  });

  it.each([
    [4, [4], [], ['chart']],
    [4, [8], [], ['cannotWound']],
    [4, [4, 4, 5], [], ['majorityToughness', 'chart']],
    [4, [4, 5], [], ['tiedToughness', 'chart']],
    [4, [8], ['poisoned4'], ['cannotWound', 'poisoned']],
    [6, [4], ['poisoned4'], ['chart', 'poisonedByChart', 'poisonedStronger']],
    [4, [4], ['fleshbane', 'shred', 'rending'], ['chart', 'fleshbane', 'shred', 'rending']],
    [4, [4], ['destroyer', 'shred'], ['destroyerTable']],
  ] as const)('to wound with Strength %i against %j %j: %j', (strength, toughness, rules, expected) => {
    expect(keys(toWound(book, { strength, toughness, rules }).reasons)).toEqual(expected);
  });

  it.each([
    [null, 3, null, false, ['armour']],
    [3, 3, null, false, ['armourPierced']],
    [3, 3, 5, false, ['armourPierced', 'invulnerable']],
    [null, 4, 3, false, ['invulnerable']],
    [null, null, null, false, ['unprotected']],
    [null, 2, 3, true, ['noSaves']],
  ] as const)(
    'a save against AP %s with %s and %s, no saves %s: %j',
    (ap, armourSave, invulnerableSave, noSaves, expected) => {
      expect(keys(bestSave(book, { ap, armourSave, invulnerableSave, noSaves }).reasons)).toEqual(expected);
    },
  );

  it('attacks, which sum to their number', () => {
    const question: AttacksQuestion = {
      attacks: 2,
      charged: true,
      disorderedCharge: false,
      weapons: [{ rules: [] }, { rules: ['specialistWeapon'] }],
      rules: ['rage'],
    };
    const { attacks, reasons } = countAttacks(book, question);
    expect(keys(reasons)).toEqual(['profile', 'rage', 'loneSpecialistWeapon']);
    expect(reasons.reduce((sum, { values }) => sum + (values.value ?? 0), 0)).toBe(attacks);
    expect(keys(countAttacks(book, { ...question, disorderedCharge: true }).reasons)).toContain(
      'disorderedCharge',
    );
    expect(keys(countAttacks(book, { ...question, attacks: 0 }).reasons)).toEqual(['noAttacks']);
  });

  it('what forbids Feel No Pain', () => {
    const model = { toughness: 4, feelNoPain: 5, rules: [] };
    const question = { blow: { strength: 4, rules: [] }, noSaves: false, model, saveFailed: true };
    expect(feelNoPain(book, question).barrier).toBeNull();
    expect(feelNoPain(book, { ...question, saveFailed: false }).barrier).toBe('saved');
    expect(feelNoPain(book, { ...question, noSaves: true }).barrier).toBe('noSaves');
    expect(feelNoPain(book, { ...question, blow: { strength: 8, rules: [] } }).barrier).toBe('instantDeath');
    expect(feelNoPain(book, { ...question, blow: { strength: null, rules: ['destroyer'] } }).barrier).toBe(
      'destroyer',
    );
    expect(feelNoPain(book, { ...question, model: { ...model, feelNoPain: null } }).barrier).toBe(
      'withoutFeelNoPain',
    );
  });

  it('Morale', () => {
    expect(keys(moraleCheck({ leadership: 8, lostBy: 2, rules: [] }).reasons)).toEqual([
      'leadership',
      'lostBy',
    ]);
    expect(keys(moraleCheck({ leadership: 8, lostBy: 2, rules: ['stubborn'] }).reasons)).toEqual([
      'leadership',
      'stubborn',
    ]);
    expect(keys(moraleCheck({ leadership: 8, lostBy: 2, rules: ['fearless'] }).reasons)).toEqual([
      'fearless',
    ]);
  });

  it('the assault result, line by line', () => {
    const nothing: Inflicted = {
      unsavedWounds: 0,
      unsavedOnModels: [],
      savedWounds: 0,
      feelNoPainDiscounted: 0,
      hammerOfWrathWounds: 0,
      overwatchWounds: 0,
      wipedOut: false,
    };
    const { a, b } = assaultResult(
      book,
      { ...nothing, unsavedWounds: 2, hammerOfWrathWounds: 1, overwatchWounds: 4, savedWounds: 3 },
      nothing,
    );
    expect(a.lines).toEqual([
      { key: 'unsavedWounds', values: { count: 2, points: 2 } },
      { key: 'hammerOfWrath', values: { count: 1, points: 1 } },
      { key: 'overwatch', values: { count: 4, points: 0 } },
      { key: 'saved', values: { count: 3, points: 0 } },
    ]);
    expect(a.score).toBe(3);
    expect(b).toEqual({ score: 0, lines: [] });
  });
});
