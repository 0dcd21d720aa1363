import { describe, expect, test } from 'vitest';
import { readArmyLists } from '@/army-list/read-army-lists';
import { isInBook } from '@/battle/state/book-weapon';
import { type Edition, editionOf } from '@/rules/index';
import { HERESY_2_ROSTER, HERESY_3_ROSTER } from '@/testing/army-lists/heresy-rosters';
import {
  rosterJson,
  rosterXml,
  type WrittenRoster,
  type WrittenSelection,
} from '@/testing/army-lists/rosters';
import { draftOf, unitDrafts } from './import-draft';

const edition = editionOf('hh-3') as Edition;

/** The units of a roster in a battle of the 3rd edition, whose data call points by another name. */
function unitsOf(source: string) {
  const read = readArmyLists(source.replaceAll('"pts"', '"Point(s)"'));
  if (!read.ok) throw new Error(read.refusal.code);
  return unitDrafts(draftOf(read.value[0], edition, {}));
}

/** The roster with its first unit changed. */
function withLord(change: Partial<WrittenSelection>): WrittenRoster {
  const [lord, ...others] = HERESY_3_ROSTER.allies ?? [];
  return { ...HERESY_3_ROSTER, allies: [{ ...lord, ...change } as WrittenSelection, ...others] };
}

describe.each([
  ['JSON', rosterJson(HERESY_3_ROSTER)],
  ['XML', rosterXml(HERESY_3_ROSTER)],
])('a roster of the 3rd edition as %s', (_way, source) => {
  const units = unitsOf(source);
  const [lord, squad, tank] = units;

  test('is read from the inner forces: units, points, models, Wounds and Hull Points', () => {
    expect(
      units.map(({ name, pointCost, models, healthPerModel }) => [name, pointCost, models, healthPerModel]),
    ).toEqual([
      ['Lord of the Test', 130, 1, 4],
      ['Guard Squad', 150, 10, 2],
      ['Tank', 150, 1, 6],
    ]);
  });

  test('gives the leader the weapon that cuts best, with what it prints, and his rules by their numbers', () => {
    expect(lord?.fighters).toEqual([
      expect.objectContaining({
        name: 'Lord of the Test',
        weaponSkill: 6,
        initiative: 5,
        attacks: 5,
        wounds: 4,
        leadership: 10,
        armourSave: 2,
        invulnerableSave: 4,
        feelNoPain: 5,
        shrouded: 6,
        rank: 'command',
        // Strength 4, doubled.
        weaponStrength: 8,
        weaponAp: 2,
        weaponDamage: 2,
        weaponInitiative: { kind: 'add', by: -1 },
        bookRules: ['criticalHit6', 'eternalWarrior1'],
        rules: [],
      }),
    ]);
    expect(lord?.fighters?.[0]).not.toHaveProperty('ranged');
    expect(lord?.fighters?.[0]).not.toHaveProperty('weaponAttacks');
  });

  test('gives the squad a group for each profile, and the gun that can be read', () => {
    expect(squad?.fighters?.map(({ name, models, leadership }) => [models, name, leadership])).toEqual([
      [9, 'Guard', 7],
      [1, 'Sergeant', 8],
    ]);
    expect(squad?.fighters?.[0]).toMatchObject({
      weaponStrength: 'user',
      weaponAp: 3,
      weaponAttacks: { kind: 'add', by: 1 },
      bookRules: ['breaching5'],
      secondWeapon: 'none',
      invulnerableSave: null,
      ranged: { ballisticSkill: 4, shots: 2, strength: 4, ap: 5, rules: [] },
    });
  });

  test('gives the tank its armour by facing, its Hull Points and its gun', () => {
    expect(tank?.fighters).toEqual([
      expect.objectContaining({
        target: 'vehicle',
        toughness: null,
        leadership: null,
        wounds: 6,
        armour: { front: 13, side: 12, rear: 10 },
        ranged: {
          ballisticSkill: 4,
          shots: 1,
          strength: 9,
          ap: 2,
          damage: 3,
          rules: ['armourbane'],
          bookRules: ['breaching4'],
        },
      }),
    ]);
  });

  test('has nothing that the rulebook does not know', () => {
    const book = edition.woundPools;
    if (!book) throw new Error('no wound pools');
    const fighters = units.flatMap((unit) => unit.fighters ?? []);
    expect(fighters).toHaveLength(4);
    expect(fighters.filter((fighter) => !isInBook(book, fighter))).toEqual([]);
  });
});

describe('what a roster does not say', () => {
  const lordOf = (change: Partial<WrittenSelection>) => unitsOf(rosterJson(withLord(change)))[0];
  const [hammer] = HERESY_3_ROSTER.allies?.[0]?.selections?.slice(1) ?? [];
  const printed = (values: Record<string, string>) => ({
    selections: [
      {
        name: 'Hammer',
        profiles: { 'Melee Weapon': { ...hammer?.profiles?.['Melee Weapon'], ...values } },
      },
    ],
  });

  test.each([
    ['a Damage that dice decide', printed({ D: 'D3' })],
    ['a Strength that is not told', printed({ SM: '*' })],
    ['an AP that is a word', printed({ AP: 'special' })],
    [
      'a profile without Initiative',
      { profiles: { Profile: { WS: '4', S: '4', T: '4', W: '1', A: '1', LD: '7' } } },
    ],
    [
      'armour of which a side is missing',
      { profiles: { Vehicle: { BS: '4', Front: '13', Rear: '12', HP: '20' } } },
    ],
    ['armour outside its range', { profiles: { Vehicle: { Front: '9', Side: '9', Rear: '9', HP: '3' } } }],
  ])('%s is not guessed: the unit stands, its fighters are entered when it fights', (_what, change) => {
    const lord = lordOf(change);
    expect(lord).toMatchObject({ name: 'Lord of the Test', pointCost: 130 });
    expect(lord).not.toHaveProperty('fighters');
  });

  test('a model without a weapon strikes with its own Strength', () => {
    expect(lordOf({ selections: [] })?.fighters?.[0]).toMatchObject({
      weaponStrength: 'user',
      weaponAp: null,
      bookRules: ['eternalWarrior1'],
    });
  });

  test('a rule with a number that the rulebook has no word for changes nothing', () => {
    const lord = lordOf(printed({ 'Special Rules': 'Reaping Blow (2), Poisoned (4+), Duellist’s Edge (1)' }));
    expect(lord?.fighters?.[0]?.bookRules).toEqual(['poisoned4', 'eternalWarrior1']);
  });
});

test('a list of the 2nd edition is read to be scored: units, points and Wounds, and nobody’s weapon is guessed', () => {
  const [soldiers, carrier] = unitsOf(rosterJson(HERESY_2_ROSTER));
  expect(soldiers).toMatchObject({ name: 'Soldiers', pointCost: 120, models: 10, healthPerModel: 1 });
  expect(soldiers).not.toHaveProperty('fighters');
  expect(carrier).toMatchObject({ pointCost: 100, healthPerModel: 4 });
  expect(carrier?.fighters).toEqual([
    expect.objectContaining({ target: 'vehicle', wounds: 4, armour: { front: 12, side: 11, rear: 10 } }),
  ]);
});
