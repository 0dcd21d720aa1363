import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { englishIn } from './message-english.mjs';
import { PROJECT } from './npm.mjs';

/** The messages, the rulebooks' words, the words of lists as they are read, and what tests play with. */
const NOT = ['messages', 'rules', 'army-list', 'testing'];

/** Files that may hold English for all that, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'storage/database-connection.ts': 'what an error says to a programmer',
  'storage/within.ts': 'what an error says to a programmer',
  'transfer/result-code.ts': 'how a result begins that is handed over: it is read again',
  'worker/nothing-kept-page.ts': 'the frame of a page, without its words',
  'features/army-import/imported-book-fighters.ts': 'the heads that a list has, as they are read',
  'features/army-import/imported-fighters.ts': 'the heads that a list has, as they are read',
  'tournament/field-sets.ts': 'headings of another site, as it has them',
  'store/example/example-armies.ts': 'names of the units of the example, as a player writes them',
  'store/example/challenge-example.ts': 'names and a note of the example, as a player writes them',
  'store/example/nerve-example.ts': 'names and a note of the example, as a player writes them',
  'store/example/ranks-example.ts': 'names and a note of the example, as a player writes them',
};

const files = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file) && !NOT.includes(file.split('/')[0] ?? ''),
  );
const withEnglish = new Map(
  files
    .map((file): [string, readonly string[]] => [
      file,
      englishIn(file, readFileSync(join(PROJECT, 'src', file), 'utf8')),
    ])
    .filter(([, found]) => found.length > 0),
);

it('English stands in messages and rules alone', () => {
  const told = [...withEnglish].flatMap(([file, found]) =>
    file in ALLOWED ? [] : found.map((text) => `${file}: ${text}`),
  );
  expect(told).toEqual([]);
});

it('what is allowed still has its English', () => {
  expect(Object.keys(ALLOWED).filter((file) => !withEnglish.has(file))).toEqual([]);
});

it.each([
  ["const a = 'Nothing was saved';", ['Nothing was saved']],
  ['const a = <p>It is gone.</p>;', ['It is gone.']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is read
  ['const a = `${who} is gone, and its points.`;', ['is gone, and its points.']],
  ['const a = <p className="Grid gap here">{words.close}</p>;', []],
  ["throw new Error('No such battle');", []],
  ["import { a } from 'Some where';", []],
  ["const a = 'grid min-w-0 content-start';", []],
])('in %s it is found where it is said', (code, found) => {
  expect(englishIn('a.tsx', code)).toEqual(found);
});
