import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClub } from '@/club/connection';
import { channelSubject, messageSubject, readerLogin, writerLogin } from '@/club/login';
import { sealRun } from '@/club/run';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { newChannel, phone, random, type TestEntry, wait } from './club-phones';
import { type ClubServer, startClubServer } from './club-server';

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
}, 300_000);
afterAll(async () => {
  await server.close();
});

const said = (entries: readonly { readonly seq: number }[]) =>
  (entries as readonly TestEntry[]).map(({ says }) => says);
const written = (count: number): readonly TestEntry[] =>
  Array.from({ length: count }, (_, index) => ({ seq: index + 1, at: index, says: `entry ${index + 1}` }));
const until = (what: () => boolean) => expect.poll(what, { timeout: 20_000, interval: 10 }).toBe(true);
/** A text that hardly packs. */
const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(33 + ((random(1)[0] ?? 0) % 90))).join('');
const socket = () => ({ url: server.url, wsFactory: server.wsFactory });

async function loggedIn(pass: string, channel: string) {
  const connected = await connectClub({ pass, channel }, socket());
  if (!connected.ok) throw new Error(`Not let in: ${connected.failure}`);
  return connected.connection;
}

describe('a battle that is followed', () => {
  it('shows every entry on the other phone, in its order', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(3) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 3);
    for (const says of ['charge', 'flank', 'undone']) blue.tap(says);
    await until(() => reader.entries().length === 6);
    expect(said(reader.entries())).toEqual(said(blue.entries()));
    await until(() => reader.state().upto === 6);
    expect(reader.state()).toMatchObject({ line: 'live', trouble: null });
    await Promise.all([blue.goOffline(), reader.goOffline()]);
  });

  it('catches up after hours offline in few messages', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true });
    const reader = phone(server, shared, { writes: false });
    blue.tap('first');
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 1);
    await Promise.all([blue.goOffline(), reader.goOffline()]);
    for (let tap = 0; tap < 900; tap += 1) blue.tap(`offline ${tap}`);
    blue.goOnline();
    await until(() => blue.state().upto === 901);
    expect(blue.position().number).toBe(4);
    reader.goOnline();
    await until(() => reader.entries().length === 901);
    expect(said(reader.entries())).toEqual(said(blue.entries()));
    await Promise.all([blue.goOffline(), reader.goOffline()]);
  });

  it('is the same whatever the clocks of both phones say', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, now: () => Date.UTC(1971, 0, 1) });
    const reader = phone(server, shared, { writes: false, now: () => Date.UTC(2099, 0, 1) });
    blue.tap('late', 9e12);
    blue.tap('early', 1);
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 2);
    blue.tap('between', 5e11);
    await until(() => reader.entries().length === 3);
    expect(reader.entries()).toEqual(blue.entries());
    await Promise.all([blue.goOffline(), reader.goOffline()]);
  });

  it('is written on by another phone, and comes back to the first', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(2) });
    const red = phone(server, shared, { writes: true });
    blue.goOnline();
    await until(() => blue.state().upto === 2);
    red.goOnline();
    await until(() => red.entries().length === 2);
    red.tap('red writes on');
    await until(() => blue.entries().length === 3);
    blue.tap('and blue again');
    await until(() => red.entries().length === 4);
    expect(said(red.entries())).toEqual(said(blue.entries()));
    expect([...blue.beside(), ...red.beside()]).toEqual([]);
    await Promise.all([blue.goOffline(), red.goOffline()]);
  });
});

describe('when something goes wrong', () => {
  it('goes on where it stopped when the server went away in the middle', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(5) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 5);
    await server.kill();
    await until(() => reader.state().line === 'offline');
    blue.tap('while it was away');
    expect(reader.entries()).toHaveLength(5);
    await server.restart();
    await until(() => reader.entries().length === 6);
    expect(reader.state().trouble).toBeNull();
    await Promise.all([blue.goOffline(), reader.goOffline()]);
  });

  it('is filled again by the phones when the server comes back with empty disks', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(450) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 450);
    blue.tap('one more');
    await until(() => reader.entries().length === 451);
    await server.restart({ wiped: true });
    await until(() => blue.state().line === 'live' && reader.state().line === 'live');
    blue.tap('after the flood');
    await until(() => reader.entries().length === 452);
    expect(said(reader.entries())).toEqual(said(blue.entries()));
    const late = phone(server, shared, { writes: false });
    late.goOnline();
    await until(() => late.entries().length === 452);
    expect(said(late.entries())).toEqual(said(blue.entries()));
    await Promise.all([blue.goOffline(), reader.goOffline(), late.goOffline()]);
  });

  it('loses and doubles nothing on a network that flaps', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true });
    const reader = phone(server, shared, { writes: false });
    for (let round = 0; round < 6; round += 1) {
      blue.goOnline();
      reader.goOnline();
      for (let tap = 0; tap < 7; tap += 1) blue.tap(`round ${round}, tap ${tap}`);
      if (round % 2 === 0) await wait(30);
      await Promise.all([blue.goOffline(), reader.goOffline()]);
      blue.tap(`round ${round}, offline`);
    }
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 48);
    expect(reader.entries()).toEqual(blue.entries());
    await Promise.all([blue.goOffline(), reader.goOffline()]);
  });

  it('keeps both courses when two phones race, and says at which entry they part', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(10) });
    blue.goOnline();
    await until(() => blue.state().upto === 10);
    const red = phone(server, shared, { writes: true });
    red.goOnline();
    await until(() => red.entries().length === 10);
    await Promise.all([blue.goOffline(), red.goOffline()]);
    blue.tap('blue says');
    red.tap('red says');
    red.tap('and more');
    blue.goOnline();
    red.goOnline();
    await until(() => [blue, red].some((one) => one.state().trouble === 'split'));
    const [loser, winner] = blue.state().trouble === 'split' ? [blue, red] : [red, blue];
    await until(() => winner.state().upto === winner.entries().length);
    expect(loser.beside()).toHaveLength(1);
    expect(loser.beside()[0]).toMatchObject({ at: 11 });
    expect(said(loser.beside()[0]?.course ?? [])).toEqual(said(winner.entries()));
    expect(said(loser.entries()).slice(0, 10)).toEqual(said(winner.entries()).slice(0, 10));
    expect(winner.state().trouble).toBeNull();
    await Promise.all([blue.goOffline(), red.goOffline()]);
  });

  it('acknowledges one of two messages that race for the same number, never both', async () => {
    const shared = newChannel();
    const one = await loggedIn(shared.write.pass, shared.channel);
    const two = await loggedIn(shared.write.pass, shared.channel);
    for (let number = 1; number <= 100; number += 1) {
      const subject = messageSubject(shared.channel, number);
      const outcomes = await Promise.all([one.put(subject, random(50)), two.put(subject, random(50))]);
      expect([...outcomes].sort()).toEqual(['stored', 'taken']);
    }
    await Promise.all([one.close(), two.close()]);
  });

  it('does not let in a link or a code of another club', async () => {
    const writer = newSecret(random);
    const channel = channelOf(writer);
    const foreign = writerLogin(writer, stampOf('another code', channelSubject(channel)));
    const attempts = [
      foreign.pass,
      '',
      'r.',
      `r.${'x'.repeat(21)}`,
      `r.${'x'.repeat(23)}`,
      'r.*',
      'w.>',
      `w.${writer}.`,
    ];
    for (const pass of attempts) {
      expect(await connectClub({ pass, channel }, socket()), pass).toEqual({ ok: false, failure: 'refused' });
    }
  });

  it('lets a reader write nothing, and read and hear no other battle', async () => {
    const [own, other] = [newChannel(), newChannel()];
    const writer = await loggedIn(other.write.pass, other.channel);
    await writer.put(messageSubject(other.channel, 1), random(40));
    const reader = await loggedIn(readerLogin(secretBelow(own.writer)).pass, own.channel);
    const heard: string[] = [];
    reader.listen('b.*.*', (subject) => heard.push(subject));
    reader.listen(messageSubject(other.channel, '*'), (subject) => heard.push(subject));
    await expect(reader.put(messageSubject(own.channel, 1), random(40))).rejects.toThrow(/permission/i);
    await expect(reader.get('battles', messageSubject(other.channel, 1))).rejects.toThrow(/permission/i);
    await expect(reader.newest('r.*.*.*')).rejects.toThrow();
    await writer.put(messageSubject(other.channel, 2), random(40));
    expect(heard).toEqual([]);
    await Promise.all([writer.close(), reader.close()]);
  });

  it('shows nothing to a phone with the wrong key, and says so', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(3) });
    blue.goOnline();
    await until(() => blue.state().upto === 3);
    const stranger = phone(server, shared, { writes: false, key: newSecret(random) });
    stranger.goOnline();
    await until(() => stranger.state().trouble === 'forged');
    expect(stranger.entries()).toEqual([]);
    await Promise.all([blue.goOffline(), stranger.goOffline()]);
  });

  it('takes over nothing of a forged message', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(3) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 3);
    await blue.goOffline();
    const forger = await loggedIn(shared.write.pass, shared.channel);
    await forger.put(messageSubject(shared.channel, blue.position().number + 1), random(400));
    await until(() => reader.state().trouble === 'forged');
    expect(reader.entries()).toHaveLength(3);
    await Promise.all([forger.close(), reader.goOffline()]);
  });

  it('refuses a message that is larger than the club allows', async () => {
    const shared = newChannel();
    const writer = await loggedIn(shared.write.pass, shared.channel);
    const outcome = await writer
      .put(messageSubject(shared.channel, 1), new Uint8Array(131_500))
      .catch(() => 'cut');
    expect(['tooLarge', 'cut']).toContain(outcome);
    await writer.close();
    const blue = phone(server, shared, { writes: true });
    blue.tap(noise(150_000));
    blue.goOnline();
    await until(() => blue.state().trouble === 'tooLarge');
    expect(blue.entries()).toHaveLength(1);
    await blue.goOffline();
  });

  it('notices a server that leaves a message out or shows one in another place', async () => {
    const shared = newChannel();
    const [one, two, three, four] = written(4);
    const entries = [one, two, three, four].filter((entry) => entry !== undefined);
    const run = (number: number, before: string | null, from: number) =>
      sealRun(
        { logId: 'battle-1', before, entries: entries.slice(from - 1, from) },
        shared.key,
        messageSubject(shared.channel, number),
        random,
      )?.message ?? new Uint8Array();
    const writer = await loggedIn(shared.write.pass, shared.channel);
    const put = (number: number, message: Uint8Array) =>
      writer.put(messageSubject(shared.channel, number), message);
    // What stands under 2 was sent as 3, behind a message that the server does not show.
    await put(1, run(1, null, 1));
    await put(2, run(2, 'a hash of no message here', 3));
    const reader = phone(server, shared, { writes: false });
    reader.goOnline();
    await until(() => reader.state().trouble === 'outOfOrder');
    expect(said(reader.entries())).toEqual(['entry 1']);

    const moved = newChannel();
    const mover = await loggedIn(moved.write.pass, moved.channel);
    await mover.put(messageSubject(moved.channel, 1), run(1, null, 1));
    const misled = phone(server, { ...moved, key: shared.key }, { writes: false });
    misled.goOnline();
    await until(() => misled.state().trouble === 'forged');
    expect(misled.entries()).toEqual([]);
    await Promise.all([writer.close(), mover.close(), reader.goOffline(), misled.goOffline()]);
  });
});

describe('when the club’s disk is full', () => {
  it('says so, loses nothing on the phone, and goes on counting nothing as sent', async () => {
    const small = await startClubServer({ maxDiskBytes: 100_000 });
    const shared = newChannel();
    const blue = phone(small, shared, { writes: true });
    for (let tap = 0; tap < 3; tap += 1) {
      blue.tap(noise(60_000));
    }
    blue.goOnline();
    await until(() => blue.state().trouble === 'full');
    expect(blue.entries()).toHaveLength(3);
    expect(blue.state().upto).toBeLessThan(3);
    await blue.goOffline();
    await small.close();
  });
});
