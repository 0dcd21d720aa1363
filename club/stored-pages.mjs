import { readSheet } from './event-page.mjs';

/*
 * The pages of events for everybody as the gate stores them: of each event the newest.
 */

/** What one may be at most, packed: an event of 200 players and 8 rounds takes some 20,000 bytes. */
const MAX_PAGE_BYTES = 65_536;

/** @typedef {import('./streams-api.mjs').StreamsApi} StreamsApi */
/** @typedef {import('./streams-api.mjs').Outcome} Outcome */

/** Where the page of an event lies. @param {string} event */
const placeOf = (event) => `p.${event}.0.0`;

/** @param {StreamsApi} api */
export function openPages({ leaders, purge, publish }) {
  return {
    /**
     * Writes the page of an event in the place of the one before; nothing takes it down.
     * @param {string} event @param {Uint8Array} page
     * @returns {Promise<Outcome>}
     */
    async show(event, page) {
      if (page.length === 0) {
        await purge('results', placeOf(event));
        return 'stored';
      }
      if (page.length > MAX_PAGE_BYTES || readSheet(page) === null) return 'tooLarge';
      return publish(placeOf(event), page, []);
    },
    /** The page of an event as it was given; null where it has none. @param {string} event */
    async page(event) {
      const message = await leaders('results', { last_by_subj: placeOf(event) });
      return message === null ? null : Buffer.from(message.data ?? '', 'base64');
    },
    /** Removes the page of an event; how many messages that were. @param {string} event */
    clear: (event) => purge('results', placeOf(event)),
  };
}
