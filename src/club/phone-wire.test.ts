import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fakeChannels } from '@/testing/phone-channels';
import { onlyABattle } from './only-a-battle';
import { phoneConnection } from './phone-connection';
import { createPhoneWire, type Frame, nextHello, sendJson } from './phone-wire';
import { createPocketClub } from './pocket-club';

/** Time that passes when the test says so. */
function createTime() {
  let waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((done) => void waiting.push(done)),
    /** What was waited for is over. */
    async pass() {
      const over = waiting;
      waiting = [];
      for (const done of over) done();
      await settle();
    },
    waits: () => waiting.length,
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

function twoWires() {
  const time = createTime();
  const channels = fakeChannels();
  const [here, there] = channels.ends.map((end) => createPhoneWire(end, time.wait));
  if (!here || !there) throw new Error('No wires');
  return { time, channels, here, there };
}

describe('a wire to another phone', () => {
  it.each([0, 1, 15_999, 16_000, 16_001, 40_000])(
    'carries %i bytes in pieces that any browser takes',
    async (size) => {
      const channels = fakeChannels();
      const pieces: number[] = [];
      const [end, other] = channels.ends;
      const here = createPhoneWire(
        {
          ...end,
          send(bytes) {
            pieces.push(bytes.length);
            end.send(bytes);
          },
        },
        () => new Promise(() => {}),
      );
      const there = createPhoneWire(other, () => new Promise(() => {}));
      const heard: Frame[] = [];
      there.hear((frame) => void heard.push(frame));
      const body = Uint8Array.from({ length: size }, (_, index) => (index * 7) % 251);
      here.send('log', 4_000_000_000, body);
      here.send('talk', 1, Uint8Array.of(9));
      await settle();
      expect(heard).toEqual([
        { kind: 'log', number: 4_000_000_000, body },
        { kind: 'talk', number: 1, body: Uint8Array.of(9) },
      ]);
      expect(Math.max(...pieces)).toBeLessThanOrEqual(16_384);
    },
  );

  it('notices within two pings that the other phone is silent, and that it is heard again', async () => {
    const { time, channels, here, there } = twoWires();
    await settle();
    await time.pass();
    expect(here.isHeard()).toBe(true);
    const seen: boolean[] = [];
    here.onHeard((isHeard) => void seen.push(isHeard));
    channels.silence(true);
    await time.pass();
    await time.pass();
    expect([seen, here.isHeard(), there.isHeard()]).toEqual([[false], false, false]);
    channels.silence(false);
    await time.pass();
    expect([seen, there.isHeard()]).toEqual([[false, true], true]);
  });

  it('runs no timer once it is closed, and says nothing more', async () => {
    const { time, channels, here, there } = twoWires();
    await settle();
    there.close();
    await here.closed;
    expect([here.isHeard(), there.isHeard()]).toEqual([false, false]);
    await time.pass();
    expect(time.waits()).toBe(0);
    channels.cut();
    here.send('talk');
  });

  it('passes over what is none of its frames', async () => {
    const channels = fakeChannels();
    const there = createPhoneWire(channels.ends[1], () => new Promise(() => {}));
    const heard: Frame[] = [];
    there.hear((frame) => void heard.push(frame));
    for (const bytes of [[], [3], [0x7f, 0, 0, 0, 0], [0x8f, 0, 0, 0, 0, 1]])
      channels.ends[0].send(Uint8Array.from(bytes));
    createPhoneWire(channels.ends[0], () => new Promise(() => {})).send('talk', 7);
    await settle();
    expect(heard).toEqual([{ kind: 'talk', number: 7, body: new Uint8Array() }]);
  });

  it('reads a greeting by its schema; of another version, broken or cut off it is none', async () => {
    const schema = v.strictObject({ v: v.literal(1) });
    for (const [said, read] of [
      [{ v: 1 }, { v: 1 }],
      [{ v: 2 }, null],
      ['{', null],
    ] as const) {
      const { here, there } = twoWires();
      const greeting = nextHello(there, schema);
      if (typeof said === 'string') here.send('hello', 0, new TextEncoder().encode(said));
      else sendJson(here, said);
      expect(await greeting).toEqual(read);
    }
    const { here, there } = twoWires();
    const greeting = nextHello(there, schema);
    here.close();
    expect(await greeting).toBeNull();
  });
});

describe('the battle in the pocket of the phone that writes it', () => {
  it('is nowhere while no phone is heard, and ends with the last one', async () => {
    const pocket = createPocketClub();
    const seen: boolean[] = [];
    pocket.onReachable((isReachable) => void seen.push(isReachable));
    expect(pocket.connect()).toBeNull();
    const [one, two] = [twoWires(), twoWires()];
    pocket.admit(one.here);
    pocket.admit(two.here);
    const connection = pocket.connect();
    one.channels.cut();
    await settle();
    expect(seen).toEqual([true]);
    two.channels.cut();
    await connection?.closed;
    await settle();
    expect(seen).toEqual([true, false]);
    expect(pocket.connect()).toBeNull();
  });

  it('is a row of numbered messages, each written once, read in parts and heard as it grows', async () => {
    const { time, here, there } = twoWires();
    const pocket = createPocketClub();
    pocket.admit(here);
    const host = pocket.connect();
    const guest = phoneConnection(there, time.wait);
    if (!host || !guest) throw new Error('Not connected');
    const heard: unknown[] = [];
    guest.hearLog((number, message) => void heard.push([number, ...message]));
    expect(await host.append(2, Uint8Array.of(2))).toBe('gap');
    expect(await host.append(1, Uint8Array.of(1))).toBe('stored');
    expect(await host.append(1, Uint8Array.of(9))).toBe('taken');
    expect(await host.append(2, Uint8Array.of(2))).toBe('stored');
    await settle();
    expect(heard).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(await guest.read(2, 5)).toEqual({ last: 2, messages: [{ number: 2, message: Uint8Array.of(2) }] });
    expect(await guest.read(3, 5)).toEqual({ last: 2, messages: [] });
    expect(await host.read(1, 1)).toEqual(await guest.read(1, 1));
    expect(await guest.state()).toEqual(await host.state());
    await expect(guest.append(3, Uint8Array.of(3))).rejects.toThrow();
  });

  it('passes on what host and guests say, to both sides', async () => {
    const { time, here, there } = twoWires();
    const pocket = createPocketClub();
    pocket.admit(here);
    const host = pocket.connect();
    const guest = phoneConnection(there, time.wait);
    const said: number[][] = [];
    host?.hearTalk((message) => void said.push([0, ...message]));
    guest?.hearTalk((message) => void said.push([1, ...message]));
    await guest?.say(Uint8Array.of(5));
    await host?.say(Uint8Array.of(6));
    await settle();
    expect(said).toEqual([
      [0, 5],
      [1, 6],
    ]);
  });

  it('rejects a question that gets no answer, or whose wire is cut meanwhile', async () => {
    const { time, channels, here, there } = twoWires();
    createPocketClub().admit(here);
    const guest = phoneConnection(there, time.wait);
    if (!guest) throw new Error('Not connected');
    channels.silence(true);
    const unanswered = guest.read(1, 1);
    await time.pass();
    await expect(unanswered).rejects.toThrow('did not answer');
    const cut = guest.read(1, 1);
    channels.cut();
    await expect(cut).rejects.toThrow('did not answer');
    await guest.closed;
    expect(await guest.say(Uint8Array.of(1))).toBe(false);
    expect(phoneConnection(there, time.wait)).toBeNull();
  });

  it('carries a battle and no event', async () => {
    const connection = onlyABattle({} as Parameters<typeof onlyABattle>[0]);
    connection.hearResults(() => {});
    await expect(connection.results(1)).rejects.toThrow();
  });
});
