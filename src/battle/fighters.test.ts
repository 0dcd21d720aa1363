import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fighters } from '@/testing/assaults';
import { type FighterDraft, groupIdOf, modelId, parseFighters } from './fighters';

function refusal(entered: Record<string, unknown>): string {
  const parsed = parseFighters(fighters(entered as Partial<FighterDraft>));
  return parsed.ok ? 'accepted' : parsed.refusal.code;
}

describe('a group that is entered', () => {
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

it('a model’s id names its group', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (group, place) => {
      expect(groupIdOf(modelId(group, place))).toBe(group);
    }),
  );
});
