import { PAGE_HEADERS, pageOf, readSheet } from './event-page.mjs';
import { createPace } from './pace.mjs';
import { dropOldest } from './streams-api.mjs';

/** The path of an event's page: behind it the name of its channel, which opens nothing. */
const PATH = /^\/page\/([A-Za-z0-9_-]{22})$/;
/** A whole hall that opens it asks the streams once in this time. */
const FRESH_MS = 1_000;
const MAX_KNOWN = 64;
/** How often all who ask together may have the streams asked. */
const PACE = { perSecond: 50, atOnce: 200 };

/** @typedef {import('../scripts/serve.mjs').Made} Made */

/**
 * Answers who opens the page of an event: no login, no script.
 * @param {(event: string) => Promise<Uint8Array | null>} page
 * @param {() => boolean} isOpen whether the streams are there
 * @param {() => number} [now] milliseconds
 */
export function servedPages(page, isOpen, now = () => performance.now()) {
  /** @type {Map<string, { at: number, made: Promise<Made> }>} */
  const known = new Map();
  const pace = createPace({ ...PACE, now });
  return {
    /** What stands at that path; undefined where it is none of ours. @param {string} path @returns {Promise<Made | undefined>} */
    async at(path) {
      const event = PATH.exec(path)?.[1];
      if (event === undefined) return undefined;
      const before = known.get(event);
      if (before !== undefined && now() - before.at < FRESH_MS) return before.made;
      // Who is turned away takes no step: else a flood would shut the door for long after it.
      const waits = isOpen() ? pace.take() : 0;
      if (waits > 0) pace.take(-1);
      if (waits > 0 || !isOpen()) return before?.made ?? BUSY;
      const made = page(event).then(
        (body) => {
          const sheet = body === null ? null : readSheet(body);
          if (sheet !== null) return { status: 200, headers: PAGE_HEADERS, body: pageOf(sheet) };
          // Addresses that were guessed push no page out of memory.
          known.delete(event);
          return NONE;
        },
        () => {
          known.delete(event);
          return BUSY;
        },
      );
      known.delete(event);
      known.set(event, { at: now(), made });
      dropOldest(known, MAX_KNOWN);
      return made;
    },
  };
}

const HEADERS = { ...PAGE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };
/** @type {Made} */
const NONE = { status: 404, headers: HEADERS, body: 'This event has no page here\n' };
/** @type {Made} */
const BUSY = { status: 503, headers: { ...HEADERS, 'Retry-After': '5' }, body: 'Try again in a moment\n' };
