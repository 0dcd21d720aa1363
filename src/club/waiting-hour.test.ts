import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeChannels } from '@/testing/phone-channels';
import type { ClubConnection } from './connection';
import { NOT_YET_LIVE, startLiveLog } from './live-log';
import { AT_THE_BEGINNING, type LogBook } from './log-book';
import { phoneConnection } from './phone-connection';
import { createPhoneWire } from './phone-wire';
import { createPocketClub } from './pocket-club';
import type { SharedEntry } from './run';
import { createSharedLog } from './shared-log';

const HOUR_MS = 3_600_000;
const KEY = 'AbcdefghijklmnopqrstUA';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A phone that counts by how many timers it is woken, and how many messages it sends. */
function createPhone() {
  const counted = { timers: 0, messages: 0 };
  const wait = (ms: number) =>
    new Promise<void>((done) => {
      setTimeout(() => {
        counted.timers += 1;
        done();
      }, ms);
    });
  function keepEqual(connection: ClubConnection | null, writes: boolean, own: readonly SharedEntry[]): void {
    if (connection === null) throw new Error('Nobody is heard');
    let entries = own;
    const book: LogBook = {
      logId: () => (entries.length > 0 ? 'b1' : null),
      entries: async () => entries,
      receive: async (_, received) => {
        entries = [...entries, ...received];
      },
      keepBeside: async () => {},
      reached: async () => {},
    };
    const random = (count: number) => new Uint8Array(count);
    startLiveLog({
      log: createSharedLog({ channel: 'c', key: KEY, writes, book, random, wait }, AT_THE_BEGINNING),
      connect: async () => ({ ok: true, connection }),
      listen: (line, heard) => line.hearLog(heard),
      now: () => 1,
      wait,
      from: NOT_YET_LIVE,
      onState: () => {},
      onFailure: (error) => {
        throw error;
      },
    });
  }
  return { counted, wait, keepEqual };
}

it('an hour in which nobody taps wakes two phones that are joined some thousand times, by a ping each 4 s', async () => {
  const [host, guest] = [createPhone(), createPhone()];
  const { ends } = fakeChannels();
  const count = (end: (typeof ends)[number], { counted }: typeof host) => ({
    ...end,
    send(bytes: Uint8Array) {
      counted.messages += 1;
      end.send(bytes);
    },
  });
  const hostWire = createPhoneWire(count(ends[0], host), host.wait);
  const guestWire = createPhoneWire(count(ends[1], guest), guest.wait);
  const pocket = createPocketClub();
  pocket.admit(hostWire);
  host.keepEqual(pocket.connect(), true, [{ seq: 1 }]);
  guest.keepEqual(phoneConnection(guestWire, guest.wait), false, []);
  await vi.advanceTimersByTimeAsync(1_000);
  const before = [{ ...host.counted }, { ...guest.counted }];
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const hour = [host, guest].map(({ counted }, index) => ({
    timers: counted.timers - (before[index]?.timers ?? 0),
    messages: counted.messages - (before[index]?.messages ?? 0),
  }));
  // 900 pings, and 120 looks whether anything is missing; a guest's look asks the host, and is done by a timer.
  for (const { timers, messages } of hour) {
    expect(timers).toBeLessThanOrEqual(1_300);
    expect(messages).toBeLessThanOrEqual(2_100);
  }
});
