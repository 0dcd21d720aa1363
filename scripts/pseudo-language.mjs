import { parse } from '@messageformat/parser';

/** @typedef {import('./message-code.mjs').Messages} Messages */
/** @typedef {import('@messageformat/parser').Token} Token */

/** The code of the language that is made of English, as browsers call it. */
export const PSEUDO = 'en-XA';

/** @type {Readonly<Record<string, string>>} */
const ACCENTED = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ü',
};
/** What makes a sentence longer: words, so that it breaks as a sentence does. */
const LONGER = ' lörëm ïpsüm';

/**
 * The messages with an accent on most letters, between brackets, and a third longer: what has none of it on a
 * screen is no message, and what is cut there has no room for other languages.
 * @param {Messages} messages
 * @returns {Messages}
 */
export function pseudoOf(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, { defaultMessage }]) => [
      key,
      { defaultMessage: pseudoMessage(defaultMessage) },
    ]),
  );
}

/** @param {string} message */
export function pseudoMessage(message) {
  const tokens = parse(message, { strict: true });
  const letters = lettersOf(tokens);
  if (letters === 0) return message;
  const more = Math.ceil(letters * 0.3);
  return `[${tokens.map(writtenAs).join('')}${LONGER.repeat(Math.ceil(more / LONGER.length)).slice(0, more)}]`;
}

/** How many letters the tokens have, of a choice the most that one of it has. @param {readonly Token[]} tokens @returns {number} */
function lettersOf(tokens) {
  return tokens.reduce((sum, token) => {
    if (token.type === 'content') return sum + (token.value.match(/\p{L}/gu)?.length ?? 0);
    if (!('cases' in token)) return sum;
    return sum + Math.max(...token.cases.map((one) => lettersOf(one.tokens)));
  }, 0);
}

/** The token as it stands in a message, its letters accented. @param {Token} token @returns {string} */
function writtenAs(token) {
  if (token.type === 'content')
    return escaped(token.value.replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter));
  if (!('cases' in token)) return token.type === 'function' ? functionOf(token) : token.ctx.text;
  const cases = token.cases.map(({ key, tokens }) => ` ${key} {${tokens.map(writtenAs).join('')}}`);
  return `{${token.arg}, ${token.type},${cases.join('')}}`;
}

/** @param {import('@messageformat/parser').FunctionArg} token */
function functionOf({ arg, key, param = [] }) {
  const style = param
    .map((one) => (one.type === 'content' ? one.value : ''))
    .join('')
    .trim();
  return `{${arg}, ${key}${style && `, ${style}`}}`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/'/g, "''").replace(/[{}#]/g, "'$&'");
}
