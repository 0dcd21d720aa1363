import { describe, expect, it } from 'vitest';
import type { ClubConnection } from './connection';
import { createMessageFeed } from './message-feed';

const message = (number: number) => Uint8Array.of(number);

/** A club that holds so many messages, and tells which of them it was asked for. */
function clubWith(last: number) {
  const asked: (readonly [from: number, count: number])[] = [];
  const read: ClubConnection['read'] = async (from, count) => {
    asked.push([from, count]);
    const numbers = Array.from({ length: count }, (_, index) => from + index).filter(
      (number) => number <= last,
    );
    return { last, messages: numbers.map((number) => ({ number, message: message(number) })) };
  };
  return { connection: { read } as ClubConnection, asked };
}

describe('what comes next in a channel', () => {
  it.each([
    [1, 4],
    [2, 4],
    [3, 16],
  ])('after %i that were heard, of %i: asks for the others alone', async (heard, count) => {
    const { connection, asked } = clubWith(40);
    const feed = createMessageFeed();
    for (let number = 1; number <= heard; number += 1) feed.heard(number, message(number));
    const { messages } = await feed.next(connection, 1, count);
    expect(messages.map(([number]) => number)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(asked).toEqual([[heard + 1, count - heard]]);
  });

  it('is no more than was asked for, however much was heard', async () => {
    const { connection, asked } = clubWith(40);
    const feed = createMessageFeed();
    for (let number = 1; number <= 9; number += 1) feed.heard(number, message(number));
    expect(await feed.next(connection, 1, 4)).toEqual({
      messages: [1, 2, 3, 4].map(message),
      isMissing: false,
    });
    expect(asked).toEqual([]);
  });

  it.each([1, 4, 16])(
    'is not missing where the club has more behind the %i that were asked for',
    async (count) => {
      const feed = createMessageFeed();
      const next = await feed.next(clubWith(40).connection, 1, count);
      expect([next.messages.length, next.isMissing]).toEqual([count, false]);
    },
  );

  it('is heard while the line holds: nothing is asked for once all was read', async () => {
    const { connection, asked } = clubWith(2);
    const feed = createMessageFeed();
    expect((await feed.next(connection, 1, 4)).messages).toHaveLength(2);
    feed.wasRead(false);
    expect(await feed.next(connection, 3, 4)).toEqual({ messages: [], isMissing: false });
    expect(asked).toEqual([[1, 4]]);
  });

  it('is missing where the club has later ones, and the end where it has none', async () => {
    const holed: ClubConnection['read'] = async (from) => ({ last: from + 1, messages: [] });
    const feed = createMessageFeed();
    expect(await feed.next({ read: holed } as ClubConnection, 3, 4)).toEqual({
      messages: [],
      isMissing: true,
    });
    expect(await feed.next(clubWith(2).connection, 3, 4)).toEqual({ messages: [], isMissing: false });
  });

  it('is asked for where more was heard ahead than is kept', async () => {
    const { connection, asked } = clubWith(400);
    const feed = createMessageFeed();
    feed.wasRead(false);
    for (let number = 2; number <= 400; number += 1) feed.heard(number, message(number));
    expect((await feed.next(connection, 1, 1)).messages).toEqual([message(1)]);
    expect(asked).toEqual([[1, 1]]);
  });
});
