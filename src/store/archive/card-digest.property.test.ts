import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Card, parseCard } from '@/battle/cards/card';
import { type CardFilter, WHOLE_LIST } from '@/battle/cards/card-filter';
import type { CardLine } from '@/battle/cards/card-line';
import { seasonOf } from '@/battle/cards/season';
import { battleId } from '@/battle/state/ids';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { cardPages } from '@/store/battles/card-pages';
import { sayOwnSides } from '@/store/battles/own-sides';
import { createSearchStore } from '@/store/battles/search-store';
import { createSeasonStore } from '@/store/battles/season-store';
import { noteFollowed } from '@/store/device/followed-battles';
import { anyCard, finishedCard } from '@/testing/battles/cards';
import { isTrueToCards, keepCardDigest, makeCardDigest, PART_LINES, readCardLines } from './card-digest';
import { keepSidesPacked } from './packed-sides';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const quiet = () => Promise.resolve();

/** The same log as it was before there were digests: every card is read. */
function withoutDigest(entryLog: EntryLog): EntryLog {
  const none = { written: 0, parts: [], upTo: 0, finished: 0, deleted: new Set(), archived: new Set() };
  return {
    ...entryLog,
    derived: async () => ({
      ...(await entryLog.derived()),
      readDigest: async () => ({ ...none, changed: [] }) as never,
    }),
  };
}

async function seasonFrom(entryLog: EntryLog) {
  const season = createSeasonStore({ entryLog, dayOf, quiet });
  await season.actions.read();
  const { battles, sideless, older, followed, unreadable, counted, total, kind } = season.getState();
  return {
    season: seasonOf(battles),
    battles,
    sideless: sideless.map((card) => card.battleId),
    older: older.map(({ card, counts }) => [card.battleId, counts.battleId]),
    ...{ followed, unreadable, counted, total, kind },
  };
}

async function foundIn(entryLog: EntryLog, filter: CardFilter) {
  const search = createSearchStore({ entryLog, dayOf, quiet });
  await search.actions.search(filter);
  const { kind, running, finished, shown, searched, total } = search.getState();
  return {
    finished: finished.map((card) => card.battleId),
    ...{ kind, running, shown, searched, total },
  };
}

/**
 * Changes of what is on the disk: every way in which a card, or what counts beside it, may become another.
 */
type Change = { readonly name: string; do(entryLog: EntryLog): Promise<unknown> };

const anyId = fc
  .tuple(fc.nat({ max: 39 }), fc.constantFrom('', '', '', '~3~x', '~5~y'), fc.boolean())
  .map(([number, course, isExample]) => `${isExample && number === 7 ? 'example.' : ''}b${number}${course}`);

const change = (name: string, doIt: Change['do']): Change => ({ name, do: doIt });
const stamped = (card: Card, id: string): Card => ({ ...card, battleId: battleId(id) });

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(anyId, anyCard)
      .map(([id, card]) => change(`card ${id}`, (log) => log.putCard(stamped(card, id)))),
  },
  fc
    .tuple(anyId, anyCard)
    .map(([id, card]) =>
      change(`running ${id}`, (log) =>
        log.putCard({ ...stamped(card, id), status: 'running', outcome: null, totals: null } as Card),
      ),
    ),
  fc
    .tuple(anyId, anyCard, fc.nat({ max: 3 }))
    .map(([id, card, seq]) =>
      change(`append ${id} ${seq}`, (log) => log.appendAll([{ battleId: id, seq }], stamped(card, id))),
    ),
  anyId.map((id) =>
    change(`old ${id}`, (log) => log.putCard({ battleId: id, status: 'finished', lastAt: 5 })),
  ),
  anyId.map((id) => change(`delete ${id}`, (log) => log.markDeleted(id, 1))),
  anyId.map((id) => change(`bring back ${id}`, (log) => log.markDeleted(id, null))),
  anyId.map((id) => change(`purge ${id}`, (log) => log.purgeDeleted([id]))),
  fc
    .tuple(anyId, fc.boolean())
    .map(([id, is]) => change(`archive ${id} ${is}`, (log) => log.markArchived(id, is ? 1 : null))),
  fc
    .tuple(anyId, anyCard, fc.constantFrom('a', 'b', 'neither'))
    .map(([id, card, mine]) =>
      change(`side ${id} ${mine}`, (log) => sayOwnSides(log, [stamped(card, id)], mine as 'a')),
    ),
  fc
    .tuple(anyId, fc.boolean())
    .map(([id, is]) => change(`follow ${id} ${is}`, (log) => noteFollowed(log, id, is))),
  fc.constant(change('make the digest', (log) => makeCardDigest(log, quiet))),
  fc.constant(change('keep the digest', (log) => keepCardDigest(log, quiet))),
  fc.constant(change('read the digest', (log) => readCardLines(log))),
  fc.constant(change('pack the sides', (log) => keepSidesPacked(log, quiet, 1))),
);

const anyFilter: fc.Arbitrary<CardFilter> = fc
  .record({
    text: fc.constantFrom('', 'anna', 'dwarves zol', 'miners', 'ss'),
    opponent: fc.constantFrom('', 'ben'),
    tag: fc.constantFrom('', 'alps'),
    result: fc.constantFrom(null, 'won' as const),
    archived: fc.constantFrom('leftOut' as const, 'included' as const, 'only' as const),
  })
  .map((asked) => ({ ...WHOLE_LIST, ...asked }));

describe('the digest of the cards', () => {
  it('gives the season and the search that reading every card gives, whatever was changed', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCard, { minLength: 1, maxLength: 30 }),
        fc.array(anyChange, { maxLength: 60 }),
        anyFilter,
        async (cards, changes, filter) => {
          const disk = createMemoryDisk();
          const entryLog = createMemoryEntryLog(disk);
          for (const [index, card] of cards.entries()) await entryLog.putCard(stamped(card, `b${index}`));
          await makeCardDigest(entryLog, quiet);
          for (const { do: doIt } of changes) await doIt(entryLog);
          const copy = () => createMemoryEntryLog(structuredClone(disk));
          // What was unpacked before and is still believed says what a page that has just started reads.
          const known = await readCardLines(entryLog);
          expect(known).toEqual(await readCardLines(copy()));
          if (known) read += 1;
          expect(await foundIn(copy(), filter)).toEqual(await foundIn(withoutDigest(copy()), filter));
          expect(await seasonFrom(copy())).toEqual(await seasonFrom(withoutDigest(copy())));
        },
      ),
      { numRuns: 60 },
    );
    // Only a battle that runs again makes the digest wrong; nearly always it was there to be compared.
    expect(read).toBeGreaterThan(10);
  });

  it('is what every card says, newest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCard, { maxLength: 40 }), async (cards) => {
        const entryLog = createMemoryEntryLog();
        for (const [index, card] of cards.entries()) await entryLog.putCard(stamped(card, `b${index}`));
        await makeCardDigest(entryLog, quiet);
        const walked: Card[] = [];
        for await (const page of cardPages(entryLog, 'finished', 7))
          for (const stored of page) walked.push(parseCard(stored) as Card);
        const known = await readCardLines(entryLog);
        expect(known?.lines).toMatchObject(
          walked.map(({ battleId: id, setup, tags, notes, totals }) => ({
            battleId: id,
            setup: { a: setup.a, b: setup.b },
            ...{ tags, notes, totals },
          })),
        );
        expect(known?.lines).toHaveLength(walked.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a digest that is wrong', () => {
  const MANY = PART_LINES + 3;

  async function withMany(
    many = MANY,
  ): Promise<{ entryLog: EntryLog; disk: ReturnType<typeof createMemoryDisk> }> {
    const disk = createMemoryDisk();
    const entryLog = createMemoryEntryLog(disk);
    for (let at = 1; at <= many; at += 1) await entryLog.putCard(finishedCard(`b${at}`, { lastAt: at }));
    await keepCardDigest(entryLog, quiet);
    return { entryLog, disk };
  }

  it('is made from the cards where there are many, and few changes are read beside it', async () => {
    const { entryLog, disk } = await withMany();
    expect(disk.digest.parts.size).toBe(2);
    expect(disk.changes.size).toBe(0);
    await entryLog.putCard(finishedCard('b1', { lastAt: MANY + 1, notes: 'changed' }));
    await keepCardDigest(entryLog, quiet);
    expect(disk.changes.size).toBe(1);
    const known = await readCardLines(entryLog);
    expect(known?.lines).toHaveLength(MANY);
    expect(known?.lines[0]).toMatchObject({ battleId: 'b1', notes: 'changed' });
  });

  it('says while it is read how far that is', async () => {
    const disk = createMemoryDisk();
    const entryLog = createMemoryEntryLog(disk);
    const count = 2 * PART_LINES + 7;
    const card = finishedCard('b');
    for (let at = 1; at <= count; at += 1) await entryLog.putCard({ ...card, battleId: battleId(`b${at}`) });
    await makeCardDigest(entryLog, quiet);
    const heard: (readonly [number, number])[] = [];
    const known = await readCardLines(entryLog, (read, total) => heard.push([read, total]));
    expect(known?.lines).toHaveLength(count);
    expect(heard).toEqual([
      [PART_LINES, count],
      [2 * PART_LINES, count],
    ]);
    const season = createSeasonStore({ entryLog: createMemoryEntryLog(disk), dayOf, quiet });
    const counted = new Set<number>();
    season.subscribe((state) => counted.add(state.counted));
    await season.actions.read();
    expect([...counted]).toEqual([0, PART_LINES, 2 * PART_LINES, count]);
  });

  it('takes up many changes, and forgets them', async () => {
    const { entryLog, disk } = await withMany();
    for (let at = 1; at <= 30; at += 1)
      await entryLog.putCard(finishedCard(`b${at * 34}`, { lastAt: at, notes: `changed ${at}` }));
    for (const id of ['b1', 'b2']) await entryLog.markDeleted(id, 1);
    await entryLog.purgeDeleted(['b1', 'b2']);
    const before = await readCardLines(entryLog);
    await keepCardDigest(entryLog, quiet);
    expect(disk.changes.size).toBe(0);
    // A card that is read beside the digest is a line, and more.
    const after = await readCardLines(entryLog);
    expect(before?.lines).toMatchObject([...(after?.lines ?? [])]);
    expect([before?.isBehind, after?.isBehind]).toEqual([true, false]);
    expect(before?.lines).toHaveLength(MANY - 2 + 1);
  });

  it('is written again from 20 changes on, and nothing of it before', async () => {
    const { entryLog, disk } = await withMany();
    const changeTo = async (count: number) => {
      for (let at = 1; at <= count; at += 1)
        await entryLog.putCard(finishedCard(`b${at}`, { lastAt: at, notes: 'changed' }));
      await keepCardDigest(entryLog, quiet);
      return disk.changes.size;
    };
    expect(await changeTo(19)).toBe(19);
    expect(await changeTo(20)).toBe(0);
  });

  it('keeps the parts in which nothing changed as they are, and the battles of the last one', async () => {
    const { entryLog, disk } = await withMany(2 * PART_LINES + 3);
    const before = new Map(disk.digest.parts);
    expect(before.size).toBe(3);
    // The newest battles are in the first part.
    for (let at = 0; at < 25; at += 1)
      await entryLog.putCard(finishedCard(`b${2 * PART_LINES - at}`, { lastAt: at, notes: 'changed' }));
    await keepCardDigest(entryLog, quiet);
    expect([0, 1, 2].filter((number) => disk.digest.parts.get(number) === before.get(number))).toEqual([1]);
    const known = await readCardLines(createMemoryEntryLog(disk));
    expect(known?.lines).toHaveLength(2 * PART_LINES + 3);
    expect(known?.lines.at(-1)).toMatchObject({ notes: 'changed' });
  });

  it.each<[string, (lines: readonly CardLine[]) => readonly CardLine[]]>([
    [
      'says something else of a battle',
      (lines) => lines.with(0, { ...lines[0], notes: 'other' } as CardLine),
    ],
    ['lacks a battle', ([, ...others]) => others],
    ['has a battle twice', (lines) => [...lines, ...lines.slice(0, 1)]],
  ])('is told from the cards where it %s, however few there are', async (_, spoil) => {
    const entryLog = createMemoryEntryLog();
    for (const id of ['b1', 'b2', 'b3']) await entryLog.putCard(finishedCard(id));
    await makeCardDigest(entryLog, quiet);
    const known = await readCardLines(entryLog);
    if (!known) throw new Error('There is no digest');
    expect(await isTrueToCards(known, entryLog, quiet)).toBe(true);
    expect(await isTrueToCards({ ...known, lines: spoil(known.lines) }, entryLog, quiet)).toBe(false);
  });

  it.each<[string, (disk: ReturnType<typeof createMemoryDisk>) => void]>([
    ['lacks a battle', (disk) => disk.cards.set('more', finishedCard('more'))],
    ['has a battle too many', (disk) => disk.cards.delete('b1')],
    ['has lost a part', (disk) => disk.digest.parts.delete(1)],
    ['has a part twice', (disk) => disk.digest.parts.set(1, disk.digest.parts.get(0))],
    ['was made by another version', (disk) => disk.digest.parts.set(1, { v: 0 })],
  ])('is not believed where it %s, and made anew', async (_, spoil) => {
    const { entryLog, disk } = await withMany();
    spoil(disk);
    expect(await readCardLines(entryLog)).toBeNull();
    const season = createSeasonStore({ entryLog, dayOf, quiet });
    await season.actions.read();
    expect(season.getState()).toMatchObject({ kind: 'done', counted: disk.cards.size });
    expect((await readCardLines(entryLog))?.lines).toHaveLength(disk.cards.size);
  });

  it('is found by comparing it with the cards, made anew, and the season read again', async () => {
    const { entryLog, disk } = await withMany();
    // As nobody writes a card: without a word to the digest.
    disk.cards.set(
      'b5',
      finishedCard('b5', {
        lastAt: 5,
        setup: { ...finishedCard('b5').setup, a: { player: 'Me', army: 'Orcs' } },
      }),
    );
    await entryLog.writeRecord('side.b5', 'a');
    const known = await readCardLines(entryLog);
    expect(known && (await isTrueToCards(known, entryLog, quiet))).toBe(false);
    const season = createSeasonStore({ entryLog, dayOf, quiet });
    const armies: (string | undefined)[] = [];
    season.subscribe(({ battles }) => armies.push(battles[0]?.army));
    await season.actions.read();
    expect([armies.includes(''), armies.at(-1)]).toEqual([true, 'Orcs']);
    const renewed = await readCardLines(entryLog);
    expect(renewed && (await isTrueToCards(renewed, entryLog, quiet))).toBe(true);
  });

  it('is compared once in the life of a page, and not in the way of the next look', async () => {
    const { entryLog } = await withMany();
    const derived = await entryLog.derived();
    const everyCard = vi.fn(derived.everyCard);
    const season = createSeasonStore({
      entryLog: { ...entryLog, derived: async () => ({ ...derived, everyCard }) },
      dayOf,
      quiet,
    });
    await season.actions.read();
    const calls = everyCard.mock.calls.length;
    expect(calls).toBeGreaterThan(1);
    await season.actions.read();
    expect(everyCard).toHaveBeenCalledTimes(calls);
  });

  it('does not take up what another page changes while it is made', async () => {
    const { entryLog } = await withMany();
    let steps = 0;
    await makeCardDigest(entryLog, async () => {
      steps += 1;
      if (steps === 3) await entryLog.putCard(finishedCard('b1', { lastAt: 1, notes: 'changed meanwhile' }));
    });
    const known = await readCardLines(entryLog);
    expect(known?.lines.find((line) => line.battleId === 'b1')?.notes).toBe('changed meanwhile');
  });
});
