import type { Plugin } from 'vite';
import { parseSync } from 'vite';
import { type Messages, moduleOf } from '../scripts/message-code.mjs';
import { differencesFrom } from '../scripts/message-faults.mjs';
import { offered, readMessages, readRuleWords, languages as translated } from '../scripts/messages.mjs';
import { PSEUDO, pseudoOf } from '../scripts/pseudo-language.mjs';
import { manifest } from './manifest.ts';

/** What `src/app/language.ts` imports, and the start of the address of each part of each language. */
const LIST = 'virtual:languages';
const PART = 'virtual:language/';
/**
 * A language is three files: what Home says, which a start waits for; what Settings says, which a switch waits for
 * too; and all the rest.
 */
const PARTS = ['home', 'settings', 'rest'] as const;
const SAID_AT_HOME = ['page', 'format', 'first-minute', 'home-notices', 'list'];
const SAID_IN_SETTINGS = ['settings', 'fault-report', 'save-news'];
const COMPILED = /\/src\/messages\/compiled\/([a-z-]+)\.ts$/;
/** The words of the rulebooks, which lie over the editions as a room of messages lies over its English. */
const RULE_WORDS = 'editions';
const EDITIONS = '/src/rules/editions/index.ts';
/** Whose objects are built of messages when they are loaded. */
const KEEPS_MESSAGES = /\/src\/(?:words|features|app|ui)\/.*\.tsx?$/;

/**
 * The languages besides English: three files for each, which the page fetches when the language is chosen
 * (docs/decisions/three-files-a-language.md). A build with none of them is as if this plugin were not there.
 *
 * Screens and words read messages from objects that are built once. So in such a build each room of messages
 * makes itself known, for another language to be laid over it, and what `words` builds of messages reads them
 * when it is asked.
 */
export function languages(codes: readonly string[] = languagesOfBuild()): Plugin {
  const rooms = [...readMessages().keys(), RULE_WORDS];
  return {
    name: 'warledger:languages',
    enforce: 'pre',
    config: () => ({
      define: {
        __LANGUAGES__: JSON.stringify(codes),
        __READ_OVER__: JSON.stringify(Object.fromEntries(codes.map((code) => [code, readOver(code)]))),
      },
    }),
    resolveId: (id) => (id === LIST || id.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listOf(codes);
      if (!id.startsWith(`\0${PART}`)) return null;
      const [code = '', part = '', room] = id.slice(PART.length + 1).split('/');
      if (room !== undefined) return { code: roomOf(code, room), moduleType: 'ts' };
      return fileOf(
        code,
        rooms.filter((one) => partOf(one) === part),
      );
    },
    transform(code, id) {
      if (codes.length === 0) return null;
      const [path = ''] = id.split('?');
      const [, room] = COMPILED.exec(path) ?? [];
      if (room !== undefined && rooms.includes(room)) return { code: announced(code, room), map: null };
      if (path.endsWith(EDITIONS)) return { code: announcedEditions(code), map: null };
      return KEEPS_MESSAGES.test(path) ? { code: asked(path, code), map: null } : null;
    },
    generateBundle() {
      for (const code of codes)
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${code}.webmanifest`,
          source: JSON.stringify(manifestIn(code)),
        });
    },
  };
}

/** What a phone shows of the app when it installs it, in the language; the pictures are of the English one. */
export function manifestIn(code: string): typeof manifest {
  const said = (room: string, key: string): string =>
    (messagesOf(code, room)[key] ?? readMessages().get(room)?.[key])?.defaultMessage ?? '';
  const { shortcuts = [], screenshots = [] } = manifest;
  return {
    ...manifest,
    lang: code,
    description: said('first-minute', 'does'),
    screenshots: screenshots.map(({ label, ...picture }) => picture),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: said('page', 'battles.newBattle') })),
  };
}

/** Where the file of a part goes: those of a language into a folder that is not kept beforehand. */
export function chunkFileName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, code, part] = /^\0virtual:language\/([^/]+)\/(.+)$/.exec(facadeModuleId ?? '') ?? [];
  return code === undefined ? 'assets/[name]-[hash].js' : `assets/languages/${code}-${part}-[hash].js`;
}

/** Those that are offered; the pseudo-language or every translation where a test or a translator asks for it. */
function languagesOfBuild(): readonly string[] {
  if (process.env.WARLEDGER_PSEUDO !== undefined) return [PSEUDO];
  return process.env.WARLEDGER_TRANSLATED === undefined ? offered() : translated();
}

/** How many messages of a language there are, and how many of them somebody who speaks it has read over. */
function readOver(code: string): { readonly all: number; readonly read: number } {
  const all = code === PSEUDO ? [] : [...readMessages(code).values()].flatMap((room) => Object.values(room));
  return { all: all.length, read: all.filter(({ read }) => read === true).length };
}

/** In which file of a language the messages of a room are. */
function partOf(room: string): (typeof PARTS)[number] {
  if (SAID_AT_HOME.includes(room)) return 'home';
  return SAID_IN_SETTINGS.includes(room) ? 'settings' : 'rest';
}

function listOf(codes: readonly string[]): string {
  const languages = codes.map((code) => {
    const imports = PARTS.map((part) => `${part}: () => import("${PART}${code}/${part}")`);
    return `"${code}": { ${imports.join(', ')} }`;
  });
  const sooner = [...SAID_AT_HOME, ...SAID_IN_SETTINGS].map((room) => [room, partOf(room)]);
  return `export const sooner = ${JSON.stringify(Object.fromEntries(sooner))};
export const languages = { ${languages.join(', ')} };`;
}

function fileOf(code: string, rooms: readonly string[]): string {
  const imports = rooms.map((room, at) => `import { room as room${at} } from "${PART}${code}/of/${room}";`);
  const all = rooms.map((room, at) => `"${room}": room${at}`);
  return `${imports.join('\n')}\nexport const rooms = { ${all.join(', ')} };\nexport const address = import.meta.url;`;
}

function roomOf(code: string, room: string): string {
  if (room === RULE_WORDS) return `export const room = ${JSON.stringify(ruleWordsOf(code))};`;
  const messages = messagesOf(code, room);
  const written = moduleOf('room', messages, { language: code, from: `src/messages/${code}/${room}.json` });
  return written.replaceAll("from './", "from '@/messages/compiled/");
}

function messagesOf(code: string, room: string): Messages {
  return code === PSEUDO ? pseudoOf(readMessages().get(room) ?? {}) : usable(code, room);
}

/** The messages that fit the English of today; the others stay English until somebody translates them. */
function usable(code: string, room: string): Messages {
  const english = readMessages().get(room) ?? {};
  const translated = readMessages(code).get(room) ?? {};
  const fits = Object.entries(translated).filter(
    ([key, message]) =>
      english[key] !== undefined &&
      differencesFrom({ [key]: english[key] }, { [key]: message }, code).length === 0,
  );
  return Object.fromEntries(fits);
}

/** What each word of a rulebook is called, by the edition. */
function ruleWordsOf(code: string): Record<string, Record<string, string>> {
  const words = Object.entries(readRuleWords(code)).map(([edition, all]) => [
    edition,
    Object.fromEntries(
      Object.entries(all).map(([english, { defaultMessage }]) => [english, defaultMessage] as const),
    ),
  ]);
  return Object.fromEntries(words);
}

function announcedEditions(code: string): string {
  return `import { spoken } from '@/messages/spoken';\n${code}\nspoken.set('${RULE_WORDS}', { all: KNOWN_EDITIONS });\n`;
}

/** The module of a room, which also makes itself known. */
function announced(code: string, room: string): string {
  const [, name] = /export const (\w+) = /.exec(code) ?? [];
  return `import { spoken } from '@/messages/spoken';\n${code}\nspoken.set('${room}', ${name});\n`;
}

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};
type Edit = { readonly at: number; readonly until: number; readonly text: string };

/**
 * The same code, but that its objects read what they have of messages when they are asked for it: `{ ...said,
 * one: said.two }`, outside of functions.
 */
export function asked(path: string, code: string): string {
  const { program } = parseSync(path, code);
  const kept = messageNames(path, program as unknown as { readonly body: readonly Node[] });
  if (kept.size === 0) return code;
  const edits: Edit[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (isNode(value) && !/Function|^Class|^TS|^Import|^JSX/.test(value.type)) {
      if (value.type === 'ObjectExpression') edits.push(...objectEdits(value, code, kept));
      for (const child of Object.values(value)) if (typeof child === 'object') walk(child);
    } else if (isNode(value) && /^TS(As|Satisfies)Expression$/.test(value.type)) walk(value.expression);
  };
  walk(program.body);
  if (edits.length === 0) return code;
  let done = code;
  // From the end, so that the places before stay where they are.
  for (const { at, until, text } of edits.toSorted((a, b) => b.at - a.at || b.until - a.until))
    done = done.slice(0, at) + text + done.slice(until);
  return `import { together as __together } from '@/messages/spoken';\n${done}`;
}

/** What a module imports from messages or words, and what it takes from these at its top. */
function messageNames(path: string, { body }: { readonly body: readonly Node[] }): Set<string> {
  const names = new Set<string>();
  const isWords = path.includes('/src/words/') ? /^@\/(words|messages\/compiled)\/|^\.\.?\// : /^@\/words\//;
  for (const one of body) {
    if (one.type === 'ImportDeclaration' && one.importKind !== 'type' && isWords.test(textOf(one.source)))
      for (const { local } of one.specifiers as readonly { readonly local: Node }[])
        names.add(String(local.name));
    const declared = (one.type === 'ExportNamedDeclaration' ? one.declaration : one) as Node | null;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations as readonly {
      readonly id: Node;
      readonly init: Node | null;
    }[])
      if (init !== null && names.has(rootOf(init))) for (const name of namesIn(id)) names.add(name);
  }
  return names;
}

function textOf(source: unknown): string {
  return isNode(source) ? String(source.value) : '';
}

/** The names that a declaration makes: one, or those that it takes apart. */
function namesIn(id: Node): readonly string[] {
  if (id.type === 'Identifier') return [String(id.name)];
  if (id.type !== 'ObjectPattern') return [];
  return (id.properties as readonly Node[]).flatMap(({ value }) => (isNode(value) ? namesIn(value) : []));
}

function objectEdits(object: Node, code: string, kept: ReadonlySet<string>): Edit[] {
  const properties = object.properties as readonly Node[];
  const isSpread = (one: Node) => one.type === 'SpreadElement';
  const edits = properties.flatMap((one) => getter(one, code, kept));
  if (!properties.some(isSpread)) return edits;
  edits.push({ at: object.start, until: object.start + 1, text: '__together(' });
  edits.push({ at: object.end - 1, until: object.end, text: ')' });
  properties.forEach((one, index) => {
    const [before, after] = [properties[index - 1], properties[index + 1]];
    if (isSpread(one)) edits.push({ at: one.start, until: one.start + 3, text: '' });
    else {
      if (!before || isSpread(before)) edits.push({ at: one.start, until: one.start, text: '{ ' });
      if (!after || isSpread(after)) edits.push({ at: one.end, until: one.end, text: ' }' });
    }
  });
  return edits;
}

/** `one: said.two` as `get one() { return said.two; }`. */
function getter(property: Node, code: string, kept: ReadonlySet<string>): Edit[] {
  if (property.type !== 'Property' || property.computed === true || property.method === true) return [];
  const [key, value] = [property.key as Node, property.value as Node];
  if (value.type !== 'MemberExpression' || !kept.has(rootOf(value))) return [];
  return [
    {
      at: property.start,
      until: property.end,
      text: `get ${code.slice(key.start, key.end)}() { return ${code.slice(value.start, value.end)}; }`,
    },
  ];
}

function rootOf(node: Node): string {
  let root = node;
  while (root.type === 'MemberExpression') root = root.object as Node;
  return root.type === 'Identifier' ? String(root.name) : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
