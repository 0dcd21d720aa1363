import { MAX_MESSAGE_BYTES } from './server-config.mjs';

const DAY_NS = 24 * 60 * 60 * 1_000_000_000;
/** Whoever wants to keep a battle keeps it on a phone: the club forgets it after 30 days. */
const RETENTION_NS = 30 * DAY_NS;

/**
 * The two streams of a club. `battles`: each message has a subject of its own, `b.<channel>.<number>`, which can be written once: what the
 * key [battle, number] is on the phone. `results`: the newest message of a table counts, a few older ones stay for the organiser.
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
    deny_purge: true,
    allow_direct: true,
  };
  return [
    {
      ...shared,
      name: 'battles',
      subjects: ['b.*.*'],
      republish: { src: 'b.*.*', dest: 'live.b.{{wildcard(1)}}.{{wildcard(2)}}' },
      // A number is taken once and for all; a full disk refuses what is new rather than forget what is old.
      max_msgs_per_subject: 1,
      discard: 'new',
      discard_new_per_subject: true,
      max_bytes: Math.floor(maxDiskBytes * 0.8),
    },
    {
      ...shared,
      name: 'results',
      subjects: ['r.*.*.*'],
      republish: { src: 'r.*.*.*', dest: 'live.r.{{wildcard(1)}}.{{wildcard(2)}}.{{wildcard(3)}}' },
      max_msgs_per_subject: 8,
      discard: 'old',
      max_bytes: Math.floor(maxDiskBytes * 0.1),
    },
  ];
}
