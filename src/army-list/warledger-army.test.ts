import { expect, test } from 'vitest';
import { looksSent, type SentArmy, writeSentArmy } from './formats/warledger-army';
import { listText, readArmyLists } from './read-army-lists';

const ARMY: SentArmy = {
  name: 'Grudge',
  army: 'Dwarven Holds',
  edition: 'an edition',
  text: 'Dwarven Holds\n480 - King, General\n',
  units: [
    {
      name: 'King',
      pointCost: 480,
      models: 1,
      healthPerModel: 3,
      characteristic: 10,
      marks: ['general', 'character'],
      facts: { height: 1 },
    },
    {
      name: 'Greybeards',
      pointCost: 390,
      models: 20,
      healthPerModel: 1,
      characteristic: null,
      marks: ['standard', 'musician', 'scoring'],
      facts: { frontWidth: 7, base: '20x20' },
    },
  ],
};

function read(text: string) {
  const lists = readArmyLists(text);
  if (!lists.ok) throw new Error(lists.refusal.code);
  return lists.value[0];
}

test('an army that another phone shows arrives with everything that was entered there', () => {
  const list = read(writeSentArmy(ARMY));
  expect(list).toMatchObject({ format: 'warledger', title: 'Grudge', army: 'Dwarven Holds', sum: 870 });
  const [king, greybeards] = list.units;
  expect(king).toMatchObject({ name: 'King', points: 480, general: true, character: true, guesses: [] });
  expect(king?.facts).toMatchObject({ healthPoints: 3, leadership: 10, entered: { height: 1 } });
  expect(greybeards).toMatchObject({ models: 20, scoring: true });
  expect(greybeards?.command).toEqual({ standard: true, musician: true, champion: false });
  expect(greybeards?.facts.entered).toEqual({ frontWidth: 7, base: '20x20' });
});

test('its original list comes along to the letter, and stands for it', () => {
  expect(listText(writeSentArmy(ARMY))).toBe(ARMY.text);
  expect(listText(new TextEncoder().encode(writeSentArmy(ARMY)))).toBe(ARMY.text);
  const typed = writeSentArmy({ ...ARMY, text: '' });
  expect(listText(typed)).toBe(typed);
});

test('it is told from a battle by how it begins', () => {
  expect(looksSent(writeSentArmy(ARMY))).toBe(true);
  expect(looksSent('{"format":"warledger-backup","version":1}')).toBe(false);
});

test('one of a newer version, or a damaged one, is refused and not half read', () => {
  const newer = writeSentArmy(ARMY).replace('"version":1', '"version":2');
  for (const text of [
    newer,
    '{"format":"warledger-army"}',
    '{"format":"warledger-army","version":1,"units":7}',
  ]) {
    expect(readArmyLists(text).ok).toBe(false);
  }
});
