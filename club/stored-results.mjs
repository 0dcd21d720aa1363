import { dropOldest, ONCE } from './streams-api.mjs';

/*
 * The results of events as the gate stores them: of each table the newest, and what its organiser has of it.
 */

/** So much of the room for results one event may hold. */
const EVENT_SHARE = 1 / 4;
/** A sealed result takes some 600 bytes. */
const MAX_RESULT_BYTES = 4_096;
const MAX_ACKNOWLEDGEMENT_BYTES = 512;
/** What the streams keep of one table at most: two of each (`streams.mjs`). */
const MAX_TABLE_BYTES = 2 * (MAX_RESULT_BYTES + MAX_ACKNOWLEDGEMENT_BYTES);
/** The server answers for so many subjects at once. */
const MAX_TABLES = 1_000;
/** Of how many events the tables are remembered. */
const MAX_KNOWN_EVENTS = 64;

/** @typedef {import('./streams-api.mjs').StreamsApi} StreamsApi */
/** @typedef {import('./streams-api.mjs').Outcome} Outcome */

/** @param {StreamsApi} api @param {number} resultsBytes what the stream may hold */
export function openResults({ leaders, newest, subjectsIn, purge, publish }, resultsBytes) {
  const maxEventTables = Math.max(1, Math.floor((resultsBytes * EVENT_SHARE) / MAX_TABLE_BYTES));
  /**
   * The tables of an event that something is stored of, as "round.table".
   * @type {Map<string, Set<string>>}
   */
  const tablesOf = new Map();

  /**
   * The tables of an event that something is stored of.
   * @param {string} event
   * @returns {Promise<Set<string>>}
   */
  async function tablesStored(event) {
    const known = tablesOf.get(event);
    if (known !== undefined) return known;
    const subjects = await Promise.all(['r', 'a'].map((kind) => subjectsIn('results', `${kind}.${event}.>`)));
    const tables = new Set(subjects.flat().map((subject) => subject.split('.').slice(2).join('.')));
    tablesOf.set(event, tables);
    dropOldest(tablesOf, MAX_KNOWN_EVENTS);
    return tables;
  }

  /**
   * Writes what is about a table, where its event has room for another one.
   * @param {'r' | 'a'} kind
   * @param {string} event
   * @param {{ round: number, table: number }} table
   * @param {Uint8Array} message
   * @param {readonly (readonly [string, string])[]} conditions
   */
  async function publishOf(kind, event, { round, table }, message, conditions) {
    const tables = await tablesStored(event);
    const name = `${round}.${table}`;
    if (!tables.has(name) && tables.size >= maxEventTables) return 'full';
    tables.add(name);
    return publish(`${kind}.${event}.${name}`, message, conditions);
  }

  return {
    /**
     * All results of a round, and what the organiser has of them.
     * @param {string} event
     * @param {number} round
     */
    async results(event, round) {
      const both = await Promise.all(
        ['r', 'a'].map((kind) => newest('results', `${kind}.${event}.${round}.*`, MAX_TABLES)),
      );
      const [sent = [], had = []] = both.map((found) =>
        found.map(({ subject, message }) => ({ number: Number(subject.split('.')[3]), message })),
      );
      return { sent, had };
    },
    /**
     * One table's result, and what the organiser has of it.
     * @param {string} event
     * @param {{ round: number, table: number }} table
     */
    async result(event, { round, table }) {
      const of = async (/** @type {string} */ kind) => {
        const message = await leaders('results', { last_by_subj: `${kind}.${event}.${round}.${table}` });
        return message === null
          ? []
          : [{ number: table, message: Buffer.from(message.data ?? '', 'base64') }];
      };
      const [sent, had] = await Promise.all([of('r'), of('a')]);
      return { sent, had };
    },
    /**
     * Writes a table's result: in the place of the one before, or only where there is none.
     * @param {string} event
     * @param {{ round: number, table: number }} table
     * @param {Uint8Array} message
     * @param {'always' | 'once'} how
     * @returns {Promise<Outcome>}
     */
    async send(event, table, message, how) {
      if (message.length > MAX_RESULT_BYTES) return 'tooLarge';
      return publishOf('r', event, table, message, how === 'once' ? [ONCE] : []);
    },
    /**
     * @param {string} event
     * @param {{ round: number, table: number }} table
     * @param {Uint8Array} message
     * @returns {Promise<Outcome>}
     */
    async acknowledge(event, table, message) {
      if (message.length > MAX_ACKNOWLEDGEMENT_BYTES) return 'tooLarge';
      return publishOf('a', event, table, message, []);
    },
    /** Removes all of an event; how many messages that were. @param {string} event */
    async clear(event) {
      tablesOf.delete(event);
      return (await purge('results', `r.${event}.>`)) + (await purge('results', `a.${event}.>`));
    },
    forget: () => tablesOf.clear(),
  };
}
