import type { ClubConnection } from '@/club/connection';
import { DEFLATED } from '@/club/deflated';
import { AT_THE_BEGINNING, type LogBook, type Position } from '@/club/log-book';
import { messageSubject } from '@/club/login';
import type { PutOutcome } from '@/club/put-outcome';
import type { SharedEntry } from '@/club/run';
import { createSharedLog } from '@/club/shared-log';

type Said = SharedEntry & { readonly says: string };

export const KEY = 'AbcdefghijklmnopqrstUA';
export const CHANNEL = 'channel';
let drawn = 0;
/** Chance that is none: each draw differs from the one before. */
export const random = (count: number) => {
  drawn += 1;
  return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index) % 256);
};
/** Entries that say these texts. */
export const said = (...texts: readonly string[]): readonly Said[] =>
  texts.map((says, index) => ({ seq: index + 1, says }));

/** A club in memory, which tells the truth until a test changes what it holds. */
export function fakeClub() {
  const stored = new Map<string, Uint8Array>();
  /**
   * What the next answers to `append` are, though the message is stored: an answer that is lost on its way.
   */
  const lost: Error[] = [];
  let asked = 0;
  const numbers = () => [...stored.keys()].map((subject) => Number(subject.split('.')[2]));
  const at = (number: number) => stored.get(messageSubject(CHANNEL, number));
  const lastOf = () => Math.max(0, ...numbers());
  const connection: ClubConnection = {
    packing: DEFLATED,
    async append(number, message): Promise<PutOutcome> {
      const isWhole = stored.size === lastOf();
      // Only a channel that nobody can read any more may be begun again.
      if (number === 1 && !isWhole) stored.clear();
      else if (at(number)) return 'taken';
      else if (number !== lastOf() + 1) return 'gap';
      stored.set(messageSubject(CHANNEL, number), message);
      const failure = lost.shift();
      if (failure) throw failure;
      return 'stored';
    },
    async read(from, count) {
      asked += 1;
      const messages: { number: number; message: Uint8Array }[] = [];
      for (let number = from; number < from + count; number += 1) {
        const message = at(number);
        if (message === undefined) break;
        messages.push({ number, message });
      }
      return { last: lastOf(), messages };
    },
    state: async () => ({ last: lastOf(), isWhole: stored.size === lastOf() }),
    results: async () => ({ sent: new Map(), had: new Map() }),
    result: async () => ({ sent: new Map(), had: new Map() }),
    send: async () => 'stored',
    giveBack: async () => 'stored',
    acknowledge: async () => 'stored',
    showPage: async () => 'stored',
    lists: null,
    say: async () => false,
    hearLog() {},
    hearTalk() {},
    hearResults() {},
    closed: new Promise(() => {}),
    close: async () => {},
  };
  return { connection, stored, lost, asked: () => asked, at };
}

/** A phone in memory with a log of its own, which it keeps equal to a channel. */
export function fakePhone(
  writes: boolean,
  own: readonly Said[] = [],
  logId: string | null = writes ? 'battle-1' : null,
  tellsSplit = false,
) {
  let entries = own;
  let id = logId;
  let position: Position = AT_THE_BEGINNING;
  const beside: { at: number; course: readonly SharedEntry[] }[] = [];
  const book: LogBook = {
    logId: () => id,
    entries: async () => entries,
    async receive(received, more) {
      id = received;
      entries = [...entries, ...(more as readonly Said[])];
    },
    async keepBeside(_, course, at) {
      beside.push({ at, course });
    },
    async reached(reached) {
      position = reached;
    },
  };
  const log = createSharedLog(
    { channel: CHANNEL, key: KEY, writes, tellsSplit, book, random, wait: async () => {} },
    AT_THE_BEGINNING,
  );
  return {
    log,
    beside,
    says: () => entries.map(({ says }) => says),
    position: () => position,
    tap(says: string) {
      entries = [...entries, { seq: entries.length + 1, says }];
    },
  };
}
