import { describe, expect, test } from 'vitest';
import { rosterJson, rosterXml, type WrittenSelection } from '@/testing/army-lists/rosters';
import { reportOn } from './report-on';

function unitsIn(source: string): readonly string[] {
  const report = reportOn(source);
  if ('refused' in report) throw new Error(report.refused);
  return report.units.map(
    ({ points, models, name, regiment }) =>
      `${points} ${models} ${name}${regiment === null ? '' : ` >${regiment}`}`,
  );
}

const STATE_TROOPS: WrittenSelection = {
  name: 'State Troops',
  type: 'unit',
  category: 'Core',
  selections: [
    { name: 'State Trooper', type: 'model', number: 20, points: 100 },
    { name: 'Sergeant', type: 'crew', points: 5, group: 'Command' },
    {
      name: 'State Missile Troops',
      type: 'unit',
      group: 'Detachments',
      selections: [
        { name: 'State Missile Trooper', type: 'model', number: 10, points: 80 },
        { name: 'Sergeant', type: 'crew', group: 'Command' },
      ],
    },
    {
      name: 'State Troops',
      type: 'unit',
      group: 'Detachments',
      selections: [{ name: 'State Trooper', type: 'model', number: 5, points: 25 }],
    },
  ],
};
const CAPTAIN: WrittenSelection = {
  name: 'Captain',
  type: 'unit',
  category: 'Characters',
  selections: [{ name: 'Captain', type: 'model', points: 90, selections: [{ name: 'General' }] }],
};
const ROSTER = {
  game: 'Warhammer: The Old World',
  catalogue: 'The Empire of Man',
  total: 300,
  selections: [CAPTAIN, STATE_TROOPS],
};

describe('a detachment of The Old World', () => {
  test.each([
    ['JSON', rosterJson(ROSTER)],
    ['XML', rosterXml(ROSTER)],
  ])('within its regiment in %s is a unit of its own, counted once', (_what, source) => {
    expect(unitsIn(source)).toEqual([
      '90 1 Captain',
      '105 20 State Troops',
      '80 10 State Missile Troops >1',
      '25 5 State Troops >1',
    ]);
    expect(reportOn(source)).toMatchObject({ sum: 300, agrees: true });
  });

  test('that is a team of its own below a regiment is no model of it', () => {
    const clanrats: WrittenSelection = {
      name: 'Clanrats',
      type: 'unit',
      selections: [
        { name: 'Clanrat', type: 'model', number: 30, points: 150 },
        {
          name: 'Weapon Team',
          type: 'unit',
          selections: [{ name: 'Weapon Team Crew', type: 'model', points: 60 }],
        },
      ],
    };
    expect(unitsIn(rosterJson({ catalogue: 'Skaven', total: 210, selections: [clanrats] }))).toEqual([
      '150 30 Clanrats',
      '60 1 Weapon Team >0',
    ]);
  });

  test('that is marked among its options is linked to the regiment above it', () => {
    const missiles: WrittenSelection = {
      name: 'State Missile Troops',
      type: 'unit',
      selections: [
        { name: 'State Missile Trooper', type: 'model', number: 10, points: 80 },
        { name: 'Detachment', group: 'Detatchment' },
      ],
    };
    const troops: WrittenSelection = {
      ...STATE_TROOPS,
      selections: (STATE_TROOPS.selections ?? []).slice(0, 2),
    };
    const roster = { catalogue: 'The Empire of Man', total: 185, selections: [troops, missiles] };
    expect(unitsIn(rosterJson(roster))).toEqual(['105 20 State Troops', '80 10 State Missile Troops >0']);
  });

  test('that is marked in a file of Old World Builder is linked too', () => {
    const list = {
      name: 'March',
      game: 'the-old-world',
      army: 'empire-of-man',
      characters: [],
      core: [
        { name_en: 'State Troops', points: 5, strength: 20 },
        {
          name_en: 'State Missile Troops',
          points: 8,
          strength: 10,
          options: [{ name_en: 'Detachment', points: 0, active: true }],
        },
      ],
    };
    expect(unitsIn(JSON.stringify(list))).toEqual(['100 20 State Troops', '80 10 State Missile Troops >0']);
  });
});

describe('a squad of another game', () => {
  test('keeps the retinue within it, but not what carries it', () => {
    const squad: WrittenSelection = {
      name: 'Tactical Squad',
      type: 'unit',
      selections: [
        { name: 'Legionary', type: 'model', number: 9, points: 90 },
        { name: 'Sergeant', type: 'model', points: 10 },
        {
          name: 'Legion Rhino Transport',
          type: 'unit',
          selections: [{ name: 'Rhino', type: 'model', points: 40 }],
        },
      ],
    };
    const roster = { game: 'Horus Heresy', catalogue: 'Legion', total: 140, selections: [squad] };
    expect(unitsIn(rosterJson(roster))).toEqual(['140 10 Tactical Squad']);
  });
});
