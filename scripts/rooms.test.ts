import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { floorsOf, PICTURE, pictureOf, README, withFloors } from './floors.mjs';
import {
  LINT,
  overridesOf,
  PAPER,
  type Rooms,
  readRooms,
  tableOf,
  withOverrides,
  withTable,
} from './rooms.mjs';

const rooms = readRooms();

test('the linter holds the imports that the table of rooms says', () => {
  const lint = readFileSync(LINT, 'utf8');
  expect(JSON.parse(lint), 'stale: npm run rooms').toEqual(JSON.parse(withOverrides(lint, rooms)));
});

test('the paper shows the table of rooms as it is', () => {
  const paper = readFileSync(PAPER, 'utf8');
  expect(paper, 'stale: npm run rooms').toBe(withTable(paper, rooms));
});

test('the README and its picture show the floors of the rooms as they are', () => {
  const paper = readFileSync(README, 'utf8');
  expect(paper, 'stale: npm run rooms').toBe(withFloors(paper, rooms));
  expect(readFileSync(PICTURE, 'utf8'), 'stale: npm run rooms').toBe(pictureOf(floorsOf(rooms)));
});

test('a room stands above all that it imports, and two that import each other have no floor', () => {
  const row = (room: string, ...imports: string[]) => ({ room, imports, is: room });
  const house = (plain: string[]): Rooms => ({
    sets: { screen: ['ui'] },
    rooms: [row('features/fight', '$screen'), row('ui', 'plain', 'react'), row('plain', ...plain)],
  });
  expect(floorsOf(house([])).map(({ room, floor }) => [room, floor])).toEqual([
    ['plain', 0],
    ['ui', 1],
    ['features', 2],
  ]);
  expect(() => floorsOf(house(['features']))).toThrow('import each other');
});

test('every folder with code has its row', () => {
  const folders = new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('/testing/') && !file.startsWith('testing/'))
      .map((file) => dirname(file)),
  );
  const rows = rooms.rooms.map(({ room }) => room);
  const without = [...folders].filter(
    (folder) => folder !== '.' && !rows.some((room) => folder === room || coversParts(room, folder)),
  );
  expect(without).toEqual([]);
});

test('a row without imports may import nothing but itself, and a room with parts is named with them', () => {
  const small: Rooms = {
    sets: { screen: ['ui', 'react'] },
    rooms: [
      { room: 'ui', files: ['src/ui/**'], only: [], is: 'controls' },
      { room: 'ui/tile', imports: [], is: 'tiles' },
      { room: 'fight', imports: ['$screen'], is: 'the fight' },
    ],
  };
  const groups = overridesOf(small).map(
    ({ linter }) => linter.rules.style.noRestrictedImports.options.patterns[0]?.group,
  );
  expect(groups).toEqual([['**'], ['**', '!./*'], ['**', '!./*', '!@/ui/**', '!react']]);
  expect(tableOf(small)).toContain('| `ui/tile` | tiles | nothing |');
});

/**
 * Rows that stand for many folders: one for each engine, edition, screen, and the parts of the lists'
 * readers.
 */
function coversParts(room: string, folder: string): boolean {
  if (room === 'rules/<engine>') return dirname(folder) === 'rules' || folder.startsWith('rules/differences');
  if (room === 'rules/editions/<id>') return dirname(folder) === 'rules/editions';
  if (room === 'features') return dirname(folder) === 'features';
  return ['army-list', 'tournament', 'words', 'app'].includes(room) && dirname(folder) === room;
}
