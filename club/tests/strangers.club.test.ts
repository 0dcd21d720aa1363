import { headers, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  channelSubject,
  type Login,
  messageSubject,
  organiserLogin,
  readerLogin,
  resultSubject,
  tableLogin,
  watcherLogin,
  writerLogin,
} from '@/club/login';
import { channelOf, newSecret, secretBelow, stampBelow, stampOf } from '@/club/secrets';
import { random, STAMP_KEY, wait } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';

/*
 * Strangers and holders of a link, as they would come: a plain client of the server's own protocol, with every subject, reply and header.
 * After each of them, what lies behind the gate is exactly as it was.
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

/** One of each kind of login that somebody else may have, and one that anybody can make up. */
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

/** Does something as that login, and waits until the club ended the connection, or for a moment where it does not. */
async function attack(login: Login, what: (nats: NatsConnection) => void): Promise<void> {
  const nats = await client(login);
  if (nats === null) return;
  what(nats);
  // Whatever the club says to it stands behind the answer to a ping; or it has ended the connection.
  await Promise.race([nats.flush().catch(() => {}), nats.closed()]);
  await nats.close();
}

const each = Object.entries(LOGINS);

describe.each(each)('%s', (_, login) => {
  it('changes nothing by any reply subject', async () => {
    const before = await stored();
    const own = [
      `$JS.API.DIRECT.GET.battles.b.${login.channel}.1`,
      'read.1',
      'results.1',
      'append.1',
      'nothing',
    ];
    for (const reply of FOREIGN_REPLIES) {
      await attack(login, (nats) => {
        for (const subject of own) nats.publish(subject, 'garbage', { reply });
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('changes nothing, and learns nothing, by any subject of the interface', async () => {
    const before = await stored();
    const answers: string[] = [];
    for (const subject of [...INTERFACE, ...WRITES]) {
      await attack(login, (nats) => {
        for (const body of BODIES) {
          nats.request(subject, body, { timeout: 200 }).then(
            (answer) => answers.push(`${subject}: ${answer.string()}`),
            () => {},
          );
        }
      });
    }
    expect(answers).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('changes nothing by any header', async () => {
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
    for (const [name, value] of Object.entries(made)) {
      const sent = headers();
      sent.set(name, value);
      await attack(login, (nats) => {
        for (const subject of ['append.1', 'read.1', 'send.1.1', ...WRITES])
          nats.publish(subject, 'garbage', { headers: sent, reply: `_INBOX.${login.channel}.x` });
      });
    }
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
