import { describe, expect, test } from 'vitest';
import { readArmyLists } from '@/army-list/read-army-lists';
import { EDITIONS, type Edition } from '@/rules/index';
import { HERESY_ROSTER } from '@/testing/army-lists/roster-samples';
import { rosterJson, rosterXml } from '@/testing/army-lists/rosters';
import { draftOf, unitDrafts } from './import-draft';

function edition(id: string): Edition {
  const found = EDITIONS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

function unitsOf(source: string, editionId: string) {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(read.refusal.code);
  return unitDrafts(draftOf(read.value[0], edition(editionId), {}));
}

describe.each([
  ['JSON', rosterJson(HERESY_ROSTER)],
  ['XML', rosterXml(HERESY_ROSTER)],
])('fighters of a roster of Horus Heresy as %s', (_way, source) => {
  const [praetor, squad, rhino] = unitsOf(source, 'hh-1');

  test('have the characteristics, both saves, the rank and the weapon of their profile', () => {
    expect(praetor?.fighters).toEqual([
      expect.objectContaining({
        name: 'Praetor',
        models: 1,
        weaponSkill: 6,
        strength: 4,
        toughness: 4,
        wounds: 3,
        initiative: 5,
        attacks: 4,
        leadership: 10,
        armourSave: 2,
        invulnerableSave: 4,
        weaponStrength: 5,
        weaponAp: 2,
        character: 'independentCharacter',
      }),
    ]);
  });

  test('are one group for each profile, with the rules of the unit and of the weapon', () => {
    expect(squad?.fighters?.map(({ name, models }) => [models, name])).toEqual([
      [9, 'Legionary'],
      [1, 'Sergeant'],
    ]);
    const [legionary, sergeant] = squad?.fighters ?? [];
    expect(legionary).toMatchObject({
      armourSave: 3,
      invulnerableSave: null,
      feelNoPain: 6,
      weaponStrength: 'user',
      weaponAp: null,
      rules: ['andTheyShallKnowNoFear'],
      causesFear: false,
    });
    expect(sergeant).toMatchObject({
      leadership: 9,
      weaponStrength: 8,
      weaponAp: 2,
      secondWeapon: 'none',
      rules: ['unwieldy', 'specialistWeapon', 'andTheyShallKnowNoFear'],
    });
  });

  test('are none for a vehicle, and none where the rulebook has no such fight', () => {
    expect(rhino).not.toHaveProperty('fighters');
    expect(unitsOf(source, 't9a-2')[0]).not.toHaveProperty('fighters');
  });
});
