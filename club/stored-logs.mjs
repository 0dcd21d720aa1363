import { dropOldest, ONCE } from './streams-api.mjs';

/*
 * The logs of battles and events as the gate stores them: rows of numbered messages, each written once.
 */

/**
 * So much one channel may hold: a battle of ten thousand entries takes some 3 MB. Of a small disk it is a
 * sixteenth.
 */
const MAX_CHANNEL_BYTES = 16_000_000;
const CHANNEL_SHARE = 1 / 16;
/** One answer holds so many messages at most, and stops behind so many bytes. */
const MAX_READ = 64;
const READ_STEP = 8;
const MAX_READ_BYTES = 512_000;
/** How many channels' ends are remembered. */
const MAX_KNOWN_ENDS = 4_096;
/** On each message: how many bytes its channel holds with it. */
const HELD = 'Warledger-Held';

/** @typedef {import('./streams-api.mjs').StreamsApi} StreamsApi */
/** @typedef {import('./streams-api.mjs').Outcome} Outcome */
/** @typedef {import('./streams-api.mjs').Numbered} Numbered */
/**
 * @typedef {{ last: number, bytes: number }} End the number of a channel's last message, 0 where there is
 * none, and its size so far
 */

/** @param {StreamsApi} api @param {number} battlesBytes what the stream may hold */
export function openLogs({ leaders, nearest, subjectsIn, purge, publish }, battlesBytes) {
  const maxChannelBytes = Math.min(MAX_CHANNEL_BYTES, battlesBytes * CHANNEL_SHARE);
  /** @type {Map<string, End>} */
  const ends = new Map();

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

  /** @param {string} channel @param {number} number */
  const holds = async (channel, number) =>
    (await leaders('battles', { last_by_subj: `b.${channel}.${number}` })) !== null;

  /** Whether none of its messages is missing. @param {string} channel @param {number} last */
  const isWhole = async (channel, last) => (await subjectsIn('battles', `b.${channel}.*`)).length >= last;

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
        const found = await Promise.all(
          Array.from({ length: step }, (_, index) => nearest('battles', `b.${channel}.${next + index}`)),
        );
        for (const message of found) {
          if (message === null) return { last: (await endOf(channel)).last, messages };
          messages.push({ number: next, message });
          bytes += message.length;
          next += 1;
        }
      }
      return { last: Math.max(ends.get(channel)?.last ?? 0, from + messages.length - 1), messages };
    },
    /** Removes all of a channel; how many messages that were. @param {string} channel */
    clear(channel) {
      ends.delete(channel);
      return purge('battles', `b.${channel}.*`);
    },
    forget: () => ends.clear(),
  };
}
