import { isStampOf, secretBelow } from './secrets.mjs';

/** @typedef {{ pub: readonly string[], sub: readonly string[] }} Permissions */

/** @type {(channel: string) => Permissions} */
const reading = (channel) => ({
  pub: [`$JS.API.DIRECT.GET.battles.b.${channel}.*`],
  sub: [`live.b.${channel}.*`, `_INBOX.${channel}.>`],
});

/** @type {(...parts: readonly Permissions[]) => Permissions} */
const together = (...parts) => ({
  pub: parts.flatMap(({ pub }) => pub),
  sub: parts.flatMap(({ sub }) => sub),
});

/** @type {(channel: string) => Permissions} */
const writing = (channel) => together(reading(channel), { pub: [`b.${channel}.*`], sub: [] });

/** The results of an event: read by round in one request, and heard as they come. @type {(event: string) => Permissions} */
const results = (event) => ({ pub: ['$JS.API.DIRECT.GET.results'], sub: [`live.r.${event}.>`] });

const SECRET = '([A-Za-z0-9_-]{22})';
const STAMP = '([A-Za-z0-9_-]{12})';

/**
 * The kinds of login, each with its exact shape. What is not written exactly so is refused: no empty secret, no part too long, no
 * wildcard but a round's own.
 * @type {readonly { shape: RegExp, grant: (parts: readonly string[], code: string) => Permissions | null }[]}
 */
const KINDS = [
  {
    // Follows a battle, or reads the lists of an event.
    shape: new RegExp(`^r\\.${SECRET}$`),
    grant: ([reader = '']) => reading(secretBelow(reader)),
  },
  {
    // Writes a battle, a list of own devices, or an event.
    shape: new RegExp(`^w\\.${SECRET}\\.${STAMP}$`),
    grant: ([writer = '', stamp = ''], code) => {
      const channel = secretBelow(secretBelow(writer));
      return isStampOf(code, `b.${channel}`, stamp) ? writing(channel) : null;
    },
  },
  {
    // Watches an event: its lists and all of its results.
    shape: new RegExp(`^e\\.${SECRET}$`),
    grant: ([reader = '']) => {
      const event = secretBelow(reader);
      return together(reading(event), results(event));
    },
  },
  {
    // Organises an event.
    shape: new RegExp(`^o\\.${SECRET}\\.${STAMP}$`),
    grant: ([writer = '', stamp = ''], code) => {
      const event = secretBelow(secretBelow(writer));
      if (!isStampOf(code, `b.${event}`, stamp)) return null;
      // Gives a club that lost its disk the results back.
      return together(writing(event), results(event), { pub: [`r.${event}.*.*`], sub: [] });
    },
  },
  {
    // Sends the result of one table, or of any table of one round.
    shape: new RegExp(`^t\\.${SECRET}\\.([1-9]\\d?)\\.([1-9]\\d{0,3}|\\*)\\.${STAMP}$`),
    grant: ([reader = '', round = '', table = '', stamp = ''], code) => {
      const event = secretBelow(reader);
      const subject = `r.${event}.${round}.${table}`;
      if (!isStampOf(code, subject, stamp)) return null;
      return together(reading(event), {
        pub: [subject, `$JS.API.DIRECT.GET.results.${subject}`],
        sub: [],
      });
    },
  },
];

/**
 * What a login may do: exactly the subjects of its secret, or null where it is refused.
 * @param {string} login such as "r.<secret>"
 * @param {string} code the club's code
 * @returns {Permissions | null}
 */
export function permissionsOf(login, code) {
  for (const { shape, grant } of KINDS) {
    const parts = shape.exec(login);
    if (parts) return grant(parts.slice(1), code);
  }
  return null;
}
