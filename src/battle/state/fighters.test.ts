import { describe, expect, it } from 'vitest';
import { fighters } from '@/testing/battles/assaults';
import { EMPTY_FIGHTER, type FighterDraft, NO_SWITCHES, standsInNoArmy } from './fighters';
import { groupId, unitId, unitKey } from './ids';
import { parseFighters } from './parse-fighters';

function refusal(entered: Record<string, unknown>): string {
  const parsed = parseFighters(fighters(entered as Partial<FighterDraft>));
  return parsed.ok ? 'accepted' : parsed.refusal.code;
}

describe('a group that is entered', () => {
  it.each([
    ['weaponSkill', 0, 10],
    ['strength', 1, 10],
    ['toughness', 1, 10],
    ['initiative', 0, 10],
    ['wounds', 1, 20],
    ['attacks', 0, 10],
    ['leadership', 0, 10],
    ['armourSave', 2, 6],
    ['invulnerableSave', 2, 6],
    ['feelNoPain', 2, 6],
    ['weaponStrength', 1, 10],
    ['weaponAp', 1, 6],
    ['models', 1, 100],
  ])('has its %s from %i to %i', (field, least, most) => {
    const accepts = (value: number) => refusal({ [field]: value }) === 'accepted';
    expect([least - 1, least, most, most + 1].map(accepts)).toEqual([false, true, true, false]);
  });

  it('may have a name of 40 letters, and nothing that it need not have', () => {
    expect(refusal({ name: 'x'.repeat(40) })).toBe('accepted');
    for (const field of ['armourSave', 'invulnerableSave', 'feelNoPain', 'weaponAp']) {
      expect(refusal({ [field]: null })).toBe('accepted');
    }
    for (const weaponStrength of ['user', 'destroyer']) expect(refusal({ weaponStrength })).toBe('accepted');
    expect(refusal({ leadership: null })).toBe('leadershipOutOfRange');
    expect(refusal({ character: 'general' })).toBe('unknownFighterRule');
  });

  it('is ordinary, and did nothing special in this round, until somebody says otherwise', () => {
    expect(EMPTY_FIGHTER).toMatchObject({ character: 'none', causesFear: false, rules: [] });
    expect(NO_SWITCHES).toEqual({
      charged: false,
      disorderedCharge: false,
      failedFear: false,
      blind: false,
    });
  });

  it('stands in no army where it is the first of a unit that no army has', () => {
    const group = { ...fighters({}), id: groupId('g1'), unitKey: unitKey('g1'), woundsLeft: [1] };
    expect(standsInNoArmy(group)).toBe(true);
    expect(standsInNoArmy({ ...group, unitKey: unitKey('g2') })).toBe(false);
    expect(standsInNoArmy({ ...group, unitId: unitId('u1') })).toBe(false);
  });

  it('is refused by name of the first value that is out of range', () => {
    expect([
      refusal({ name: '   ' }),
      refusal({ name: 'x'.repeat(41) }),
      refusal({ weaponSkill: 11 }),
      refusal({ strength: 0 }),
      refusal({ toughness: null }),
      refusal({ initiative: -1 }),
      refusal({ wounds: 21 }),
      refusal({ attacks: 1.5 }),
      refusal({ leadership: Number.NaN }),
      refusal({ armourSave: 7 }),
      refusal({ invulnerableSave: 1 }),
      refusal({ weaponStrength: 'laser' }),
      refusal({ weaponAp: 0 }),
      refusal({ models: 101 }),
      refusal({ rules: ['fear'] }),
      refusal({ secondWeapon: 'third' }),
      refusal({ target: 'building' }),
    ]).toEqual([
      'fighterNameMissing',
      'fighterNameTooLong',
      'weaponSkillOutOfRange',
      'strengthOutOfRange',
      'toughnessOutOfRange',
      'initiativeOutOfRange',
      'woundsOutOfRange',
      'attacksOutOfRange',
      'leadershipOutOfRange',
      'saveOutOfRange',
      'saveOutOfRange',
      'weaponStrengthOutOfRange',
      'apOutOfRange',
      'groupModelsOutOfRange',
      'unknownFighterRule',
      'unknownFighterRule',
      'unknownFighterRule',
    ]);
  });

  it('has its name trimmed, each rule once, and as a vehicle nothing that it cannot have', () => {
    const parsed = parseFighters(
      fighters({ name: ' Walker ', target: 'vehicle', feelNoPain: 5, rules: ['shred', 'rending', 'shred'] }),
    );
    expect(parsed.ok && parsed.value).toMatchObject({
      name: 'Walker',
      toughness: null,
      leadership: null,
      armourSave: null,
      feelNoPain: null,
      rules: ['rending', 'shred'],
    });
  });
});
