import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readRooms } from './rooms.mjs';

/** @typedef {import('./rooms.mjs').Rooms} Rooms */
/** @typedef {{ room: string, is: string, floor: number }} Storey */

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What the floors are written into: the clauses into the paper, the picture as a file of its own. */
export const README = join(PROJECT, 'README.md');
export const PICTURE = join(PROJECT, 'docs', 'pictures', 'floors.svg');
const BEGIN = '<!-- floors: written by `npm run rooms` from rooms.json -->';
const END = '<!-- end of floors -->';

const WIDTH = 720;
const FLOOR = 44;
const GAP = 8;

/**
 * The large rooms of `src` with their floors, the lowest first and floor 0: each imports only from floors
 * below its own. Throws where two rooms import each other, for then there is no floor for either.
 * @param {Rooms} rooms
 * @returns {Storey[]}
 */
export function floorsOf({ sets, rooms }) {
  const inSource = rooms.filter(({ room, files }) =>
    (files ?? [`src/${room}/`]).every(isInRoom(topOf(room))),
  );
  const tops = [...new Set(inSource.map(({ room }) => topOf(room)))];
  /** @type {Map<string, Set<string>>} */
  const below = new Map(
    tops.map((top) => {
      const rows = inSource.filter(({ room }) => topOf(room) === top);
      const named = rows.flatMap(({ imports = [], only = [], never }) =>
        never === undefined ? [...imports, ...only] : tops,
      );
      const whole = named.flatMap((name) => (name.startsWith('$') ? (sets[name.slice(1)] ?? []) : [name]));
      const found = whole.map(topOf).filter((name) => name !== top && tops.includes(name));
      return [top, new Set(found)];
    }),
  );
  /** @type {(top: string, path: readonly string[]) => number} */
  const floor = (top, path) => {
    if (path.includes(top)) throw new Error(`Rooms import each other: ${[...path, top].join(', ')}`);
    const under = [...(below.get(top) ?? [])].map((name) => floor(name, [...path, top]));
    return under.length === 0 ? 0 : 1 + Math.max(...under);
  };
  return tops
    .map((top) => ({
      room: top,
      is: inSource.find(({ room }) => room === top)?.is ?? '',
      floor: floor(top, []),
    }))
    .toSorted((one, other) => one.floor - other.floor);
}

/** The clauses as Markdown, the highest floor first. @param {readonly Storey[]} storeys */
export function clausesOf(storeys) {
  return ['| floor | room | what is in it |', '|---|---|---|']
    .concat(storeys.toReversed().map(({ room, is, floor }) => `| ${floor} | \`${room}\` | ${is} |`))
    .join('\n');
}

/** The floors as a picture, the highest at the top, in the colours of a light or a dark page. @param {readonly Storey[]} storeys */
export function pictureOf(storeys) {
  const levels = [...new Set(storeys.map(({ floor }) => floor))].toReversed();
  const height = levels.length * (FLOOR + GAP) + GAP;
  const boxes = levels.flatMap((level, row) => {
    const names = storeys.filter(({ floor }) => floor === level).map(({ room }) => room);
    const width = (WIDTH - GAP * (names.length + 1)) / names.length;
    return names.map((name, place) => {
      const x = GAP + place * (width + GAP);
      const y = GAP + row * (FLOOR + GAP);
      return [
        `  <rect x="${round(x)}" y="${y}" width="${round(width)}" height="${FLOOR}" rx="6"/>`,
        `  <text x="${round(x + width / 2)}" y="${y + FLOOR / 2}">${name}</text>`,
      ].join('\n');
    });
  });
  const said = levels.map((level) =>
    storeys
      .filter(({ floor }) => floor === level)
      .map(({ room }) => room)
      .join(', '),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
  <title>The rooms of src by floors, from the top: ${said.join('; ')}. Imports run down only.</title>
  <style>
    rect { fill: #f6efe0; stroke: #8a6d1f; stroke-width: 2 }
    text { fill: #231a0c; font: 17px ui-monospace, Menlo, Consolas, monospace; text-anchor: middle; dominant-baseline: central }
    @media (prefers-color-scheme: dark) { rect { fill: #2a2318; stroke: #c9a64a } text { fill: #f3e9d2 } }
  </style>
${boxes.join('\n')}
</svg>
`;
}

/** The paper with the clauses between its marks. Throws where the marks are not there. @param {string} paper @param {Rooms} rooms */
export function withFloors(paper, rooms) {
  const begin = paper.indexOf(BEGIN);
  const end = paper.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`README.md has no place for the floors: ${BEGIN}`);
  return `${paper.slice(0, begin)}${BEGIN}\n\n${clausesOf(floorsOf(rooms))}\n\n${paper.slice(end)}`;
}

/** Whether a pattern names files of that room and of no other. @param {string} top */
function isInRoom(top) {
  return (/** @type {string} */ pattern) => pattern.replace(/^!/, '').startsWith(`src/${top}/`);
}

/** The room that a part of it belongs to: "battle/log" and "@/battle/log/event" are in "battle". @param {string} name */
function topOf(name) {
  return name.replace(/^@\//, '').split('/')[0] ?? name;
}

/** @param {number} length in pixels, to a tenth */
function round(length) {
  return Math.round(length * 10) / 10;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rooms = readRooms();
  writeFileSync(README, withFloors(readFileSync(README, 'utf8'), rooms));
  writeFileSync(PICTURE, pictureOf(floorsOf(rooms)));
}
