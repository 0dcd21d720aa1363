import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { agreementsIn } from '@/battle/log/agreement';
import type { Entry } from '@/battle/log/event';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { confirmationOf } from '@/battle/state/confirmation';
import { type BattleId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { ClubAddress } from '@/club/address';
import type { GuestMemory } from '@/club/asking-guest';
import type { ClubConnection } from '@/club/connection';
import { STORED } from '@/club/packing';
import { secretBelow } from '@/club/secrets';
import type { Side } from '@/rules/index';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { createBattleStore } from '@/store/battle/create-battle-store';
import { createSaveQueue } from '@/store/battle/save-queue';
import { type ShareRecord, writeShare } from '@/store/battle/share-record';
import { webBattleLock } from '@/store/device/battle-lock';
import { counted } from '@/testing/battles/battles';
import { createFakeTabs } from '@/testing/fake-tabs';
import { answeringHost } from './answering';
import { askingGuests } from './asking';
import { type GuestRecord, readGuests } from './hands-record';

const WRITER = 'AbcdefghijklmnopqrstU_';
const KEY = 'ABCDEFGHIJKLMNOPQRSTU-';
let drawn = 0;
const random = (count: number) => {
  drawn += 1;
  return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index * 7) % 256);
};

/** Lets everything happen that waits for nothing but a disk in memory. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
}

/** A way between two phones that can be cut. */
function createLine() {
  const heard: ((message: Uint8Array) => void)[] = [];
  const line = { isCut: false, connect };
  function connect(): ClubConnection {
    const own = heard.length;
    heard.push(() => {});
    return {
      packing: STORED,
      closed: new Promise(() => {}),
      hearTalk(hear: (message: Uint8Array) => void) {
        heard[own] = hear;
      },
      async say(message: Uint8Array) {
        if (!line.isCut) heard.forEach((hear, index) => void (index !== own && hear(message)));
        return true;
      },
    } as unknown as ClubConnection;
  }
  return line;
}

/** A page on that disk: its battle on screen, and its hands. */
function openPage(disk: MemoryDisk, writer: string) {
  const { locks, Channel } = createFakeTabs();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', Channel);
  const memory = createMemoryEntryLog(disk);
  let mayRead: Promise<void> = Promise.resolve();
  const entryLog = {
    ...memory,
    readRecord: async (...record: Parameters<typeof memory.readRecord>) => {
      const read = await memory.readRecord(...record);
      await mayRead;
      return read;
    },
  };
  const failures: unknown[] = [];
  const queue = createSaveQueue({
    ...entryLog,
    keepBeside: () => Promise.reject(new Error('Nobody else writes here')),
    onChange: () => {},
    onNews: () => {},
  });
  const lock = webBattleLock();
  const battles = createBattleStore({
    entryLog,
    queue,
    lock,
    now: () => 1_760_000_000_000,
    newId: () => 'b1',
    writer: writerId(writer),
    rollDie: () => 4,
    onCard: () => {},
    onFailure: (error) => failures.push(error),
  });
  const shares = createStore(() => ({
    shares: new Map<string, ShareRecord>(),
    guests: new Map<string, readonly GuestRecord[]>(),
    asks: new Map<string, GuestMemory>(),
  }));
  const keep = async (id: string, share: ShareRecord) => {
    await writeShare(entryLog, id, share);
    shares.setState(({ shares: all }) => ({ shares: new Map(all).set(id, share) }));
  };
  const again: (() => void)[] = [];
  const parts = {
    entryLog,
    random,
    now: () => 1_000_000_000 + drawn * 1_000,
    wait: () => new Promise<void>((done) => void again.push(done)),
    writer,
    lock,
    hands: battles.hands,
    onCard: () => {},
    onComing: (id: string, ledger: Ledger) => battles.actions.coming(id as BattleId, ledger),
    onReceived: (id: string) => void battles.actions.received(id as BattleId, null),
    onFailure: (error: unknown) => failures.push(error),
  };
  const host = answeringHost(shares, parts);
  const guest = askingGuests(shares, parts, async (id, standing) => {
    const share = shares.getState().shares.get(id);
    if (share?.role === 'guest') await keep(id, { ...share, standing });
  });
  battles.hands.seatAt(guest.deskOf);
  battles.hands.onRead((id) => {
    host.opened(id);
    guest.opened(id);
  });
  return {
    battles,
    entryLog,
    queue,
    failures,
    shares,
    keep,
    host,
    guest,
    act: battles.actions.act,
    open: () => {
      const { open } = battles.getState();
      return open.kind === 'open' ? open : expect.fail(`The battle is ${open.kind}`);
    },
    /** What is read besides entries stays on its way, until what this returns is called. */
    holdReading: () => {
      let goOn = () => {};
      mayRead = new Promise((done) => {
        goOn = done;
      });
      return goOn;
    },
    /** What is waited for is over: it is asked again. */
    askAgain: () => {
      for (const done of again.splice(0)) done();
    },
  };
}

type Page = ReturnType<typeof openPage>;

const kept = {
  address: 'club.example' as ClubAddress,
  key: KEY,
  position: { number: 0, hash: null, upto: 0 },
  seen: 0,
  receivedAt: null,
  ended: null,
  parted: null,
};
const wound = (side: Side) => counted(side, 'healthPointsLost', 1);

/** What the host has on its disk reaches the guest, as by a club. */
async function deliver(id: BattleId, from: Page, to: Page): Promise<void> {
  await from.queue.idle();
  const log = (await from.entryLog.entries(id)) as readonly Entry[];
  const here = await to.entryLog.entries(id);
  const { ledger } = parseLog(log);
  if (!ledger) throw new Error('No battle');
  const added = log.slice(here.length);
  if (added.length > 0)
    await to.entryLog.appendAll(added, { battleId: id, status: 'running', lastAt: 1 } as never);
  await to.battles.actions.received(id, ledger);
  await settle();
}

/** A battle on a host, and a guest of these sides who has joined it. */
async function twoPhones(sides: readonly Side[]) {
  const line = createLine();
  const disks = [createMemoryDisk(), createMemoryDisk()] as const;
  const host = openPage(disks[0], 'w1');
  const started = host.battles.actions.start('t9a-2', EMPTY_SETUP);
  if (!started.ok) throw new Error(started.refusal.code);
  const id = started.value;
  await host.queue.idle();
  await host.keep(id, { ...kept, role: 'write', writer: WRITER, stamp: 's' });
  host.host.connected(id, line.connect());
  await host.host.invite(id, sides);
  const [invited] = await readGuests(host.entryLog, id);
  if (!invited) throw new Error('Nobody is invited');
  const guest = openPage(disks[1], 'w2');
  const join = (page: Page, from: string) =>
    page.keep(id, {
      ...kept,
      role: 'guest',
      reader: secretBelow(WRITER),
      stamp: 's',
      guest: { id: invited.id, key: invited.key, sides: [...sides] },
      from,
      standing: 'in',
    });
  await join(guest, 'p1');
  await guest.entryLog.appendAll(
    (await host.entryLog.entries(id)) as readonly Entry[],
    {
      battleId: id,
      status: 'running',
      lastAt: 1,
    } as never,
  );
  guest.guest.connected(id, line.connect());
  await guest.battles.actions.openBattle(id);
  await settle();
  return { id, line, disks, host, guest, join };
}

const lost = (page: Page) => {
  const combat = battleOf(page.open().ledger).combats.at(-1);
  return JSON.stringify(combat).match(/"healthPointsLost":\d+/g);
};
const asksOf = (page: Page, id: string) => page.shares.getState().asks.get(id);

beforeEach(() => {
  drawn = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('two phones that write one battle', () => {
  it('show a guest’s tap at once, and have the host’s entry for it', async () => {
    const { id, host, guest } = await twoPhones(['a', 'b']);
    expect(guest.open().writer).toBe('guest');
    expect(guest.act(wound('a')).ok).toBe(true);
    expect(guest.open().ledger.entries).toHaveLength(2);
    expect(guest.open().ledger.stored).toHaveLength(1);
    await settle();
    expect(host.open().ledger.entries.at(-1)?.writer).toMatch(/^g.{8}\.1$/);
    await deliver(id, host, guest);
    expect(asksOf(guest, id)?.waiting).toEqual([]);
    expect(guest.open().ledger.stored).toEqual(host.open().ledger.stored);
    expect(lost(guest)).toEqual(lost(host));
    expect([host.failures, guest.failures]).toEqual([[], []]);
  });

  it('are one where the host is gone for good: what waits is entered, once, and what does not fit is told', async () => {
    const { id, line, disks, host, guest } = await twoPhones(['a', 'b']);
    guest.act(wound('a'));
    await settle();
    // The host has entered that, and the guest never hears of it.
    expect(host.open().ledger.stored).toHaveLength(2);
    line.isCut = true;
    guest.act(wound('b'));
    guest.act({ type: 'undo' });
    await settle();
    const share = guest.shares.getState().shares.get(id);
    if (!share) throw new Error('Nothing is shared');
    await guest.keep(id, { ...share, ended: 'takenOver' });
    await guest.battles.actions.received(id, null);
    await settle();
    expect(guest.open().writer).toBe('here');
    expect(asksOf(guest, id)?.waiting).toEqual([]);
    expect(guest.open().ledger.stored).toHaveLength(4);
    expect(lost(guest)).toEqual(lost(host));
    // What both have entered of it reads the same.
    expect(guest.open().ledger.entries[1]?.events).toEqual(host.open().ledger.entries[1]?.events);
    expect(guest.open().ledger.entries[1]?.writer).toBe(host.open().ledger.entries[1]?.writer);
    guest.act(wound('b'));
    await guest.queue.idle();

    const again = openPage(disks[1], 'w2');
    await again.keep(id, { ...share, ended: 'takenOver' });
    await again.battles.actions.openBattle(id);
    await settle();
    expect(again.open().ledger.stored).toHaveLength(5);
    expect(again.open().writer).toBe('here');
    expect([guest.failures, again.failures]).toEqual([[], []]);
  });

  it('decide what was tapped while they were cut in its order, once, behind a reload of both', async () => {
    const { id, line, disks, host, guest } = await twoPhones(['a', 'b']);
    line.isCut = true;
    guest.act(wound('a'));
    guest.act(wound('b'));
    host.act(wound('b'));
    await settle();
    await host.queue.idle();
    const share = {
      host: host.shares.getState().shares.get(id),
      guest: guest.shares.getState().shares.get(id),
    };
    const [host2, guest2] = [openPage(disks[0], 'w1'), openPage(disks[1], 'w2')];
    if (share.host) await host2.keep(id, share.host);
    if (share.guest) await guest2.keep(id, share.guest);
    await host2.battles.actions.openBattle(id);
    await guest2.battles.actions.openBattle(id);
    const mended = createLine();
    guest2.guest.connected(id, mended.connect());
    expect(guest2.open().ledger.entries).toHaveLength(3);
    host2.host.connected(id, mended.connect());
    await settle();
    guest2.askAgain();
    await settle();
    expect(host2.open().ledger.entries.map(({ writer }) => writer.slice(-2))).toEqual([
      'w1',
      'w1',
      '.1',
      '.2',
    ]);
    await deliver(id, host2, guest2);
    guest2.askAgain();
    await settle();
    expect(host2.open().ledger.entries).toHaveLength(4);
    expect(guest2.open().ledger.stored).toEqual(host2.open().ledger.stored);
    expect(asksOf(guest2, id)).toMatchObject({ waiting: [], refused: [], next: 3 });
  });

  it.each([
    ['before its entry came', 'a'],
    ['of the other side before its entry came', 'b'],
  ] as const)('show a settled tap as settled, also where a reading began %s', async (_, side) => {
    const { id, host, guest } = await twoPhones(['a', 'b']);
    guest.act(wound(side));
    await settle();
    const goOn = guest.holdReading();
    const reading = guest.battles.actions.reread(id);
    await settle();
    await deliver(id, host, guest);
    expect(asksOf(guest, id)?.waiting).toEqual([]);
    goOn();
    await reading;
    await settle();
    expect(asksOf(guest, id)).toMatchObject({ waiting: [], refused: [], next: 2 });
    expect(guest.open().ledger.entries).toEqual(host.open().ledger.stored);
  });

  it('keep a tap that was made while the battle was read again', async () => {
    const { id, line, host, guest } = await twoPhones(['a', 'b']);
    line.isCut = true;
    const goOn = guest.holdReading();
    const reading = guest.battles.actions.reread(id);
    await settle();
    guest.act(wound('a'));
    await settle();
    goOn();
    await reading;
    await settle();
    expect(asksOf(guest, id)).toMatchObject({ waiting: [{ number: 1 }], next: 2 });
    expect(guest.open().ledger.entries).toHaveLength(2);
    line.isCut = false;
    guest.askAgain();
    await settle();
    await deliver(id, host, guest);
    expect(guest.open().ledger.entries).toEqual(host.open().ledger.stored);
  });

  it('tell the guest why a tap is refused, until it is put away', async () => {
    const { id, line, host, guest } = await twoPhones(['a', 'b']);
    guest.act(wound('a'));
    await settle();
    await deliver(id, host, guest);
    line.isCut = true;
    guest.act({ type: 'undo' });
    host.act(wound('b'));
    await settle();
    line.isCut = false;
    guest.askAgain();
    await settle();
    expect(asksOf(guest, id)).toMatchObject({
      waiting: [],
      refused: [{ number: 2, refusal: { code: 'othersTap' } }],
    });
    expect(guest.open().ledger.entries).toHaveLength(2);
    await guest.guest.putAway(id, [2]);
    expect(asksOf(guest, id)?.refused).toEqual([]);
  });

  it('decide nothing while the battle is not on the host’s screen, and all of it once it is', async () => {
    const { id, host, guest } = await twoPhones(['a', 'b']);
    host.battles.actions.closeBattle();
    guest.act(wound('a'));
    await settle();
    expect(asksOf(guest, id)?.waiting).toHaveLength(1);
    await host.battles.actions.openBattle(id);
    await settle();
    expect(host.open().ledger.entries).toHaveLength(2);
  });

  it('refuse the other side to a guest of one, also where its phone asks for it', async () => {
    const { id, host, guest } = await twoPhones(['b']);
    expect(guest.act(wound('a'))).toMatchObject({ refusal: { code: 'othersSide' } });
    const share = guest.shares.getState().shares.get(id);
    if (share?.role !== 'guest') throw new Error('No guest');
    await guest.keep(id, { ...share, guest: { ...share.guest, sides: ['a', 'b'] } });
    await guest.battles.actions.reread(id);
    expect(guest.act(wound('a')).ok).toBe(true);
    await settle();
    expect(host.open().ledger.entries).toHaveLength(1);
    expect(asksOf(guest, id)?.refused).toMatchObject([{ refusal: { code: 'othersSide' } }]);
  });

  it('are those two: who comes by the same invitation later, leaves or is thrown out reads along', async () => {
    const { id, line, host, guest, join } = await twoPhones(['a', 'b']);
    const third = openPage(createMemoryDisk(), 'w3');
    await join(third, 'p3');
    await third.entryLog.appendAll(
      (await host.entryLog.entries(id)) as readonly Entry[],
      {
        battleId: id,
        status: 'running',
        lastAt: 1,
      } as never,
    );
    await third.battles.actions.openBattle(id);
    third.act(wound('a'));
    third.guest.connected(id, line.connect());
    await settle();
    expect(third.open().writer).toBe('followed');
    expect(asksOf(third, id)).toMatchObject({ waiting: [], refused: [{ refusal: { code: 'askTaken' } }] });

    const [known] = host.shares.getState().guests.get(id) ?? [];
    line.isCut = true;
    guest.act(wound('a'));
    await settle();
    line.isCut = false;
    await host.host.throwOut(id, known?.id ?? '');
    await settle();
    expect(guest.open().writer).toBe('followed');
    expect(guest.act(wound('a'))).toMatchObject({ refusal: { code: 'followedOnly' } });
    expect(asksOf(guest, id)).toMatchObject({ waiting: [], refused: [{ refusal: { code: 'askOut' } }] });
    expect(host.open().ledger.entries).toHaveLength(1);
  });

  it('confirm the end each on the own phone, a guest of one side for that side alone', async () => {
    const { id, host, guest } = await twoPhones(['b']);
    host.act({ type: 'finishBattle', winner: 'a', confirmed: { a: false, b: false } });
    await deliver(id, host, guest);
    expect(guest.act({ type: 'confirmEnd', side: 'a' })).toMatchObject({ refusal: { code: 'othersSide' } });
    guest.act({ type: 'confirmEnd', side: 'b' });
    host.act({ type: 'confirmEnd', side: 'a' });
    await settle();
    await deliver(id, host, guest);
    for (const { open } of [host, guest])
      expect(confirmationOf(battleOf(open().ledger))).toEqual({ a: true, b: true, devices: 2 });
  });

  it('agree to a round each on the own phone, also a guest of one side, and to a correction', async () => {
    const { id, host, guest } = await twoPhones(['b']);
    host.act({ type: 'openCombat' });
    const [combat] = battleOf(host.open().ledger).combats;
    host.act(wound('b'));
    host.act({ type: 'closeRound', combatId: combat?.id ?? expect.fail('no combat') });
    host.act({ type: 'correctEntries', seqs: [3], instead: null });
    await deliver(id, host, guest);
    for (const seq of [4, 5]) guest.act({ type: 'answerEntry', seq, agrees: true });
    const notAsked = guest.act({ type: 'answerEntry', seq: 2, agrees: true });
    expect(notAsked).toMatchObject({ refusal: { code: 'notAgreedOn' } });
    await settle();
    await deliver(id, host, guest);
    for (const { open } of [host, guest])
      expect([...agreementsIn(open().ledger)]).toEqual([
        [4, { phones: 2, isObjected: false }],
        [5, { phones: 2, isObjected: false }],
      ]);
  });

  it('part by one tap of the guest, of which the host hears', async () => {
    const { id, host, guest } = await twoPhones(['a', 'b']);
    await guest.guest.leave(id);
    await settle();
    expect(guest.open().writer).toBe('followed');
    expect(host.shares.getState().guests.get(id)).toMatchObject([{ isOut: true, phone: 'p1' }]);
  });
});
