import { parse } from '@messageformat/parser';
import { readMessages, readRuleWords } from './messages.mjs';
import { PSEUDO, pseudoOf } from './pseudo-language.mjs';

/** @typedef {import('@messageformat/parser').Token} Token */

/** Fewer letters of its own than these, and a message with values fits too much that is none of it. */
const LETTERS = 5;

/**
 * Whether a text is English that the language says otherwise: one of our messages, or a word of a rulebook that
 * has words in it. What is kept in English on purpose, and what the language says in the same words, is not.
 * @param {string} language
 * @returns {(text: string, edition?: string) => boolean}
 */
export function englishIn(language) {
  const [english, other] = [textsOf(readMessages()), textsOf(readMessages(language))];
  const words = readRuleWords(language);
  return (text, edition = '') => {
    if (!/\p{L}{2}/u.test(text) || saysIn(other, text)) return false;
    const word = words[edition]?.[text]?.defaultMessage;
    return saysIn(english, text) || (word !== undefined && word !== text);
  };
}

/**
 * How a message of the language looks where it is shown, as a pattern: what is known of its values, anything for the
 * others.
 * @param {string} language
 * @returns {(room: string, key: string, values?: Readonly<Record<string, string>>) => string}
 */
export function shownIn(language) {
  const rooms = readMessages(language === PSEUDO ? 'en' : language);
  return (room, key, values = {}) => {
    const messages = rooms.get(room) ?? {};
    const { [key]: message } = language === PSEUDO ? pseudoOf(messages) : messages;
    if (message === undefined) throw new Error(`${language} has no ${room}.${key}`);
    const known = (/** @type {Token} */ token) => ('arg' in token ? values[token.arg] : undefined);
    return parse(message.defaultMessage, { strict: true })
      .map((token) => known(token) ?? patternOf(token))
      .join('');
  };
}

/** @typedef {{ readonly plain: ReadonlySet<string>, readonly patterns: readonly RegExp[] }} Texts */

/** @param {ReturnType<typeof readMessages>} messages @returns {Texts} */
function textsOf(messages) {
  const all = [...messages.values()].flatMap((room) =>
    Object.values(room).map(({ defaultMessage }) => parse(defaultMessage, { strict: true })),
  );
  const isPlain = (/** @type {readonly Token[]} */ tokens) => tokens.every(({ type }) => type === 'content');
  return {
    plain: new Set(
      all.filter(isPlain).map((tokens) =>
        tokens
          .map((token) => ('value' in token ? token.value : ''))
          .join('')
          .trim(),
      ),
    ),
    patterns: all
      .filter((tokens) => !isPlain(tokens) && ownLetters(tokens) >= LETTERS)
      .map((tokens) => new RegExp(`^${tokens.map(patternOf).join('')}$`, 'u')),
  };
}

/** @param {Texts} texts @param {string} text */
function saysIn({ plain, patterns }, text) {
  return plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** The letters outside of every choice. @param {readonly Token[]} tokens */
function ownLetters(tokens) {
  return tokens.reduce(
    (sum, token) => sum + (token.type === 'content' ? (token.value.match(/\p{L}/gu)?.length ?? 0) : 0),
    0,
  );
}

/** @param {Token} token @returns {string} */
function patternOf(token) {
  if (token.type === 'content') return token.value.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (!('cases' in token)) return '.+?';
  return `(?:${token.cases.map((one) => one.tokens.map(patternOf).join('')).join('|')})`;
}
