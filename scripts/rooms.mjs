import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** The files into which the table is written. */
export const LINT = join(PROJECT, 'biome.json');
export const PAPER = join(PROJECT, 'docs', 'architecture.md');
const BEGIN = '<!-- rooms: written by `npm run rooms` from rooms.json -->';
const END = '<!-- end of rooms -->';

/**
 * One row of `rooms.json`. `imports` names rooms and packages; a room may always import itself. Two kinds of
 * rows use the linter's patterns: `only` lists everything that may be imported, `never` what may not.
 * @typedef {{ room: string, files?: string[], imports?: string[], only?: string[], never?: string[], is:
 * string }} Room
 * @typedef {{ sets: Record<string, string[]>, rooms: Room[] }} Rooms
 */

/** @returns {Rooms} */
export function readRooms() {
  return JSON.parse(readFileSync(join(PROJECT, 'rooms.json'), 'utf8'));
}

/**
 * Biome's overrides for the imports of every room, in the order of the table: if two match, the later one is
 * valid.
 * @param {Rooms} rooms
 */
export function overridesOf({ sets, rooms }) {
  const names = rooms.map(({ room }) => room);
  return rooms
    .map((row) => {
      const allowed = row.only ?? [
        './*',
        ...(row.imports ?? []).flatMap((name) => patternOf(name, names, sets)),
      ];
      return {
        includes: row.files ?? [`src/${row.room}/**`],
        group: row.never ?? ['**', ...allowed.map((pattern) => `!${pattern}`)],
        message: `${row.room} may not import this (see rooms.json). ${row.room}: ${row.is}.`,
      };
    })
    .filter(({ group }) => group.length > 0)
    .map(({ includes, group, message }) => ({
      includes,
      linter: {
        rules: {
          style: {
            noRestrictedImports: { level: 'error', options: { patterns: [{ group, message }] } },
          },
        },
      },
    }));
}

/** @param {string} name @param {readonly string[]} rooms @param {Rooms['sets']} sets @returns {string[]} */
function patternOf(name, rooms, sets) {
  const set = name.startsWith('$') ? sets[name.slice(1)] : undefined;
  if (set !== undefined) return set.flatMap((one) => patternOf(one, rooms, sets));
  if (name === 'rules') return ['@/rules/index', '@/rules/book-parts'];
  if (name === 'army-list' || rooms.some((room) => room.startsWith(`${name}/`))) return [`@/${name}/**`];
  if (rooms.includes(name)) return [`@/${name}/*`];
  // A part of a room, or a package.
  const [top = ''] = name.split('/');
  return [rooms.includes(top) ? `@/${name}` : name];
}

/** The table of rooms as Markdown. @param {Rooms} rooms */
export function tableOf({ sets, rooms }) {
  const code = (/** @type {readonly string[]} */ list) => list.map((one) => `\`${one}\``).join(', ');
  const may = (/** @type {Room} */ { imports, only, never }) => {
    if (only !== undefined) return only.length === 0 ? 'nothing' : code(only);
    if (never !== undefined) return never.length === 0 ? 'everything' : `everything but ${code(never)}`;
    return imports === undefined || imports.length === 0 ? 'nothing' : code(imports);
  };
  return [
    '| room | what is in it | may import, besides itself |',
    '|---|---|---|',
    ...rooms.map((room) => `| \`${room.room}\` | ${room.is} | ${may(room)} |`),
    '',
    ...Object.entries(sets).map(([name, list]) => `\`$${name}\` is ${code(list)}.`),
  ].join('\n');
}

/**
 * `biome.json` with the overrides of the table after those written by hand.
 * @param {string} lint
 * @param {Rooms} rooms
 */
export function withOverrides(lint, rooms) {
  const config = JSON.parse(lint);
  const byHand = config.overrides.filter(
    (/** @type {any} */ { linter }) => linter?.rules?.style?.noRestrictedImports === undefined,
  );
  return `${JSON.stringify({ ...config, overrides: [...byHand, ...overridesOf(rooms)] }, null, 2)}\n`;
}

/**
 * The paper with the table between its marks. Throws if the marks are missing.
 * @param {string} paper
 * @param {Rooms} rooms
 */
export function withTable(paper, rooms) {
  const begin = paper.indexOf(BEGIN);
  const end = paper.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md has no place for the rooms: ${BEGIN}`);
  return `${paper.slice(0, begin)}${BEGIN}\n\n${tableOf(rooms)}\n\n${paper.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rooms = readRooms();
  writeFileSync(LINT, withOverrides(readFileSync(LINT, 'utf8'), rooms));
  writeFileSync(PAPER, withTable(readFileSync(PAPER, 'utf8'), rooms));
}
