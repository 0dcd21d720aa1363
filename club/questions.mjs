import { listOf, numberOf, roundOf, tableOf } from './grants.mjs';
import { packed } from './wire.mjs';

/** What a host and its guests say to each other is short: a few taps, a few answers. */
const MAX_SAID_BYTES = 16_384;

/** @typedef {import('./grants.mjs').Grant} Grant */
/** @typedef {ReturnType<typeof import('./stored.mjs').openStored>} Stored */

/**
 * What is to be done for a question, or null where this login may not ask it, or it is none.
 * @param {Grant} may @param {string} subject such as "append.17" @param {Buffer} body @param {Stored} stored
 * @returns {(() => Promise<Uint8Array>) | null}
 */
export function answerTo(may, subject, body, stored) {
  const [verb = '', ...words] = subject.split('.');
  if (!may.asks.has(/** @type {import('./grants.mjs').Verb} */ (verb))) return null;
  const { channel } = may;
  const number = numberOf(words);
  const table = tableOf(may, words);
  const round = roundOf(words);
  const list = listOf(words);
  const count = numberOf([body.toString('latin1')]);
  const said = async (/** @type {Promise<string>} */ outcome) => Buffer.from(await outcome);
  switch (verb) {
    case 'append':
      return number === null ? null : () => said(stored.append(channel, number, body));
    case 'read':
      return number === null || count === null
        ? null
        : () => stored.read(channel, number, count).then(({ last, messages }) => packed(last, messages));
    case 'state':
      return words.length > 0
        ? null
        : () => stored.stateOf(channel).then((state) => Buffer.from(JSON.stringify(state)));
    case 'say':
      return words.length > 0 || body.length > MAX_SAID_BYTES ? null : () => said(stored.say(channel, body));
    case 'show':
      return words.length > 0 ? null : () => said(stored.show(channel, body));
    case 'results':
      return round === null ? null : () => stored.results(channel, round).then(packedResults);
    case 'result':
      return table && (() => stored.result(channel, table).then(packedResults));
    case 'send':
      return table && (() => said(stored.send(channel, table, body, 'always')));
    case 'giveBack':
      return table && (() => said(stored.send(channel, table, body, 'once')));
    case 'acknowledge':
      return table && (() => said(stored.acknowledge(channel, table, body)));
    case 'bring':
      return list && (() => said(stored.bring(channel, list, body)));
    case 'brought':
      return list && (() => stored.brought(channel, list).then(asJson));
    case 'lists':
      return words.length > 0 ? null : () => stored.lists(channel).then(asJson);
    case 'list':
      return list && (() => stored.list(channel, list));
    default:
      return null;
  }
}

/** @param {unknown} value */
function asJson(value) {
  return Buffer.from(JSON.stringify(value));
}

/**
 * Results first, so many as the head says, then what the organiser has.
 * @param {Awaited<ReturnType<Stored['results']>>} results
 */
function packedResults({ sent, had }) {
  return packed(sent.length, [...sent, ...had]);
}
