import { describe, expect, it } from 'vitest';
import { MOST_CHANGED } from '@/storage/derived';
import type { ArchiveChoice, EntryLog, StoredCard, StoredEntry } from '@/storage/entry-log';

/** A place that keeps data from one connection to the next. */
export type TestDisk = { connect(): Promise<EntryLog> };

/** A place that may lose a part of what it keeps. */
type FragileDisk = TestDisk & {
  /** Empties a store behind the back of every connection, as a browser may that repairs damaged files. */
  lose(store: 'entries' | 'cards'): Promise<void>;
};

/** An entry as the tests write it. */
export function entryOf(battleId: string, seq: number, note = 'Charge, Blue'): StoredEntry {
  return { battleId, seq, events: [{ note, from: null, to: true }] } as StoredEntry;
}

/** A card as the tests write it. */
export function cardOf(
  battleId: string,
  lastAt: number,
  status: StoredCard['status'] = 'running',
): StoredCard {
  return { battleId, status, lastAt };
}

/**
 * What every log promises: the suite is run against each of them. `newDisk` gives an empty place for each
 * test.
 */
export function describeEntryLog(newDisk: () => Promise<FragileDisk>): void {
  async function connectTwice(): Promise<readonly [EntryLog, EntryLog]> {
    const disk = await newDisk();
    return [await disk.connect(), await disk.connect()];
  }

  async function connectOnce(): Promise<EntryLog> {
    return (await newDisk()).connect();
  }

  async function listed(
    log: EntryLog,
    status: StoredCard['status'] = 'running',
  ): Promise<readonly unknown[]> {
    return (await log.cards(status, 100)).cards;
  }

  describe('appending', () => {
    it('gives entries back by rising seq, battle by battle', async () => {
      const log = await connectOnce();
      for (const seq of [1, 2, 10]) {
        expect(await log.appendAll([entryOf('one', seq)], cardOf('one', seq))).toBe('appended');
      }
      expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('appended');
      await log.append(entryOf('two', 1), cardOf('two', 1));
      expect(await log.entries('one')).toEqual([1, 2, 3, 10].map((seq) => entryOf('one', seq)));
      expect(await log.entries('two')).toEqual([entryOf('two', 1)]);
      expect(await log.entries('three')).toEqual([]);
    });

    it('gives so many entries back from one on', async () => {
      const log = await connectOnce();
      const seqs = [1, 2, 3, 10];
      await log.appendAll(
        seqs.map((seq) => entryOf('one', seq)),
        cardOf('one', 10),
      );
      await log.append(entryOf('two', 1), cardOf('two', 1));
      expect(await log.entries('one', undefined, 2)).toEqual([1, 2].map((seq) => entryOf('one', seq)));
      expect(await log.entries('one', 2, 2)).toEqual([2, 3].map((seq) => entryOf('one', seq)));
      expect(await log.entries('one', 3)).toEqual([3, 10].map((seq) => entryOf('one', seq)));
      expect(await log.entries('one', 11)).toEqual([]);
    });

    it('keeps entries that were appended without waiting for one another', async () => {
      const log = await connectOnce();
      const seqs = Array.from({ length: 30 }, (_, index) => index + 1);
      await Promise.all(seqs.map((seq) => log.append(entryOf('one', seq), cardOf('one', seq))));
      expect(await log.entries('one')).toEqual(seqs.map((seq) => entryOf('one', seq)));
      expect(await listed(log)).toEqual([cardOf('one', 30)]);
    });

    it('shows entry and card to a connection opened later', async () => {
      const disk = await newDisk();
      const before = await disk.connect();
      await before.append(entryOf('one', 1), cardOf('one', 5));
      before.close();
      const after = await disk.connect();
      expect(await after.entries('one')).toEqual([entryOf('one', 1)]);
      expect(await listed(after)).toEqual([cardOf('one', 5)]);
    });

    it('recognises its own entry when an append is repeated', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 5));
      expect(await log.append(entryOf('one', 1), cardOf('one', 5))).toBe('alreadyThere');
      expect(await log.entries('one')).toEqual([entryOf('one', 1)]);
    });

    it('gives one of two writers of the same seq a conflict, and keeps its card out as well', async () => {
      const [first, second] = await connectTwice();
      expect(await first.append(entryOf('one', 1, 'first'), cardOf('one', 5))).toBe('appended');
      expect(await second.append(entryOf('one', 1, 'second'), cardOf('one', 9, 'finished'))).toBe('conflict');
      expect(await second.entries('one')).toEqual([entryOf('one', 1, 'first')]);
      expect(await listed(second)).toEqual([cardOf('one', 5)]);
      expect(await listed(second, 'finished')).toEqual([]);
    });

    it('goes on after a conflict with the next free seq', async () => {
      const [first, second] = await connectTwice();
      await first.append(entryOf('one', 1, 'first'), cardOf('one', 5));
      await second.append(entryOf('one', 1, 'second'), cardOf('one', 6));
      expect(await second.append(entryOf('one', 2), cardOf('one', 7))).toBe('appended');
      expect(await first.entries('one')).toHaveLength(2);
    });

    it('writes neither entry nor card when one of them cannot be kept', async () => {
      const log = await connectOnce();
      const uncloneable = () => undefined;
      const oddCard = { ...cardOf('one', 5), odd: uncloneable };
      const oddEntry = { ...entryOf('one', 1), odd: uncloneable };
      await expect(log.append(entryOf('one', 1), oddCard)).rejects.toThrow();
      await expect(log.append(oddEntry, cardOf('one', 5))).rejects.toThrow();
      expect(await log.entries('one')).toEqual([]);
      expect(await listed(log)).toEqual([]);
    });

    it('is not reached by later changes to what was given or handed out', async () => {
      const log = await connectOnce();
      const entry = { battleId: 'one', seq: 1, tags: ['given'] };
      const card = { ...cardOf('one', 5), names: ['given'] };
      await log.append(entry, card);
      entry.tags.push('changed');
      card.names.push('changed');
      const handedOut = (await log.entries('one')) as { tags: string[] }[];
      handedOut[0]?.tags.push('changed');
      expect(await log.entries('one')).toEqual([{ battleId: 'one', seq: 1, tags: ['given'] }]);
      expect(await listed(log)).toEqual([{ ...cardOf('one', 5), names: ['given'] }]);
    });
  });

  describe('a log whose beginning was cleared', () => {
    const log3 = [1, 2, 3].map((seq) => entryOf('one', seq));

    it('takes no entry that has lost the one before it, and no card of it', async () => {
      const [first, second] = await connectTwice();
      expect(await first.append(entryOf('one', 3), cardOf('one', 3))).toBe('gap');
      await first.append(entryOf('one', 1), cardOf('one', 1));
      expect(await first.append(entryOf('one', 3), cardOf('one', 3))).toBe('gap');
      expect(await second.entries('one')).toEqual([entryOf('one', 1)]);
      expect(await listed(second)).toEqual([cardOf('one', 1)]);
    });

    it('is written again whole, once', async () => {
      const log = await connectOnce();
      expect(await log.restoreLog(log3, cardOf('one', 3))).toBe('appended');
      expect(await log.restoreLog(log3, cardOf('one', 9))).toBe('alreadyThere');
      expect(await log.entries('one')).toEqual(log3);
      expect(await listed(log)).toEqual([cardOf('one', 3)]);
      expect(await log.append(entryOf('one', 4), cardOf('one', 4))).toBe('appended');
    });

    it('is filled up where a part of it is still there', async () => {
      const log = await connectOnce();
      await log.appendAll([entryOf('one', 2)], cardOf('one', 2));
      expect(await log.restoreLog(log3, cardOf('one', 3))).toBe('appended');
      expect(await log.entries('one')).toEqual(log3);
    });

    it('is not written over another one', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1, 'else'), cardOf('one', 1));
      expect(await log.restoreLog(log3, cardOf('one', 3))).toBe('conflict');
      expect(await log.entries('one')).toEqual([entryOf('one', 1, 'else')]);
      expect(await listed(log)).toEqual([cardOf('one', 1)]);
    });
  });

  describe('a store that was emptied under an open log', () => {
    async function played(...seqs: readonly number[]) {
      const disk = await newDisk();
      const log = await disk.connect();
      for (const seq of seqs) await log.append(entryOf('one', seq), cardOf('one', seq));
      return { disk, log };
    }
    const log3 = [1, 2, 3].map((seq) => entryOf('one', seq));

    it('of entries is noticed by the next append, and written again whole', async () => {
      const { disk, log } = await played(1, 2);
      await disk.lose('entries');
      expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('gap');
      // As when the first try to write it again failed.
      expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('gap');
      expect(await log.restoreLog(log3, cardOf('one', 3))).toBe('appended');
      expect(await log.entries('one')).toEqual(log3);
      expect(await listed(log)).toEqual([cardOf('one', 3)]);
      expect(await log.append(entryOf('one', 4), cardOf('one', 4))).toBe('appended');
      expect(await log.entries('one')).toHaveLength(4);
    });

    it('of cards is noticed by the next append of this connection and of another one, once', async () => {
      const { disk, log } = await played(1, 2);
      await disk.lose('cards');
      expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('cardless');
      expect(await log.append(entryOf('one', 4), cardOf('one', 4))).toBe('appended');
      await disk.lose('cards');
      const other = await disk.connect();
      expect(await other.append(entryOf('one', 5), cardOf('one', 5))).toBe('cardless');
      expect(await other.append(entryOf('one', 6), cardOf('one', 6))).toBe('appended');
      expect(await other.entries('one')).toHaveLength(6);
      expect(await listed(other)).toEqual([cardOf('one', 6)]);
    });

    it('of both is a gap: there is nothing to make a card of', async () => {
      const { disk, log } = await played(1, 2);
      await disk.lose('cards');
      await disk.lose('entries');
      expect(await log.append(entryOf('one', 3), cardOf('one', 3))).toBe('gap');
      expect(await log.restoreLog(log3, cardOf('one', 3))).toBe('appended');
      expect(await listed(log)).toEqual([cardOf('one', 3)]);
    });

    it('is no loss to a battle that is begun, nor to an entry that is there', async () => {
      const { disk, log } = await played(1, 2);
      await disk.lose('cards');
      expect(await log.append(entryOf('two', 1), cardOf('two', 1))).toBe('appended');
      expect(await log.append(entryOf('one', 2), cardOf('one', 2))).toBe('alreadyThere');
    });
  });

  describe('appending a log that comes from elsewhere', () => {
    const log3 = [1, 2, 3].map((seq) => entryOf('one', seq));

    it('keeps all of its entries and its card', async () => {
      const disk = await newDisk();
      const log = await disk.connect();
      expect(await log.appendAll(log3, cardOf('one', 5, 'finished'))).toBe('appended');
      log.close();
      const later = await disk.connect();
      expect(await later.entries('one')).toEqual(log3);
      expect(await listed(later, 'finished')).toEqual([cardOf('one', 5, 'finished')]);
    });

    it('goes on from what is there', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 1));
      expect(await log.appendAll(log3.slice(1), cardOf('one', 3))).toBe('appended');
      expect(await log.entries('one')).toEqual(log3);
      expect(await listed(log)).toEqual([cardOf('one', 3)]);
    });

    it('is recognised when it is repeated', async () => {
      const log = await connectOnce();
      await log.appendAll(log3, cardOf('one', 5));
      expect(await log.appendAll(log3, cardOf('one', 9))).toBe('alreadyThere');
      expect(await log.entries('one')).toEqual(log3);
      expect(await listed(log)).toEqual([cardOf('one', 5)]);
    });

    it.each([
      ['by something else at its beginning', [entryOf('one', 1, 'else')]],
      ['by something else at its end', [entryOf('one', 3, 'else')]],
      ['by a part of itself', [entryOf('one', 1), entryOf('one', 2)]],
    ])('writes nothing at all where a place is taken %s', async (_name, there) => {
      const log = await connectOnce();
      for (const entry of there) await log.appendAll([entry], cardOf('one', 5));
      expect(await log.appendAll(log3, cardOf('one', 9, 'finished'))).toBe('conflict');
      expect(await log.entries('one')).toEqual(there);
      expect(await listed(log)).toEqual([cardOf('one', 5)]);
      expect(await listed(log, 'finished')).toEqual([]);
    });

    it('writes nothing at all when one of its entries cannot be kept', async () => {
      const log = await connectOnce();
      const oddEntry = { ...entryOf('one', 3), odd: () => undefined };
      await expect(log.appendAll([...log3.slice(0, 2), oddEntry], cardOf('one', 5))).rejects.toThrow();
      expect(await log.entries('one')).toEqual([]);
      expect(await listed(log)).toEqual([]);
    });
  });

  describe('cards', () => {
    it('come newest first, apart by status', async () => {
      const log = await connectOnce();
      await log.append(entryOf('old', 1), cardOf('old', 10));
      await log.append(entryOf('done', 1), cardOf('done', 20, 'finished'));
      await log.append(entryOf('new', 1), cardOf('new', 30));
      expect(await listed(log)).toEqual([cardOf('new', 30), cardOf('old', 10)]);
      expect(await listed(log, 'finished')).toEqual([cardOf('done', 20, 'finished')]);
    });

    it('move to the other list when the battle is finished', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 10));
      await log.append(entryOf('one', 2), cardOf('one', 20, 'finished'));
      expect(await listed(log)).toEqual([]);
      expect(await listed(log, 'finished')).toEqual([cardOf('one', 20, 'finished')]);
    });

    it('are replaced by one made anew, without an entry', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 10));
      await log.putCard({ ...cardOf('one', 10), version: 2 } as StoredCard);
      expect(await listed(log)).toEqual([{ ...cardOf('one', 10), version: 2 }]);
      expect(await log.entries('one')).toHaveLength(1);
    });

    it('come page by page without gap or repetition, also where many are equally old', async () => {
      const log = await connectOnce();
      const cards = Array.from({ length: 17 }, (_, index) =>
        cardOf(`battle-${index}`, Math.floor(index / 4)),
      );
      for (const card of cards) await log.putCard(card);
      const seen: unknown[] = [];
      let page = await log.cards('running', 5);
      seen.push(...page.cards);
      while (page.next !== null) {
        page = await log.cards('running', 5, page.next);
        seen.push(...page.cards);
      }
      const newestFirst = cards.toSorted((one, other) =>
        one.lastAt === other.lastAt ? (one.battleId < other.battleId ? 1 : -1) : other.lastAt - one.lastAt,
      );
      expect(seen).toEqual(newestFirst);
    });

    it('name no next page when the last one is just full', async () => {
      const log = await connectOnce();
      for (const at of [1, 2, 3, 4]) await log.putCard(cardOf(`battle-${at}`, at));
      const first = await log.cards('running', 2);
      expect(first.next).toEqual({ lastAt: 3, battleId: 'battle-3' });
      expect((await log.cards('running', 2, first.next ?? undefined)).next).toBeNull();
    });

    it('fill the page with what is not deleted', async () => {
      const log = await connectOnce();
      for (const at of [1, 2, 3, 4, 5]) await log.putCard(cardOf(`battle-${at}`, at));
      await log.markDeleted('battle-5', 100);
      await log.markDeleted('battle-3', 100);
      await log.markDeleted('battle-1', 100);
      expect(await log.cards('running', 2)).toEqual({
        cards: [cardOf('battle-4', 4), cardOf('battle-2', 2)],
        next: null,
      });
    });
  });

  describe('the wastebasket', () => {
    it('hides a battle, names it, keeps its entries and gives it back', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 10));
      await log.markDeleted('one', 50);
      expect(await listed(log)).toEqual([]);
      expect(await log.deletions()).toEqual([{ battleId: 'one', deletedAt: 50 }]);
      expect(await log.entries('one')).toHaveLength(1);
      expect(await log.card('one')).toEqual(cardOf('one', 10));
      expect(await log.card('two')).toBeUndefined();
      await log.markDeleted('one', null);
      expect(await listed(log)).toEqual([cardOf('one', 10)]);
      expect(await log.deletions()).toEqual([]);
    });

    it('is emptied of the battles named, and of nothing that is not in it', async () => {
      const log = await connectOnce();
      for (const id of ['early', 'just', 'late', 'kept']) {
        await log.append(entryOf(id, 1), cardOf(id, 10));
        await log.append(entryOf(id, 2), cardOf(id, 11));
      }
      await log.markDeleted('late', 200);
      await log.markDeleted('just', 100);
      await log.markDeleted('early', 99);
      expect(await log.purgeDeleted(['early', 'kept', 'nobody'])).toBe(1);
      expect(await log.purgeDeleted(['early'])).toBe(0);
      expect(await log.entries('early')).toEqual([]);
      expect(await log.entries('just')).toHaveLength(2);
      expect(await log.battleIds()).toEqual(['just', 'kept', 'late']);
      expect(await log.deletions()).toEqual([
        { battleId: 'just', deletedAt: 100 },
        { battleId: 'late', deletedAt: 200 },
      ]);
      await log.markDeleted('early', null);
      expect(await listed(log)).toEqual([cardOf('kept', 11)]);
    });
  });

  describe('the archive', () => {
    it('leaves a battle out only where that is asked for, page by page, and gives it back', async () => {
      const log = await connectOnce();
      for (const at of [1, 2, 3, 4, 5]) await log.putCard(cardOf(`battle-${at}`, at));
      await log.markArchived('battle-5', 100);
      await log.markArchived('battle-3', 101);
      const idsOf = async (archived?: ArchiveChoice) => {
        const { cards, next } = await log.cards('running', 2, undefined, archived);
        return [cards.map((card) => (card as StoredCard).battleId), next?.battleId ?? null];
      };
      expect(await idsOf()).toEqual([['battle-5', 'battle-4'], 'battle-4']);
      expect(await idsOf('included')).toEqual([['battle-5', 'battle-4'], 'battle-4']);
      expect(await idsOf('leftOut')).toEqual([['battle-4', 'battle-2'], 'battle-2']);
      expect(await idsOf('only')).toEqual([['battle-5', 'battle-3'], null]);
      await log.markArchived('battle-5', null);
      expect(await idsOf('leftOut')).toEqual([['battle-5', 'battle-4'], 'battle-4']);
    });

    it('names what is in it, and no other record', async () => {
      const log = await connectOnce();
      await log.writeRecord('archive', 'another record');
      await log.markArchived('two', 101);
      await log.markArchived('one', 100);
      expect(await log.archivals()).toEqual([
        { battleId: 'one', archivedAt: 100 },
        { battleId: 'two', archivedAt: 101 },
      ]);
      await log.markArchived('one', null);
      expect(await log.archivals()).toEqual([{ battleId: 'two', archivedAt: 101 }]);
    });

    it('forgets a battle that is purged from the wastebasket', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1), cardOf('one', 10));
      await log.markArchived('one', 20);
      await log.markDeleted('one', 30);
      expect(await log.cards('running', 5, undefined, 'only')).toEqual({ cards: [], next: null });
      await log.purgeDeleted(['one']);
      expect(await log.archivals()).toEqual([]);
    });
  });

  it('counts cards by status, without deleted ones, and by what is archived', async () => {
    const log = await connectOnce();
    for (const at of [1, 2, 3, 4]) await log.putCard(cardOf(`battle-${at}`, at));
    await log.putCard(cardOf('done', 9, 'finished'));
    await log.markDeleted('battle-1', 100);
    await log.markArchived('battle-2', 100);
    expect(await log.cardCount('running')).toBe(3);
    expect(await log.cardCount('running', 'leftOut')).toBe(2);
    expect(await log.cardCount('running', 'only')).toBe(1);
    expect(await log.cardCount('finished')).toBe(1);
    expect(await log.cardCount('finished', 'only')).toBe(0);
  });

  it('reads all records under a prefix by rising name, and none beside it', async () => {
    const log = await connectOnce();
    const under = ['side.', 'side.0', 'side.a', 'side.a.b', 'side.\uFFFF\uFFFF', 'side.ü'];
    const beside = ['side', 'side-a', 'side/', 'sidf', 'Side.a', 'a.side.b'];
    for (const name of [...under, ...beside]) await log.writeRecord(name, { name });
    expect(await log.records('side.')).toEqual(
      under.toSorted((one, other) => (one < other ? -1 : 1)).map((name) => ({ name, value: { name } })),
    );
    expect(await log.records('nothing.')).toEqual([]);
  });

  it('keeps what was made of the records of a kind until one of them is written', async () => {
    const disk = await newDisk();
    const log = await disk.connect();
    const packed = async (kind: string) => (await log.derived()).packedRecords(kind);
    const pack = async (kind: string) =>
      (await log.derived()).packRecords(kind, (records) => records.map(({ name, value }) => [name, value]));
    expect(await packed('side.')).toEqual({ packed: undefined, count: 0 });
    await log.writeRecord('side.b', 'x');
    await log.writeRecord('side.a', 'y');
    await log.writeRecord('sides', 'z');
    await log.writeRecord('other.a', 'z');
    await pack('side.');
    await pack('other.');
    const made = [
      ['side.a', 'y'],
      ['side.b', 'x'],
    ];
    await log.writeRecord('sides', 'other');
    await log.writeRecord('other.b', 'other');
    expect(await packed('side.')).toEqual({ packed: made, count: 2 });
    expect(await packed('other.')).toEqual({ packed: undefined, count: 2 });
    log.close();
    const later = await disk.connect();
    expect(await (await later.derived()).packedRecords('side.')).toEqual({ packed: made, count: 2 });
    await later.writeRecord('side.b', 'other');
    expect(await (await later.derived()).packedRecords('side.')).toEqual({ packed: undefined, count: 2 });
  });

  it('keeps records by name from one connection to the next', async () => {
    const disk = await newDisk();
    const log = await disk.connect();
    expect(await log.readRecord('writer')).toBeUndefined();
    await log.writeRecord('writer', 'phone');
    await log.writeRecord('settings', { theme: 'dark' });
    await log.writeRecord('writer', 'tablet');
    log.close();
    const later = await disk.connect();
    expect(await later.readRecord('writer')).toBe('tablet');
    expect(await later.readRecord('settings')).toEqual({ theme: 'dark' });
    expect(await later.records()).toEqual([
      { name: 'settings', value: { theme: 'dark' } },
      { name: 'writer', value: 'tablet' },
    ]);
  });

  it('names every battle with entries once, deleted ones too, and none that has only a card', async () => {
    const log = await connectOnce();
    for (const id of ['b', 'a', 'c']) {
      await log.append(entryOf(id, 1), cardOf(id, 1));
      await log.append(entryOf(id, 2), cardOf(id, 2));
    }
    await log.putCard(cardOf('card-only', 1));
    await log.markDeleted('c', 5);
    expect(await log.battleIds()).toEqual(['a', 'b', 'c']);
  });

  describe('the digest of the cards', () => {
    const NONE = { written: 0, parts: [], changed: [], upTo: 0, finished: 0 };
    const plainly = async (log: EntryLog) => {
      const { stamp, deleted, archived, ...reading } = await (await log.derived()).readDigest();
      return { written: stamp.written, ...reading };
    };
    const write = async (log: EntryLog, after: number, parts: readonly [number, unknown][], upTo: number) =>
      (await log.derived()).writeDigest({ after, parts: new Map(parts), upTo });

    it('is told of every card of a finished battle that is written or removed, and of no other', async () => {
      const log = await connectOnce();
      await log.append(entryOf('running', 1), cardOf('running', 1));
      expect(await plainly(log)).toEqual(NONE);
      await log.append(entryOf('first', 1), cardOf('first', 1, 'finished'));
      await log.append(entryOf('second', 1), cardOf('second', 1));
      await log.append(entryOf('second', 2), cardOf('second', 2, 'finished'));
      await log.appendAll([entryOf('third', 1)], cardOf('third', 1, 'finished'));
      await log.putCard(cardOf('fourth', 1, 'finished'));
      await log.restoreLog([entryOf('fifth', 1)], cardOf('fifth', 1, 'finished'));
      const ids = ['first', 'second', 'third', 'fourth', 'fifth'];
      const { changed, finished, upTo } = await plainly(log);
      expect(changed?.map(({ battleId }) => battleId)).toEqual(ids);
      expect(changed?.[1]?.card).toEqual(cardOf('second', 2, 'finished'));
      expect(finished).toBe(5);
      expect(await write(log, 0, [], upTo)).toBe(true);
      expect((await plainly(log)).changed).toEqual([]);
      await log.markDeleted('third', 1);
      await log.purgeDeleted(['third']);
      expect(await plainly(log)).toMatchObject({ changed: [{ battleId: 'third' }], finished: 4 });
      expect((await plainly(log)).changed?.[0]?.card).toBeUndefined();
    });

    it('hears nothing of what was not written', async () => {
      const log = await connectOnce();
      await log.append(entryOf('one', 1, 'first'), cardOf('one', 1));
      expect(await log.append(entryOf('one', 1, 'second'), cardOf('one', 2, 'finished'))).toBe('conflict');
      expect(await log.append(entryOf('one', 3), cardOf('one', 2, 'finished'))).toBe('gap');
      expect(await plainly(log)).toEqual(NONE);
    });

    it('keeps its parts from one connection to the next, by their number', async () => {
      const disk = await newDisk();
      const log = await disk.connect();
      const part = { texts: ['ä'], numbers: Int32Array.of(1, -2), wide: Float64Array.of(0.5) };
      expect(
        await write(
          log,
          0,
          [
            [10, 'last'],
            [2, part],
            [0, 'first'],
          ],
          0,
        ),
      ).toBe(true);
      log.close();
      const later = await disk.connect();
      expect(await plainly(later)).toMatchObject({ written: 1, parts: ['first', part, 'last'] });
      expect(await (await later.derived()).lastChange()).toEqual({ written: 1, upTo: 0, parts: 3 });
      await write(
        later,
        1,
        [
          [2, null],
          [0, 'other'],
        ],
        0,
      );
      expect(await plainly(later)).toMatchObject({ written: 2, parts: ['other', 'last'] });
    });

    it('is not written over what another page has made of it, and no change is forgotten then', async () => {
      const [first, second] = await connectTwice();
      await first.putCard(cardOf('one', 1, 'finished'));
      expect(await write(first, 0, [[0, 'first']], 0)).toBe(true);
      expect(await write(second, 0, [[0, 'second']], 9)).toBe(false);
      expect(await plainly(second)).toMatchObject({ written: 1, parts: ['first'] });
      expect((await plainly(second)).changed).toHaveLength(1);
    });

    it('forgets no change that came after the last one it knows', async () => {
      const log = await connectOnce();
      await log.putCard(cardOf('one', 1, 'finished'));
      const { upTo } = await plainly(log);
      await log.putCard(cardOf('one', 2, 'finished'));
      await log.putCard(cardOf('two', 2, 'finished'));
      await write(log, 0, [], upTo);
      const changed = (await plainly(log)).changed?.map(({ card }) => card);
      expect(changed).toEqual([cardOf('one', 2, 'finished'), cardOf('two', 2, 'finished')]);
    });

    it('reads no single cards where too many have changed', async () => {
      const log = await connectOnce();
      const ids = Array.from({ length: MOST_CHANGED + 1 }, (_, index) => `b${index}`);
      await Promise.all(ids.map((id) => log.putCard(cardOf(id, 1, 'finished'))));
      expect(await plainly(log)).toMatchObject({ changed: null, finished: MOST_CHANGED + 1 });
    });

    it('comes with the battles that are deleted or archived', async () => {
      const log = await connectOnce();
      for (const id of ['a', 'b', 'c']) await log.putCard(cardOf(id, 1, 'finished'));
      await log.markDeleted('a', 5);
      await log.markArchived('b', 5);
      const { deleted, archived } = await (await log.derived()).readDigest();
      expect([deleted, archived]).toEqual([new Set(['a']), new Set(['b'])]);
    });

    it('leaves out the parts of what was read already, until it is written again or another database is open', async () => {
      const disk = await newDisk();
      const log = await disk.connect();
      await write(log, 0, [[0, 'first']], 0);
      const { stamp, parts } = await (await log.derived()).readDigest();
      expect(parts).toEqual(['first']);
      await log.putCard(cardOf('one', 1, 'finished'));
      const again = await (await log.derived()).readDigest(stamp);
      expect([again.parts, again.changed?.length, again.finished]).toEqual([null, 1, 1]);
      await write(log, 1, [[0, 'second']], 9);
      expect(await (await log.derived()).readDigest(stamp)).toMatchObject({ parts: ['second'], changed: [] });
      const other = await (await newDisk()).connect();
      await write(other, 0, [[0, 'elsewhere']], 0);
      expect((await (await other.derived()).readDigest(stamp)).parts).toEqual(['elsewhere']);
    });

    it('is made from all cards by rising id, some at a time', async () => {
      const log = await connectOnce();
      for (const id of ['c', 'a', 'b']) await log.putCard(cardOf(id, 1, id === 'b' ? 'running' : 'finished'));
      await log.markDeleted('a', 5);
      const derived = await log.derived();
      const idsOf = (cards: readonly { readonly battleId: string }[]) =>
        cards.map(({ battleId }) => battleId);
      expect(idsOf(await derived.everyCard(2, null))).toEqual(['a', 'b']);
      expect(idsOf(await derived.everyCard(2, 'b'))).toEqual(['c']);
      expect(await derived.everyCard(2, 'c')).toEqual([]);
      expect(await derived.cardsOf(['c', 'none', 'a'])).toEqual([
        cardOf('c', 1, 'finished'),
        undefined,
        cardOf('a', 1, 'finished'),
      ]);
    });
  });

  it('refuses every call once it is closed', async () => {
    const log = await connectOnce();
    log.close();
    await expect(log.append(entryOf('one', 1), cardOf('one', 1))).rejects.toThrow();
    await expect(log.entries('one')).rejects.toThrow();
    await expect(log.battleIds()).rejects.toThrow();
  });
}
