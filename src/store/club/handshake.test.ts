import { describe, expect, it } from 'vitest';
import { NOTHING_DECIDED } from '@/club/answering-host';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { createPhoneWire, sendJson } from '@/club/phone-wire';
import { secretBelow } from '@/club/secrets';
import type { Side } from '@/rules/index';
import type { ShareRecord } from '@/store/battle/share-record';
import { fakeChannels } from '@/testing/phone-channels';
import type { GuestRecord } from './hands-record';
import { guestMeets, type HandshakeParts, hostMeets } from './handshake';
import { NEARBY } from './nearby';
import { phoneLines } from './phone-lines';

const WRITER = 'AbcdefghijklmnopqrstU_';
const KEY = 'ABCDEFGHIJKLMNOPQRSTU-';
const kept = {
  address: NEARBY,
  key: KEY,
  position: AT_THE_BEGINNING,
  seen: 0,
  receivedAt: null,
  ended: null,
  parted: null,
};
const HOSTED = { ...kept, role: 'write', writer: WRITER, stamp: '' } as const;
const guestNamed = (id: string, sides: readonly Side[]): GuestRecord => ({
  id,
  key: KEY,
  sides: [...sides],
  phone: null,
  isOut: false,
  memory: NOTHING_DECIDED,
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

/** One of two phones, and what was done on it. */
function phone(shares: ReadonlyMap<string, ShareRecord> = new Map()) {
  const done: unknown[] = [];
  const waiting: (() => void)[] = [];
  const parts: HandshakeParts = {
    wait: () => new Promise((over) => void waiting.push(over)),
    onFailure: (error) => done.push(error),
    phones: phoneLines(),
    pockets: new Map(),
    shares: () => shares,
    shareNearby: async () => HOSTED,
    async invite(id, { sides, isOwn }, guest) {
      done.push(['invite', id, sides, guest]);
      const name = guest ?? (isOwn ? 'oNewTable' : 'gNewGuest');
      return sides.length === 0 ? null : guestNamed(name, sides);
    },
    joins: (id, _wire, guest) => done.push(['joins', id, guest]),
    async join(link) {
      done.push(['join', link]);
      return { ok: true, value: 'b7' };
    },
    async writes(id, sides) {
      done.push(['writes', id, sides]);
    },
  };
  return {
    parts,
    done,
    pass: async () => {
      for (const over of waiting.splice(0)) over();
      await settle();
    },
  };
}

function joined(
  host: ReturnType<typeof phone>,
  guest: ReturnType<typeof phone>,
  sides: readonly Side[],
  isOwn = false,
) {
  const channels = fakeChannels();
  const [near, far] = [
    createPhoneWire(channels.ends[0], host.parts.wait),
    createPhoneWire(channels.ends[1], guest.parts.wait),
  ];
  // The channel of the battle is filled as soon as another phone is reached.
  void host.parts.phones.connect('b1').then((connected) => {
    if (connected.ok) void connected.connection.append(1, Uint8Array.of(1));
  });
  return {
    channels,
    near,
    met: Promise.all([hostMeets(near, 'b1', { sides, isOwn }, host.parts), guestMeets(far, guest.parts)]),
  };
}

describe('two phones that were joined', () => {
  it('agree on the battle, and on what the guest may write', async () => {
    const [host, guest] = [phone(), phone()];
    const { met } = joined(host, guest, ['b']);
    expect(await met).toEqual([
      { ok: true, value: null },
      { ok: true, value: 'b7' },
    ]);
    expect(host.done).toEqual([
      ['invite', 'b1', ['b'], null],
      ['joins', 'b1', 'gNewGuest'],
    ]);
    const link = {
      kind: 'guest',
      address: NEARBY,
      reader: secretBelow(WRITER),
      key: KEY,
      guest: { id: 'gNewGuest', key: KEY, sides: ['b'] },
    };
    expect(guest.done).toMatchObject([['join', link]]);
    const line = await guest.parts.phones.connect('b7');
    expect(line.ok && (await line.connection.read(1, 5)).last).toBe(1);
  });

  it('agree that one only follows, and is heard by nobody as a guest', async () => {
    const [host, guest] = [phone(), phone()];
    const { met } = joined(host, guest, []);
    expect((await met)[1]).toEqual({ ok: true, value: 'b7' });
    expect(host.done).toEqual([
      ['invite', 'b1', [], null],
      ['joins', 'b1', null],
    ]);
    const link = { kind: 'follow', address: NEARBY, reader: secretBelow(WRITER), key: KEY, stamp: '' };
    expect(guest.done).toEqual([['join', link]]);
    const line = await guest.parts.phones.connect('b7');
    expect(line.ok && (await line.connection.read(1, 5)).last).toBe(1);
  });

  it('agree that one is a tablet of the same player, by its name', async () => {
    const [host, guest] = [phone(), phone()];
    await joined(host, guest, ['a', 'b'], true).met;
    expect(host.done).toEqual([
      ['invite', 'b1', ['a', 'b'], null],
      ['joins', 'b1', 'oNewTable'],
    ]);
    expect(guest.done).toMatchObject([
      ['join', { kind: 'guest', guest: { id: 'oNewTable', sides: ['a', 'b'] } }],
    ]);
  });

  it('know each other by a fresh pair of codes: the guest keeps its name, and with it what waits', async () => {
    const share: ShareRecord = {
      ...kept,
      role: 'guest',
      reader: secretBelow(WRITER),
      stamp: '',
      guest: { id: 'gOldGuest', key: KEY, sides: ['b'] },
      from: 'p1',
      standing: 'in',
    };
    for (const [known, asked] of [
      [share, 'gOldGuest'],
      [{ ...share, standing: 'out' }, null],
      [{ ...share, ended: 'stopped' }, null],
      [{ ...share, reader: secretBelow(KEY) }, null],
    ] as const) {
      const [host, guest] = [phone(), phone(new Map([['b7', known as ShareRecord]]))];
      const { met } = joined(host, guest, ['a', 'b']);
      expect((await met)[1]).toEqual({ ok: true, value: 'b7' });
      expect(host.done).toEqual([
        ['invite', 'b1', ['a', 'b'], asked],
        ['joins', 'b1', asked ?? 'gNewGuest'],
      ]);
      if (asked !== null) expect(guest.done).toEqual([['writes', 'b7', ['a', 'b']]]);
    }
  });

  it('are reached for as long as they are heard, and again afterwards', async () => {
    const [host, guest] = [phone(), phone()];
    const { channels, met } = joined(host, guest, ['b']);
    await met;
    channels.silence(true);
    for (const one of [host, guest, host, guest]) await one.pass();
    let connected = false;
    void host.parts.phones.connect('b1').then(() => {
      connected = true;
    });
    await settle();
    expect(connected).toBe(false);
    channels.silence(false);
    for (const one of [host, guest]) await one.pass();
    expect(connected).toBe(true);
    // Shared no more: whoever waits ends, and so does the channel.
    host.parts.phones.release('b1');
    await settle();
    const waits = guest.parts.phones.connect('b7');
    guest.parts.phones.release('b7');
    expect(await waits).toEqual({ ok: false, failure: 'unreachable' });
  });

  it.each([
    ['of another version', { v: 1, guest: null }],
    ['that names no guest as ours are named', { v: 2, guest: '../x' }],
    ['that says more', { v: 2, guest: null, more: 1 }],
  ])('are none with a phone %s', async (_, said) => {
    const host = phone();
    const channels = fakeChannels();
    const far = createPhoneWire(channels.ends[1], host.parts.wait);
    const met = hostMeets(
      createPhoneWire(channels.ends[0], host.parts.wait),
      'b1',
      { sides: ['b'], isOwn: false },
      host.parts,
    );
    await settle();
    sendJson(far, said);
    expect(await met).toBeNull();
    expect(host.done).toEqual([]);
  });

  it('are none where the other one says nothing, or is gone', async () => {
    for (const end of ['silent', 'gone'] as const) {
      const guest = phone();
      const channels = fakeChannels();
      const met = guestMeets(createPhoneWire(channels.ends[1], guest.parts.wait), guest.parts);
      await settle();
      if (end === 'gone') channels.cut();
      else await guest.pass();
      expect(await met).toBeNull();
    }
  });
});
