import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organiserLogin, resultSubject, tableLogin, watcherLogin } from '@/club/event-login';
import {
  channelSubject,
  codeLogin,
  type Login,
  messageSubject,
  readerLogin,
  writerLogin,
} from '@/club/login';
import { channelOf, newSecret, secretBelow, stampBelow, stampOf } from '@/club/secrets';
import { random, STAMP_KEY, wait } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';
import { question, rawVisitor } from './raw-visitor';

/*
 * Strangers and holders of a link, as they would come: a plain client of the server's own protocol, with
 * every subject, reply and header. After each of them, what lies behind the gate is exactly as it was.
 */

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

const WRITER = newSecret(random);
const CHANNEL = channelOf(WRITER);
const EVENT_WRITER = newSecret(random);
const EVENT = channelOf(EVENT_WRITER);
const EVENT_READER = secretBelow(EVENT_WRITER);
const stamp = (subject: string) => stampOf(STAMP_KEY, subject);
const WATCH_STAMP = stampBelow(stamp(channelSubject(EVENT)));

/**
 * Each kind of login that somebody else may have, and those that anybody can make up. None of them may write
 * or read what is below.
 */
const LOGINS: Readonly<Record<string, Login>> = {
  'a made-up reader': readerLogin(newSecret(random), null),
  'a made-up watcher': watcherLogin(newSecret(random), null),
  'a follower': readerLogin(secretBelow(WRITER), stampBelow(stamp(channelSubject(CHANNEL)))),
  'a follower with a link of before': readerLogin(secretBelow(WRITER), null),
  'a table’s code': tableLogin(EVENT_READER, 1, 1, stamp(resultSubject(EVENT, 1, 1))),
  'a round’s code': tableLogin(EVENT_READER, 2, null, stamp(resultSubject(EVENT, 2, null))),
  'an event’s link': watcherLogin(EVENT_READER, WATCH_STAMP),
  'a writer of another battle': (() => {
    const writer = newSecret(random);
    return writerLogin(writer, stamp(channelSubject(channelOf(writer))));
  })(),
  'somebody with the code alone': codeLogin(newSecret(random), STAMP_KEY),
  'an organiser of another event': (() => {
    const writer = newSecret(random);
    return organiserLogin(writer, stamp(channelSubject(channelOf(writer))));
  })(),
};

const WRITES = [
  messageSubject(CHANNEL, 1),
  messageSubject(CHANNEL, 40),
  messageSubject(EVENT, 1),
  messageSubject(EVENT, 3),
  resultSubject(EVENT, 1, 2),
  resultSubject(EVENT, 3, 1),
];
const INTERFACE = [
  '$JS.API.STREAM.DELETE.battles',
  '$JS.API.STREAM.DELETE.results',
  '$JS.API.STREAM.PURGE.battles',
  '$JS.API.STREAM.PURGE.results',
  '$JS.API.STREAM.UPDATE.battles',
  '$JS.API.STREAM.CREATE.mine',
  '$JS.API.STREAM.MSG.DELETE.battles',
  '$JS.API.STREAM.MSG.GET.battles',
  '$JS.API.STREAM.INFO.battles',
  '$JS.API.STREAM.NAMES',
  '$JS.API.CONSUMER.CREATE.battles',
  '$JS.API.DIRECT.GET.battles',
  '$JS.API.DIRECT.GET.results',
  `$JS.API.DIRECT.GET.battles.b.${CHANNEL}.1`,
  '$JS.API.INFO',
  '$JS.API.ACCOUNT.PURGE.CLUB',
  '$SYS.REQ.SERVER.PING',
  '$SYS.REQ.USER.INFO',
  '$SYS.REQ.USER.AUTH',
];
const FOREIGN_REPLIES = [
  ...INTERFACE,
  ...WRITES,
  `live.b.${CHANNEL}.40`,
  '_INBOX.somebody.else.1',
  `_INBOX.${CHANNEL}`,
];
const WILDCARDS = [
  '>',
  '*',
  '*.*',
  '$JS.>',
  '$SYS.>',
  '_INBOX.>',
  '_INBOX.*.>',
  `_INBOX.${CHANNEL}.>`,
  '_R_.>',
  'live.>',
  'live.b.*.*',
  `live.r.${EVENT}.>`,
  'b.>',
  `b.${CHANNEL}.*`,
  'r.>',
  'log.>',
  'results.*',
];
/**
 * The gate's own questions, written so that a careless reader would find another channel, or another
 * question, in them.
 */
const SPELLINGS = [
  `append.1.${CHANNEL}`,
  `${CHANNEL}.append.1`,
  `append.1.1`,
  'append.0',
  'append.01',
  'append.-1',
  'append.*',
  'append.>',
  'read.>',
  'results.*',
  'results.>',
  'result.1.>',
  'result.*.2',
  'send.1.*',
  'send.1.2.3',
  'show.1',
  `show.${CHANNEL}`,
  'APPEND.1',
  'clear',
  `clear.${CHANNEL}`,
  'constructor',
  '__proto__.1',
];
const BODIES = ['', '{}', '{"multi_last":[">"]}', '{"last_by_subj":">"}', 'x'.repeat(400)];

let behind: NatsConnection;
beforeAll(async () => {
  behind = await server.behind();
  for (const number of [1, 2, 3]) await behind.request(messageSubject(CHANNEL, number), 'a battle');
  for (const number of [1, 2]) await behind.request(messageSubject(EVENT, number), 'acts of an organiser');
  await behind.request(resultSubject(EVENT, 1, 2), 'the neighbour’s result');
});
afterAll(async () => {
  await behind?.close();
});

/** The last message of the battle. */
let last = 3;

/** What the two streams hold: how many messages under which subjects, up to which sequence. */
async function stored(): Promise<unknown> {
  const facts = await Promise.all(
    ['battles', 'results'].map(async (name) => {
      const answer = await behind.request(`$JS.API.STREAM.INFO.${name}`, '{"subjects_filter":">"}');
      const { config, state } = answer.json<{ config: unknown; state: Record<string, unknown> }>();
      return { config, subjects: state.subjects, last: state.last_seq, deleted: state.num_deleted };
    }),
  );
  return facts;
}

/** A plain client with that login; null where it is not let in. */
async function client(login: Login): Promise<NatsConnection | null> {
  try {
    return await wsconnect({
      servers: [server.url],
      user: 'warledger',
      pass: login.pass,
      inboxPrefix: `_INBOX.${login.channel}`,
      reconnect: false,
      timeout: 4_000,
      ignoreClusterUpdates: true,
      wsFactory: server.wsFactory as never,
    });
  } catch {
    return null;
  }
}

/** An inbox of that login's own, as its visitor hears it under the number 1. */
const inboxOf = ({ channel }: Login) => `_INBOX.${channel}.mine`;

/**
 * Says that as that login, each time on a connection of its own, for the gate ends it at the first fault;
 * resolves with all that the gate said behind the login, once it has ended the connection or answered a ping.
 */
async function attack(login: Login, texts: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const some = texts.slice(from, from + AT_ONCE).map(async (text) => {
      const visitor = await rawVisitor(server, login);
      await soon(() => !visitor.isOpen() || visitor.heard().includes('PONG'));
      const before = visitor.heard().length;
      visitor.send(`SUB ${inboxOf(login)} 1\r\n${text}PING\r\n`);
      await soon(() => !visitor.isOpen() || visitor.heard().includes('PONG', before));
      heard.push(visitor.heard().slice(before));
      visitor.close();
    });
    await Promise.all(some);
  }
  return heard;
}
const AT_ONCE = 40;

async function soon(what: () => boolean): Promise<void> {
  for (let waited = 0; !what() && waited < 4_000; waited += 2) await wait(2);
  if (!what()) throw new Error('The gate neither answered nor ended the connection');
}

/** What is heard besides refusals: no message may come of an attack. */
const messagesIn = (heard: readonly string[]) => heard.filter((text) => text.includes('MSG '));

/** All that a login of some kind may ask about its own channel. */
const OWN = [
  'read.1',
  'state',
  'append.1',
  'results.1',
  'result.1.1',
  'send.1.1',
  'giveBack.1.1',
  'acknowledge.1.1',
];

/**
 * The nine kinds of login; and those who hold the battle and the event themselves, about everybody else's.
 */
const each = Object.entries(LOGINS);

describe.each(each)('%s', (_, login) => {
  it('changes and learns nothing by any reply subject', async () => {
    const before = await stored();
    const questions = OWN.flatMap((subject) =>
      FOREIGN_REPLIES.map((reply) => question(subject, reply, subject === 'read.1' ? '1' : 'garbage')),
    );
    expect(messagesIn(await attack(login, questions))).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('changes and learns nothing by any subject of the interface', async () => {
    const before = await stored();
    const questions = [...INTERFACE, ...WRITES, ...SPELLINGS].flatMap((subject) =>
      BODIES.map((body) => question(subject, inboxOf(login), body)),
    );
    expect(messagesIn(await attack(login, questions))).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('changes and learns nothing by any header', async () => {
    const before = await stored();
    const made = {
      'Nats-Rollup': 'all',
      'Nats-Expected-Last-Subject-Sequence': '0',
      'Nats-Expected-Last-Sequence': '1',
      'Nats-Expected-Stream': 'battles',
      'Nats-Msg-Id': 'x',
      'Nats-TTL': '1s',
      'Nats-Trace-Dest': `b.${CHANNEL}.40`,
      Status: '503',
    };
    const sent = Object.entries(made).flatMap(([name, value]) =>
      ['append.1', 'read.1', 'send.1.1', ...WRITES].map((subject) => {
        const head = `NATS/1.0\r\n${name}: ${value}\r\n\r\n`;
        return `HPUB ${subject} ${inboxOf(login)} ${head.length} ${head.length + 1}\r\n${head}1\r\n`;
      }),
    );
    expect(messagesIn(await attack(login, sent))).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('hears nothing by any wildcard', async () => {
    const heard: string[] = [];
    const listening = await Promise.all(
      WILDCARDS.map(async (subject) => {
        const nats = await client(login);
        nats?.subscribe(subject, {
          callback: (error, message) => {
            if (error === null) heard.push(message.subject);
          },
        });
        await Promise.race([nats?.flush().catch(() => {}), nats?.closed()]);
        return nats;
      }),
    );
    last += 1;
    await behind.request(messageSubject(CHANNEL, last), 'goes on');
    await behind.request(resultSubject(EVENT, 1, 2), 'again');
    await wait(50);
    for (const nats of listening) await nats?.close();
    expect(heard).toEqual([]);
  });
});

describe('the attack itself', () => {
  it('is let in, and would be answered: a question of its own is', async () => {
    const follower = LOGINS['a follower'];
    if (follower === undefined) throw new Error('No follower');
    const [heard = ''] = await attack(follower, [question('read.1', inboxOf(follower), '1')]);
    await wait(50);
    const visitor = await rawVisitor(server, follower);
    visitor.send(`SUB ${inboxOf(follower)} 1\r\n${question('read.1', inboxOf(follower), '1')}`);
    await soon(() => visitor.heard().includes('a battle'));
    expect(heard).not.toContain('-ERR');
    visitor.close();
  });
});
