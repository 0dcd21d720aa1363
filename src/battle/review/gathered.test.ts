import { expect, test } from 'vitest';
import { gatheredPath, unitStory } from '@/battle/describe/unit-story';
import { battleOf } from '@/battle/log/ledger';
import { played } from '@/testing/battles/battles';
import { nerveScene } from '@/testing/battles/nerve';
import { NERVE_SCENES, unitCalled } from '@/testing/battles/nerve-scenes';
import { scene } from '@/testing/battles/scenes';
import { battlePath } from './battle-path';
import { damageDealt } from './damage-dealt';
import { sufferedInMelee } from './melee-record';

/** The multiple charge of the scenes, fought to its end. */
function fought() {
  const [, , charge] = NERVE_SCENES;
  if (!charge) throw new Error('There is no such scene');
  const { ledger: first } = nerveScene(charge.blue, charge.red);
  const id = (name: string) => unitCalled(first, name);
  return { ledger: played(first, ...charge.steps(id)), id };
}

test('the path of a battle that counts damage has it at the end of each turn, of units that have gone too', () => {
  const points = battlePath(fought().ledger).map(({ turn, gathered }) => [turn?.side ?? null, gathered]);
  // The Horde has 8 and suffers 13, then 5; the Swords 5, the Knights 2 and 3 by a double 6.
  expect(points).toEqual([
    [null, { a: 0, b: 0 }],
    ['a', { a: 0, b: 21 }],
    ['b', { a: 10, b: 21 }],
    ['a', { a: 10, b: 26 }],
  ]);
});

test('it counts nothing where the edition counts nothing on its units', () => {
  const { ledger } = scene('t9a-2', [{ name: 'Knights' }], [{ name: 'Spears' }]);
  expect(battlePath(ledger).map(({ gathered }) => gathered)).toEqual([null, null]);
  expect(gatheredPath(unitStory(ledger, unitCalled(ledger, 'Knights')))).toEqual([0]);
});

test('the damage of the rounds is credited to those who fought in them, the most first', () => {
  const { ledger } = fought();
  const told = damageDealt(battleOf(ledger), sufferedInMelee(ledger)).map(({ side, units, dealt }) => [
    side,
    units.map(({ name }) => name),
    dealt,
  ]);
  expect(told).toEqual([
    ['a', ['Swords', 'Knights', 'Hero'], 13],
    ['b', ['Horde'], 10],
    ['a', ['Knights', 'Hero'], 5],
  ]);
});

test('the story of a unit has what it gathered after each line that changed it', () => {
  const { ledger, id } = fought();
  expect(gatheredPath(unitStory(ledger, id('Horde')))).toEqual([0, 8, 21, 26]);
  expect(gatheredPath(unitStory(ledger, id('Knights')))).toEqual([0, 2, 5]);
  const undone = played(ledger, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
  expect(gatheredPath(unitStory(undone, id('Horde')))).toEqual([0, 8, 21]);
});
