import { headers } from '@nats-io/nats-core';

/*
 * What lies in the streams, as the gate asks for it: the only file that speaks JetStream's interface on a
 * phone's behalf, with subjects that it makes itself.
 */

/**
 * So much one channel may hold: a battle of ten thousand entries takes some 3 MB. Of a small disk it is a
 * sixteenth.
 */
const MAX_CHANNEL_BYTES = 16_000_000;
const CHANNEL_SHARE = 1 / 16;
/** So much of the room for results one event may hold. */
const EVENT_SHARE = 1 / 4;
/** A sealed result takes some 600 bytes. */
const MAX_RESULT_BYTES = 4_096;
const MAX_ACKNOWLEDGEMENT_BYTES = 512;
/** What the streams keep of one table at most: two of each (`streams.mjs`). */
const MAX_TABLE_BYTES = 2 * (MAX_RESULT_BYTES + MAX_ACKNOWLEDGEMENT_BYTES);
/** One answer holds so many messages at most, and stops behind so many bytes. */
const MAX_READ = 64;
const READ_STEP = 8;
const MAX_READ_BYTES = 512_000;
/** The server answers for so many subjects at once. */
const MAX_TABLES = 1_000;
const ANSWER_LIMIT_MS = 5_000;
/** How many channels' ends are remembered. */
const MAX_KNOWN_ENDS = 4_096;
const MAX_KNOWN_EVENTS = 64;
/** On each message: how many bytes its channel holds with it. */
const HELD = 'Warledger-Held';
const WRONG_LAST_SEQUENCE = 10071;
const MESSAGE_TOO_LARGE = 10054;
const NOT_FOUND = 404;
const NO_CONTENT = 204;

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** What became of a message. @typedef {'stored' | 'taken' | 'gap' | 'full' | 'tooLarge'} Outcome */
/**
 * @typedef {{ last: number, bytes: number }} End the number of a channel's last message, 0 where there is
 * none, and its size so far
 */
/** @typedef {{ number: number, message: Uint8Array }} Numbered */

/**
 * @param {NatsConnection} connection
 * @param {{ battlesBytes: number, resultsBytes: number }} room what the two streams may hold
 */
export function openStored(connection, { battlesBytes, resultsBytes }) {
  const maxChannelBytes = Math.min(MAX_CHANNEL_BYTES, battlesBytes * CHANNEL_SHARE);
  const maxEventTables = Math.max(1, Math.floor((resultsBytes * EVENT_SHARE) / MAX_TABLE_BYTES));
  /** @type {Map<string, End>} */
  const ends = new Map();
  /**
   * The tables of an event that something is stored of, as "round.table".
   * @type {Map<string, Set<string>>}
   */
  const tablesOf = new Map();

  /** @param {string} subject @param {unknown} [body] */
  const ask = (subject, body) =>
    connection.request(subject, body === undefined ? undefined : JSON.stringify(body), {
      timeout: ANSWER_LIMIT_MS,
    });

  /** @param {string} stream @param {unknown} which a message as the leader has it, or null */
  async function leaders(stream, which) {
    const { error, message } = (await ask(`$JS.API.STREAM.MSG.GET.${stream}`, which)).json();
    if (error?.code === NOT_FOUND) return null;
    if (error !== undefined) throw new Error(error.description);
    return message;
  }

  /** @param {string} channel @returns {Promise<End>} */
  async function endOf(channel) {
    const message = await leaders('battles', { last_by_subj: `b.${channel}.*` });
    const held = message?.hdrs ? Buffer.from(message.hdrs, 'base64').toString() : '';
    const end = {
      last: message === null ? 0 : Number(message.subject.split('.')[2]),
      bytes: Number(new RegExp(`${HELD}: (\\d+)`).exec(held)?.[1] ?? 0),
    };
    remember(channel, end);
    return end;
  }

  /** @param {string} channel @param {End} end */
  function remember(channel, end) {
    ends.delete(channel);
    ends.set(channel, end);
    dropOldest(ends, MAX_KNOWN_ENDS);
  }

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

  /** @param {string} channel @param {number} number */
  const holds = async (channel, number) =>
    (await leaders('battles', { last_by_subj: `b.${channel}.${number}` })) !== null;

  /** @param {string} stream @param {string} filter */
  async function subjectsIn(stream, filter) {
    const { error, state } = (await ask(`$JS.API.STREAM.INFO.${stream}`, { subjects_filter: filter })).json();
    if (error !== undefined) throw new Error(error.description);
    return Object.keys(state.subjects ?? {});
  }

  /** Whether none of its messages is missing. @param {string} channel @param {number} last */
  const isWhole = async (channel, last) => (await subjectsIn('battles', `b.${channel}.*`)).length >= last;

  /** @param {string} stream @param {string} filter */
  async function purge(stream, filter) {
    const { error, purged } = (await ask(`$JS.API.STREAM.PURGE.${stream}`, { filter })).json();
    if (error !== undefined) throw new Error(error.description);
    return Number(purged);
  }

  /**
   * @param {string} subject
   * @param {Uint8Array} message
   * @param {readonly (readonly [string, string])[]} conditions
   * @returns {Promise<Outcome>}
   */
  async function publish(subject, message, conditions) {
    const sent = headers();
    for (const [name, value] of conditions) sent.set(name, value);
    const { error } = (
      await connection.request(subject, message, { timeout: ANSWER_LIMIT_MS, headers: sent })
    ).json();
    if (error === undefined) return 'stored';
    if (error.err_code === WRONG_LAST_SEQUENCE) return 'taken';
    if (error.err_code === MESSAGE_TOO_LARGE) return 'tooLarge';
    if (/maximum|resource|storage|insufficient/i.test(error.description)) return 'full';
    throw new Error(error.description);
  }
  const ONCE = /** @type {const} */ (['Nats-Expected-Last-Subject-Sequence', '0']);

  /**
   * Where a message would stand that is not the next one.
   * @param {string} channel
   * @param {number} number
   * @returns {Promise<Outcome | 'next'>}
   */
  async function placeOf(channel, number) {
    const { last } = await endOf(channel);
    if (number === last + 1) return 'next';
    if (number > last) return 'gap';
    if (number > 1 || (await isWhole(channel, last))) return (await holds(channel, number)) ? 'taken' : 'gap';
    // It was forgotten from its beginning, or lost one in the middle: nobody can read on. A writer begins it
    // again.
    await purge('battles', `b.${channel}.*`);
    await endOf(channel);
    return 'next';
  }

  /** The newest message of each subject that fits. @param {string} pattern */
  async function newest(pattern) {
    /** @type {{ subject: string, message: Uint8Array }[]} */
    const found = [];
    const question = JSON.stringify({ multi_last: [pattern], batch: MAX_TABLES });
    const answers = await connection.requestMany('$JS.API.DIRECT.GET.results', question, {
      strategy: 'sentinel',
      maxWait: ANSWER_LIMIT_MS,
    });
    for await (const answer of answers) {
      const code = answer.headers?.code ?? 0;
      if (code === NO_CONTENT || code === NOT_FOUND) return found;
      if (code >= 300) throw new Error(`The server answered ${code}`);
      found.push({ subject: answer.headers?.get('Nats-Subject') ?? '', message: answer.data });
    }
    throw new Error('The server did not answer to the end');
  }

  return {
    /** Whether somebody with a stamp ever wrote there. @param {string} channel */
    // What was empty may have been begun since, by way of another gate.
    isBegun: async (channel) => (ends.get(channel)?.last ?? 0) > 0 || (await endOf(channel)).last > 0,
    /** @param {string} channel */
    async stateOf(channel) {
      const { last } = await endOf(channel);
      return { last, isWhole: await isWhole(channel, last) };
    },
    /**
     * Writes the next message of a channel, once.
     * @param {string} channel @param {number} number @param {Uint8Array} message @returns {Promise<Outcome>}
     */
    async append(channel, number, message) {
      if (number !== (ends.get(channel)?.last ?? -1) + 1) {
        const place = await placeOf(channel, number);
        if (place !== 'next') return place;
      }
      const bytes = (ends.get(channel)?.bytes ?? 0) + message.length;
      if (bytes > maxChannelBytes) return 'full';
      const outcome = await publish(`b.${channel}.${number}`, message, [ONCE, [HELD, `${bytes}`]]);
      if (outcome === 'stored') remember(channel, { last: number, bytes });
      else ends.delete(channel);
      return outcome;
    },
    /**
     * The messages of a channel from that number on, as far as they are there without a gap; and the number
     * of its last.
     * @param {string} channel @param {number} from @param {number} count
     * @returns {Promise<{ last: number, messages: readonly Numbered[] }>}
     */
    async read(channel, from, count) {
      /** @type {Numbered[]} */
      const messages = [];
      let bytes = 0;
      const { last } = ends.get(channel) ?? (await endOf(channel));
      for (let next = from; next < from + Math.min(count, MAX_READ) && bytes < MAX_READ_BYTES; ) {
        // Behind the last that is known one is asked for: another gate may have written it.
        const step = Math.min(READ_STEP, from + count - next, Math.max(1, last - next + 1));
        const answers = await Promise.all(
          Array.from({ length: step }, (_, index) =>
            ask(`$JS.API.DIRECT.GET.battles.b.${channel}.${next + index}`),
          ),
        );
        for (const answer of answers) {
          const code = answer.headers?.code ?? 0;
          if (code === NOT_FOUND) return { last: (await endOf(channel)).last, messages };
          if (code >= 300) throw new Error(`The server answered ${code}`);
          messages.push({ number: next, message: answer.data });
          bytes += answer.data.length;
          next += 1;
        }
      }
      return { last: Math.max(ends.get(channel)?.last ?? 0, from + messages.length - 1), messages };
    },
    /**
     * All results of a round, and what the organiser has of them.
     * @param {string} event
     * @param {number} round
     */
    async results(event, round) {
      const both = await Promise.all([newest(`r.${event}.${round}.*`), newest(`a.${event}.${round}.*`)]);
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
    /** Removes all of a channel or event; how many messages that were. @param {string} channel */
    async clear(channel) {
      ends.delete(channel);
      tablesOf.delete(channel);
      const purged = [
        await purge('battles', `b.${channel}.*`),
        await purge('results', `r.${channel}.>`),
        await purge('results', `a.${channel}.>`),
      ];
      return purged.reduce((sum, count) => sum + count, 0);
    },
    /** What was known of the streams may not be so any more. */
    forget() {
      ends.clear();
      tablesOf.clear();
    },
  };
}

/** @param {Map<string, unknown>} known @param {number} most */
function dropOldest(known, most) {
  const [oldest] = known.size > most ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}
