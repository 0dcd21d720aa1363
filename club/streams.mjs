import { MAX_MESSAGE_BYTES } from './server-config.mjs';

const DAY_NS = 24 * 60 * 60 * 1_000_000_000;
/** Whoever wants to keep a battle keeps it on a phone: the club forgets it after 30 days. */
const RETENTION_NS = 30 * DAY_NS;
const MAKE_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 5_000;

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */

/**
 * The two streams of a club. `battles`: each message has a subject of its own, `b.<channel>.<number>`, which
 * can be written once: what the key [battle, number] is on the phone. `results`: the newest message of a
 * table counts (`r.<event>.<round>.<table>`), what its organiser has of it (`a.…`), the event's page for
 * everybody (`p.<event>.0.0`), and the army lists that its players sent (`l.<event>.<player>.<phone>`). A full disk refuses
 * what is new rather than forget what is old: one event's results never push out another's.
 * @param {{ replicas: number, maxDiskBytes: number }} limits
 */
export function streamsOf({ replicas, maxDiskBytes }) {
  const shared = {
    retention: 'limits',
    storage: 'file',
    num_replicas: replicas,
    max_age: RETENTION_NS,
    max_msg_size: MAX_MESSAGE_BYTES,
    max_consumers: -1,
    max_msgs: -1,
    duplicate_window: 120_000_000_000,
    deny_delete: true,
    // The operator may clear a channel, by way of the gate.
    deny_purge: false,
    allow_direct: true,
    discard: 'new',
  };
  return [
    {
      ...shared,
      name: 'battles',
      subjects: ['b.*.*'],
      republish: { src: 'b.*.*', dest: 'live.b.{{wildcard(1)}}.{{wildcard(2)}}' },
      max_msgs_per_subject: 1,
      discard_new_per_subject: true,
      max_bytes: Math.floor(maxDiskBytes * 0.8),
    },
    {
      ...shared,
      name: 'results',
      subjects: ['r.*.*.*', 'a.*.*.*', 'p.*.0.0', 'l.*.*.*'],
      republish: {
        src: '*.*.*.*',
        dest: 'live.{{wildcard(1)}}.{{wildcard(2)}}.{{wildcard(3)}}.{{wildcard(4)}}',
      },
      max_msgs_per_subject: 2,
      max_bytes: Math.floor(maxDiskBytes * 0.1),
    },
  ];
}

/**
 * Makes the streams where they are missing, and brings them to these limits where they are there. A cluster
 * needs some seconds to agree. Resolves with whether one was made: then phones have to look anew.
 * @param {NatsConnection} connection
 * @param {ReturnType<typeof streamsOf>} streams
 */
export async function makeStreams(connection, streams) {
  const until = Date.now() + MAKE_LIMIT_MS;
  let isNew = false;
  for (const stream of streams) {
    for (;;) {
      const outcome = await makeStream(connection, stream);
      isNew ||= outcome === 'made';
      if (outcome === 'made' || outcome === 'kept') break;
      if (Date.now() > until || connection.isClosed())
        throw new Error(`The stream ${stream.name} could not be made: ${outcome}`);
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  return isNew;
}

/**
 * @param {NatsConnection} connection @param {ReturnType<typeof streamsOf>[number]} stream
 * @returns {Promise<string>} 'made', 'kept', or what the server said
 */
async function makeStream(connection, stream) {
  /** @param {string} verb @param {unknown} [body] */
  const ask = async (verb, body) => {
    const subject = `$JS.API.STREAM.${verb}.${stream.name}`;
    return (
      await connection.request(subject, body === undefined ? '' : JSON.stringify(body), {
        timeout: ANSWER_LIMIT_MS,
      })
    ).json();
  };
  try {
    const there = await ask('INFO');
    // What a stream of before denies cannot be allowed again: it is made anew, and the phones fill it.
    if (there.config?.deny_purge === true) await ask('DELETE');
    else if (there.error === undefined) return (await ask('UPDATE', stream)).error?.description ?? 'kept';
    const { error } = await ask('CREATE', stream);
    return error === undefined ? 'made' : String(error.description);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
