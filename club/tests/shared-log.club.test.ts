import { describe, expect, it, onTestFinished } from 'vitest';
import { loggedIn, newChannel, noise, phone, random, said, until, wait, written } from './club-phones';
import { type ClubServer, shareClubServer, startClubServer } from './club-server';

let server: ClubServer;
shareClubServer((started) => {
  server = started;
});

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
    expect(reader.says()).toMatch(/^Not connected · last entry (now|\d s ago)$/);
    blue.tap('while it was away');
    await until(() => blue.says() === 'Shared · 1 entry waits for a connection');
    expect(reader.entries()).toHaveLength(5);
    await server.restart();
    await until(() => reader.entries().length === 6);
    await until(() => /^Live · last entry/.test(reader.says()));
    await until(() => blue.says() === 'Shared · all of it is with the club');
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
    expect(blue.says()).toBe('Shared · the club had lost it and has all of it again');
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
    await until(() => /^Live/.test(reader.says()));
    await until(() => blue.says() === 'Shared · all of it is with the club');
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
    expect(winner.says()).toBe('Shared · all of it is with the club');
    expect(loser.says()).toMatch(
      /^Both phones wrote on from the same entry\. What the other phone wrote is a second battle/,
    );
    await Promise.all([blue.goOffline(), red.goOffline()]);
  });

  it('acknowledges one of two messages that race for the same number, never both', async () => {
    const shared = newChannel();
    const one = await loggedIn(server, shared.write.pass, shared.channel);
    const two = await loggedIn(server, shared.write.pass, shared.channel);
    for (let number = 1; number <= 100; number += 1) {
      const outcomes = await Promise.all([one.append(number, random(50)), two.append(number, random(50))]);
      expect([...outcomes].sort()).toEqual(['stored', 'taken']);
    }
    await Promise.all([one.close(), two.close()]);
  });
});

describe('when the club’s disk is full', () => {
  it('says so, loses nothing on the phone, and goes on counting nothing as sent', async () => {
    const small = await startClubServer({ maxDiskBytes: 100_000 });
    onTestFinished(small.close);
    const shared = newChannel();
    const blue = phone(small, shared, { writes: true });
    for (let tap = 0; tap < 3; tap += 1) {
      blue.tap(noise(60_000));
    }
    blue.goOnline();
    await until(() => blue.state().trouble === 'full');
    expect(blue.says()).toMatch(
      /^The club’s disk is full: nothing more goes over\. On this phone everything is kept/,
    );
    expect(blue.entries()).toHaveLength(3);
    expect(blue.state().upto).toBeLessThan(3);
    await blue.goOffline();
  });
});
