import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainCode } from './secrets.mjs';

/** Letters and digits that nobody takes for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_GROUPS = 3;
const CODE_GROUP_LENGTH = 4;
const MIN_CODE_BITS = 40;
/** A letter that stands there more often than that adds nothing. */
const MAX_REPEATS = 3;
const LETTERS = [
  { shape: /\d/u, count: 10 },
  { shape: /[A-Z]/u, count: 26 },
  { shape: /[^\dA-Z]/u, count: 33 },
];

/**
 * The secret and the code of a club, as somebody gave them or as they were made.
 * @typedef {{ secret: string, code: string }} ClubKeys
 */

/**
 * The club's secret and the code that lets players in: as given, else as they were made when the club first
 * ran here.
 * @param {string} data @param {{ secret?: string | undefined, code?: string | undefined }} given
 * @returns {ClubKeys} Throws a `KeysRefusal` with a sentence where what was given is empty, or too easy to
 * guess.
 */
export function clubKeys(data, given) {
  const refusal = keysRefusal(given);
  if (refusal !== null) throw new KeysRefusal(refusal);
  const file = join(data, 'club.json');
  const kept = readKept(file);
  const keys = {
    secret: given.secret ?? kept?.secret ?? randomBytes(24).toString('base64url'),
    code: given.code ?? kept?.code ?? newCode(),
  };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return keys;
}

export class KeysRefusal extends Error {}

/**
 * Why a club does not run with these, as a sentence; null where it does.
 * @param {{ secret?: string | undefined, code?: string | undefined }} given
 */
export function keysRefusal({ secret, code }) {
  if (secret !== undefined && secret.trim() === '')
    return 'CLUB_SECRET is empty: whoever guesses it runs the club. Set it to a long random text, or leave it out.';
  if (code !== undefined && plainCode(code) === '')
    return 'CLUB_CODE is empty: anybody could share here. Set it to what players are given, or leave it out, and one is made.';
  if (code !== undefined && codeBits(code) < MIN_CODE_BITS)
    return `CLUB_CODE is too easy to guess: it counts as ${Math.floor(codeBits(code))} bits, and ${MIN_CODE_BITS} are the least. Take nine letters and digits or more, such as ${newCode()}, or leave it out, and one is made.`;
  return null;
}

/**
 * How hard a code is to guess, in bits, for somebody who knows which kinds of letters are in it.
 * @param {string} code
 */
export function codeBits(code) {
  const letters = [...plainCode(code)];
  const alphabet = LETTERS.filter(({ shape }) => letters.some((letter) => shape.test(letter)));
  const size = alphabet.reduce((sum, { count }) => sum + count, 0);
  return Math.min(letters.length, new Set(letters).size * MAX_REPEATS) * Math.log2(Math.max(1, size));
}

function newCode() {
  const letter = () => CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  const group = () => Array.from({ length: CODE_GROUP_LENGTH }, letter).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** @param {string} file @returns {ClubKeys | null} */
function readKept(file) {
  try {
    const { secret, code } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof secret === 'string' && typeof code === 'string' ? { secret, code } : null;
  } catch {
    return null;
  }
}
