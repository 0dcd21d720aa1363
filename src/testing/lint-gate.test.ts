import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsAbout } from './source-gate';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

type Sample = { readonly path: string; readonly source: string };
type Bad = Sample & { readonly rule: string };

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';
const PROPERTIES = 'lint/nursery/noJsRestrictedProperties';

/** Each import in both ways: a type ties two rooms together as firmly as a value. */
function badImport(folder: string, from: string): readonly Bad[] {
  const name = `${folder}/from-${from.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
  const source = (keyword: string) =>
    `${keyword} { Thing } from '${from}';\n\nexport type Things = Thing[];\n`;
  return [
    { path: `src/${name}-value.ts`, source: source('import'), rule: IMPORTS },
    { path: `src/${name}-type.ts`, source: source('import type'), rule: IMPORTS },
    { path: `src/${name}-export.ts`, source: `export type { Thing } from '${from}';\n`, rule: IMPORTS },
  ];
}

const FORBIDDEN_IMPORTS: readonly Bad[] = [
  // An engine: no other engine, no edition, nothing outside rules.
  badImport('rules/score-sheet', '../editions/index'),
  badImport('rules/score-sheet', '../editions/t9a-2/edition'),
  badImport('rules/score-sheet', '../break-test/break-test'),
  badImport('rules/score-sheet', '../edition'),
  badImport('rules/score-sheet', '@/battle/log/event'),
  badImport('rules/score-sheet', 'react'),
  badImport('rules/dice', '../score-sheet/explain'),
  badImport('rules', '@/battle/log/event'),
  badImport('rules', '../battle/event'),
  badImport('rules', 'valibot'),
  badImport('rules/editions/t9a-2', '../t9a-3/combat-score'),
  badImport('rules/editions/t9a-2', '../index'),
  badImport('rules/editions/t9a-2', '../../editions/t9a-3/combat-score'),
  badImport('rules/editions/t9a-2', '@/rules/index'),
  // A subject of battle: nothing above it, no other room, and no file beside the folders.
  badImport('battle', '@/rules/index'),
  badImport('battle/state', '@/battle/army/event'),
  badImport('battle/army', '@/battle/combat/event'),
  badImport('battle/score', '@/battle/army/event'),
  badImport('battle/match', '@/battle/log/event'),
  badImport('battle/combat', '@/battle/assault/event'),
  badImport('battle/assault', '@/battle/log/event'),
  badImport('battle/log', '@/battle/describe/describe'),
  badImport('battle/describe', '@/battle/report/report'),
  badImport('battle/cards', '@/battle/describe/describe'),
  badImport('battle/review', '@/battle/report/report'),
  badImport('battle/report', '@/battle/review/battle-path'),
  badImport('battle/log', '../state/unit'),
  badImport('battle/log', '@/rules/score-sheet/explain'),
  badImport('battle/log', '@/storage/entry-log'),
  badImport('battle/log', '../../rules/index'),
  badImport('battle/log', 'zustand'),
  badImport('plain', '@/battle/state/unit'),
  badImport('plain', 'valibot'),
  badImport('army-list', '@/battle/log/event'),
  badImport('army-list', '@/rules/index'),
  badImport('army-list/formats', '@/words/en'),
  badImport('army-list/formats', '../list/army-list'),
  badImport('army-list', 'valibot'),
  badImport('features/armies', 'saxes'),
  badImport('storage', '@/rules/index'),
  badImport('storage', '@/store/battle/save-queue'),
  badImport('storage', 'zustand'),
  badImport('transfer', '@/battle/log/event'),
  badImport('transfer', '@/storage/backup-file'),
  badImport('transfer', 'idb'),
  badImport('features/fight', 'qr'),
  badImport('club', '@/battle/log/event'),
  badImport('club', '@/storage/entry-log'),
  badImport('club', '@/store/battle/save-queue'),
  badImport('club', 'idb'),
  badImport('tournament', '@/club/connection'),
  badImport('tournament', '@/battle/log/event'),
  badImport('features/fight', '@nats-io/nats-core'),
  badImport('store/battle', '@nats-io/nats-core'),
  badImport('store/battle', '@/words/en'),
  badImport('store/battle', '@/pwa/registration'),
  badImport('store/battle', '@/rules/source'),
  badImport('store/backup', 'react'),
  badImport('store/device', '@/store/battle/save-queue'),
  badImport('store/battles', '@/store/battle/save-queue'),
  badImport('store/battles', '@/store/archive/card-digest'),
  badImport('store/battle', '@/store/backup/plan-restore'),
  badImport('store/battle', 'idb'),
  badImport('features/hand-over', 'papaparse'),
  badImport('ui/tile', '@/battle/log/event'),
  badImport('ui/look', '@/ui/tile/switch'),
  badImport('ui/page', '@/ui/field/keypad'),
  badImport('features/fight/round', '@/features/fight/card/row-control'),
  badImport('features/fight/card', '@/features/fight/combats/pairs'),
  badImport('battle/assault', '@/battle/assault/standing/pools'),
  badImport('battle/assault/standing', '@/battle/assault/decide/decide'),
  badImport('ui/page', '@/words/en'),
  badImport('ui/page', 'wouter'),
  badImport('features/fight', '@/features/log/log-screen'),
  badImport('features/fight', '../log/log-screen'),
  badImport('features/fight', '@/app/theme'),
  badImport('features/fight', '@/storage/entry-log'),
  badImport('features/fight', '@/rules/score-sheet/explain'),
  badImport('features/fight', '@/testing/battles/battles'),
  badImport('features/fight', 'idb'),
  badImport('features/fight', 'd3-scale'),
  badImport('features/review', '@/features/log/log-screen'),
  badImport('features/review', 'd3-selection'),
  badImport('ui/look', 'd3-shape'),
  badImport('words', '@/store/battle/save-queue'),
  badImport('words', 'react'),
  badImport('pwa', '@/store/battle/save-queue'),
  badImport('pwa', '@/words/en'),
  badImport('app', '../features/fight/fight-screen'),
  badImport('app', '@/testing/battles/battles'),
].flat();

const WRITE = 'export async function write(): Promise<void> {}\n';

const BAD: readonly Bad[] = [
  ...FORBIDDEN_IMPORTS,
  {
    path: 'src/ui/lazy.ts',
    source: "export const load = () => import('@/features/fight/fight-screen');\n",
    rule: IMPORTS,
  },
  { path: 'src/ui/effect.ts', source: "import '@/app/theme';\n", rule: IMPORTS },
  { path: 'src/battle/relative.test.ts', source: "import '../rules/index';\n", rule: IMPORTS },
  { path: 'src/testing/relative.ts', source: "import '../rules/index';\n", rule: IMPORTS },
  { path: 'src/sw.ts', source: "import '@/battle/log/event';\n", rule: IMPORTS },
  { path: 'src/worker/reads.ts', source: "import '@/battle/log/event';\n", rule: IMPORTS },
  { path: 'src/worker/says.ts', source: "import '@/words/words';\n", rule: IMPORTS },
  {
    path: 'src/battle/circle-one.ts',
    source: "import { two } from './circle-two';\n\nexport const one = (): number => two();\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    path: 'src/battle/circle-two.ts',
    source: "import { one } from './circle-one';\n\nexport const two = (): number => one();\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    path: 'src/battle/type-circle-one.ts',
    source: "import type { Two } from './type-circle-two';\n\nexport type One = { readonly two: Two };\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    path: 'src/battle/type-circle-two.ts',
    source: "import type { One } from './type-circle-one';\n\nexport type Two = { readonly one: One };\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    path: 'src/store/dropped-write.ts',
    source: `${WRITE}\nexport function tap(): void {\n  write();\n}\n`,
    rule: 'lint/nursery/noFloatingPromises',
  },
  {
    path: 'src/store/dropped-write-elsewhere.ts',
    source:
      "import type { EntryLog } from '@/storage/log-of-entries';\n\nexport function tap(log: EntryLog): void {\n  log.append();\n}\n",
    rule: 'lint/nursery/noFloatingPromises',
  },
  {
    path: 'src/storage/dropped-idb-write.ts',
    source:
      "import type { IDBPDatabase } from 'idb';\n\nexport async function keep(db: IDBPDatabase): Promise<void> {\n  db.add('entries', 1);\n}\n",
    rule: 'lint/nursery/noFloatingPromises',
  },
  {
    path: 'src/store/promise-as-answer.ts',
    source: `${WRITE}\nexport const written = (): number => {\n  if (write()) return 1;\n  return 0;\n};\n`,
    rule: 'lint/nursery/noMisusedPromises',
  },
  {
    path: 'src/battle/any-value.ts',
    source: 'export type Loose = any;\n',
    rule: 'lint/suspicious/noExplicitAny',
  },
  {
    path: 'src/battle/enumerated.ts',
    source: 'export enum Facing {\n  Front = "front",\n}\n',
    rule: 'lint/style/noEnum',
  },
  {
    path: 'src/battle/default-export.ts',
    source: 'export default function decide(): void {}\n',
    rule: 'lint/style/noDefaultExport',
  },
  {
    path: 'src/battle/asserted.ts',
    source: 'export const first = (list: readonly string[]): string => list[0]!;\n',
    rule: 'lint/style/noNonNullAssertion',
  },
  {
    path: 'src/battle/or-instead-of-nullish.ts',
    source: "export const named = (name: string | null): string => name || 'Blue';\n",
    rule: 'lint/nursery/useNullishCoalescing',
  },
  {
    path: 'src/battle/index.ts',
    source: "export { decide } from './decide';\n",
    rule: 'lint/performance/noBarrelFile',
  },
  {
    path: 'src/battle/everything.ts',
    source: "export * from './decide';\n",
    rule: 'lint/performance/noReExportAll',
  },
  {
    path: 'src/features/fight/FightScreen.tsx',
    source: 'export const FightScreen = () => null;\n',
    rule: 'lint/style/useFilenamingConvention',
  },
  {
    path: 'src/battle/too-long.ts',
    source: Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index};\n`).join(''),
    rule: 'lint/style/noExcessiveLinesPerFile',
  },
  {
    path: 'src/battle/logs.ts',
    source: "export const say = () => console.log('x');\n",
    rule: 'lint/suspicious/noConsole',
  },
  { path: 'src/store/clock.ts', source: 'export const at = () => Date.now();\n', rule: GLOBALS },
  { path: 'src/store/new-clock.ts', source: 'export const at = () => new Date();\n', rule: GLOBALS },
  { path: 'src/store/ids.ts', source: 'export const id = () => crypto.randomUUID();\n', rule: GLOBALS },
  { path: 'src/app/remembers.ts', source: "export const kept = localStorage.getItem('x');\n", rule: GLOBALS },
  { path: 'src/store/asks.ts', source: "export const answer = () => fetch('/x');\n", rule: GLOBALS },
  {
    path: 'src/store/opens.ts',
    source: "export const open = () => new WebSocket('wss://x');\n",
    rule: GLOBALS,
  },
  { path: 'src/club/asks.ts', source: "export const answer = () => fetch('/x');\n", rule: GLOBALS },
  { path: 'src/club/clock.ts', source: 'export const at = () => Date.now();\n', rule: GLOBALS },
  { path: 'src/club/seals.ts', source: 'export const seal = () => crypto.subtle;\n', rule: GLOBALS },
  { path: 'src/rules/chance.ts', source: 'export const roll = () => Math.random();\n', rule: PROPERTIES },
  { path: 'src/store/far-ids.ts', source: 'export const id = () => globalThis.crypto;\n', rule: PROPERTIES },
  {
    path: 'src/app/far-remembers.ts',
    source: 'export const kept = window.localStorage;\n',
    rule: PROPERTIES,
  },
  {
    path: 'src/battle/left-out.test.ts',
    source: "import { it } from 'vitest';\n\nit.skip('adds', () => {});\n",
    rule: 'lint/suspicious/noSkippedTests',
  },
  {
    path: 'src/battle/alone.test.ts',
    source: "import { it } from 'vitest';\n\nit.only('adds', () => {});\n",
    rule: 'lint/suspicious/noFocusedTests',
  },
  {
    path: 'e2e/sleeps.spec.ts',
    source:
      "import type { Page } from '@playwright/test';\n\nexport const rest = async (page: Page) => {\n  await page.waitForTimeout(500);\n};\n",
    rule: 'lint/nursery/noPlaywrightWaitForTimeout',
  },
];

function good(path: string, ...imports: readonly string[]): Sample {
  const lines = imports.map((from, index) => `import { thing as thing${index} } from '${from}';\n`);
  const things = imports.map((_, index) => `thing${index}`).join(', ');
  return { path, source: `${lines.join('')}\nexport const things = [${things}];\n` };
}

const GOOD: readonly Sample[] = [
  good('src/rules/score-sheet/good.ts', '../dice/odds', '../result', '../source', './score-sheet'),
  good('src/rules/dice/good.ts', './fraction'),
  good('src/rules/editions/index.ts', '../edition', './t9a-2/edition'),
  good(
    'src/rules/editions/t9a-2/good.ts',
    '../../edition',
    '../../score-sheet/score-sheet',
    './combat-score',
  ),
  good(
    'src/rules/score-sheet/good.test.ts',
    '@/testing/cases/sheets',
    'fast-check',
    'vitest',
    '../editions/index',
  ),
  { path: 'src/rules/index.ts', source: "export { explain } from './score-sheet/explain';\n" },
  good('src/battle/log/good.ts', '@/rules/index', 'valibot', '@/battle/state/unit', './event'),
  good('src/battle/log/good.test.ts', '@/rules/index', '@/testing/battles/battles', 'vitest', './event'),
  good('src/battle/state/good.ts', '@/plain/same-value', '@/rules/index', 'valibot', './unit'),
  good('src/battle/combat/good.ts', '@/battle/army/event', '@/battle/state/unit', './event'),
  good('src/plain/good.ts', './crc-32'),
  good('src/army-list/good.ts', '@/army-list/text/normalise', './detect'),
  good('src/army-list/formats/good.ts', '@/army-list/text/normalise', 'fflate', 'saxes', './owb-points'),
  good('src/storage/good.ts', 'idb', './entry-log'),
  good('src/transfer/good.ts', '@/plain/crc-32', 'fflate', 'qr', 'qr/decode.js', './code-frame'),
  good('src/club/good.ts', '@nats-io/nats-core', '@noble/hashes/sha2.js', '@/rules/index', './login'),
  { path: 'src/club/opens.ts', source: "export const open = () => new WebSocket('wss://x');\n" },
  good('src/tournament/good.ts', '@/rules/index', 'papaparse', 'valibot', './event'),
  good(
    'src/store/battle/good.ts',
    '@/battle/log/event',
    '@/club/open-channel',
    '@/storage/entry-log',
    '@/store/device/settings-store',
    'react',
    'zustand/vanilla',
    './save-queue',
  ),
  good('src/store/battles/good.ts', '@/store/archive/archive', 'papaparse', './list-store'),
  good('src/ui/tile/good.ts', '@/ui/look/icon', '@/ui/press/use-press', 'lucide', 'react', './switch'),
  good(
    'src/features/fight/good.ts',
    '@/battle/log/event',
    '@/pwa/registration',
    '@/rules/index',
    '@/store/battle/use-battle',
    'zustand/vanilla',
  ),
  good('src/features/review/good.ts', 'd3-scale', 'd3-shape', '@/battle/review/battle-path'),
  good('src/features/log/good.ts', '@/ui/page/sheet', '@/words/words', 'react', 'wouter', './line'),
  good('src/words/good.ts', '@/rules/index', './words'),
  good('src/pwa/good.ts', 'workbox-window', 'zustand/vanilla', './wake-lock'),
  good('src/app/good.ts', '@/features/fight/fight-screen', '@/storage/entry-log', 'wouter', './frame'),
  { path: 'src/app/first-paint.ts', source: "export const kept = () => localStorage.getItem('x');\n" },
  { path: 'src/main.tsx', source: 'export const now = () => Date.now() + Math.random();\n' },
  { path: 'playwright.config.ts', source: 'export default {};\n' },
  {
    path: 'src/storage/log-of-entries.ts',
    source: 'export type EntryLog = { readonly append: () => Promise<void> };\n',
  },
  {
    path: 'src/store/awaited-write.ts',
    source: `${WRITE}\nexport async function tap(): Promise<void> {\n  await write();\n}\n`,
  },
];

type Diagnostic = { readonly category: string; readonly location: { readonly path: string } };

/** The complaints of one run of the real linter, with the real settings, over the samples as files. */
function lint(folder: string): readonly Diagnostic[] {
  const biome = join(PROJECT, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }))
      .diagnostics;
  } catch (error) {
    // It exits with 1 as soon as one file is bad; what it found is in its output all the same.
    if (error instanceof Error && 'stdout' in error) return JSON.parse(String(error.stdout)).diagnostics;
    throw error;
  }
}

describe('the lint gate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-lint-'));
  let diagnostics: readonly Diagnostic[] = [];

  beforeAll(() => {
    for (const name of ['biome.json', 'package.json']) cpSync(join(PROJECT, name), join(folder, name));
    // The linter reads the types of a package, but follows no link to them.
    cpSync(join(PROJECT, 'node_modules/idb'), join(folder, 'node_modules/idb'), { recursive: true });
    cpSync(join(PROJECT, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
    for (const { path, source } of [...BAD, ...GOOD]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    diagnostics = lint(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const complaints = (path: string) =>
    diagnostics.filter(({ location }) => location.path === path).map(({ category }) => category);

  it.each(BAD)('complains of $path: $rule', ({ path, rule }) => {
    expect(complaints(path)).toContain(rule);
  });

  it.each(GOOD)('lets $path pass', ({ path }) => {
    expect(complaints(path)).toEqual([]);
  });
});

describe('the source gate', () => {
  const ids = readdirSync(join(PROJECT, 'src/rules/editions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each([
    ['src/features/fight/fight-screen.tsx', "if (edition.id === 't9a-2') return null;"],
    ['src/rules/score-sheet/explain.ts', 'const special = "t9a-2";'],
    ['src/rules/editions/other/edition.ts', "const parent = 't9a-2';"],
    ['src/ui/toggle.tsx', "type Side = import('@/battle/log/event').Side;"],
    ['src/ui/toggle.tsx', "type Events = typeof import('@/battle/log/event');"],
    ['src/storage/backup-file.ts', "import { replay } from '@/battle/replay';"],
    ['src/storage/backup-file.ts', "import { type Entry, replay } from '@/battle/replay';"],
    ['src/words/en.ts', "export { describe } from '@/battle/describe';"],
    ['src/battle/battle-helpers.ts', ''],
    ['src/store/save-service.ts', ''],
    ['src/common/score.ts', ''],
    ['src/words/shared/fight.ts', "export const noted = (note: string) => note || 'no note';"],
    ['src/features/fight/line.tsx', "const line = [own, enemy].join(' · ');"],
    ['src/features/fight/line.tsx', '<p className="text-[1rem] font-bold">'],
    ['src/features/fight/line.tsx', '<p className="tall:text-[17px]">'],
    ['src/features/fight/line.tsx', '<p className="text-(length:--figure)">'],
    ['src/features/fight/line.tsx', '<p className="font-bold text-sm">'],
    ['src/features/fight/line.tsx', '<p className="text-2xl">'],
    ['src/features/fight/line.tsx', '<p className="text-label leading-[1.1875rem]">'],
    ['src/ui/tile.tsx', "const LINE = { low: 'low:leading-5' };"],
    ['src/store/many-battles.test.ts', "vi.mock('./rest', () => ({ rest: vi.fn() }));"],
    ['src/ui/tile.test.tsx', "it('ticks', () => {\n  vi.doMock('./clock');\n});"],
  ])('complains of %s with %s', (path, source) => {
    expect(complaintsAbout(path, source, ids)).toHaveLength(1);
  });

  it.each([
    ['src/rules/editions/t9a-2/edition.ts', "id: 't9a-2',"],
    ['src/battle/replay.test.ts', "const id = 't9a-2';"],
    ['src/battle/replay.test.ts', "vi.mocked(rest).mockReset(); vi.stubGlobal('navigator', {});"],
    ['src/storage/backup-file.ts', "import type { Entry } from '@/battle/log/event';"],
    ['src/storage/backup-file.ts', "import { type Card, type Entry } from '@/battle/log/event';"],
    ['src/words/shared/fight.ts', "export const line = (parts: readonly string[]) => parts.join(' · ');"],
    ['src/features/fight/line.tsx', '/** "Steadfast · 8 or less" */\nconst disabled = ended || !mayWrite;'],
    [
      'src/ui/tile.tsx',
      '<p className="text-label leading-body text-muted big:text-fine leading-(--figure)">',
    ],
    ['src/app/routes.tsx', "const Log = lazy(() => import('@/features/log/log-screen').then(shown));"],
  ])('lets %s pass with %s', (path, source) => {
    expect(complaintsAbout(path, source, ids)).toEqual([]);
  });

  it('finds nothing in the whole source', () => {
    const files = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name));
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.flatMap((path) => complaintsAbout(path, readFileSync(join(PROJECT, path), 'utf8'), ids)),
    ).toEqual([]);
  });
});
