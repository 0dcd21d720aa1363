import { expect, it } from 'vitest';
import { asked, chunkFileName, manifestIn } from '../build/languages.ts';
import { manifest } from '../build/manifest.ts';
import { offered, readMessages } from './messages.mjs';

const IMPORT = "import { fight as said } from '@/messages/compiled/fight';\n";
const READS_WHEN_ASKED = "import { together as __together } from '@/messages/spoken';\n";
const inWords = (code: string) => asked('/p/src/words/fight.ts', `${IMPORT}${code}`);

it.each([
  [
    'export const a = { ...said, b: said.b, c: (n: number) => said.c(n), d: { ...said.d } };',
    'export const a = __together( said, { get b() { return said.b; }, c: (n: number) => said.c(n), d: __together( said.d ) } );',
  ],
  [
    'const a = { b: said.b, ...said, c: 1 };',
    'const a = __together( { get b() { return said.b; } }, said, { c: 1 } );',
  ],
  [
    'const { d: deep } = said;\nconst a = { e: deep.e } as const;',
    'const { d: deep } = said;\nconst a = { get e() { return deep.e; } } as const;',
  ],
])('an object of messages reads them when it is asked: %s', (code, built) => {
  expect(inWords(code)).toBe(`${READS_WHEN_ASKED}${IMPORT}${built}`);
});

it.each(['const a = (x: object) => ({ ...x, b: said.b });', 'const a = said.a(1);'])(
  'what is built anew each time stays as it is: %s',
  (code) => {
    expect(inWords(code)).toBe(`${IMPORT}${code}`);
  },
);

it('a file of a language lies in a folder of its own', () => {
  expect(chunkFileName({ facadeModuleId: '\0virtual:language/nl/rest' })).toBe(
    'assets/languages/nl-rest-[hash].js',
  );
  expect(chunkFileName({ facadeModuleId: '/src/app/home.tsx' })).toBe('assets/[name]-[hash].js');
});

it.each(offered())('%s has a manifest that says in it what the app is', (code) => {
  const { lang, description, shortcuts = [], ...rest } = manifestIn(code);
  const does = readMessages(code).get('first-minute')?.does?.defaultMessage;
  expect([lang, description]).toEqual([code, does]);
  expect(shortcuts.map(({ name }) => name)).toEqual([
    readMessages(code).get('page')?.['battles.newBattle']?.defaultMessage,
  ]);
  expect({ ...rest, screenshots: [] }).toEqual({
    ...manifest,
    ...{ lang: undefined, description: undefined, shortcuts: undefined, screenshots: [] },
  });
});
