import { createHash } from 'node:crypto';
import { dropOldest } from './streams-api.mjs';

/*
 * The army lists that players of events sent, as the gate stores them: of each phone the newest for a player.
 */

/** So much of the room for results the lists of one event may take. */
const EVENT_SHARE = 1 / 8;
/** The longest list, sealed: its letters take less, for they are packed first. */
const MAX_LIST_BYTES = 20_480;
/** From so many phones lists of one player are kept: a second phone, an organiser's, somebody who errs. */
const MAX_PHONES = 6;
/** What the streams keep of one phone at most: two lists (`streams.mjs`). */
const MAX_KEPT_BYTES = 2 * MAX_LIST_BYTES;
/** The server answers for so many subjects at once. */
const MAX_LISTS = 1_000;
/** Of how many events the lists are remembered. */
const MAX_KNOWN_EVENTS = 64;
const HASH_BYTES = 16;

/** @typedef {import('./streams-api.mjs').StreamsApi} StreamsApi */
/** @typedef {import('./streams-api.mjs').Outcome} Outcome */
/** Which list: of that player, from that phone. @typedef {{ player: number, from: string }} ListPlace */
/** A list as it is told of: `at` when it came, in milliseconds since 1970. @typedef {{ at: number, hash: string }} Told */

/** @param {StreamsApi} api @param {number} resultsBytes what the stream may hold */
export function openLists({ leaders, newest, subjectsIn, purge, publish }, resultsBytes) {
  const maxLists = Math.min(
    MAX_LISTS,
    Math.max(1, Math.floor((resultsBytes * EVENT_SHARE) / MAX_KEPT_BYTES)),
  );
  /**
   * The lists of an event that are stored, as "player.phone".
   * @type {Map<string, Set<string>>}
   */
  const listsOf = new Map();

  /** @param {string} event @returns {Promise<Set<string>>} */
  async function listsStored(event) {
    const known = listsOf.get(event);
    if (known !== undefined) return known;
    const subjects = await subjectsIn('results', `l.${event}.>`);
    const lists = new Set(subjects.map((subject) => subject.split('.').slice(2).join('.')));
    listsOf.set(event, lists);
    dropOldest(listsOf, MAX_KNOWN_EVENTS);
    return lists;
  }

  /** @param {string} event @param {ListPlace} place */
  const stored = (event, { player, from }) =>
    leaders('results', { last_by_subj: `l.${event}.${player}.${from}` });

  return {
    /**
     * Writes a list in the place of the one that the same phone sent for that player.
     * @param {string} event @param {ListPlace} place @param {Uint8Array} message
     * @returns {Promise<Outcome>}
     */
    async bring(event, { player, from }, message) {
      if (message.length > MAX_LIST_BYTES) return 'tooLarge';
      const lists = await listsStored(event);
      const name = `${player}.${from}`;
      if (!lists.has(name)) {
        const phones = [...lists].filter((other) => other.startsWith(`${player}.`)).length;
        if (lists.size >= maxLists || phones >= MAX_PHONES) return 'full';
        lists.add(name);
      }
      return publish(`l.${event}.${name}`, message, []);
    },
    /**
     * What is there from a phone for a player, not the list itself; null: nothing.
     * @param {string} event @param {ListPlace} place @returns {Promise<Told | null>}
     */
    async brought(event, place) {
      const message = await stored(event, place);
      if (message === null) return null;
      return { at: Date.parse(message.time), hash: hashOf(Buffer.from(message.data ?? '', 'base64')) };
    },
    /**
     * All that were sent, not the lists themselves.
     * @param {string} event @returns {Promise<(ListPlace & Told)[]>}
     */
    async lists(event) {
      return (await newest('results', `l.${event}.>`, MAX_LISTS)).map(({ subject, message, at }) => {
        const [, , player = '', from = ''] = subject.split('.');
        return { player: Number(player), from, at, hash: hashOf(message) };
      });
    },
    /** One of them, as it was sent; empty: none. @param {string} event @param {ListPlace} place */
    async list(event, place) {
      const message = await stored(event, place);
      return Buffer.from(message?.data ?? '', 'base64');
    },
    /** Removes all of an event; how many messages that were. @param {string} event */
    async clear(event) {
      listsOf.delete(event);
      return purge('results', `l.${event}.>`);
    },
    forget: () => listsOf.clear(),
  };
}

/** By which phones name a message (`src/club/secrets.ts`). @param {Uint8Array} message */
function hashOf(message) {
  return createHash('sha256').update(message).digest().subarray(0, HASH_BYTES).toString('base64url');
}
