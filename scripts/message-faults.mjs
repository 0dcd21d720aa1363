import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralsOf, valuesOf } from './message-code.mjs';
import { PROJECT } from './npm.mjs';

/** @typedef {import('./message-code.mjs').Messages} Messages */

/**
 * What is wrong with a file of messages in another language: a message that is missing, that English does not
 * have, that cannot be read, that takes other values, or whose plural lacks a form of that language.
 * @param {Messages} english
 * @param {Messages} other
 * @param {string} language
 * @returns {string[]} a line for each
 */
export function differencesFrom(english, other, language) {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [one, translated] = [english[key], other[key]];
    if (translated === undefined) return [`${key} is missing`];
    if (one === undefined) return [`${key} is in no English file`];
    try {
      const [wanted, given] = [shown(one, 'en'), shown(translated, language)];
      if (wanted !== given) return [`${key} takes ${given}, in English ${wanted}`];
      return lackingForms(one, translated, language).map((form) => `${key} ${form}`);
    } catch (fault) {
      const [why] = `${fault instanceof Error ? fault.message : fault}`.split('\n');
      return [`${key} cannot be read: ${why}`];
    }
  });
}

/** The whole numbers for which a language must have its forms; others need them in fractions or millions alone. */
const COUNTED = Array.from({ length: 201 }, (_, count) => count);

/**
 * What the plurals of a translation lack, where the English counts one apart. A translation may say the number
 * without a plural.
 * @param {Messages[string]} english
 * @param {Messages[string]} translated
 * @param {string} language
 */
function lackingForms(english, translated, language) {
  const rules = new Intl.PluralRules(language);
  const needed = [...new Set(COUNTED.map((count) => rules.select(count)))].filter((form) => form !== 'other');
  const counted = pluralsOf(english.defaultMessage);
  return [...pluralsOf(translated.defaultMessage)]
    .filter(([value]) => counted.get(value)?.has('one'))
    .flatMap(([value, forms]) => {
      const lacking = needed.filter((form) => !forms.has(form) && !(form === 'one' && forms.has('=1')));
      return lacking.length === 0 ? [] : [`counts ${value} without ${lacking.join(', ')}`];
    });
}

/**
 * The messages of another language whose English was changed since they were translated, or that do not say
 * which English they are of.
 * @param {Messages} english
 * @param {Messages} other
 * @returns {string[]} a line for each
 */
export function staleIn(english, other) {
  return Object.entries(other).flatMap(([key, { english: of }]) => {
    const now = english[key]?.defaultMessage;
    if (now === undefined || now === of) return [];
    return [`${key} is of ${of === undefined ? 'no English' : `"${of}"`}, and that is now "${now}"`];
  });
}

/** @param {Messages[string]} message @param {string} language */
function shown({ defaultMessage }, language) {
  const values = [...valuesOf(defaultMessage, language)].map(([name, type]) => `${name}: ${type}`);
  return values.length === 0 ? 'nothing' : values.toSorted().join(', ');
}

/**
 * The keys that no source reads: neither the key itself, after its group where it has one, nor its group as a
 * whole or by a word. What only shares its name with something else that is read is not found.
 * @param {Messages} messages
 * @param {string} source
 */
export function unusedKeys(messages, source) {
  return Object.keys(messages).filter((key) => {
    const [last = '', ...groups] = key.split('.').toReversed();
    const [group] = groups;
    const isRead = group === undefined ? `[.{,]\\s*${last}\\b` : `\\b${group}(?:\\??\\.|\\[')${last}\\b`;
    const isWhole = groups.map((name) => `[.{,]\\s*${name}\\b(?!\\??\\.\\w)`);
    return ![isRead, ...isWhole].some((pattern) => new RegExp(pattern).test(source));
  });
}

/**
 * All that may read a file of messages: files of `words` that import it, directly or through others, and what
 * imports these.
 * @param {string} name the file's
 */
export function readersOf(name) {
  const files = sources();
  const isImportOf = (/** @type {string} */ path) => new RegExp(`from '[^']*/${path}'`);
  /** @type {Map<string, string>} */
  const found = new Map();
  let news = [`compiled/${name}`];
  while (news.length > 0) {
    const imports = news.map(isImportOf);
    const next = files.filter(([path, code]) => !found.has(path) && imports.some((one) => one.test(code)));
    for (const [path, code] of next) found.set(path, code);
    news = next
      .filter(([path]) => path.startsWith('words/'))
      .map(([path]) => path.replace(/^.*\//, '').replace(/\.tsx?$/, ''));
  }
  return [...found.values()].join('\n');
}

/** @type {[string, string][] | undefined} */
let read;

/** The app's own code by its path in `src`, without tests and what is written from messages. */
function sources() {
  const folder = join(PROJECT, 'src');
  read ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^testing\/|^messages\//.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
  return read;
}
