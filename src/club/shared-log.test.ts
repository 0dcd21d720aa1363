import { describe, expect, it } from 'vitest';
import { CHANNEL, fakeClub, fakePhone, KEY, random, said } from '@/testing/club/fake-channel';
import { DEFLATED } from './deflated';
import { messageSubject } from './login';
import { type SharedEntry, sealRun } from './run';
import { messageHash } from './secrets';

/** A message that holds these entries from `from` on, behind `before`. */
function message(number: number, before: string | null, entries: readonly SharedEntry[], logId = 'battle-1') {
  const sealed = sealRun({ logId, before, entries }, KEY, messageSubject(CHANNEL, number), random, DEFLATED);
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

  it('sends a log of more messages than it would try again in one round', async () => {
    const club = fakeClub();
    const long = Array.from({ length: 9_000 }, (_, index) => `${index}`);
    const blue = fakePhone(true, said(...long));
    expect((await blue.log.sync(club.connection)).trouble).toBeNull();
    expect(club.stored.size).toBe(23);
    expect(blue.position()).toMatchObject({ number: 23, upto: 9_000 });
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

  /** Two phones that wrote on from the same entry: Blue was faster, Red tells. */
  async function parted(of: number, reds: number) {
    const club = fakeClub();
    const begun = Array.from({ length: of }, (_, index) => `${index}`);
    const blue = fakePhone(true, said(...begun, 'of Blue'), 'battle-1', true);
    await blue.log.sync(club.connection);
    const own = Array.from({ length: reds }, (_, index) => `of Red ${index}`);
    const red = fakePhone(true, said(...begun, ...own), 'battle-1', true);
    return { club, blue, red, course: said(...begun, ...own) };
  }

  it.each([
    [1, 1],
    [3, 2],
    [2, 900],
  ])(
    'tells the other phone where they part behind %i entries: it has the %i of this one beside',
    async (of, reds) => {
      const { club, blue, red, course } = await parted(of, reds);
      expect(await red.log.sync(club.connection)).toMatchObject({ trouble: 'split' });
      blue.log.doubt();
      expect(await blue.log.sync(club.connection)).toMatchObject({ trouble: null, received: 0 });
      expect(blue.beside.at(-1)).toEqual({ at: of + 1, course });
      // It goes on, and who follows hears of its course alone.
      blue.tap('goes on');
      expect(await blue.log.sync(club.connection)).toMatchObject({ trouble: null });
      const reader = fakePhone(false);
      expect(await reader.log.sync(club.connection)).toMatchObject({ trouble: null });
      expect(reader.says()).toEqual(blue.says());
      expect(reader.beside).toEqual([]);
    },
  );

  it('tells it again where the line broke on the way, and where the other one went on meanwhile', async () => {
    const { club, blue, red, course } = await parted(1, 2);
    club.lost.push(new Error('timeout'));
    await expect(red.log.sync(club.connection)).rejects.toThrow('timeout');
    blue.tap('goes on');
    await blue.log.sync(club.connection);
    red.log.doubt();
    expect(await red.log.sync(club.connection)).toMatchObject({ trouble: 'split' });
    blue.log.doubt();
    expect(await blue.log.sync(club.connection)).toMatchObject({ trouble: null });
    expect(blue.says()).toEqual(['0', 'of Blue', 'goes on']);
    expect(blue.beside.at(-1)).toEqual({ at: 2, course });
  });

  it('keeps no message beside that names another one before it, though the other course ends there', async () => {
    const club = fakeClub();
    const blue = fakePhone(true, said('one', 'two'));
    await blue.log.sync(club.connection);
    club.stored.set(messageSubject(CHANNEL, 2), message(2, 'another', [{ seq: 3 }]));
    const red = fakePhone(true, said('one', 'other'));
    expect(await red.log.sync(club.connection)).toMatchObject({ trouble: 'split' });
    expect(red.beside).toEqual([{ at: 2, course: said('one', 'two') }]);
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

  it.each(['taken', 'gap'] as const)(
    'gives up, and loses nothing, where a club only ever answers %s',
    async (answer) => {
      const club = fakeClub();
      let sent = 0;
      const blind = {
        ...club.connection,
        async append() {
          sent += 1;
          if (sent > 100) throw new Error('Sent without end');
          return answer;
        },
      };
      const blue = fakePhone(true, said('one'));
      await expect(blue.log.sync(blind)).rejects.toThrow(/taken/);
      expect(blue.says()).toEqual(['one']);
      await blue.log.sync(club.connection);
      expect(club.stored.size).toBe(1);
    },
  );
});
