import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectClub } from '@/club/connection';
import { freshSentence } from '@/features/tournament/fresh-sentence';
import { tableLink, watchLink } from '../../src/store/tournament/tournament-links';
import type { TournamentStore } from '../../src/store/tournament/tournament-store';
import { infoLine } from '../wire.mjs';
import {
  newChannel,
  type PhoneOptions,
  phone,
  STAMP_KEY,
  type TestPhone,
  until,
  wait,
  written,
} from './club-phones';
import { CLUB_CODE } from './club-server';
import { type LyingGate, openLyingGate } from './lying-gate';
import { CHOSEN, storePhones } from './store-phones';
import { organised, RESULT, statesOf } from './tournaments';

/*
 * A gate that lies: what it withholds, leaves out or forgets is noticed and said, and "Live" is never said
 * of it.
 */

let gate: LyingGate;
let phones: TestPhone[] = [];
beforeEach(async () => {
  gate = await openLyingGate(CLUB_CODE);
});
afterEach(async () => {
  await Promise.all(phones.map((one) => one.goOffline()));
  phones = [];
  await gate.close();
});

/** A phone whose half minutes are a half second. */
const quick = (ms: number) => wait(ms > 10_000 ? ms / 60 : ms);

function online(shared: ReturnType<typeof newChannel>, options: PhoneOptions): TestPhone {
  const one = phone(gate, shared, { wait: quick, ...options });
  phones.push(one);
  one.goOnline();
  return one;
}

/** What a phone said from some moment on. */
const saidSince = (one: TestPhone, from: number) => one.sentences().slice(from);

describe('a club that withholds', () => {
  it('what a follower already had is caught at its next look, and "Live" is not said again', async () => {
    const shared = newChannel();
    const blue = online(shared, { writes: true, from: written(3) });
    await until(() => blue.state().upto === 3);
    blue.tap('fourth');
    const reader = online(shared, { writes: false });
    await until(() => reader.entries().length === 4);
    await blue.goOffline();
    gate.lies.hidden = (number) => number > 1;
    await until(() => reader.state().trouble === 'lost');
    const from = reader.sentences().length;
    expect(reader.says()).toMatch(/^The club has less of this than this phone/);
    await wait(1_500);
    expect(saidSince(reader, from).filter((text) => text.startsWith('Live'))).toEqual([]);
    expect(reader.entries()).toHaveLength(4);
  });

  it('a part in the middle is never "Live", not even before it is sure', async () => {
    const shared = newChannel();
    const blue = online(shared, { writes: true, from: written(1) });
    await until(() => blue.state().upto === 1);
    for (const [index, says] of ['second', 'third', 'fourth'].entries()) {
      blue.tap(says);
      await until(() => blue.state().upto === 2 + index);
    }
    await blue.goOffline();
    gate.lies.hidden = (number) => number === 3;
    const reader = online(shared, { writes: false });
    await until(() => reader.state().trouble === 'outOfOrder');
    expect(reader.entries()).toHaveLength(2);
    expect(reader.sentences().filter((text) => text.startsWith('Live'))).toEqual([]);
    expect(reader.sentences()).toContain('A part is still to come · last entry now');
    expect(reader.says()).toMatch(/^The club’s server leaves out a part/);
  });

  it('everything is caught by a follower who had some of it', async () => {
    const shared = newChannel();
    const blue = online(shared, { writes: true, from: written(2) });
    const reader = online(shared, { writes: false });
    await until(() => reader.entries().length === 2);
    await blue.goOffline();
    gate.lies.hidden = () => true;
    await until(() => reader.state().trouble === 'lost');
  });
});

describe('a club that forgets what it acknowledged', () => {
  it('once is given it back, and the phone says so', async () => {
    const shared = newChannel();
    const blue = online(shared, { writes: true, from: written(5) });
    await until(() => blue.state().upto === 5);
    gate.forget();
    await until(() => blue.says() === 'Shared · the club had lost it and has all of it again');
    const reader = online(shared, { writes: false });
    await until(() => reader.entries().length === 5);
  });

  it('again and again is called what it is', async () => {
    const shared = newChannel();
    const blue = online(shared, { writes: true, from: written(5) });
    await until(() => blue.state().upto === 5);
    gate.lies.swallows = true;
    gate.forget();
    await until(() => blue.state().trouble === 'forgetful');
    expect(blue.says()).toMatch(/^The club takes this and loses it again/);
    expect(blue.entries()).toHaveLength(5);
    blue.tap('goes on');
    await wait(700);
    expect(blue.says()).toMatch(/^The club takes this and loses it again/);
  });
});

describe('a club that withholds results', () => {
  const { newPhone, newTournaments, partsOf } = storePhones(() => gate);
  /** A minute of these phones takes a second. */
  const quickly = <Parts extends object>(parts: Parts) => ({
    ...parts,
    wait: quick,
    now: () => Date.now() * 60,
  });

  const FRESH = 'Connected: up to date';

  async function played() {
    const phone = await newPhone('w1');
    await phone.store.actions.choose(CHOSEN);
    const organiser = await newTournaments(quickly(phone));
    const { id, record } = await organised(organiser, 3);
    const link = tableLink(id, record, 1, null, STAMP_KEY);
    for (const table of [1, 2, 3]) {
      const sender = await newTournaments(partsOf(`w${table + 1}`));
      const result = { ...RESULT, blue: 2 * table - 1, red: 2 * table };
      await sender.actions.send({ ...link, table, allowed: null, result });
    }
    await until(() => statesOf(organiser, id).every((state) => state === 'confirmed'));
    return { organiser, id, record };
  }
  const saysOf = (tournaments: TournamentStore, id: string) => {
    const shown = tournaments.getState().tournaments.get(id);
    return shown ? freshSentence(shown)?.text : undefined;
  };

  it('from who watches says how many, and no longer says that it is up to date', async () => {
    const { organiser, id, record } = await played();
    const watcher = await newTournaments(quickly(partsOf('w9')));
    const link = watchLink(record);
    if (link.kind !== 'event') throw new Error('No link to watch');
    await watcher.actions.watch(link);
    watcher.actions.open(id);
    await until(() => statesOf(watcher, id).join() === 'confirmed,confirmed,confirmed');
    await until(() => saysOf(watcher, id) === FRESH);
    await organiser.actions.close(id);
    gate.lies.hiddenTable = (table) => table > 1;
    await until(() => saysOf(watcher, id) !== FRESH);
    expect(saysOf(watcher, id)).toMatch(/^The club shows 2 results less than this phone has/);
    expect(statesOf(watcher, id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    gate.lies.hiddenTable = () => false;
    await until(() => saysOf(watcher, id) === FRESH);
  });

  it('from its organiser, who gives them back, says so as well', async () => {
    const { organiser, id } = await played();
    expect(saysOf(organiser, id)).toBe(FRESH);
    gate.lies.hiddenTable = (table) => table === 2;
    await until(() => saysOf(organiser, id)?.startsWith('The club shows 1 result less') ?? false);
  });

  it('or loses one that it acknowledged: its table’s phone sends it again, and says so', async () => {
    const phone = await newPhone('w1');
    await phone.store.actions.choose(CHOSEN);
    const organiser = await newTournaments(quickly(phone));
    const { id, record } = await organised(organiser, 1);
    await organiser.actions.close(id);
    const sender = await newTournaments(partsOf('w2'));
    const link = tableLink(id, record, 1, 1, STAMP_KEY);
    expect(await sender.actions.send({ ...link, table: 1, allowed: 1, result: RESULT })).toBe('sent');
    expect(sender.getState().waiting[0]?.wasLost).toBeFalsy();
    gate.forget();
    await sender.actions.retry();
    expect(sender.getState().waiting[0]).toMatchObject({ delivery: 'sent', wasLost: true });
  });
});

it('a club that tells nothing of what comes is asked: what it kept back is there within a look', async () => {
  const shared = newChannel();
  const blue = online(shared, { writes: true, from: written(2) });
  const reader = online(shared, { writes: false });
  await until(() => reader.entries().length === 2);
  gate.lies.isSilent = true;
  blue.tap('third');
  await until(() => reader.entries().length === 3);
});

it('a club that sends messages of far ahead fills no phone’s memory', async () => {
  const { createSharedLog } = await import('@/club/shared-log');
  const { AT_THE_BEGINNING } = await import('@/club/log-book');
  const shared = newChannel(STAMP_KEY);
  const log = createSharedLog(
    {
      channel: shared.channel,
      key: shared.key,
      writes: false,
      random: () => new Uint8Array(12),
      wait,
      book: {
        logId: () => null,
        entries: async () => [],
        receive: async () => {},
        keepBeside: async () => {},
        reached: async () => {},
      },
    },
    AT_THE_BEGINNING,
  );
  const before = process.memoryUsage().arrayBuffers;
  for (let number = 2; number < 3_000; number += 1) log.heard(number, new Uint8Array(100_000));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150_000_000);
});

it.each(['closes at once', 'closes after its first word', 'says nothing'])(
  'a club that %s is one that cannot be reached',
  async (how) => {
    const { WebSocketServer } = await import('ws');
    const doors = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    doors.on('connection', (socket) => {
      if (how === 'closes after its first word') socket.send(Buffer.from(infoLine({ maxBodyBytes: 1_000 })));
      if (how !== 'says nothing') socket.close();
    });
    await new Promise((done) => void doors.once('listening', done));
    const { port } = doors.address() as AddressInfo;
    const begun = performance.now();
    const { wsFactory } = gate;
    const connected = await connectClub(newChannel().write, {
      url: `ws://127.0.0.1:${port}/club`,
      wsFactory,
    });
    expect(connected).toEqual({ ok: false, failure: 'unreachable' });
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const socket of doors.clients) socket.terminate();
    doors.close();
  },
);
