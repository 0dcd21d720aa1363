import { describe, expect, it } from 'vitest';
import { readArmyLists } from '@/army-list/read-army-lists';
import { readText } from '@/army-list/read-text';
import { editionOf } from '@/rules/index';
import { KINGS_OF_WAR_LISTS } from '@/testing/army-lists/kings-of-war-lists';
import { rosterJson } from '@/testing/army-lists/rosters';
import { changeRow, draftOf, guessed, unitDrafts } from './import-draft';

const edition = editionOf('kow-4');
if (!edition) throw new Error('There is no such edition');

/** The preview of a list of that kind. */
function preview(what: string) {
  const source = KINGS_OF_WAR_LISTS.find((list) => list.what.includes(what))?.source ?? '';
  const list = readText(source);
  if (!list || !edition) throw new Error(`Not read: ${what}`);
  return draftOf(list, edition, {});
}

describe('a list of Kings of War in the preview', () => {
  it('has the profile and the rules of a builder’s text, and asks nothing', () => {
    const draft = preview('builder');
    expect(draft.rows.map(({ facts }) => facts)).toEqual([
      { troopType: 'regiment', nerve: 14, attacks: 12, ironResolve: 1, regeneration: 5 },
      { troopType: 'horde', nerve: 21, attacks: 20 },
      { nerve: 15, attacks: 5, unitStrength: 2, inspiring: true, individual: true },
      { troopType: 'warEngine', nerve: 11, attacks: 2 },
    ]);
    expect(guessed(draft)).toBe(0);
    expect(draft.list.game).toBe('Kings of War, 4th edition');
    expect(unitDrafts(draft)[0]).toMatchObject({ models: 1, pointCost: 110, facts: { nerve: 14 } });
  });

  it('asks for the one Nerve where a list has two', () => {
    const draft = preview('two values');
    expect(draft.rows.map(({ guesses }) => guesses)).toEqual([['tested'], ['tested']]);
    expect(draft.rows[0]?.facts).toEqual({
      troopType: 'regiment',
      attacks: 12,
      ironResolve: 1,
      fearless: true,
    });
    const entered = changeRow(draft, 0, { facts: { ...draft.rows[0]?.facts, nerve: 15 } });
    expect(entered.rows[0]?.guesses).toEqual([]);
    const other = changeRow(draft, 0, { facts: { ...draft.rows[0]?.facts, attacks: 10 } });
    expect(other.rows[0]?.guesses).toEqual(['tested']);
  });

  it('has a table with the columns of the fourth edition, and asks for what was typed without a profile', () => {
    expect(preview('columns of the fourth').rows.map(({ facts }) => facts)).toEqual([
      { troopType: 'horde', nerve: 22, attacks: 25 },
      { troopType: 'monster', nerve: 15, attacks: 8 },
    ]);
    const byHand = preview('by hand');
    expect(byHand.rows.map(({ facts }) => facts.troopType)).toEqual([
      'horde',
      'horde',
      'regiment',
      'troop',
      'horde',
    ]);
    expect(byHand.rows.every(({ guesses }) => guesses.includes('tested'))).toBe(true);
  });

  it('adds what was bought to the rows of a table, unless they hold it', () => {
    const table = (total: number) => `River Folk (Good)
Reed Spears (Infantry)
Size Sp Me Sh De US Att Ne Pts
Horde(40) 5 4+ - 4+ 4 25 22 250
- Drum 15
Heron (Monster)
Size Sp Me Sh De US Att Ne Pts
(1) 8 4+ - 4+ 2 8 15 150
${total}`;
    expect(readText(table(400))).toMatchObject({ sum: 400, agrees: true });
    expect(readText(table(415))).toMatchObject({ sum: 415, agrees: true });
  });

  it('takes the rules below the rows of a table for every copy', () => {
    const list = readText(`Bone Host (Evil)
Rattlers (Infantry)
Unit Size Sp Me Ra De At Ne Pts
Regiment(20) 5 5+ - 4+ 12 13/15 85
Horde(40) 5 5+ - 4+ 25 20/22 140
- Charm of Haste 20
Fearless, Iron Resolve (1)
245`);
    const draft = list && draftOf(list, edition, {});
    const rules = { ironResolve: 1, fearless: true };
    expect(draft?.rows.map(({ name, points, facts }) => [name, points, facts])).toEqual([
      ['Rattlers Regiment', '85', { troopType: 'regiment', attacks: 12, ...rules }],
      ['Rattlers Horde', '160', { troopType: 'horde', attacks: 25, ...rules }],
    ]);
  });

  it.each([
    [
      'the first unit',
      'River Folk (Good)',
      '([{Horde(40) 5 4+ - 4+ 4 25 22 250',
      '(1) 8 4+ - 4+ 2 8 15 150',
      'Heron',
    ],
    [
      'the last unit',
      'River Folk (Good)',
      'Horde(40) 5 4+ - 4+ 4 25 22 250',
      '1 8 4+ - 4+ 2 8 15 150',
      'Reed Spears Horde',
    ],
    ['a unit with a cell too few', '', 'Horde(40) 5 4+ - 4+ 25 22 250', '(1) 8 4+ - 4+ 2 8 15 150', 'Heron'],
  ])('counts a row that it cannot read for no other unit: %s', (_, army, spears, heron, read) => {
    const columns = 'Size Sp Me Sh De US Att Ne Pts';
    const list = readText(
      [
        army,
        'Reed Spears (Infantry)',
        columns,
        spears,
        '- Drum 15',
        'Heron (Monster)',
        columns,
        heron,
        '- Horn 10',
      ]
        .filter((line) => line !== '')
        .join('\n'),
    );
    expect(list?.units.map(({ name }) => name)).toEqual([read]);
    const unread = list?.lines.filter(({ kind }) => kind === 'unread').map(({ text }) => text);
    const [name, row, more] =
      read === 'Heron'
        ? ['Reed Spears (Infantry)', spears, '- Drum 15']
        : ['Heron (Monster)', heron, '- Horn 10'];
    expect(unread).toEqual([name, row, more]);
    expect(list?.sum).toBe(read === 'Heron' ? 160 : 265);
  });

  it('has the profile in a roster', () => {
    const source = rosterJson({
      game: 'Kings of War 3rd Edition',
      catalogue: 'Goblins',
      total: 250,
      selections: [
        {
          name: 'Sharpsticks (20) Regiment',
          type: 'unit',
          points: 110,
          profiles: {
            '   Profile': { Type: 'Infantry', Sp: '5', Me: '5+', Att: '12', Ne: '12/14', US: '3' },
          },
          rules: ['Iron Resolve (2)'],
        },
        {
          name: 'King Grub',
          type: 'unit',
          points: 140,
          profiles: { '   Profile': { Type: 'Hero', Sp: '5', Me: '4+', Att: '5', Ne: '15', US: '0' } },
          rules: ['Inspiring', 'Individual'],
        },
      ],
    });
    const read = readArmyLists(source);
    if (!read.ok || !edition) throw new Error('Not read');
    const [list] = read.value;
    const draft = list && draftOf(list, edition, {});
    expect(draft?.rows.map(({ facts, guesses }) => [facts, guesses])).toEqual([
      [{ troopType: 'regiment', attacks: 12, unitStrength: 3, ironResolve: 2 }, ['tested']],
      [{ nerve: 15, attacks: 5, unitStrength: 0, inspiring: true, individual: true }, []],
    ]);
  });
});
