import { describe, expect, it } from 'vitest';
import { fakeClub, fakePhone, said } from '@/testing/club/fake-channel';

describe('a channel that is read', () => {
  /** A follower that has read the first of four messages, and the three that it has not. */
  async function readerOfTheFirst() {
    const club = fakeClub();
    const blue = fakePhone(true, said('one'));
    await blue.log.sync(club.connection);
    const reader = fakePhone(false);
    await reader.log.sync(club.connection);
    for (const says of ['two', 'three', 'four']) {
      blue.tap(says);
      await blue.log.sync(club.connection);
    }
    const later = [2, 3, 4].map((number) => ({ number, message: club.at(number) as Uint8Array }));
    return { club, blue, reader, later };
  }

  it.each([1, 2, 3])('asks a club nothing where it heard the next %i messages', async (count) => {
    const { club, reader, later } = await readerOfTheFirst();
    const before = club.asked();
    for (const { number, message } of later.slice(0, count)) reader.log.heard(number, message);
    expect((await reader.log.sync(club.connection)).received).toBe(count);
    expect(club.asked()).toBe(before);
  });

  it.each([3, 4])('asks for what it did not hear in front of message %i', async (heard) => {
    const { club, reader, later } = await readerOfTheFirst();
    for (const { number, message } of later) if (number === heard) reader.log.heard(number, message);
    await reader.log.sync(club.connection);
    expect(reader.says().slice(0, heard)).toEqual(['one', 'two', 'three', 'four'].slice(0, heard));
  });

  it('asks a club nothing where the message that it read last is heard again', async () => {
    const { club, reader, later } = await readerOfTheFirst();
    for (const { number, message } of later) reader.log.heard(number, message);
    await reader.log.sync(club.connection);
    const before = club.asked();
    const last = later.at(-1) ?? expect.fail('There is none');
    reader.log.heard(last.number, last.message);
    await reader.log.sync(club.connection);
    expect(club.asked()).toBe(before);
  });

  it.each([1, 2])('hears that a channel was emptied when its message %i comes again', async (again) => {
    const { club, blue, reader } = await readerOfTheFirst();
    reader.log.doubt();
    await reader.log.sync(club.connection);
    club.stored.clear();
    blue.log.doubt();
    await blue.log.sync(club.connection);
    blue.tap('five');
    await blue.log.sync(club.connection);
    // The line of the follower held all the while.
    reader.log.heard(again, club.at(again) as Uint8Array);
    await reader.log.sync(club.connection);
    expect(reader.says()).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(reader.position()).toEqual(blue.position());
  });
});
