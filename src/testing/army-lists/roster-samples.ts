import type { WrittenRoster } from './rosters';

const RANK = { M: '5', WS: '4', BS: '4', S: '3', T: '3', W: '1', I: '4', A: '1', Ld: '8' };
const RIDER = { M: '5', WS: '7', BS: '7', S: '4', T: '3', W: '3', I: '6', A: '4', Ld: '10' };

/**
 * A roster with a ridden monster, a command group inside the count, horses, a war machine with crew, and
 * settings.
 */
export const OLD_WORLD_ROSTER: WrittenRoster = {
  catalogue: 'High Elves',
  total: 1011,
  selections: [
    { name: 'Battle Size', selections: [{ name: '2000 points' }] },
    {
      name: 'Prince',
      customName: 'Old Fire',
      type: 'unit',
      category: 'Characters',
      profiles: { Unit: { 'Troop Type': 'Regular infantry (character)', 'Base Size': '50x75' } },
      selections: [
        {
          name: 'Prince',
          type: 'model',
          points: 140,
          profiles: { Model: RIDER },
          selections: [
            { name: 'General', group: 'Command' },
            {
              name: 'Star Dragon',
              type: 'mount',
              points: 300,
              profiles: { Model: { ...RANK, W: '(+6)', Ld: '-' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Noble',
      type: 'unit',
      selections: [
        {
          name: 'Noble',
          type: 'model',
          points: 90,
          profiles: { Model: { ...RIDER, W: '2', Ld: '9' } },
          selections: [{ name: 'Battle Standard Bearer' }],
        },
      ],
    },
    {
      name: 'Spearmen',
      type: 'unit',
      profiles: { Unit: { 'Troop Type': 'Regular infantry', 'Unit Size': '10+' } },
      selections: [
        { name: 'Spearman', type: 'model', number: 22, points: 198, profiles: { Model: RANK } },
        {
          name: 'Sentinel',
          type: 'crew',
          points: 5,
          group: 'Command',
          profiles: { Model: { ...RANK, A: '2' } },
        },
        { name: 'Standard Bearer', type: 'crew', points: 5, group: 'Command' },
        { name: 'Musician', type: 'crew', points: 5, group: 'Command' },
      ],
    },
    {
      name: 'Reavers',
      type: 'unit',
      selections: [
        {
          name: 'Reaver',
          type: 'model',
          number: 6,
          points: 96,
          profiles: { Model: RANK },
          selections: [
            {
              name: 'Elven Steed',
              type: 'mount',
              number: 6,
              profiles: { Model: { ...RANK, W: '-', Ld: '-' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Bolt Thrower',
      type: 'unit',
      points: 80,
      profiles: { Model: { ...RANK, W: '2', Ld: '-' } },
      selections: [
        { name: 'Bolt Thrower', type: 'model' },
        { name: 'Crew', type: 'model', number: 2, profiles: { Model: RANK } },
      ],
    },
  ],
  allies: [
    {
      name: 'Slaves',
      type: 'unit',
      points: 52,
      selections: [{ name: '20 Slaves', number: 2 }],
    },
    { name: 'Endless Chant', points: 40 },
  ],
};

const LEGIONARY = {
  'Unit Type': 'Infantry',
  WS: '4',
  BS: '4',
  S: '4',
  T: '4',
  W: '1',
  I: '4',
  A: '1',
  LD: '8',
  Save: '3+',
};

/** A roster of Horus Heresy, written for the project with that game's columns. */
export const HERESY_ROSTER: WrittenRoster = {
  game: 'Horus Heresy',
  catalogue: 'Legiones Astartes',
  total: 365,
  selections: [
    {
      name: 'Praetor',
      type: 'model',
      points: 120,
      category: 'HQ',
      rules: ['Independent Character'],
      profiles: { Unit: { ...LEGIONARY, WS: '6', W: '3', I: '5', A: '4', LD: '10', Save: '2+/4++' } },
      selections: [
        { name: 'Warlord' },
        {
          name: 'Paragon Blade',
          profiles: { Weapon: { Range: '-', Strength: '+1', AP: '2', Type: 'Melee, Murderous Strike' } },
        },
      ],
    },
    {
      name: 'Tactical Squad',
      type: 'unit',
      category: 'Troops',
      rules: ['And They Shall Know No Fear', 'Feel No Pain (6+)'],
      selections: [
        {
          name: 'Legionary',
          type: 'model',
          number: 9,
          points: 135,
          profiles: { Unit: LEGIONARY },
          selections: [
            {
              name: 'Chainsword',
              number: 9,
              profiles: { Weapon: { Strength: 'User', AP: '-', Type: 'Melee' } },
            },
          ],
        },
        {
          name: 'Sergeant',
          type: 'model',
          points: 15,
          profiles: { Unit: { ...LEGIONARY, A: '2', LD: '9', Save: '2+' } },
          selections: [
            {
              name: 'Power Fist',
              points: 15,
              profiles: { Weapon: { Strength: 'x2', AP: '2', Type: 'Melee, Unwieldy, Specialist Weapon' } },
            },
          ],
        },
      ],
    },
    {
      name: 'Rhino',
      type: 'model',
      points: 80,
      profiles: { Vehicle: { BS: '4', Front: '11', Side: '11', Rear: '10', 'Hull Points': '3' } },
    },
  ],
};
