import { guestStamp, isStampOf, secretBelow, stampBelow } from './secrets.mjs';

/** No event has more of either (`src/tournament/act.ts`). */
const MAX_ROUND = 20;
const MAX_TABLE = 999;
const MAX_PLAYER = 2_000;

/**
 * What a login may ask.
 * @typedef {'append' | 'read' | 'state' | 'say' | 'results' | 'result' | 'send' | 'giveBack' | 'acknowledge' | 'show' | 'bring' | 'brought' | 'lists' | 'list'} Verb
 * What it may hear: what is stored, and what host and guests of a battle say to each other, which is not.
 * @typedef {'log' | 'results' | 'talk' | 'lists'} Heard
 */

/**
 * What a login may do, always with one channel: the one that its secret leads to. No question names a
 * channel.
 *
 * `isMember`: it carries a stamp that only somebody with the club's code, or a writer, can make. `isVouched`:
 * it carries some stamp; where it does not, as in links of before, it is let in only where the channel holds
 * something. `table` is what a table's code is for: of any table of the round where its `table` is null.
 * @typedef {{
 *   channel: string, asks: ReadonlySet<Verb>, hears: ReadonlySet<Heard>, isMember: boolean, isVouched: boolean,
 *   table: { round: number, table: number | null } | null,
 * }} Grant
 */

const SECRET = '([A-Za-z0-9_-]{22})';
const STAMP = '([A-Za-z0-9_-]{12})';

/**
 * @type {(channel: string, asks: readonly Verb[], hears: readonly Heard[], more:
 * Partial<Grant>) => Grant}
 */
const granted = (channel, asks, hears, more) => ({
  channel,
  asks: new Set(asks),
  hears: new Set(hears),
  isMember: false,
  isVouched: true,
  table: null,
  ...more,
});

/**
 * Whether a stamp lets somebody read what only a writer of that channel can have made; null where it carries
 * none.
 * @param {readonly string[]} keys @param {string} channel @param {string | undefined} stamp
 */
const vouchedBy = (keys, channel, stamp) => {
  if (stamp === undefined) return null;
  return keys.some((key) => isStampOf(key, `b.${channel}`, stamp, stampBelow));
};

/** @param {readonly string[]} keys @param {string} subject @param {string} stamp */
const isStamped = (keys, subject, stamp) => keys.some((key) => isStampOf(key, subject, stamp));

/**
 * The kinds of login, each with its exact shape. What is not written exactly so is refused: no empty secret,
 * no part too long, no wildcard but a round's own.
 * @type {readonly { shape: RegExp, grant: (parts: readonly (string | undefined)[], keys: readonly string[]) => Grant | null }[]}
 */
const KINDS = [
  {
    // Follows a battle, or reads the lists of an event.
    shape: new RegExp(`^r\\.${SECRET}(?:\\.${STAMP})?$`),
    grant: ([reader = '', stamp], keys) => {
      const channel = secretBelow(reader);
      const isVouched = vouchedBy(keys, channel, stamp);
      if (isVouched === false) return null;
      return granted(channel, ['read'], ['log'], { isVouched: isVouched ?? false });
    },
  },
  {
    // Writes a battle, or a list of own devices.
    shape: new RegExp(`^w\\.${SECRET}\\.${STAMP}$`),
    grant: ([writer = '', stamp = ''], keys) => {
      const channel = secretBelow(secretBelow(writer));
      if (!isStamped(keys, `b.${channel}`, stamp)) return null;
      return granted(channel, ['read', 'state', 'append', 'say'], ['log', 'talk'], { isMember: true });
    },
  },
  {
    // Follows a battle, and asks the phone that writes it.
    shape: new RegExp(`^g\\.${SECRET}\\.${STAMP}$`),
    grant: ([reader = '', stamp = ''], keys) => {
      const channel = secretBelow(reader);
      if (!keys.some((key) => isStampOf(key, `b.${channel}`, stamp, guestStamp))) return null;
      return granted(channel, ['read', 'say'], ['log', 'talk'], {});
    },
  },
  {
    // Watches an event: its log and all of its results; and the army lists that were sent, which open only with
    // a key that its organiser shows.
    shape: new RegExp(`^e\\.${SECRET}(?:\\.${STAMP})?$`),
    grant: ([reader = '', stamp], keys) => {
      const channel = secretBelow(reader);
      const isVouched = vouchedBy(keys, channel, stamp);
      if (isVouched === false) return null;
      return granted(channel, ['read', 'results', 'lists', 'list'], ['log', 'results'], {
        isVouched: isVouched ?? false,
      });
    },
  },
  {
    // Organises an event. Gives a club that lost its disk the results back, says which results it has, and shows
    // its page to everybody.
    shape: new RegExp(`^o\\.${SECRET}\\.${STAMP}$`),
    grant: ([writer = '', stamp = ''], keys) => {
      const channel = secretBelow(secretBelow(writer));
      if (!isStamped(keys, `b.${channel}`, stamp)) return null;
      return granted(
        channel,
        ['read', 'state', 'append', 'results', 'giveBack', 'acknowledge', 'show', 'lists', 'list'],
        ['log', 'results', 'lists'],
        { isMember: true },
      );
    },
  },
  {
    // Sends the result of one table, or of any table of one round.
    shape: new RegExp(`^t\\.${SECRET}\\.([1-9]\\d?)\\.([1-9]\\d{0,3}|\\*)\\.${STAMP}$`),
    grant: ([reader = '', round = '', table = '', stamp = ''], keys) => {
      const channel = secretBelow(reader);
      if (!isStamped(keys, `r.${channel}.${round}.${table}`, stamp)) return null;
      return granted(channel, ['read', 'send', 'result'], ['log'], {
        table: { round: Number(round), table: table === '*' ? null : Number(table) },
      });
    },
  },
  {
    // Sends the army list of a player, and sees what the club has under the number of that phone; no list.
    shape: new RegExp(`^l\\.${SECRET}\\.${STAMP}$`),
    grant: ([reader = '', stamp = ''], keys) => {
      const channel = secretBelow(reader);
      if (!isStamped(keys, `l.${channel}`, stamp)) return null;
      return granted(channel, ['read', 'bring', 'brought'], ['log'], {});
    },
  },
  {
    // Shows that its phone has the club's code, and may ask nothing.
    shape: new RegExp(`^c\\.${SECRET}\\.${STAMP}$`),
    grant: ([chance = '', stamp = ''], keys) =>
      // A name that no channel has: else it would take the places of those who write there.
      isStamped(keys, `c.${chance}`, stamp) ? granted(`c.${chance}`, [], [], { isMember: true }) : null,
  },
];

/**
 * What a login may do: exactly what its secret is for, or null where it is refused.
 * @param {string} login such as "r.<secret>"
 * @param {readonly string[]} keys what stamps are made with in this club: of its code, today's way and the
 * one of before
 * @returns {Grant | null}
 */
export function grantOf(login, keys) {
  for (const { shape, grant } of KINDS) {
    const parts = shape.exec(login);
    if (parts) return grant(parts.slice(1), keys);
  }
  return null;
}

/**
 * The table that a question is about, where the login may ask about it; else null.
 * @param {Grant} grant @param {readonly string[]} words the question's words behind its verb
 * @returns {{ round: number, table: number } | null}
 */
export function tableOf(grant, words) {
  const [round = 0, table = 0] = words.map(wholeNumber);
  if (words.length !== 2 || !isWithin(round, MAX_ROUND) || !isWithin(table, MAX_TABLE)) return null;
  const { table: own } = grant;
  if (own !== null && (own.round !== round || (own.table ?? table) !== table)) return null;
  return { round, table };
}

/** The round that a question is about, or null. @param {readonly string[]} words @returns {number | null} */
export function roundOf(words) {
  const [round = 0] = words.map(wholeNumber);
  return words.length === 1 && isWithin(round, MAX_ROUND) ? round : null;
}

/**
 * The army list that a question is about: of that player, from that phone; or null.
 * @param {readonly string[]} words
 * @returns {{ player: number, from: string } | null}
 */
export function listOf(words) {
  const [player = '', from = ''] = words;
  if (words.length !== 2 || !/^[A-Za-z0-9_-]{11}$/.test(from)) return null;
  return isWithin(wholeNumber(player), MAX_PLAYER) ? { player: wholeNumber(player), from } : null;
}

/**
 * The number of a message that a question is about, or null.
 * @param {readonly string[]} words
 * @returns {number | null}
 */
export function numberOf(words) {
  const [number = 0] = words.map(wholeNumber);
  return words.length === 1 && number > 0 ? number : null;
}

/** @param {string} word 0 where it is no number written as we write them */
function wholeNumber(word) {
  return /^[1-9]\d{0,6}$/.test(word) ? Number(word) : 0;
}

/** @param {number} value @param {number} most */
function isWithin(value, most) {
  return value >= 1 && value <= most;
}
