import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { datesCode, formatsOf, moduleOf, numbersOf } from './message-code.mjs';

/**
 * Writes the modules that screens and `words` import from the messages, `src/messages/en/*.json`:
 * `src/messages/compiled`, which git does not keep. Types, lint, tests and builds write them first by
 * themselves; what is the same is not written again. Behind `--translated` and a language it notes in that
 * language's files which English their messages are of, once somebody has read them against it.
 *
 *     npm run messages
 *     npm run messages -- --translated nl
 */

/** @typedef {import('./message-code.mjs').Messages} Messages */

/** The language that is written first, and that every other one follows. */
export const ENGLISH = 'en';
export const MESSAGES = fileURLToPath(new URL('../src/messages', import.meta.url));
const COMPILED = join(MESSAGES, 'compiled');

/**
 * The messages of a language by the name of their file.
 * @param {string} [language]
 * @returns {Map<string, Messages>}
 */
export function readMessages(language = ENGLISH) {
  const folder = join(MESSAGES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.toSorted().map((file) => {
      try {
        return [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))];
      } catch (fault) {
        throw new Error(
          `src/messages/${language}/${file}: ${fault instanceof Error ? fault.message : fault}`,
        );
      }
    }),
  );
}

/**
 * The words of rulebooks in a language, by the edition's id and the English word. An edition without a file
 * keeps its English: no rulebook or list builder has it in that language.
 * @param {string} language
 * @returns {Record<string, Messages>}
 */
export function readRuleWords(language) {
  const folder = join(MESSAGES, language, 'editions');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** The languages besides English that have messages. */
export function languages() {
  return readdirSync(MESSAGES, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== ENGLISH && !COMPILED.endsWith(one.name))
    .map(({ name }) => name);
}

/**
 * Those that players are offered, `src/messages/offered.json`: each was walked, screen by screen.
 * @returns {string[]}
 */
export function offered() {
  return JSON.parse(readFileSync(join(MESSAGES, 'offered.json'), 'utf8'));
}

/**
 * What of a language waits for its translator: messages that are missing, stale or of other values, and files
 * that English has not.
 * @param {string} language
 */
export async function waitingIn(language) {
  const { differencesFrom, staleIn } = await import('./message-faults.mjs');
  const [all, translated] = [readMessages(), readMessages(language)];
  return [...new Set([...all.keys(), ...translated.keys()])]
    .map((name) => {
      const [english, other] = [all.get(name), translated.get(name) ?? {}];
      if (english === undefined) return { name, faults: ['English has no such file'] };
      return { name, faults: [...differencesFrom(english, other, language), ...staleIn(english, other)] };
    })
    .filter(({ faults }) => faults.length > 0);
}

/** Writes the modules of all messages, and removes those that have no file any more. */
export function writeMessages() {
  const modules = new Map([
    ['numbers.ts', numbersOf(ENGLISH)],
    ['formats.ts', formatsOf(ENGLISH)],
    ['dates.ts', datesCode()],
  ]);
  for (const [name, messages] of readMessages()) {
    const from = `src/messages/${ENGLISH}/${name}.json`;
    modules.set(`${name}.ts`, moduleOf(name, messages, { language: ENGLISH, from }));
  }
  mkdirSync(COMPILED, { recursive: true });
  for (const file of readdirSync(COMPILED)) if (!modules.has(file)) rmSync(join(COMPILED, file));
  for (const [file, code] of modules) {
    const path = join(COMPILED, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === code) continue;
    // Whole or not at all: another process may be reading it.
    writeFileSync(`${path}.new`, code);
    renameSync(`${path}.new`, path);
  }
}

/**
 * Notes beside each message of the language the English that it is of.
 * @param {string} language
 */
function noteEnglish(language) {
  const english = readMessages();
  for (const [name, messages] of readMessages(language)) {
    for (const [key, message] of Object.entries(messages)) {
      const of = english.get(name)?.[key]?.defaultMessage;
      if (of !== undefined) message.english = of;
    }
    writeFileSync(join(MESSAGES, language, `${name}.json`), `${JSON.stringify(messages, null, 2)}\n`);
  }
}

/** So many that wait are named; of more, how many each file has. What is wrong is named in any case. */
const NAMED = 40;

/** Says of each language how many messages wait for a translator, and which. */
async function tellWaiting() {
  for (const language of languages()) {
    const files = await waitingIn(language);
    const all = files.flatMap(({ name, faults }) => faults.map((fault) => ({ name, fault })));
    if (all.length === 0) continue;
    const isMissing = (/** @type {string} */ fault) => fault.endsWith(' is missing');
    const named = all.length > NAMED ? all.filter(({ fault }) => !isMissing(fault)) : all;
    const counts = files
      .map(({ name, faults }) => ({ name, missing: faults.filter(isMissing).length }))
      .filter(({ missing }) => missing > 0 && all.length > NAMED)
      .map(({ name, missing }) => `  ${name}: ${missing} missing`);
    const told = [...named.map(({ name, fault }) => `  ${name}: ${fault}`), ...counts];
    console.log(`${language}, ${all.length} to translate:\n${told.join('\n')}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeMessages();
  const [asked, language] = process.argv.slice(2);
  if (asked === '--translated' && language !== undefined) noteEnglish(language);
  await tellWaiting();
}
