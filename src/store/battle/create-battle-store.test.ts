import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '@/battle/cards/card';
import { decide } from '@/battle/log/decide';
import type { Entry } from '@/battle/log/event';
import { append, battleOf, type Ledger } from '@/battle/log/ledger';
import { battleId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { webBattleLock } from '@/store/device/battle-lock';
import { answered, counted, FIRST_COMBAT } from '@/testing/battles/battles';
import { createFakeTabs } from '@/testing/fake-tabs';
import type { BattleStore } from './battle-store';
import { createBattleStore } from './create-battle-store';
import { createSaveQueue } from './save-queue';
import { writeShare } from './share-record';

const NONE = battleId('none');

/** A tab on that disk: its store, the cards and the failures it heard of. */
function tab(disk: MemoryDisk, over: Partial<EntryLog> = {}) {
  const entryLog: EntryLog = { ...createMemoryEntryLog(disk), ...over };
  const lock = webBattleLock();
  const cards: Card[] = [];
  const failures: unknown[] = [];
  let ids = 0;
  const queue = createSaveQueue({
    ...entryLog,
    keepBeside: () => Promise.reject(new Error('Nobody else writes here')),
    onChange: () => {},
    onNews: () => {},
  });
  const store = createBattleStore({
    entryLog,
    queue,
    lock,
    now: () => 1_760_000_000_000,
    newId: () => {
      ids += 1;
      return `battle ${ids}`;
    },
    writer: writerId('w1'),
    rollDie: () => 4,
    onCard: (card) => cards.push(card),
    onFailure: (error) => failures.push(error),
  });
  return { store, act: store.actions.act, entryLog, queue, lock, cards, failures };
}

function openOf(store: BattleStore) {
  const { open } = store.getState();
  return open.kind === 'open' ? open : expect.fail(`The battle is ${open.kind}`);
}

const codeOf = (store: BattleStore) => store.getState().refusal?.code ?? null;
const seqOf = (store: BattleStore) => openOf(store).ledger.stored.length;
const wound = counted('a', 'healthPointsLost', 1);

/** Lets everything happen that waits for nothing but the disk in memory. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

let disk = createMemoryDisk();

beforeEach(() => {
  const { locks, Channel } = createFakeTabs();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', Channel);
  disk = createMemoryDisk();
});
afterEach(() => vi.unstubAllGlobals());

/** A tab in which a battle has begun. */
async function begun() {
  const first = tab(disk);
  const started = first.store.actions.start('t9a-2', EMPTY_SETUP);
  await first.queue.idle();
  await settle();
  return { ...first, id: started.ok ? started.value : expect.fail(started.refusal.code) };
}

/** A tab that follows a battle of another phone. */
async function followed(over: Partial<EntryLog> = {}) {
  const { id, entryLog, lock } = await begun();
  await writeShare(entryLog, id, {
    role: 'follow',
    reader: 'r',
    stamp: null,
    address: 'ws://club' as never,
    key: 'k',
    position: { number: 1, hash: null, upto: 1 },
    seen: 1,
    receivedAt: null,
    ended: null,
    parted: null,
  });
  lock.release();
  const second = tab(disk, over);
  await second.store.actions.openBattle(id);
  return { id, second };
}

/** That battle with so many more entries, as another phone sent it. */
function withMore(ledger: Ledger, taps: number): Ledger {
  return Array.from({ length: taps }).reduce<Ledger>((before) => {
    const decided = decide(before, wound);
    if (!decided.ok) throw new Error(decided.refusal.code);
    const { seq, ...last } = before.entries.at(-1) ?? expect.fail('The log is empty');
    return append(before, { ...last, seq: seq + 1, events: decided.value }) ?? expect.fail('It does not fit');
  }, ledger);
}

describe('a battle that begins', () => {
  it('is on screen at once and on the disk soon after, and its card is told', () => {
    const { store, cards } = tab(disk);
    const started = store.actions.start('t9a-2', EMPTY_SETUP);
    expect(started).toEqual({ ok: true, value: 'battle 1' });
    expect(openOf(store)).toMatchObject({ id: 'battle 1', problems: [], writer: 'here' });
    expect(cards.map((card) => card.battleId)).toEqual(['battle 1']);
  });

  it('is kept entry by entry, stamped with this device and its clock', async () => {
    const { act, queue, entryLog, id } = await begun();
    expect(act(wound).ok).toBe(true);
    await queue.idle();
    expect(await entryLog.entries(id)).toMatchObject([
      { seq: 1 },
      { seq: 2, writer: 'w1', at: 1_760_000_000_000 },
    ]);
  });

  it('of a rulebook that nobody has does not begin, and says why', () => {
    const { store } = tab(disk);
    expect(store.actions.start('nobody', EMPTY_SETUP).ok).toBe(false);
    expect(codeOf(store)).toBe('unknownEdition');
    expect(store.getState().open.kind).toBe('none');
  });
});

describe('what a player wants', () => {
  it('is refused where no battle is open', () => {
    const { store, act } = tab(disk);
    expect(act(wound)).toMatchObject({ ok: false, refusal: { code: 'noBattleOpen' } });
    expect(codeOf(store)).toBe('noBattleOpen');
  });

  it('is refused with the rules’ reason, which stays until it is put away or something is done', async () => {
    const { store, act } = await begun();
    act(answered('a', 'healthPointsLost', -1));
    expect(codeOf(store)).toBe('belowZero');
    store.actions.dismissRefusal();
    expect(codeOf(store)).toBeNull();
    act(answered('a', 'healthPointsLost', -1));
    act(wound);
    expect(codeOf(store)).toBeNull();
  });

  it('and changes nothing is neither written nor called a refusal', async () => {
    const { store, act, cards } = await begun();
    act(answered('a', 'healthPointsLost', 3));
    const [before, told] = [seqOf(store), cards.length];
    expect(act(answered('a', 'healthPointsLost', 3))).toMatchObject({
      ok: false,
      refusal: { code: 'nothingChanged' },
    });
    expect([codeOf(store), seqOf(store), cards.length]).toEqual([null, before, told]);
  });

  it('is refused where part of the log cannot be read: it is shown as far as it can', async () => {
    const { id, entryLog, lock } = await begun();
    await entryLog.append({ battleId: id, seq: 2, nothing: true } as never, {
      battleId: id,
      status: 'running',
      lastAt: 1,
    });
    lock.release();
    const second = tab(disk);
    await second.store.actions.openBattle(id);
    expect(openOf(second.store).problems).toHaveLength(1);
    expect(openOf(second.store).writer).toBe('here');
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'battleReadOnly' } });
  });

  it('is refused where the battle is followed', async () => {
    const { second } = await followed();
    expect(openOf(second.store).writer).toBe('followed');
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'followedOnly' } });
  });

  it('is refused where another phone took the battle over, until it is taken from there', async () => {
    const { id, entryLog, lock, queue, act } = await begun();
    act({ type: 'handOver', to: null });
    await queue.idle();
    const [, given] = (await entryLog.entries(id)) as readonly Entry[];
    if (!given) expect.fail('It was not handed over');
    const taken = { ...given, seq: 3, writer: writerId('w2'), events: [{ type: 'takenOver' }] } as const;
    await entryLog.append(taken, { battleId: id, status: 'running', lastAt: 1 });
    lock.release();
    const second = tab(disk);
    await second.store.actions.openBattle(id);
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'takenOver' } });
    second.store.actions.takeHandedOver();
    expect(second.act(wound).ok).toBe(true);
  });
});

describe('a battle that is opened', () => {
  it('is not found where nobody kept it', async () => {
    const { store } = tab(disk);
    const opening = store.actions.openBattle(NONE);
    expect(store.getState().open).toEqual({ kind: 'loading', id: NONE });
    await opening;
    expect(store.getState().open).toEqual({ kind: 'notFound', id: NONE });
  });

  it('is said to be unreadable, and by which entry, where nothing of its log starts a battle', async () => {
    const { id } = await begun();
    const [first] = await createMemoryEntryLog(disk).entries(id);
    const events = (first as Entry).events.filter(({ type }) => type !== 'roundBegan');
    const { store } = tab(disk, { entries: async () => [{ ...(first as Entry), events }] });
    await store.actions.openBattle(id);
    const problem = { seq: 1, kind: 'doesNotFit' };
    expect(store.getState().open).toEqual({ kind: 'unreadable', id, problem });
  });

  it('is said to have failed where the disk cannot be read', async () => {
    const { store } = tab(disk, { entries: () => Promise.reject(new Error('The disk is gone')) });
    await store.actions.openBattle(NONE);
    expect(store.getState().open).toEqual({ kind: 'failed', id: NONE, message: 'The disk is gone' });
  });

  it('and is open already is not read again', async () => {
    const { store, id } = await begun();
    const before = store.getState().open;
    await store.actions.openBattle(id);
    expect(store.getState().open).toBe(before);
  });

  it('shows the taps that wait for a disk which refuses them', async () => {
    let full = false;
    const memory = createMemoryEntryLog(disk);
    const { store, act, queue } = tab(disk, {
      append: (entry, card) => (full ? Promise.reject(new Error('full')) : memory.append(entry, card)),
    });
    const started = store.actions.start('t9a-2', EMPTY_SETUP);
    await queue.idle();
    full = true;
    act(wound);
    act(wound);
    store.actions.closeBattle();
    expect(store.getState().open).toEqual({ kind: 'none' });
    await store.actions.openBattle(started.ok ? started.value : NONE);
    expect(seqOf(store)).toBe(3);
    expect(battleOf(openOf(store).ledger).combats[0]?.id).toBe(FIRST_COMBAT);
  });

  it('is on screen at once where it was read ahead, and takes taps once the disk and the other tabs were asked', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.readAhead(first.id, () => Promise.resolve());
    first.act(wound);
    await first.queue.idle();
    first.store.actions.closeBattle();
    const opening = second.store.actions.openBattle(first.id);
    expect([openOf(second.store).writer, seqOf(second.store)]).toEqual(['opening', 1]);
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'stillOpening' } });
    await opening;
    expect([openOf(second.store).writer, seqOf(second.store)]).toEqual(['here', 2]);
    expect(second.act(wound).ok).toBe(true);
  });

  it('and was left is on screen at once when it is opened again', async () => {
    const { store, id, act, queue } = await begun();
    act(wound);
    await queue.idle();
    store.actions.closeBattle();
    const opening = store.actions.openBattle(id);
    const { writer, ledger } = openOf(store);
    expect([writer, ledger.stored.length]).toEqual(['opening', 2]);
    await opening;
    expect(openOf(store).writer).toBe('here');
    // The very same: nothing of the screen is drawn again.
    expect(openOf(store).ledger).toBe(ledger);
  });

  it('that was read ahead and was removed from the disk is not found', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.readAhead(first.id, () => Promise.resolve());
    disk.entries.clear();
    disk.cards.clear();
    await second.store.actions.openBattle(first.id);
    expect(second.store.getState().open).toEqual({ kind: 'notFound', id: first.id });
  });

  it('whose entries the browser lost, but not this page, is shown whole and written again', async () => {
    const { store, id, act, queue, entryLog } = await begun();
    act(wound);
    await queue.idle();
    const whole = await entryLog.entries(id);
    store.actions.closeBattle();
    disk.entries.clear();
    await store.actions.openBattle(id);
    expect([openOf(store).writer, seqOf(store)]).toEqual(['here', 2]);
    expect(await entryLog.entries(id)).toEqual(whole);
  });

  it('that lost its beginning on the disk while it is on screen stays whole when it is read again', async () => {
    const { store, id, act, queue, entryLog } = await begun();
    act(wound);
    act(wound);
    await queue.idle();
    const whole = await entryLog.entries(id);
    disk.entries.get(id)?.delete(1);
    await store.actions.reread(id);
    expect(seqOf(store)).toBe(3);
    expect(await entryLog.entries(id)).toEqual(whole);
  });

  it('whose log went another way meanwhile is shown as it is on the disk, and nothing is written over it', async () => {
    const { store, id, act, queue, entryLog } = await begun();
    act(wound);
    act(wound);
    await queue.idle();
    const [begin, other] = (await entryLog.entries(id)) as Entry[];
    if (!begin || !other) throw new Error('The log is too short');
    const theirs = { ...other, writer: writerId('w2') };
    disk.entries.set(id, new Map([begin, theirs].map((entry) => [entry.seq, entry])));
    await store.actions.reread(id);
    expect(seqOf(store)).toBe(2);
    expect(await entryLog.entries(id)).toEqual([begin, theirs]);
  });

  it('that was read ahead and cannot be read any more is said to have failed', async () => {
    const first = await begun();
    const plain = createMemoryEntryLog(disk);
    let isBroken = false;
    const second = tab(disk, {
      entries: (id, from, limit) =>
        isBroken ? Promise.reject(new Error('The disk is broken')) : plain.entries(id, from, limit),
    });
    await second.store.readAhead(first.id, () => Promise.resolve());
    isBroken = true;
    await second.store.actions.openBattle(first.id);
    expect(second.store.getState().open).toMatchObject({ kind: 'failed', message: 'The disk is broken' });
  });

  it('is shown alone where another one was asked for meanwhile', async () => {
    const first = await begun();
    const second = tab(disk);
    const [one, other] = [second.store.actions.openBattle(first.id), second.store.actions.openBattle(NONE)];
    await Promise.all([one, other]);
    expect(second.store.getState().open).toEqual({ kind: 'notFound', id: NONE });
  });

  it('stays away where a new one was begun meanwhile', async () => {
    const first = await begun();
    const second = tab(disk);
    const opening = second.store.actions.openBattle(first.id);
    const started = second.store.actions.start('t9a-3', EMPTY_SETUP);
    await opening;
    await second.queue.idle();
    const { ledger, writer } = openOf(second.store);
    expect([started.ok, writer]).toEqual([true, 'here']);
    expect(ledger.entries.map(({ events: [event] }) => event)).toMatchObject([{ editionId: 't9a-3' }]);
  });

  it('is shown although something came for another one meanwhile', async () => {
    const first = await begun();
    first.lock.release();
    const second = tab(disk);
    const opening = second.store.actions.openBattle(first.id);
    await Promise.all([opening, second.store.actions.reread(NONE)]);
    expect(openOf(second.store).id).toBe(first.id);
  });
});

describe('a battle in two tabs', () => {
  it('is read in the second and written there once the first lets go, up to its last tap', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.actions.openBattle(first.id);
    expect(openOf(second.store).writer).toBe('elsewhere');
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'writtenElsewhere' } });
    first.act(wound);
    await first.queue.idle();
    first.store.actions.closeBattle();
    await settle();
    expect(openOf(second.store).writer).toBe('here');
    expect(seqOf(second.store)).toBe(2);
    expect(second.act(wound).ok).toBe(true);
  });

  it('is read again in the second when any battle may have been written', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.actions.openBattle(first.id);
    first.act(wound);
    await first.queue.idle();
    await settle();
    expect(seqOf(second.store)).toBe(1);
    new BroadcastChannel('warledger.written').postMessage(null);
    await settle();
    expect(seqOf(second.store)).toBe(2);
  });

  it('is taken over by the second, and then only read in the first', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.actions.openBattle(first.id);
    await second.store.actions.takeOver();
    await settle();
    expect([openOf(first.store).writer, openOf(second.store).writer]).toEqual(['elsewhere', 'here']);
    expect(first.act(wound)).toMatchObject({ refusal: { code: 'writtenElsewhere' } });
  });

  it('is taken over only when its log was read again: a tap before that is refused', async () => {
    const first = await begun();
    const plain = createMemoryEntryLog(disk);
    let answer = (): void => {};
    let isSlow = false;
    const second = tab(disk, {
      async entries(id) {
        const asked = isSlow ? new Promise<void>((done) => (answer = done)) : null;
        await asked;
        return plain.entries(id);
      },
    });
    await second.store.actions.openBattle(first.id);
    isSlow = true;
    const taking = second.store.actions.takeOver();
    await settle();
    first.act(wound);
    expect(second.act(wound)).toMatchObject({ refusal: { code: 'writtenElsewhere' } });
    isSlow = false;
    answer();
    await taking;
    await settle();
    expect(openOf(second.store).writer).toBe('here');
    expect(second.act(wound).ok).toBe(true);
    await second.queue.idle();
    expect(second.queue.state()).toEqual({ kind: 'saved' });
  });

  it('shows what came to the disk while it was being opened', async () => {
    const first = await begun();
    let announceRead = (): void => {};
    const hasRead = new Promise<void>((done) => {
      announceRead = done;
    });
    let goOn = (): void => {};
    const mayGoOn = new Promise<void>((done) => {
      goOn = done;
    });
    const plain = createMemoryEntryLog(disk);
    let reads = 0;
    const second = tab(disk, {
      // The first reading is slow: it answers with what was there when it was asked.
      async entries(id) {
        const found = await plain.entries(id);
        reads += 1;
        if (reads === 1) {
          announceRead();
          await mayGoOn;
        }
        return found;
      },
    });
    const opening = second.store.actions.openBattle(first.id);
    await hasRead;
    first.act(wound);
    await first.queue.idle();
    await second.store.actions.reread(first.id);
    goOn();
    await opening;
    expect(seqOf(second.store)).toBe(2);
  });

  it('is read again as soon as the first says that it wrote, where that very battle is open', async () => {
    const first = await begun();
    const second = tab(disk);
    await second.store.actions.openBattle(first.id);
    first.act(wound);
    await first.queue.idle();
    first.lock.announce(NONE);
    await settle();
    expect(seqOf(second.store)).toBe(1);
    first.lock.announce(first.id);
    await settle();
    expect(seqOf(second.store)).toBe(2);
    first.act(wound);
    await first.queue.idle();
    await second.store.actions.reread(NONE);
    expect(seqOf(second.store)).toBe(2);
    await second.store.actions.reread(first.id);
    expect(seqOf(second.store)).toBe(3);
  });

  it('that is not found stays so where another tab takes it', async () => {
    const [first, second] = [tab(disk), tab(disk)];
    await first.store.actions.openBattle(NONE);
    expect(await second.lock.acquire(NONE, { take: true, onGained() {}, onLost() {} })).toBe(true);
    await settle();
    expect(first.store.getState().open).toEqual({ kind: 'notFound', id: NONE });
  });

  it('is not taken over where none is open', async () => {
    const { store } = tab(disk);
    await store.actions.takeOver();
    expect(store.getState().open.kind).toBe('none');
  });
});

describe('what another phone sent', () => {
  it('of the battle that is followed is on screen without another look at the disk', async () => {
    const entries = vi.fn(createMemoryEntryLog(disk).entries);
    const { id, second } = await followed({ entries });
    const longer = withMore(openOf(second.store).ledger, 2);
    entries.mockClear();
    await second.store.actions.received(id, longer);
    expect(openOf(second.store).ledger).toBe(longer);
    expect(openOf(second.store).writer).toBe('followed');
    expect(entries).not.toHaveBeenCalled();
  });

  it('and is no longer than what is shown, or could not be read whole, is looked up on the disk', async () => {
    const { id, second } = await followed();
    const shown = openOf(second.store).ledger;
    const sent = withMore(shown, 1);
    await second.entryLog.appendAll(sent.stored.slice(1), { battleId: id, status: 'running', lastAt: 1 });
    await second.store.actions.received(id, { ...shown });
    expect(seqOf(second.store)).toBe(2);
    const [third] = withMore(sent, 1).stored.slice(2);
    if (!third) throw new Error('The log is too short');
    await second.entryLog.appendAll([third], { battleId: id, status: 'running', lastAt: 1 });
    await second.store.actions.received(id, null);
    expect(seqOf(second.store)).toBe(3);
  });

  it('of another battle changes nothing on screen', async () => {
    const { second } = await followed();
    const before = second.store.getState();
    await second.store.actions.received(NONE, withMore(openOf(second.store).ledger, 1));
    expect(second.store.getState()).toBe(before);
  });

  it('of a battle that is written here is shown only as far as it is on the disk', async () => {
    const { store, id } = await begun();
    await store.actions.received(id, withMore(openOf(store).ledger, 1));
    expect([openOf(store).writer, seqOf(store)]).toEqual(['here', 1]);
  });

  it('of a battle of which a part cannot be read does not hide that', async () => {
    const { id, second } = await followed();
    const longer = withMore(openOf(second.store).ledger, 3);
    await second.entryLog.append({ battleId: id, seq: 2, nothing: true } as never, {
      battleId: id,
      status: 'running',
      lastAt: 1,
    });
    await second.store.actions.reread(id);
    await second.store.actions.received(id, longer);
    expect(openOf(second.store).problems).toHaveLength(1);
    expect(openOf(second.store).ledger.entries).toHaveLength(1);
  });

  it('while no battle is open opens none', async () => {
    const { id, second } = await followed();
    const longer = withMore(openOf(second.store).ledger, 1);
    second.store.actions.closeBattle();
    await second.store.actions.received(id, longer);
    expect(second.store.getState().open.kind).toBe('none');
  });
});

it('any battle is read without opening it, and what is not there is nothing', async () => {
  const { id, store } = await begun();
  expect((await store.readLedger(id))?.stored).toHaveLength(1);
  expect(await store.readLedger(NONE)).toBeNull();
});

it('dice are thrown one by one', () => {
  const { store } = tab(disk);
  expect(store.actions.throwDice(3)).toEqual([4, 4, 4]);
});
