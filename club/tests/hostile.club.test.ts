import { describe, expect, it } from 'vitest';
import { type ClubConnection, connectClub } from '@/club/connection';
import { DEFLATED } from '@/club/deflated';
import { channelSubject, messageSubject, writerLogin } from '@/club/login';
import { sealRun } from '@/club/run';
import { channelOf, newSecret, stampOf } from '@/club/secrets';
import { FOREIGN_KEY, loggedIn, newChannel, noise, phone, random, said, until, written } from './club-phones';
import { type ClubServer, shareClubServer } from './club-server';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

describe('what is hostile or broken', () => {
  it('does not let in a link or a code of another club', async () => {
    const writer = newSecret(random);
    const channel = channelOf(writer);
    const foreign = writerLogin(writer, stampOf(FOREIGN_KEY, channelSubject(channel)));
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
      expect(await connectClub({ pass, channel }, server), pass).toEqual({ ok: false, failure: 'refused' });
    }
  });

  it('says so on a phone whose link is of another club, and lets it in nowhere', async () => {
    const shared = newChannel(FOREIGN_KEY);
    const stranger = phone(server, shared, { writes: true, from: written(2) });
    stranger.goOnline();
    await until(() => stranger.state().line === 'refused');
    expect(stranger.says()).toMatch(/^The club refuses this phone: check its code/);
    expect(stranger.entries()).toHaveLength(2);
    await stranger.goOffline();
  });

  it('says so where a link leads to another battle than the one that was followed', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(2) });
    blue.goOnline();
    await until(() => blue.state().upto === 2);
    await blue.goOffline();
    const red = phone(server, shared, { writes: true, from: written(1), logId: 'battle-2' });
    red.goOnline();
    await until(() => red.state().trouble === 'wrongLog');
    expect(red.says()).toMatch(/^This link now leads to another battle\. Nothing was taken over/);
    expect(red.entries()).toHaveLength(1);
    await red.goOffline();
  });

  it('says so where a message is heard, and what stands in front of it never shows', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(1) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    await until(() => reader.entries().length === 1);
    await blue.goOffline();
    const writer = await loggedIn(server, shared.write.pass, shared.channel);
    expect(await writer.append(3, random(60))).toBe('gap');
    // The server lies: it stores what no phone could have sent.
    const behind = await server.behind();
    await behind.request(messageSubject(shared.channel, 3), random(60));
    await until(() => reader.state().trouble === 'outOfOrder');
    expect(reader.says()).toMatch(/^The club’s server leaves out a part/);
    expect(reader.entries()).toHaveLength(1);
    await Promise.all([writer.close(), reader.goOffline(), behind.close()]);
  });

  it('lets a reader write nothing, and read and hear no other battle', async () => {
    const [own, other] = [newChannel(), newChannel()];
    const writer = await loggedIn(server, other.write.pass, other.channel);
    expect(await writer.append(1, random(40))).toBe('stored');
    const heard: number[] = [];
    const reader = await loggedIn(server, own.read.pass, own.channel);
    reader.hearLog((number) => heard.push(number));
    // No question names a channel: it is its own that it reads, and that is empty.
    expect(await reader.read(1, 8)).toEqual({ last: 0, messages: [] });
    expect(await writer.append(2, random(40))).toBe('stored');
    await reader.read(1, 8);
    expect(heard).toEqual([]);
    for (const ask of [
      (connection: ClubConnection) => connection.append(1, random(40)),
      (connection: ClubConnection) => connection.results(1),
      (connection: ClubConnection) => connection.send({ round: 1, table: 1 }, random(40)),
      (connection: ClubConnection) => connection.giveBack({ round: 1, table: 1 }, random(40)),
    ]) {
      const asking = await loggedIn(server, own.read.pass, own.channel);
      await expect(ask(asking)).rejects.toThrow(/permission/i);
      // Whoever asks what it may not has asked for the last time.
      await asking.closed;
    }
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
    expect(stranger.says()).toMatch(/^What the club holds was not written with this battle’s key/);
    expect(stranger.entries()).toEqual([]);
    await Promise.all([blue.goOffline(), stranger.goOffline()]);
  });

  it('takes over nothing of a forged message', async () => {
    const shared = newChannel();
    const blue = phone(server, shared, { writes: true, from: written(3) });
    const reader = phone(server, shared, { writes: false });
    blue.goOnline();
    reader.goOnline();
    // The reader may have heard of it before the writer knows that it is there, and under which number.
    await until(() => reader.entries().length === 3 && blue.position().upto === 3);
    await blue.goOffline();
    const forger = await loggedIn(server, shared.write.pass, shared.channel);
    expect(await forger.append(blue.position().number + 1, random(400))).toBe('stored');
    await until(() => reader.state().trouble === 'forged');
    expect(reader.says()).toMatch(/was not written with this battle’s key, or was changed on its way/);
    expect(reader.entries()).toHaveLength(3);
    await Promise.all([forger.close(), reader.goOffline()]);
  });

  it('refuses a message that is larger than the club allows', async () => {
    const shared = newChannel();
    const writer = await loggedIn(server, shared.write.pass, shared.channel);
    const outcome = await writer.append(1, new Uint8Array(131_500)).catch(() => 'cut');
    expect(['tooLarge', 'cut']).toContain(outcome);
    await writer.close();
    const blue = phone(server, shared, { writes: true });
    blue.tap(noise(150_000));
    blue.goOnline();
    await until(() => blue.state().trouble === 'tooLarge');
    expect(blue.says()).toMatch(/^One entry is larger than a club takes\./);
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
        DEFLATED,
      )?.message ?? new Uint8Array();
    const writer = await loggedIn(server, shared.write.pass, shared.channel);
    const put = (number: number, message: Uint8Array) => writer.append(number, message);
    // What stands under 2 was sent as 3, behind a message that the server does not show.
    await put(1, run(1, null, 1));
    await put(2, run(2, 'a hash of no message here', 3));
    const reader = phone(server, shared, { writes: false });
    reader.goOnline();
    await until(() => reader.state().trouble === 'outOfOrder');
    expect(reader.says()).toMatch(
      /leaves out a part or shows it in another order\. Nothing of that was taken over/,
    );
    expect(said(reader.entries())).toEqual(['entry 1']);

    const moved = newChannel();
    const mover = await loggedIn(server, moved.write.pass, moved.channel);
    await mover.append(1, run(1, null, 1));
    const misled = phone(server, { ...moved, key: shared.key }, { writes: false });
    misled.goOnline();
    await until(() => misled.state().trouble === 'forged');
    expect(misled.entries()).toEqual([]);
    await Promise.all([writer.close(), mover.close(), reader.goOffline(), misled.goOffline()]);
  });
});
