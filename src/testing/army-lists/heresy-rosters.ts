import type { WrittenRoster } from './rosters';

/*
 * Rosters of the 3rd and of the 2nd edition of Horus Heresy, written for the tests in the columns of their data.
 * No unit of a book stands here.
 */

const GUARD = {
  Type: 'Infantry (Heavy)',
  M: '6',
  WS: '4',
  BS: '4',
  S: '4',
  T: '4',
  W: '2',
  I: '3',
  A: '2',
  LD: '7',
  CL: '8',
  WP: '6',
  IN: '6',
  SAV: '2+',
  INV: '-',
};
const SWORD = {
  IM: 'I',
  AM: '+1',
  SM: 'S',
  AP: '3',
  D: '1',
  'Special Rules': 'Breaching (5+)',
  Traits: 'Blade',
};
const GUN = {
  R: '24',
  FP: '2',
  RS: '4',
  AP: '5',
  D: '1',
  'Special Rules': '-',
  Traits: 'Gun',
};

/** Three units: a leader with two weapons, a squad with its sergeant, and a tank. */
export const HERESY_3_ROSTER: WrittenRoster = {
  game: 'Horus Heresy 3rd Edition',
  catalogue: 'Legion of the Test',
  total: 0,
  selections: [],
  allies: [
    {
      name: 'Lord of the Test',
      type: 'model',
      points: 130,
      category: 'High Command',
      rules: ['Eternal Warrior (1)', 'Feel No Pain (5+)', 'Hatred (Orks)', 'Shrouded (6+)'],
      profiles: {
        Profile: {
          ...GUARD,
          Type: 'Infantry (Command)',
          WS: '6',
          W: '4',
          I: '5',
          A: '5',
          LD: '10',
          INV: '4+',
        },
      },
      selections: [
        { name: 'Knife', profiles: { 'Melee Weapon': { ...SWORD, AM: 'A', AP: '-' } } },
        {
          name: 'Hammer',
          profiles: {
            'Melee Weapon': {
              ...SWORD,
              IM: '-1',
              AM: 'A',
              SM: 'x2',
              AP: '2',
              D: '2',
              'Special Rules': 'Critical Hit (6+), Stun (1)',
            },
          },
        },
        { name: 'Warlord Trait', profiles: { Traits: { Description: 'left out' } } },
      ],
    },
    {
      name: 'Guard Squad',
      type: 'unit',
      category: 'Troops',
      rules: ['Line (1)'],
      selections: [
        {
          name: 'Guard',
          type: 'model',
          number: 9,
          points: 135,
          profiles: { Profile: GUARD },
          selections: [
            { name: 'Sword', number: 9, profiles: { 'Melee Weapon': SWORD } },
            { name: 'Gun', number: 9, profiles: { 'Ranged Weapon': GUN } },
            {
              name: 'Thrower',
              number: 1,
              profiles: { 'Ranged Weapon': { ...GUN, FP: 'Template', AP: '4' } },
            },
          ],
        },
        {
          name: 'Sergeant',
          type: 'model',
          points: 15,
          profiles: { Profile: { ...GUARD, Type: 'Infantry (Sergeant, Heavy)', LD: '8' } },
          selections: [{ name: 'Sword', profiles: { 'Melee Weapon': SWORD } }],
        },
      ],
    },
    {
      name: 'Tank',
      type: 'model',
      points: 150,
      category: 'Armour',
      profiles: {
        Vehicle: {
          Type: 'Vehicle',
          M: '14',
          BS: '4',
          'Front Armour': '13',
          'Side Armour': '12',
          'Rear Armour': '10',
          HP: '6',
          'Transport Capacity': '-',
        },
      },
      selections: [
        {
          name: 'Cannon',
          profiles: {
            'Ranged Weapon': {
              ...GUN,
              R: '48',
              FP: '1',
              RS: '9',
              AP: '2',
              D: '3',
              'Special Rules': 'Armourbane, Breaching (4+)',
            },
          },
        },
      ],
    },
  ],
};

const SOLDIER = {
  'Unit Type': 'Infantry',
  Move: '7',
  WS: '4',
  BS: '4',
  S: '4',
  T: '4',
  W: '1',
  I: '4',
  A: '1',
  LD: '7',
  Save: '3+',
};

/** Two units in the columns of the 2nd edition, whose weapons have no Damage. */
export const HERESY_2_ROSTER: WrittenRoster = {
  game: 'Horus Heresy (2022)',
  catalogue: 'Legion of the Test',
  total: 220,
  selections: [
    {
      name: 'Soldiers',
      type: 'unit',
      category: 'Troops',
      selections: [
        {
          name: 'Soldier',
          type: 'model',
          number: 10,
          points: 120,
          profiles: { Unit: SOLDIER },
          selections: [
            {
              name: 'Chain blade',
              number: 10,
              profiles: { Weapon: { Range: '-', Str: 'User', AP: '-', Type: 'Melee, Shred' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Carrier',
      type: 'model',
      points: 100,
      profiles: { Vehicle: { Move: '14', BS: '4', Front: '12', Side: '11', Rear: '10', HP: '4' } },
    },
  ],
};
