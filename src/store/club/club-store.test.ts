import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubAddress } from '@/club/address';
import type { ClubLink } from '@/club/link';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { readShare, type ShareRecord, writeShare } from '@/store/battle/share-record';
import { readFollowed } from '@/store/device/followed-battles';
import { NO_HANDS } from '@/testing/club/no-hands';
import { createFakeClub } from '@/testing/fake-club';
import type { HandsParts } from './club-parts';
import { createClubStore } from './club-store';
import { followLink, writeLink } from './share-links';

const CLUB = 'club.example' as ClubAddress;
const OTHER = 'other.example' as ClubAddress;
const SECRET = 'AbcdefghijklmnopqrstU_';
const FOLLOW: Extract<ClubLink, { kind: 'follow' }> = {
  kind: 'follow',
  address: CLUB,
  reader: SECRET,
  stamp: null,
  key: SECRET,
};

let entryLog: ReturnType<typeof createMemoryEntryLog>;
/** Every socket that was asked for. */
let opened: string[];
let failures: unknown[];

beforeEach(() => {
  entryLog = createMemoryEntryLog();
  opened = [];
  failures = [];
});

/** A phone from which no club can be reached. */
function newStore(given: Partial<HandsParts> = {}) {
  let drawn = 0;
  return createClubStore({
    entryLog,
    random: (count) => {
      drawn += 1;
      return Uint8Array.from({ length: count }, (_, index) => (drawn * 7 + index) % 256);
    },
    now: () => 1_000,
    wait: () => new Promise(() => {}),
    writer: 'w1',
    lock: { announce: () => {}, onWritten: () => () => {} },
    onCard: () => {},
    onComing: () => false,
    onReceived: () => {},
    hands: NO_HANDS,
    onFailure: (error) => failures.push(error),
    wsFactory: async (url: string) => {
      opened.push(url);
      return { socket: deadSocket(), encrypted: true };
    },
    ...given,
  });
}

/** A socket that breaks as soon as it is looked at. */
function deadSocket() {
  type Dead = {
    onerror?: (_: unknown) => void;
    onclose?: (_: unknown) => void;
    addEventListener(): void;
    send(): void;
    close(): void;
  };
  const socket: Dead = { addEventListener() {}, send() {}, close() {} };
  setTimeout(() => {
    socket.onerror?.({ message: 'There is no network here' });
    socket.onclose?.({ code: 1006 });
  });
  return socket;
}

const kept = async () => (await entryLog.records('club')).filter(({ value }) => value !== null);
const share = (given: Partial<ShareRecord> = {}): ShareRecord =>
  ({
    role: 'write',
    address: CLUB,
    writer: SECRET,
    stamp: 'AbCdEf012_-9',
    key: SECRET,
    position: { number: 0, hash: null, upto: 0 },
    seen: 0,
    receivedAt: null,
    ended: null,
    parted: null,
    ...given,
  }) as ShareRecord;

describe('without a club', () => {
  it('nothing is kept and no socket is opened, whatever is written here', async () => {
    const { actions, getState } = await newStore();
    actions.written({ battleId: 'b1', seq: 1 });
    actions.wake();
    actions.saw('b1', 3);
    await actions.stop('b1');
    expect(getState()).toMatchObject({ club: null, devices: null });
    expect(await kept()).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('sharing and pairing are refused with the sentence to choose one', async () => {
    const { actions } = await newStore();
    const noClub = { ok: false, refusal: { code: 'noClub', values: {} } };
    expect(await actions.share('b1')).toEqual(noClub);
    expect(await actions.pair()).toEqual(noClub);
    expect(opened).toEqual([]);
  });

  it('shares of a club that is not chosen any more rest', async () => {
    await writeShare(entryLog, 'b1', share());
    await newStore();
    expect(opened).toEqual([]);
  });
});

describe('with a club', () => {
  const CHOSEN = { address: CLUB, code: 'DRAG-ON' };

  it('shares a battle under one link however often it is asked, and goes on with it after a reload', async () => {
    const { actions } = await newStore();
    await actions.choose(CHOSEN);
    expect(opened, 'the code is tried').toEqual(['wss://club.example:443/club']);
    opened = [];
    const first = await actions.share('b1');
    const again = await actions.share('b1');
    expect(again).toEqual(first);
    await expect.poll(() => opened).toEqual(['wss://club.example:443/club']);
    const later = await newStore();
    expect(later.getState().shares.get('b1')).toMatchObject({ role: 'write', address: CLUB });
    // The line of the battle, and the code that could not be tried before.
    await expect.poll(() => opened.length).toBe(3);
  });

  it('a link to follow tells nothing of what writes; a follower gives no link to write away', async () => {
    const { actions } = await newStore();
    await actions.choose(CHOSEN);
    const shared = await actions.share('b1');
    if (!shared.ok) throw new Error('Not shared');
    const follow = followLink(shared.value);
    expect(JSON.stringify(follow)).not.toContain(shared.value.role === 'write' ? shared.value.writer : '!');
    expect(writeLink(shared.value)).toMatchObject({ kind: 'write', key: shared.value.key });
    expect(writeLink({ ...share(), role: 'follow', reader: SECRET })).toBeNull();
  });

  it('stopped, it is shared anew under the same link; split, under a new one', async () => {
    const { actions, getState } = await newStore();
    await actions.choose(CHOSEN);
    const first = await actions.share('b1');
    await actions.stop('b1');
    expect(getState().shares.get('b1')?.ended).toBe('stopped');
    expect(getState().live.has('b1')).toBe(false);
    const again = await actions.share('b1');
    expect(again.ok && first.ok && again.value.key).toBe(first.ok && first.value.key);
    await actions.stop('b1');
    await writeShare(entryLog, 'b2', share({ ended: 'split' }));
    const other = await newStore();
    const anew = await other.actions.share('b2');
    expect(anew.ok && anew.value.key).not.toBe(SECRET);
  });

  it('a link of another club is refused by its name, and nothing changes', async () => {
    const { actions, getState } = await newStore();
    await actions.choose(CHOSEN);
    const refusal = { ok: false, refusal: { code: 'otherClub', values: { address: CLUB } } };
    expect(await actions.join({ ...FOLLOW, address: OTHER })).toEqual(refusal);
    const device = {
      kind: 'device',
      address: OTHER,
      writer: SECRET,
      stamp: 'AbCdEf012_-9',
      key: SECRET,
    } as const;
    expect(await actions.pairWith(device)).toEqual(refusal);
    expect(getState()).toMatchObject({ club: CHOSEN, devices: null });
    expect(opened.filter((url) => url.includes(OTHER))).toEqual([]);
  });

  it('a club that cannot be reached changes nothing: no club is chosen by the link, nothing is followed', async () => {
    const { actions, getState } = await newStore();
    expect(await actions.join(FOLLOW)).toEqual({ ok: false, refusal: { code: 'linkAway', values: {} } });
    expect(getState()).toMatchObject({ club: null });
    expect(await kept()).toEqual([]);
    expect((await readFollowed(entryLog)).size).toBe(0);
  });

  it('forgotten, no secret of it stays on this phone', async () => {
    const { actions, getState } = await newStore();
    await actions.choose(CHOSEN);
    await actions.share('b1');
    await actions.pair();
    expect((await kept()).map(({ name }) => name)).toEqual(['club', 'club.devices', 'club.share.b1']);
    await actions.choose(null);
    expect(await kept()).toEqual([]);
    expect(getState()).toMatchObject({ club: null, devices: null });
    expect(getState().shares.size).toBe(0);
    expect(await actions.share('b1')).toMatchObject({ ok: false });
  });

  it('a new code of the same club leaves what is shared as it is', async () => {
    const { actions, getState } = await newStore();
    await actions.choose(CHOSEN);
    await actions.share('b1');
    await actions.choose({ address: CLUB, code: 'NEW' });
    expect(getState().shares.has('b1')).toBe(true);
  });
});

describe('a code that could not be tried when it was entered', () => {
  const untried = () =>
    entryLog.writeRecord('club', { address: CLUB, code: 'X', stampKey: 'k', isTried: false });

  it('is nobody’s fault while the club is away, and stays to be tried', async () => {
    await untried();
    const { actions, getState } = await newStore();
    await expect.poll(() => opened).toHaveLength(1);
    // What is asked behind it is told later.
    expect(await actions.join(FOLLOW)).toMatchObject({ refusal: { code: 'linkAway' } });
    expect(getState()).toMatchObject({ codeRefusal: null, club: { code: 'X', isTried: false } });
    expect(failures).toEqual([]);
  });

  it('is refused in words once the club is there and does not take it, and taken once it does', async () => {
    await untried();
    const fake = createFakeClub();
    fake.letIn = false;
    const { actions, getState } = await newStore({ wsFactory: fake.wsFactory });
    await expect.poll(() => getState().codeRefusal).toEqual({ code: 'codeRefused', values: { code: 'X' } });
    expect(getState().club).toMatchObject({ code: 'X', isTried: false });
    fake.letIn = true;
    actions.wake();
    await expect.poll(() => getState()).toMatchObject({ codeRefusal: null, club: { isTried: true } });
    expect(failures).toEqual([]);
  });
});

describe('an invitation to write too', () => {
  const INVITED: Extract<ClubLink, { kind: 'guest' }> = {
    ...{ kind: 'guest', address: CLUB, reader: SECRET, stamp: 'AbCdEf012_-9', key: SECRET },
    guest: { id: 'gAbcdefgh', key: SECRET, sides: ['a', 'b'] },
  };

  it.each([
    ['that knows no guests is told as an older club', false, 'clubOlder'],
    ['that takes no such link is told as that', true, 'linkRefused'],
  ])('at a club %s', async (_, talks, code) => {
    const fake = createFakeClub();
    fake.letIn = false;
    fake.talks = talks;
    const { actions } = await newStore({ wsFactory: fake.wsFactory });
    expect(await actions.join(INVITED)).toMatchObject({ refusal: { code } });
    expect(await actions.join(FOLLOW)).toMatchObject({ refusal: { code: 'linkEmpty' } });
    expect(failures).toEqual([]);
  });
});

describe('the list of own devices', () => {
  const battle = { seq: 1, battleId: 'b1', writer: SECRET, stamp: 'AbCdEf012_-9', key: SECRET };
  const devices = {
    ...{ address: CLUB, writer: SECRET, stamp: 'AbCdEf012_-9', key: SECRET },
    ...{ position: { number: 0, hash: null, upto: 0 }, battles: [battle] },
  };

  it.each([
    ['a battle that is not here is fetched', null, 1],
    ['a battle that is shared here already is not', share({ ended: 'split' }), 0],
  ])('%s', async (_, record, fetched) => {
    await entryLog.writeRecord('club', { address: CLUB, code: '', stampKey: '', isTried: false });
    await entryLog.writeRecord('club.devices', devices);
    if (record) await writeShare(entryLog, 'b1', record);
    const { actions } = await newStore();
    // What is asked behind them is told later.
    expect(await actions.join(FOLLOW)).toMatchObject({ refusal: { code: 'linkAway' } });
    // Besides that one, and the line of the list itself.
    expect(opened.length - 2).toBe(fetched);
    expect(failures).toEqual([]);
  });
});

describe('a disk that takes nothing', () => {
  const full = new Error('The disk is full');

  it.each<[string, (store: Awaited<ReturnType<typeof newStore>>) => Promise<void>]>([
    ['stops sharing', ({ actions }) => actions.stop('b1')],
    ['invites a phone', ({ actions }) => actions.invite('b1', ['a'])],
    ['throws a guest out', ({ actions }) => actions.throwOut('b1', 'gGuest')],
  ])('is told where a tap %s, and rejects to nobody', async (_, tap) => {
    await entryLog.writeRecord('club', { address: CLUB, code: '', stampKey: '', isTried: false });
    await writeShare(entryLog, 'b1', share());
    await entryLog.writeRecord('club.guests.b1', [
      {
        id: 'gGuest',
        key: SECRET,
        sides: ['a'],
        phone: 'p',
        isOut: false,
        memory: { last: 0, refusals: [] },
      },
    ]);
    const writeRecord = () => Promise.reject(full);
    const store = await newStore({ entryLog: { ...entryLog, writeRecord } });
    await tap(store);
    expect(failures).toContain(full);
    await store.actions.stop('b1');
  });

  it('does not keep a battle going that the player has stopped sharing', async () => {
    await entryLog.writeRecord('club', { address: CLUB, code: '', stampKey: '', isTried: false });
    await writeShare(entryLog, 'b1', share());
    const store = await newStore({ entryLog: { ...entryLog, writeRecord: () => Promise.reject(full) } });
    await expect.poll(() => store.getState().live.has('b1')).toBe(true);
    await store.actions.stop('b1');
    expect(store.getState().live.has('b1')).toBe(false);
  });
});

describe('records that are damaged', () => {
  it.each([
    ['no object', 'club.share.b1', 'nonsense'],
    ['no key', 'club.share.b1', { ...share(), key: undefined }],
    ['an unknown role', 'club.share.b1', { ...share(), role: 'judge' }],
    ['a writer without a stamp', 'club.share.b1', { ...share(), stamp: 7 }],
    ['no address', 'club.share.b1', { ...share(), address: '' }],
    ['devices of no kind', 'club.devices', { writer: 1 }],
    ['a club of no kind', 'club', { address: 5 }],
  ])('are passed over: %s', async (_, name, value) => {
    await entryLog.writeRecord('club', { address: CLUB, code: 'X' });
    await entryLog.writeRecord(name, value);
    const { getState } = await newStore();
    expect(getState().shares.size).toBe(0);
    expect(getState().devices).toBeNull();
    expect(await readShare(entryLog, 'b1')).toBeNull();
    expect(failures).toEqual([]);
  });
});
