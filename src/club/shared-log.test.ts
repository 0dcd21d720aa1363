import { describe, expect, it } from 'vitest';
import type { ClubConnection, PutOutcome } from './connection';
import { AT_THE_BEGINNING, type LogBook, type Position } from './log-book';
import { messageSubject } from './login';
import { type SharedEntry, sealRun } from './run';
import { messageHash } from './secrets';
import { createSharedLog } from './shared-log';

type Said = SharedEntry & { readonly says: string };

const KEY = 'AbcdefghijklmnopqrstUA';
const CHANNEL = 'channel';
let drawn = 0;
const random = (count: number) => {
  drawn += 1;
  return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index) % 256);
};
const said = (...texts: readonly string[]): readonly Said[] =>
  texts.map((says, index) => ({ seq: index + 1, says }));

/** A club in memory, which tells the truth until a test changes what it holds. */
function fakeClub() {
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
    hearLog() {},
    hearResults() {},
    closed: new Promise(() => {}),
    close: async () => {},
  };
  return { connection, stored, lost, asked: () => asked, at };
}

function fakePhone(
  writes: boolean,
  own: readonly Said[] = [],
  logId: string | null = writes ? 'battle-1' : null,
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
    { channel: CHANNEL, key: KEY, writes, book, random, wait: async () => {} },
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

/** A message that holds these entries from `from` on, behind `before`. */
function message(number: number, before: string | null, entries: readonly SharedEntry[], logId = 'battle-1') {
  const sealed = sealRun({ logId, before, entries }, KEY, messageSubject(CHANNEL, number), random);
  if (!sealed) throw new Error('Too large');
  return sealed.message;
}

describe('a log that is kept equal to a channel', () => {
  it('takes a message that is heard twice once, and asks for none that it heard', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one'));
    await blue.log.sync(club.connection);
    const reader = fakePhone(false);
    await reader.log.sync(club.connection);
    blue.tap('two');
    await blue.log.sync(club.connection);
    const second = club.at(2) as Uint8Array;
    const before = club.asked();
    for (let time = 0; time < 3; time += 1) reader.log.heard(2, second);
    expect((await reader.log.sync(club.connection)).received).toBe(1);
    for (let time = 0; time < 3; time += 1) reader.log.heard(2, second);
    expect((await reader.log.sync(club.connection)).received).toBe(0);
    expect(reader.says()).toEqual(['one', 'two']);
    // The end of the channel alone was asked for, each time.
    expect(club.asked() - before).toBeLessThanOrEqual(12);
  });

  it('takes messages that are heard in the wrong order in their own', async () => {
    const club = fakeClub();
    const blue = fakePhone(true);
    for (const says of ['one', 'two', 'three', 'four']) {
      blue.tap(says);
      await blue.log.sync(club.connection);
    }
    const [, ...later] = [1, 2, 3, 4].map((number) => club.at(number) as Uint8Array);
    const reader = fakePhone(false);
    for (const [index, heard] of [...later.entries()].reverse()) reader.log.heard(index + 2, heard);
    await reader.log.sync(club.connection);
    expect(reader.says()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('is behind, and takes nothing, while what stands in front of a heard message does not show', async () => {
    const club = fakeClub();
    const blue = fakePhone(true);
    for (const says of ['one', 'two', 'three']) {
      blue.tap(says);
      await blue.log.sync(club.connection);
    }
    const hidden = club.at(2) as Uint8Array;
    club.stored.delete(messageSubject(CHANNEL, 2));
    const reader = fakePhone(false);
    await reader.log.sync(club.connection);
    reader.log.heard(3, club.at(3) as Uint8Array);
    expect(await reader.log.sync(club.connection)).toMatchObject({
      received: 0,
      isBehind: true,
      trouble: null,
    });
    expect(reader.says()).toEqual(['one']);
    club.stored.set(messageSubject(CHANNEL, 2), hidden);
    expect(await reader.log.sync(club.connection)).toMatchObject({ received: 2, isBehind: false });
  });

  it('writes nothing twice where the answer to a message was lost', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one', 'two'));
    club.lost.push(new Error('timeout'));
    await expect(blue.log.sync(club.connection)).rejects.toThrow('timeout');
    blue.log.doubt();
    blue.tap('three');
    await blue.log.sync(club.connection);
    expect(blue.beside).toEqual([]);
    expect(blue.position()).toMatchObject({ number: 2, upto: 3 });
    const reader = fakePhone(false);
    await reader.log.sync(club.connection);
    expect(reader.says()).toEqual(['one', 'two', 'three']);
  });

  it('fills a channel that was emptied, and deletes nothing here that was acknowledged', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one', 'two'));
    await blue.log.sync(club.connection);
    club.stored.clear();
    blue.log.doubt();
    await blue.log.sync(club.connection);
    expect(blue.says()).toEqual(['one', 'two']);
    expect(club.stored.size).toBe(1);
  });

  it('says so where a follower holds more than the club, until it has it again', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one', 'two', 'three'));
    await blue.log.sync(club.connection);
    const reader = fakePhone(false);
    await reader.log.sync(club.connection);
    club.stored.clear();
    reader.log.doubt();
    expect((await reader.log.sync(club.connection)).trouble).toBe('lost');
    expect(reader.says()).toEqual(['one', 'two', 'three']);
    blue.log.doubt();
    expect(await blue.log.sync(club.connection)).toMatchObject({ trouble: null, gaveBack: true });
    reader.log.doubt();
    expect(await reader.log.sync(club.connection)).toMatchObject({ trouble: null, gaveBack: false });
    expect(reader.says()).toEqual(['one', 'two', 'three']);
  });

  async function ofThree() {
    const club = fakeClub();
    const blue = fakePhone(true);
    for (const says of ['one', 'two', 'three']) {
      blue.tap(says);
      await blue.log.sync(club.connection);
    }
    return { club, blue };
  }

  it.each([1, 2])(
    'is behind for a follower where message %i is gone, and a writer begins the channel again',
    async (gone) => {
      const { club, blue } = await ofThree();
      club.stored.delete(messageSubject(CHANNEL, gone));
      const reader = fakePhone(false);
      expect(await reader.log.sync(club.connection)).toMatchObject({ isBehind: true, trouble: null });
      expect(reader.says()).toHaveLength(gone - 1);
      blue.log.doubt();
      await blue.log.sync(club.connection);
      reader.log.doubt();
      expect(await reader.log.sync(club.connection)).toMatchObject({ isBehind: false, trouble: null });
      expect(reader.says()).toEqual(['one', 'two', 'three']);
      expect(blue.beside).toEqual([]);
    },
  );

  it('looks at nothing anew while the channel holds what it had', async () => {
    const { club, blue } = await ofThree();
    blue.log.doubt();
    expect(await blue.log.sync(club.connection)).toMatchObject({
      trouble: null,
      gaveBack: false,
      isBehind: false,
    });
    expect(club.stored.size).toBe(3);
  });

  it('says "split" once, keeps the whole other course beside, and sends nothing more', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one', 'two'));
    await blue.log.sync(club.connection);
    const red = fakePhone(true, said('one', 'other', 'and more'));
    expect(await red.log.sync(club.connection)).toMatchObject({ trouble: 'split' });
    expect(red.beside).toEqual([{ at: 2, course: said('one', 'two') }]);
    red.tap('still here');
    expect(await red.log.sync(club.connection)).toMatchObject({ trouble: 'split', received: 0 });
    expect(red.says()).toEqual(['one', 'other', 'and more', 'still here']);
    expect(red.beside).toHaveLength(1);
    expect(club.stored.size).toBe(1);
  });

  it.each([
    [
      'names another message before it',
      (first: string) => [message(2, `${first}x`, [{ seq: 2 }]), 'outOfOrder'] as const,
    ],
    ['leaves an entry out', (first: string) => [message(2, first, [{ seq: 3 }]), 'outOfOrder'] as const],
    ['begins again at 1', (first: string) => [message(2, first, [{ seq: 1 }]), 'outOfOrder'] as const],
    [
      'is of another battle',
      (first: string) => [message(2, first, [{ seq: 2 }], 'battle-2'), 'wrongLog'] as const,
    ],
    ['was sealed for another place', (first: string) => [message(3, first, [{ seq: 2 }]), 'forged'] as const],
    ['is noise', () => [random(500), 'forged'] as const],
    ['is empty', () => [new Uint8Array(), 'forged'] as const],
  ])('takes nothing of a message that %s', async (_, forge) => {
    const club = fakeClub();
    const first = message(1, null, said('one'));
    club.stored.set(messageSubject(CHANNEL, 1), first);
    const [second, trouble] = forge(messageHash(first));
    club.stored.set(messageSubject(CHANNEL, 2), second);
    for (const reader of [fakePhone(false), fakePhone(true, said('one'))]) {
      expect((await reader.log.sync(club.connection)).trouble).toBe(trouble);
      expect(reader.says()).toEqual(['one']);
      // Heard instead of asked for, it is no better.
      reader.log.heard(2, second);
      expect((await reader.log.sync(club.connection)).trouble).toBe(trouble);
      expect(reader.says()).toEqual(['one']);
    }
    expect(club.stored.size).toBe(2);
  });

  it('gives up, and loses nothing, where a number is taken and its message never shows', async () => {
    const club = fakeClub();
    const blind = { ...club.connection, append: async () => 'taken' as const };
    const blue = fakePhone(true, said('one'));
    await expect(blue.log.sync(blind)).rejects.toThrow(/taken/);
    expect(blue.says()).toEqual(['one']);
    await blue.log.sync(club.connection);
    expect(club.stored.size).toBe(1);
  });
});
