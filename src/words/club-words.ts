import { club as said } from '@/messages/compiled/club';

/** Clubs and battles shared there. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "3 s ago", "5 min ago", "2 h ago", "4 days ago". */
const ago = (ms: number): string => {
  if (ms < SECOND_MS) return said.ago.now;
  if (ms < MINUTE_MS) return said.ago.seconds(Math.floor(ms / SECOND_MS));
  if (ms < HOUR_MS) return said.ago.minutes(Math.floor(ms / MINUTE_MS));
  if (ms < DAY_MS) return said.ago.hours(Math.floor(ms / HOUR_MS));
  return said.ago.days(Math.floor(ms / DAY_MS));
};

/** These sentences in the current language; loaded with their screens. */
export const clubWords = {
  ...said,
  ago,
  line: { ...said.line, older: said.older, newer: said.newer },
  /** When following: how recent the shown state is. */
  fresh: {
    ...said.fresh,
    live: (ms: number | null): string =>
      ms === null ? said.fresh.live.without : said.fresh.live.with(ago(ms)),
    /** A later entry is there, and one in front of it is not yet. */
    behind: (ms: number | null): string =>
      ms === null ? said.fresh.behind.without : said.fresh.behind.with(ago(ms)),
    away: (ms: number | null): string =>
      ms === null ? said.fresh.away.without : said.fresh.away.with(ago(ms)),
  },
  sharing: {
    ...said.sharing,
    away: (count: number): string => (count === 0 ? said.sharing.away.none : said.sharing.away.some(count)),
  },
  /** A small mark in every room of a battle that is shared live. */
  mark: { ...said.mark, shared: (_count: number): string => said.mark.shared },
  refusals: { ...said.refusals, clubOlder: said.older, clubNewer: said.newer },
} as const;
