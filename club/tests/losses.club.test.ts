import { expect, it } from 'vitest';
import { loggedIn, newChannel, phone, random, said, until, wait, written } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';

/*
 * The server dies, its streams go, its disk goes: what was acknowledged is there, or its phone sends it
 * again.
 */

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

it('2,000 appends with the server killed five times: none is lost, none comes twice', {
  timeout: 150_000,
}, async () => {
  const [tables, each] = [20, 100];
  let done = 0;
  const table = async () => {
    const { write, channel } = newChannel();
    const sent = Array.from({ length: each }, () => random(200));
    let acknowledged = 0;
    while (acknowledged < each) {
      try {
        const connection = await loggedIn(server, write.pass, channel);
        while (acknowledged < each) {
          const outcome = await connection.append(acknowledged + 1, sent[acknowledged] ?? random(1));
          // Taken is our own, whose answer was lost.
          if (outcome !== 'stored' && outcome !== 'taken') throw new Error(outcome);
          acknowledged += 1;
          done += 1;
        }
        await connection.close();
      } catch {
        await wait(50);
      }
    }
    return { write, channel, sent };
  };
  const all = Promise.all(Array.from({ length: tables }, table));
  for (let kill = 1; kill <= 5; kill += 1) {
    await until(() => done >= kill * 300);
    await server.kill();
    await wait(20);
    await server.restart();
  }
  for (const { write, channel, sent } of await all) {
    const reader = await loggedIn(server, write.pass, channel);
    const { last, messages } = await reader.read(1, 64);
    const rest = await reader.read(65, 64);
    expect(last).toBe(each);
    expect([...messages, ...rest.messages].map(({ message }) => message)).toEqual(sent);
    await reader.close();
  }
  expect(done).toBe(tables * each);
});

it('streams that are gone are made anew at once, and filled by the phones', async () => {
  const shared = newChannel();
  const blue = phone(server, shared, { writes: true, from: written(30) });
  blue.goOnline();
  await until(() => blue.state().upto === 30);
  const behind = await server.behind();
  const begun = performance.now();
  for (const stream of ['battles', 'results']) await behind.request(`$JS.API.STREAM.DELETE.${stream}`);
  const late = phone(server, shared, { writes: false });
  late.goOnline();
  await until(() => late.entries().length === 30);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await until(() => blue.says() === 'Shared · the club had lost it and has all of it again');
  await Promise.all([blue.goOffline(), late.goOffline(), behind.close()]);
});

it('a message that is gone from the middle of a channel is noticed by its writer, who begins it again', async () => {
  const shared = newChannel();
  const blue = phone(server, shared, { writes: true });
  blue.goOnline();
  for (const upto of [1, 2, 3]) {
    blue.tap(`entry ${upto}`);
    await until(() => blue.state().upto === upto);
  }
  await blue.goOffline();
  const looking = await loggedIn(server, shared.write.pass, shared.channel);
  expect(await looking.state()).toEqual({ last: 3, isWhole: true });
  const behind = await server.behind();
  await behind.request('$JS.API.STREAM.PURGE.battles', JSON.stringify({ filter: `b.${shared.channel}.2` }));
  expect(await looking.state()).toEqual({ last: 3, isWhole: false });
  blue.goOnline();
  const reader = phone(server, shared, { writes: false });
  reader.goOnline();
  await until(() => reader.entries().length === 3);
  expect(said(reader.entries())).toEqual(said(blue.entries()));
  await until(() => reader.state().line === 'live' && !reader.state().isBehind);
  await Promise.all([blue.goOffline(), reader.goOffline(), looking.close(), behind.close()]);
});
