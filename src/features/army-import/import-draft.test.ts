import { describe, expect, test } from 'vitest';
import { readArmyLists } from '@/army-list/read-army-lists';
import { EDITIONS, type Edition } from '@/rules/index';
import { OLD_WORLD_ROSTER } from '@/testing/army-lists/roster-samples';
import { rosterJson } from '@/testing/army-lists/rosters';
import {
  changeRow,
  characterCandidates,
  chooseGeneral,
  confirmRow,
  draftOf,
  generalCandidates,
  generals,
  guessed,
  type ImportDraft,
  nextGuessed,
  removeRow,
  sayCharacter,
  settleLine,
  unitDrafts,
} from './import-draft';
import { sumOf } from './row-points';
import { learnedFrom, takenFrom } from './taken-army';

const LIST = `Anna - Dwarven Holds
480 - King, Shield Bearers
260 - Thane, Battle Standard Bearer
390 - 22 Greybeards, Musician, Standard Bearer
230 - 10 Marksmen
230 - 10 Marksmen
The Old Grudge 205
1590
Thanks for reading`;

function edition(id: string): Edition {
  const found = EDITIONS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

function draft(source: string, editionId = 't9a-2', known = {}): ImportDraft {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(read.refusal.code);
  return draftOf(read.value[0], edition(editionId), known);
}

const rowNamed = ({ rows }: ImportDraft, name: string) => {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(name);
  return row;
};

describe('the preview of a list', () => {
  test('has a row for each unit and each line that was not understood', () => {
    const shown = draft(LIST);
    expect(shown.rows.map(({ name, points, models }) => [name, points, models])).toEqual([
      ['King', '480', '1'],
      ['Thane', '260', '1'],
      ['Greybeards', '390', '22'],
      ['Marksmen', '230', '10'],
      ['Marksmen', '230', '10'],
    ]);
    expect(shown.unread.map(({ text }) => text)).toEqual(['The Old Grudge 205', 'Thanks for reading']);
    expect(shown.army).toBe('Dwarven Holds');
  });

  test('marks the command group, and guesses Health Points with a mark', () => {
    const { marks, health, guesses } = rowNamed(draft(LIST), 'Greybeards');
    expect(marks).toEqual(['standard', 'musician']);
    expect(health).toBe('1');
    expect(guesses).toContain('healthPoints');
    expect(rowNamed(draft(LIST), 'King').health).toBe('3');
  });

  test('proposes a width of five for a unit that fights in ranks, where the rulebook asks for it', () => {
    expect(rowNamed(draft(LIST), 'Greybeards').facts).toEqual({ frontWidth: 5 });
    expect(rowNamed(draft(LIST), 'King').facts).toEqual({});
    expect(rowNamed(draft(LIST, 'hh-1'), 'Greybeards').facts).toEqual({});
  });

  test('takes what the phone knows of a unit without asking again, and what the file says as a fact', () => {
    const known = { greybeards: { healthPerModel: 2, characteristic: 9, facts: {} } };
    const greybeards = rowNamed(draft(LIST, 't9a-2', known), 'Greybeards');
    expect([greybeards.health, greybeards.characteristic]).toEqual(['2', '9']);
    expect(greybeards.guesses).toEqual(['frontWidth']);
    const [prince] = draft(rosterJson(OLD_WORLD_ROSTER)).rows;
    expect([prince?.health, prince?.characteristic]).toEqual(['9', '10']);
    expect(prince?.guesses).not.toContain('healthPoints');
  });

  test('has troop type, base, characteristic and width as they were entered last time, and asks for none again', () => {
    const facts = { troopType: 'regularInfantry', base: '20x20', frontWidth: 7, ranks: 3 };
    const known = { greybeards: { healthPerModel: null, characteristic: 9, facts } };
    const row = rowNamed(draft(LIST, 'tow-1', known), 'Greybeards');
    expect(row.facts).toMatchObject({ troopType: 'regularInfantry', base: '20x20' });
    expect(row.guesses).toEqual(['healthPoints']);
    expect(rowNamed(draft(LIST, 't9a-2', known), 'Greybeards').guesses).toEqual(['healthPoints']);
    expect(rowNamed(draft(LIST, 't9a-2', known), 'Greybeards').facts).toMatchObject({ frontWidth: 7 });
    const settled = changeRow(draft(LIST, 'tow-1', known), 2, { facts: { ...row.facts, base: '25x25' } });
    expect(learnedFrom(settled)).toEqual({
      greybeards: { healthPerModel: null, characteristic: null, facts: { base: '25x25' } },
    });
  });

  test('has the base and the height that a file says, in the words of the rulebook at hand', () => {
    const [prince] = draft(rosterJson(OLD_WORLD_ROSTER), 'tow-1').rows;
    expect(prince?.facts).toEqual({ base: '50x75', troopType: 'regularInfantry' });
  });

  test('opens what was guessed one after the other, and remembers what was said to be right', () => {
    const shown = draft(LIST);
    expect(guessed(shown)).toBe(8);
    expect(nextGuessed(shown, null)).toBe(0);
    const confirmed = confirmRow(shown, 0);
    expect(guessed(confirmed)).toBe(7);
    expect(nextGuessed(confirmed, 0)).toBe(1);
    expect(nextGuessed(confirmed, 4)).toBe(1);
    const all = [0, 1, 2, 3, 4].reduce(confirmRow, shown);
    expect([guessed(all), nextGuessed(all, 2)]).toEqual([0, null]);
    const learned = learnedFrom(all);
    expect(learned.greybeards).toEqual({ healthPerModel: 1, characteristic: null, facts: { frontWidth: 5 } });
    expect(guessed(draft(LIST, 't9a-2', learned))).toBe(0);
    // In another rulebook nobody answered.
    expect(guessed(draft(LIST, 't9a-2', {}))).toBe(8);
  });

  test('takes what a detachment costs off its regiment, so that it is counted once', () => {
    const text =
      '===\nGuns [230 pts]\nWarhammer: The Old World, Empire of Man, Open War\n===\n\n++ Core Units [230 pts] ++\n\n20 State Troops [230 pts]\n- 10x State Missile Troops [Hand weapons + Handguns]\n';
    const shown = draft(text, 'tow-1');
    expect(shown.rows.map(({ name, points, detachmentOf }) => [name, points, detachmentOf])).toEqual([
      ['State Troops', '230', null],
      ['State Missile Troops', '', 'State Troops'],
    ]);
    const entered = changeRow(shown, 1, { points: '70' });
    expect(entered.rows.map(({ points }) => points)).toEqual(['160', '70']);
    expect(sumOf(entered)).toBe(230);
    expect(changeRow(entered, 1, { points: '80' }).rows.map(({ points }) => points)).toEqual(['150', '80']);
    expect(changeRow(entered, 1, { points: '' }).rows.map(({ points }) => points)).toEqual(['230', '']);
    const drafts = unitDrafts(entered);
    expect(drafts.map(({ facts }) => facts.detachmentOf)).toEqual([undefined, 'State Troops']);
    expect(drafts.map(({ pointCost }) => pointCost)).toEqual([160, 70]);
  });

  test('links a detachment to its regiment by the name that it has in the battle, and to none left out', () => {
    const regiment = '20 State Troops [230 pts]\n- 10x State Missile Troops [Hand weapons + Handguns]\n';
    const shown = draft(`++ Core Units [460 pts] ++\n\n${regiment}\n${regiment}`, 'tow-1');
    const links = (of: typeof shown) => unitDrafts(of).map(({ facts }) => facts.detachmentOf);
    expect(links(shown)).toEqual([undefined, 'State Troops', undefined, 'State Troops #2']);
    const renamed = changeRow(shown, 2, { name: 'Blue Halberds' });
    expect(links(renamed)).toEqual([undefined, 'State Troops', undefined, 'Blue Halberds']);
    const without = { ...shown, rows: shown.rows.filter(({ key }) => key !== 2) };
    expect(links(without)).toEqual([undefined, 'State Troops', undefined]);
  });

  test('keeps half points, and takes whole ones that add up to the rounded sum', () => {
    const shown = draft(
      '500 Pts - Rats\n\n1 Seer @ 102.5 Pts\nGeneral\n20 Rats @ 82.5 Pts\n20 Rats @ 82.5 Pts',
    );
    expect(shown.rows.map(({ points }) => points)).toEqual(['102.5', '82.5', '82.5']);
    expect(sumOf(shown)).toBe(268);
    const costs = unitDrafts(shown).map(({ pointCost }) => pointCost);
    expect(costs.every(Number.isInteger)).toBe(true);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(268);
  });

  test('has the name of an army as players write it', () => {
    const file = JSON.stringify({ name: 'x', army: 'empire-of-man', core: [{ name_en: 'A', points: 5 }] });
    expect(draft(file, 'tow-1').army).toBe('Empire of Man');
  });

  test('asks the dearest single models first who the General is, and makes one the only one', () => {
    const shown = draft(LIST);
    expect(generals(shown)).toEqual([]);
    expect(generalCandidates(shown).map(({ name }) => name)).toEqual(['King', 'Thane']);
    const king = chooseGeneral(chooseGeneral(shown, 1), 0);
    expect(generals(king).map(({ name }) => name)).toEqual(['King']);
  });

  test('a changed row adds up anew, and what was entered is no guess any more', () => {
    const changed = changeRow(draft(LIST), 2, { points: '400', health: '1' });
    expect(sumOf(changed)).toBe(1600);
    expect(rowNamed(changed, 'Greybeards').guesses).toEqual(['frontWidth']);
    expect(sumOf(removeRow(changed, 2))).toBe(1200);
  });

  test('a line becomes a unit below the one it follows, goes to it, or is left alone; and back', () => {
    const shown = draft(LIST);
    const asUnit = settleLine(shown, 6, 'unit');
    expect(asUnit.rows.map(({ name, points }) => `${name} ${points}`).at(-1)).toBe('The Old Grudge 205');
    const attached = settleLine(asUnit, 6, 'attached');
    expect(attached.rows).toHaveLength(5);
    expect(attached.rows[4]?.source).toContain('The Old Grudge 205');
    expect(settleLine(asUnit, 6, 'asked').rows).toHaveLength(5);
  });
});

describe('the army that is taken', () => {
  test('numbers units of one name, and reads what was typed', () => {
    expect(unitDrafts(draft(LIST)).map(({ name }) => name)).toEqual([
      'King',
      'Thane',
      'Greybeards',
      'Marksmen',
      'Marksmen #2',
    ]);
    expect(unitDrafts(draft(LIST))[2]).toMatchObject({ pointCost: 390, models: 22, healthPerModel: 1 });
  });

  test('is never blocked: what is missing is as for a unit of which only the name is known', () => {
    const empty = changeRow(draft(LIST), 0, { name: ' ', points: '', models: '', health: 'x' });
    expect(unitDrafts(empty)[0]).toMatchObject({ name: '#1', pointCost: 0, models: 1, healthPerModel: 1 });
  });

  test('has no General if several are marked and none was chosen', () => {
    const both = changeRow(changeRow(draft(LIST), 0, { marks: ['general'] }), 1, { marks: ['general'] });
    expect(unitDrafts(both).filter(({ marks }) => marks.includes('general'))).toEqual([]);
  });

  test('says which lines were read and which were not', () => {
    const settled = settleLine(settleLine(draft(LIST), 6, 'unit'), 8, 'ignored');
    expect(takenFrom(settled, LIST).source).toEqual({
      format: 't9aNewRecruit',
      statedTotal: 1590,
      linesRead: 8,
      linesUnread: ['Thanks for reading'],
      text: LIST,
    });
  });

  test('teaches the phone what the player entered, not what was guessed', () => {
    const entered = changeRow(draft(LIST), 2, { health: '2', characteristic: '9' });
    expect(learnedFrom(entered)).toEqual({ greybeards: { healthPerModel: 2, characteristic: 9, facts: {} } });
    expect(learnedFrom(draft(LIST))).toEqual({});
  });
});

describe('who is a character', () => {
  const asked = (shown: ImportDraft) => characterCandidates(shown).map(({ name }) => name);

  test('is asked of single models where the list says it of nobody but its leaders', () => {
    const shown = draft('450 - Mage, General\n180 - Priest\n300 - 20 Spears\n120 - Cannon');
    expect(asked(shown)).toEqual(['Priest', 'Cannon']);
    expect(asked(draft(LIST))).toEqual(['King']);
  });

  test('is not asked where the list has a part for its characters', () => {
    const parted =
      '++ Characters [180 pts] ++\n\nMage [180 pts]\n\n++ Core Units [200 pts] ++\n\nCannon [200 pts]\n';
    expect(rowNamed(draft(parted), 'Mage').marks).toContain('character');
    expect(asked(draft(parted))).toEqual([]);
    const led =
      '++ Characters [280 pts] ++\n\nMage [180 pts]\n- General\n\nThane [100 pts]\n- Battle Standard Bearer\n\n++ Core Units [200 pts] ++\n\nCannon [200 pts]\n';
    expect(asked(draft(led))).toEqual([]);
    expect(asked(draft(led.replace('++ Characters [280 pts] ++\n\n', '')))).toEqual(['Cannon']);
  });

  test('is answered and taken back by a tap, and remembered by the unit’s name', () => {
    const shown = draft('180 - Priest\n300 - 20 Spears');
    const { key } = rowNamed(shown, 'Priest');
    const said = sayCharacter(shown, key, true);
    expect(unitDrafts(said)[0]?.marks).toEqual(['character']);
    expect(asked(said)).toEqual(['Priest']);
    expect(rowNamed(sayCharacter(said, key, false), 'Priest').marks).toEqual([]);
    expect(learnedFrom(said)).toMatchObject({ priest: { character: true } });
    const again = draft('200 - Priest, Ward\n300 - 20 Spears', 't9a-2', learnedFrom(said));
    expect(rowNamed(again, 'Priest').marks).toEqual(['character']);
  });

  test('is said by choosing the General', () => {
    const shown = draft('180 - Priest\n300 - 20 Spears');
    const { key } = rowNamed(shown, 'Priest');
    expect(unitDrafts(chooseGeneral(shown, key))[0]?.marks).toEqual(['general', 'character']);
  });
});

describe('a unit whose models differ in Health Points', () => {
  const model = (name: string, number: number, wounds: number) =>
    `<selection name="${name}" number="${number}" type="model"><profiles><profile name="${name}" typeName="Profile"><characteristics><characteristic name="W">${wounds}</characteristic></characteristics></profile></profiles></selection>`;
  const source = `<roster><costs><cost name="pts" value="300"/></costs><forces><force name="F" catalogueName="L"><selections><selection name="Retinue" number="1" type="unit"><costs><cost name="pts" value="300"/></costs><selections>${model('Lord', 1, 3)}${model('Guard', 6, 2)}</selections></selection></selections></force></forces></roster>`;
  const shown = draft(source);

  test('goes into the battle with the health of each kind, those of whom there are most first', () => {
    expect(unitDrafts(shown)[0]).toMatchObject({
      models: 7,
      healthPerModel: 2,
      kinds: [
        { name: 'Guard', models: 6, healthPoints: 2 },
        { name: 'Lord', models: 1, healthPoints: 3 },
      ],
    });
  });

  test('has one health once the player enters another one', () => {
    const [entered] = unitDrafts(changeRow(shown, 0, { health: '3' }));
    expect([entered?.healthPerModel, entered?.kinds]).toEqual([3, undefined]);
  });
});
