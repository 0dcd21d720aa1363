import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { HERESY_ROSTER, OLD_WORLD_ROSTER } from '@/testing/army-lists/roster-samples';
import { packed, rosterJson, rosterXml } from '@/testing/army-lists/rosters';
import type { ArmyList } from './list/army-list';
import { listText, readArmyLists } from './read-army-lists';

function listIn(source: string | Uint8Array): ArmyList {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(`refused: ${read.refusal.code}`);
  return read.value[0];
}

function refusalOf(source: string | Uint8Array) {
  const read = readArmyLists(source);
  return read.ok ? null : read.refusal;
}

const WAYS: readonly (readonly [string, string | Uint8Array])[] = [
  ['JSON', rosterJson(OLD_WORLD_ROSTER)],
  ['XML', rosterXml(OLD_WORLD_ROSTER)],
  ['XML with a prefix', rosterXml(OLD_WORLD_ROSTER, 'r:')],
  ['XML with a byte order mark', `\ufeff${rosterXml(OLD_WORLD_ROSTER)}`],
  ['a packed file', packed(rosterXml(OLD_WORLD_ROSTER))],
  ['the bytes of a file', strToU8(rosterJson(OLD_WORLD_ROSTER))],
];

describe('a roster', () => {
  test.each(WAYS)('as %s has its units, counted and priced', (_what, source) => {
    const list = listIn(source);
    expect(
      list.units.map(({ name, points, models, general, battleStandard }) => [
        name,
        points,
        models,
        general ? 'G' : battleStandard ? 'B' : '',
      ]),
    ).toEqual([
      ['Old Fire', 440, 1, 'G'],
      ['Noble', 90, 1, 'B'],
      ['Spearmen', 213, 22, ''],
      ['Reavers', 96, 6, ''],
      ['Bolt Thrower', 80, 1, ''],
      ['Slaves', 52, 40, ''],
      ['Endless Chant', 40, 1, ''],
    ]);
    expect(list).toMatchObject({ army: 'High Elves', statedTotal: 1011, sum: 1011, agrees: true });
  });

  test('has its marks in the language that its program was set to', () => {
    const roster = (language: readonly [string, string, string]) =>
      rosterJson({
        catalogue: 'Skaven',
        total: 300,
        selections: [
          { name: 'A', type: 'model', points: 200, selections: [{ name: language[0] }] },
          {
            name: 'B',
            type: 'unit',
            selections: [
              { name: 'B', type: 'model', number: 20, points: 100 },
              { name: language[1], type: 'crew', group: 'Command' },
              { name: language[2], type: 'crew', group: 'Command' },
            ],
          },
        ],
      });
    for (const words of [
      ['General', 'Standard Bearer', 'Musician'],
      ['Général', 'Porte-étendard', 'Musicien'],
      ['General', 'Standartenträger', 'Musiker'],
    ] as const) {
      const [lord, unit] = listIn(roster(words)).units;
      expect([lord?.general, unit?.general, unit?.command]).toEqual([
        true,
        false,
        { standard: true, musician: true, champion: false },
      ]);
    }
  });

  test('packed with another one leaves both to choose from, and with a damaged one is read alone', () => {
    const one = strToU8(rosterXml(OLD_WORLD_ROSTER));
    const other = strToU8(rosterJson(HERESY_ROSTER));
    const namesIn = (files: Readonly<Record<string, Uint8Array>>) => {
      const lists = readArmyLists(zipSync(files));
      return lists.ok ? lists.value.map(({ units }) => units[0]?.name) : lists.refusal.code;
    };
    const [first, second] = [namesIn({ 'a.ros': one }), namesIn({ 'b.json': other })].flat();
    expect(namesIn({ 'a.ros': one, 'picture.png': other, 'b.json': other })).toEqual([first, second]);
    expect(namesIn({ 'b.json': other, 'a.ros': one })).toEqual([second, first]);
    expect(namesIn({ 'notes.txt': strToU8('Dear diary'), 'a.ros': one })).toEqual([first]);
    expect(namesIn({ 'notes.txt': strToU8('Dear diary'), 'b.ros': strToU8('<roster>') })).toBe(
      'listWithoutUnits',
    );
    expect(listText(zipSync({ 'a.txt': strToU8('one'), 'b.txt': strToU8('two') }))).toBe('one\n\ntwo');
  });

  test('has names without the bytes that no screen shows', () => {
    const crafted = rosterJson(OLD_WORLD_ROSTER).replaceAll('Spearmen', '\\u0000Spear\\u0000men\\u0007');
    expect(crafted).toContain('u0000');
    expect(listIn(crafted).units.map(({ name }) => name)).toContain('Spear men');
  });

  test('brings Health Points, a ridden monster’s on top; horses add none', () => {
    expect(listIn(rosterJson(OLD_WORLD_ROSTER)).units.map(({ facts }) => facts.healthPoints)).toEqual([
      9,
      2,
      1,
      1,
      2,
      null,
      null,
    ]);
  });

  test('brings Leadership, troop type, base, command group, and the name the player gave', () => {
    const [prince, , spearmen] = listIn(rosterJson(OLD_WORLD_ROSTER)).units;
    expect(prince).toMatchObject({
      type: 'Prince',
      character: true,
      facts: { leadership: 10, troopType: 'Regular infantry (character)', base: '50x75' },
    });
    expect(spearmen).toMatchObject({
      command: { standard: true, musician: true, champion: true },
      facts: { leadership: 8, troopType: 'Regular infantry' },
      character: false,
    });
  });

  test('says which settings were left out, as headers', () => {
    const list = listIn(rosterJson(OLD_WORLD_ROSTER));
    expect(list.lines.filter(({ kind }) => kind === 'header')).toEqual([
      { text: 'Battle Size', kind: 'header' },
    ]);
  });

  test('of Horus Heresy brings each model’s characteristics and weapons', () => {
    const [praetor, squad, rhino] = listIn(rosterXml(HERESY_ROSTER)).units;
    expect(praetor?.general).toBe(true);
    expect(praetor?.facts.profiles).toEqual([
      {
        name: 'Praetor',
        count: 1,
        values: expect.objectContaining({ WS: '6', I: '5', A: '4', Save: '2+/4++' }),
        weapons: [
          { name: 'Paragon Blade', count: 1, values: expect.objectContaining({ Strength: '+1', AP: '2' }) },
        ],
        rules: ['A rule', 'Independent Character'],
      },
    ]);
    expect(squad?.models).toBe(10);
    expect(
      squad?.facts.profiles.map(({ name, count, weapons }) => [name, count, weapons.map((w) => w.name)]),
    ).toEqual([
      ['Legionary', 9, ['Chainsword']],
      ['Sergeant', 1, ['Power Fist']],
    ]);
    expect(rhino?.facts.healthPoints).toBe(3);
  });
});

describe('a roster of models that differ', () => {
  const model = (name: string, number: number, wounds: number, points = 0) =>
    `<selection name="${name}" number="${number}" type="model"><costs><cost name="Point(s)" value="${points}"/></costs><profiles><profile name="${name}" typeName="Profile"><characteristics><characteristic name="W">${wounds}</characteristic><characteristic name="LD">8</characteristic></characteristics></profile></profiles></selection>`;
  const roster = (selections: string, total: number) =>
    `<roster name="R" gameSystemName="Horus Heresy 3rd Edition"><costs><cost name="Point(s)" value="${total}"/></costs><forces><force name="F" catalogueName="Legion"><selections>${selections}</selections></force></forces></roster>`;
  const unit = (name: string, below: string, points = 0) =>
    `<selection name="${name}" number="1" type="unit"><costs><cost name="Point(s)" value="${points}"/></costs><selections>${below}</selections></selection>`;

  test('adds its Health Points up model by model, and keeps each kind', () => {
    const list = listIn(
      roster(unit('Praetor', model('Praetor', 1, 3, 120) + model('Chosen', 6, 2, 180)), 300),
    );
    expect(list.units[0]).toMatchObject({
      points: 300,
      models: 7,
      guesses: [],
      facts: {
        healthPoints: 2,
        healthOfKinds: [
          { name: 'Praetor', models: 1, healthPoints: 3 },
          { name: 'Chosen', models: 6, healthPoints: 2 },
        ],
      },
    });
  });

  test('of one health asks nothing and has no kinds', () => {
    const list = listIn(
      roster(unit('Squad', model('Sergeant', 1, 1, 20) + model('Legionary', 9, 1, 100)), 120),
    );
    expect(list.units[0]).toMatchObject({ models: 10, guesses: [], facts: { healthPoints: 1 } });
    expect(list.units[0]?.facts.healthOfKinds).toBeUndefined();
  });

  test('keeps half points, and rounds them once, in the sum', () => {
    const list = listIn(roster(unit('A', model('A', 1, 1, 82.5)) + unit('B', model('B', 1, 1, 40.5)), 123));
    expect(list.units.map(({ points }) => points)).toEqual([82.5, 40.5]);
    expect(list).toMatchObject({ sum: 123, statedTotal: 123, agrees: true });
  });

  test('carries the columns of weapons and the armour of vehicles of the third edition', () => {
    const vehicle = `<selection name="Rhino" number="1" type="model"><costs><cost name="Point(s)" value="50"/></costs><profiles><profile name="Rhino" typeName="Vehicle"><characteristics><characteristic name="Front Armour">11</characteristic><characteristic name="Side Armour">11</characteristic><characteristic name="Rear Armour">10</characteristic><characteristic name="HP">4</characteristic></characteristics></profile></profiles><selections><selection name="Axe" number="1" type="upgrade"><profiles><profile name="Axe" typeName="Melee Weapon"><characteristics><characteristic name="IM">-1</characteristic><characteristic name="AM">A</characteristic><characteristic name="SM">+2</characteristic><characteristic name="AP">3</characteristic><characteristic name="D">1</characteristic></characteristics></profile></profiles></selection></selections></selection>`;
    expect(listIn(roster(vehicle, 50)).units[0]?.facts).toMatchObject({
      healthPoints: 4,
      profiles: [
        {
          values: { 'Front Armour': '11', 'Side Armour': '11', 'Rear Armour': '10', HP: '4' },
          weapons: [{ name: 'Axe', values: { IM: '-1', AM: 'A', SM: '+2', AP: '3', D: '1' } }],
        },
      ],
    });
  });
});

describe('a file that is refused', () => {
  const deepJson = `${'{"roster":'.repeat(101)}1${'}'.repeat(101)}`;
  const deepXml = `<roster>${'<a>'.repeat(101)}${'</a>'.repeat(101)}</roster>`;
  const bomb = packed(`<roster>${' '.repeat(6_000_000)}</roster>`);

  test.each([
    ['nothing', ' \n\t ', 'listEmpty'],
    ['text over 200 KB', '100 - Unit\n'.repeat(20_000), 'listTextTooLong'],
    ['JSON over 2 MB', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'listFileTooLong'],
    ['a small zip of a large file', bomb, 'listPackedTooLong'],
    ['a broken zip', packed(rosterXml(OLD_WORLD_ROSTER)).slice(0, 200), 'listPackedBroken'],
    ['a zip without a roster', zipSync({ 'picture.png': strToU8('x') }), 'listPackedBroken'],
    ['broken JSON', '{"roster": {', 'listJsonBroken'],
    ['broken XML', '<roster><forces></roster>', 'listXmlBroken'],
    ['XML with entities', '<!DOCTYPE r [<!ENTITY a "b">]><roster>&a;</roster>', 'listXmlEntities'],
    ['an entity nobody declared', '<roster>&a;</roster>', 'listXmlBroken'],
    ['JSON that nests over 100 levels', deepJson, 'listNestedTooDeep'],
    ['XML that nests over 100 levels', deepXml, 'listNestedTooDeep'],
    ['other JSON', '{"players": 3}', 'listUnknown'],
    ['other XML', '<?xml version="1.0"?><gpx/>', 'listUnknown'],
    ['a roster without units', rosterJson({ catalogue: 'x', total: 0, selections: [] }), 'listWithoutUnits'],
    ['text without units', 'Dear diary', 'listWithoutUnits'],
  ])('%s', (_what, source, code) => {
    expect(refusalOf(source)?.code).toBe(code);
  });

  test('says its limit', () => {
    expect(refusalOf(bomb)?.values).toEqual({ maxMegabytes: 5 });
    expect(bomb.length).toBeLessThan(20_000);
  });
});
