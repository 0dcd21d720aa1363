import { beforeEach, describe, expect, it } from 'vitest';
import { CARD_VERSION } from '@/battle/cards/card';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { noteFollowed } from '@/store/device/followed-battles';
import { writeSide } from '@/store/device/sides';
import { begun, played } from '@/testing/battles/battles';
import { between, ended, finishedCard, runningCard } from '@/testing/battles/cards';
import { createSeasonStore } from './season-store';

let entryLog: ReturnType<typeof createMemoryEntryLog>;
const dayOf = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;
const newSeason = (quiet = () => Promise.resolve()) => createSeasonStore({ entryLog, dayOf, quiet });

beforeEach(() => {
  entryLog = createMemoryEntryLog();
});

async function keep(id: string, mine: 'a' | 'b' | null, at = 1): Promise<void> {
  await entryLog.putCard(finishedCard(id, { startedAt: at, lastAt: at, outcome: ended('a') }));
  if (mine) await writeSide(entryLog, id, mine);
}

/** A finished battle on disk whose card is of an older version. */
async function keepOld(): Promise<void> {
  const ledger = played(begun('t9a-2', between('Anna', 'Ben')), {
    type: 'finishBattle',
    winner: 'b',
    confirmed: { a: false, b: false },
  });
  for (const entry of ledger.entries) {
    await entryLog.append(entry, { battleId: entry.battleId, status: 'finished', lastAt: entry.at });
  }
  await writeSide(entryLog, 'b1', 'b');
}

describe('a season', () => {
  it('counts every finished battle whose owner’s side is known, archived ones too', async () => {
    await keep('one', 'a', 3);
    await keep('two', 'b', 5);
    await keep('three', null, 4);
    await keep('deleted', 'a');
    await entryLog.putCard(runningCard('running'));
    await entryLog.markArchived('one', 9);
    await entryLog.markDeleted('deleted', 9);
    const season = newSeason();
    await season.actions.read();
    const { kind, battles, sideless, unreadable, counted, total } = season.getState();
    expect(battles.map(({ battleId: id, day, result }) => [id, day, result])).toEqual([
      ['two', '2026-03-05', 'lost'],
      ['one', '2026-03-03', 'won'],
    ]);
    expect(sideless.map((card) => card.battleId)).toEqual(['three']);
    expect({ kind, unreadable, counted, total }).toEqual({
      kind: 'done',
      unreadable: 0,
      counted: 3,
      total: 3,
    });
  });

  it('counts no battle that was only followed, whichever side stands beside it, and asks for none', async () => {
    await keep('mine', 'a', 2);
    await keep('followed', 'b', 3);
    await keep('followed too', null, 4);
    await noteFollowed(entryLog, 'followed', true);
    await noteFollowed(entryLog, 'followed too', true);
    const season = newSeason();
    await season.actions.read();
    const { battles, sideless, followed, counted, total } = season.getState();
    expect(battles.map(({ battleId: id }) => id)).toEqual(['mine']);
    expect(sideless).toEqual([]);
    expect({ followed, counted, total }).toEqual({ followed: 2, counted: 3, total: 3 });
    await noteFollowed(entryLog, 'followed', false);
    await season.actions.read();
    expect(season.getState().battles.map(({ battleId: id }) => id)).toEqual(['followed', 'mine']);
  });

  it('counts a battle as soon as somebody says which side was the owner’s', async () => {
    await keep('one', null);
    const season = newSeason();
    await season.actions.read();
    expect(season.getState().battles).toEqual([]);
    await season.actions.chooseSides(['one'], 'a');
    expect(season.getState().battles).toMatchObject([{ battleId: 'one', result: 'won' }]);
    expect(season.getState().sideless).toEqual([]);
    const later = newSeason();
    await later.actions.read();
    expect(later.getState().battles).toHaveLength(1);
  });

  it('asks no more for battles in which the owner was neither, and counts many at one answer', async () => {
    for (const [index, id] of ['one', 'two', 'three', 'four'].entries()) await keep(id, null, index + 1);
    const season = newSeason();
    await season.actions.read();
    await season.actions.chooseSides(['four'], 'neither');
    await season.actions.chooseSides(['one', 'three'], 'b');
    const left = () => season.getState().sideless.map((card) => card.battleId);
    expect(left()).toEqual(['two']);
    expect(season.getState().battles.map(({ battleId: id }) => id)).toEqual(['three', 'one']);
    await season.actions.read();
    expect(left()).toEqual(['two']);
  });

  it('knows the owner by the name that was said once, in battles to come too', async () => {
    const between = (a: string, b: string) => ({
      ...EMPTY_SETUP,
      a: { player: a, army: '' },
      b: { player: b, army: '' },
    });
    const fought = (id: string, a: string, b: string) =>
      entryLog.putCard(finishedCard(id, { outcome: ended('a'), setup: between(a, b) }));
    await fought('one', 'Anna', 'Bert');
    await fought('two', 'Carl', 'anna ');
    await fought('three', 'Anna', 'Anna');
    const season = newSeason();
    await season.actions.read();
    await season.actions.chooseSides(['one'], 'a');
    const results = () =>
      Object.fromEntries(season.getState().battles.map(({ battleId: id, result }) => [id, result]));
    expect(results()).toEqual({ one: 'won', two: 'lost' });
    await fought('later', 'Anna', 'Dora');
    await season.actions.read();
    expect(results()).toEqual({ one: 'won', two: 'lost', later: 'won' });
    expect(season.getState().sideless.map((card) => card.battleId)).toEqual(['three']);
  });

  it('counts a battle that was continued otherwise once: its newest course, by the side of either', async () => {
    const course = (id: string, lastAt: number, winner: 'a' | 'b') =>
      entryLog.putCard(finishedCard(id, { lastAt, outcome: ended(winner) }));
    await course('b1', 5, 'a');
    await course('b1~12~9a3f00c1', 9, 'b');
    await course('b1~12~9a3f00c1~2', 7, 'a');
    await writeSide(entryLog, 'b1', 'a');
    const season = newSeason();
    await season.actions.read();
    const { battles, older, sideless } = season.getState();
    expect(battles).toMatchObject([{ battleId: 'b1~12~9a3f00c1', result: 'lost' }]);
    expect(older.map(({ card, counts }) => [card.battleId, counts.battleId]).toSorted()).toEqual([
      ['b1', 'b1~12~9a3f00c1'],
      ['b1~12~9a3f00c1~2', 'b1~12~9a3f00c1'],
    ]);
    expect(sideless).toEqual([]);
  });

  it('makes old cards anew in a quiet moment, and says until then how many are counted', async () => {
    await keep('new', 'a', 2);
    await keepOld();
    let resume: (() => void) | undefined;
    const season = newSeason(
      () =>
        new Promise((resolve) => {
          resume = resolve;
        }),
    );
    const reading = season.actions.read();
    await expect.poll(() => resume).toBeDefined();
    expect(season.getState()).toMatchObject({ kind: 'reading', counted: 1, total: 2 });
    resume?.();
    await reading;
    expect(season.getState()).toMatchObject({ kind: 'done', counted: 2, total: 2 });
    expect(season.getState().battles).toContainEqual(
      expect.objectContaining({ battleId: 'b1', opponent: 'Anna', result: 'won' }),
    );
    expect(await entryLog.card('b1')).toMatchObject({ v: CARD_VERSION });
  });

  it('is shown anew after every twenty old cards, and not after each', async () => {
    for (let at = 1; at <= 45; at += 1)
      await entryLog.putCard({ battleId: `old ${at}`, status: 'finished', lastAt: at });
    const season = newSeason();
    const counted: number[] = [];
    season.subscribe(({ counted: now }) => {
      if (now !== counted.at(-1)) counted.push(now);
    });
    await season.actions.read();
    expect(counted.slice(-3)).toEqual([20, 40, 45]);
    expect(counted.length).toBeLessThanOrEqual(4);
  });

  it('asks for the side of the newest battle first, whichever was written last', async () => {
    for (const [id, at] of [
      ['middle', 4],
      ['newest', 9],
      ['oldest', 2],
    ] as const)
      await keep(id, null, at);
    const season = newSeason();
    await season.actions.read();
    expect(season.getState().sideless.map((card) => card.battleId)).toEqual(['newest', 'middle', 'oldest']);
  });

  it('leaves out a battle that cannot be read, and counts it as that', async () => {
    await entryLog.putCard({ battleId: 'broken', status: 'finished', lastAt: 1 });
    const season = newSeason();
    await season.actions.read();
    expect(season.getState()).toMatchObject({
      kind: 'done',
      battles: [],
      unreadable: 1,
      counted: 1,
      total: 1,
    });
  });

  it('says so when the disk cannot be read', async () => {
    entryLog.close();
    const season = newSeason();
    await season.actions.read();
    expect(season.getState()).toMatchObject({ kind: 'failed', message: 'This log was closed.' });
  });
});
