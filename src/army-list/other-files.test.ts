import { describe, expect, test } from 'vitest';
import type { ArmyList } from './list/army-list';
import { readArmyLists } from './read-army-lists';

function listIn(source: string | Uint8Array): ArmyList {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(`refused: ${read.refusal.code}`);
  return read.value[0];
}

describe('a file of Old World Builder', () => {
  const list = {
    name: 'Long March',
    game: 'the-old-world',
    points: 2000,
    army: 'empire-of-man',
    characters: [
      {
        name_en: 'Captain {renegade}',
        name: 'Old Hans',
        id: 'captain.x',
        points: 70,
        command: [
          { name_en: 'General', points: 0, active: true },
          { name_en: 'Battle Standard Bearer', points: 25, active: true },
        ],
        mounts: [
          {
            name_en: 'Griffon',
            points: 130,
            active: true,
            options: [{ name_en: 'Two heads', points: 10, active: true }],
          },
        ],
        items: [{ selected: [{ name_en: 'Charm*', points: 15, amount: 2 }] }],
      },
    ],
    core: [
      {
        name_en: 'State Troops',
        points: 5,
        strength: 20,
        minimum: 10,
        command: [
          { name_en: 'Sergeant (champion)', points: 5, active: true },
          {
            name_en: 'Standard bearer',
            points: 6,
            active: true,
            magic: { selected: [{ name_en: 'War Banner', points: 25 }] },
          },
          { name_en: 'Musician', points: 5, active: false },
        ],
        equipment: [{ name_en: 'Spears', points: 1, perModel: true, active: true }],
        options: [
          { name_en: 'Great weapons', points: 3, stackable: true, stackableCount: 4 },
          { name_en: 'Veteran', points: 1, perModel: true, active: false },
        ],
        detachments: [
          {
            name_en: 'Archers',
            strength: 5,
            points: 6,
            equipment: [{ points: 1, perModel: true, active: true }],
          },
        ],
      },
      { name_en: 'Free Company', points: 4, minimum: 10 },
    ],
  };

  test('has its points computed from its prices, and says so', () => {
    const read = listIn(JSON.stringify(list));
    expect(read.computed).toBe(true);
    expect(read.units.map(({ name, type, points, models }) => [name, type, points, models])).toEqual([
      ['Old Hans', 'Captain', 70 + 25 + 140 + 30, 1],
      ['State Troops', null, 100 + 20 + 5 + 31 + 12, 20],
      ['Archers', null, 30 + 5, 5],
      ['Free Company', null, 40, 10],
    ]);
    expect(read.units.map(({ regiment }) => regiment ?? null)).toEqual([null, null, 1, null]);
    expect(read.units[0]).toMatchObject({ general: true, battleStandard: true });
    expect(read.units[1]?.command).toEqual({ standard: true, musician: false, champion: true });
    expect(read.units.every(({ guesses }) => guesses.includes('points'))).toBe(true);
  });

  test('with several lists holds them all, folders left out', () => {
    const read = readArmyLists(
      JSON.stringify([{ type: 'folder', id: 'f' }, list, { ...list, name: 'Second' }]),
    );
    expect(read.ok && read.value.map(({ title }) => title)).toEqual(['Long March', 'Second']);
  });
});

describe('a report of a game', () => {
  test('holds both players’ lists', () => {
    const read = readArmyLists(
      JSON.stringify({
        players: [
          { name: 'Anna', exported_list: 'Dwarven Holds\n480 - King, General\n480' },
          { name: 'Bo', exported_list: 'Sylvan Elves\n300 - Druid\n300' },
          { name: 'Cid', exported_list: '' },
        ],
      }),
    );
    expect(read.ok && read.value.map(({ player, army, sum }) => [player, army, sum])).toEqual([
      ['Anna', 'Dwarven Holds', 480],
      ['Bo', 'Sylvan Elves', 300],
    ]);
  });
});
