import { headers } from '@nats-io/nats-core';

/*
 * The questions of JetStream's interface that the gate asks, with subjects that it makes itself: no phone's
 * word ever becomes one.
 */

const ANSWER_LIMIT_MS = 5_000;
const WRONG_LAST_SEQUENCE = 10071;
const MESSAGE_TOO_LARGE = 10054;
const NOT_FOUND = 404;
const NO_CONTENT = 204;

/** A condition of a message: it is stored only where its subject has none. */
export const ONCE = /** @type {const} */ (['Nats-Expected-Last-Subject-Sequence', '0']);

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** What became of a message. @typedef {'stored' | 'taken' | 'gap' | 'full' | 'tooLarge'} Outcome */
/** @typedef {{ number: number, message: Uint8Array }} Numbered */
/** @typedef {ReturnType<typeof openStreamsApi>} StreamsApi */

/** @param {NatsConnection} connection */
export function openStreamsApi(connection) {
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

  /** A message as the nearest copy has it, or null. @param {string} stream @param {string} subject */
  async function nearest(stream, subject) {
    const answer = await ask(`$JS.API.DIRECT.GET.${stream}.${subject}`);
    const code = answer.headers?.code ?? 0;
    if (code === NOT_FOUND) return null;
    if (code >= 300) throw new Error(`The server answered ${code}`);
    return answer.data;
  }

  /**
   * The newest message of each subject that fits, so many at most, and when it came.
   * @param {string} stream
   * @param {string} pattern
   * @param {number} batch
   */
  async function newest(stream, pattern, batch) {
    /** @type {{ subject: string, message: Uint8Array, at: number }[]} */
    const found = [];
    const question = JSON.stringify({ multi_last: [pattern], batch });
    const answers = await connection.requestMany(`$JS.API.DIRECT.GET.${stream}`, question, {
      strategy: 'sentinel',
      maxWait: ANSWER_LIMIT_MS,
    });
    for await (const answer of answers) {
      const code = answer.headers?.code ?? 0;
      if (code === NO_CONTENT || code === NOT_FOUND) return found;
      if (code >= 300) throw new Error(`The server answered ${code}`);
      const at = Date.parse(answer.headers?.get('Nats-Time-Stamp') ?? '');
      found.push({ subject: answer.headers?.get('Nats-Subject') ?? '', message: answer.data, at });
    }
    throw new Error('The server did not answer to the end');
  }

  /** @param {string} stream @param {string} filter */
  async function subjectsIn(stream, filter) {
    const { error, state } = (await ask(`$JS.API.STREAM.INFO.${stream}`, { subjects_filter: filter })).json();
    if (error !== undefined) throw new Error(error.description);
    return Object.keys(state.subjects ?? {});
  }

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

  return { leaders, nearest, newest, subjectsIn, purge, publish };
}

/**
 * Forgets what was learned first, where more is known than that.
 * @param {Map<string, unknown>} known
 * @param {number} most
 */
export function dropOldest(known, most) {
  const [oldest] = known.size > most ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}
