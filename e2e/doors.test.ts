import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../src/app/frame/rooms';
import { REVIEW_ROOMS } from '../src/app/review-address';
import { BATTLE_DOORS, ENDED_DOORS, FIRST_DOORS } from './pages/doors';
import { EVENT_DOORS } from './pages/event-doors';

const SOURCE = new URL('../src/', import.meta.url);
const DOORS = [...FIRST_DOORS, ...BATTLE_DOORS, ...ENDED_DOORS, ...EVENT_DOORS];

/** What Home and its menus, the battle's menu, a unit and the settings offer. */
const MENUS = [
  'features/battle-list/battle-list-screen',
  'features/battle-list/battle-menu',
  'features/battle-list/first-minute',
  'features/battle-list/find-bar',
  'features/settings/settings-screen',
  'features/settings/fault-report',
  'app/frame/battle-menu',
  'app/frame/turn-sheet',
  'app/clock/clocks',
  'features/armies/unit-sheet',
];

/** Controls that no player looks for: they stand where they are needed, or lead back. */
const NOT_LOOKED_FOR: Readonly<Record<string, string>> = {
  'battle-list/battle-list-screen: words.battles.tryAgain': 'shown while the list cannot be read',
  'battle-list/battle-list-screen: words.battles.moreRunning': 'shown below a long list',
  'battle-list/battle-list-screen: words.battles.more': 'shown below a long list',
  'settings/settings-screen: words.back': 'leads back',
  'armies/unit-sheet: battleWords.armies.test.due': 'shown where a test is due, above the door to all tests',
};

/** Pages that no phone is for: `club/e2e/overlay.spec.ts` copies the address from *Share live* and opens it elsewhere. */
const OPENED_ELSEWHERE = ['/overlay/:size/*?'];

/** The files with routes, and their paths; those in braces hold other files of routes. */
function routes(): readonly string[] {
  return readdirSync(new URL('app', SOURCE))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...read(`app/${name}`).matchAll(/<Route path="([^"]+)"/g)])
    .map(([, path = '']) => path);
}

/** Whether the address of a door is one of this route. */
function isAt(route: string, at: string): boolean {
  const pattern = route
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*?', '.+');
  return new RegExp(`^${pattern}$`).test(at);
}

/** Each control of a file as "folder/file: what it says", by the names of the words on it. */
function controls(file: string): readonly string[] {
  const name = file.split('/').slice(-2).join('/');
  const tags = read(`${file}.tsx`).matchAll(
    /<(Button|button|Link|ToggleTile|SideChoice)\b(?:(?!<\1\b)[\s\S])*?(?:<\/\1>|\n\s*\/>)/g,
  );
  return [...tags].map(([tag]) => {
    const words = /\b(?:w|texts|handOver|\w*[wW]ords)(?:\.\w+)+/.exec(tag)?.[0];
    const children = [...tag.slice(tag.lastIndexOf('>', tag.length - 2)).matchAll(/\{\w+\}/g)];
    return `${name}: ${words ?? children.map(([child]) => child).join('')}`;
  });
}

function read(file: string): string {
  return readFileSync(new URL(file, SOURCE), 'utf8');
}

describe('the doors that a journey walks through', () => {
  it('lead to every route', () => {
    const found = routes();
    expect(found).toContain('/battle/:id/:room/:combat?');
    const at = DOORS.map((door) => door.at ?? '');
    const unreached = found.filter((route) => !at.some((one) => isAt(route, one)));
    expect(unreached).toEqual(OPENED_ELSEWHERE);
  });

  it('end on routes that there are', () => {
    const found = routes();
    const at = DOORS.flatMap((door) => door.at ?? []);
    expect(at.filter((one) => !found.some((route) => isAt(route, one)))).toEqual([]);
  });

  it.each([
    ...ROOMS.map((room) => `/battle/:id/${room}`),
    ...REVIEW_ROOMS.map((room) => `/review/:id/${room}`),
  ])('lead to the room %s', (room) => {
    expect(DOORS.map((door) => door.at)).toContain(room);
  });

  it('are one for every control of the menus, and no other', () => {
    const inCode = new Set(MENUS.flatMap(controls));
    const walked = DOORS.flatMap((door) => door.entry ?? []);
    expect([...inCode].toSorted()).toEqual(
      [...new Set([...walked, ...Object.keys(NOT_LOOKED_FOR)])].toSorted(),
    );
  });

  it('are reached without an address but that of Home', () => {
    const walking = readFileSync(new URL('pages/walk.ts', import.meta.url), 'utf8');
    expect(walking.match(/goto\([^)]*\)/g)).toEqual(['goto(home)']);
    expect(walking).toContain("home = './'");
    expect(walking).not.toMatch(/location|navigate/);
  });
});
