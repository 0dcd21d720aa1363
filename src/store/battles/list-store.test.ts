import { beforeEach, describe, expect, it } from 'vitest';
import type { Card } from '@/battle/cards/card';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun, START_AT } from '@/testing/battles/battles';
import { finishedCard, runningCard } from '@/testing/battles/cards';
import { createListStore, type ListState, PAGE_SIZE } from './list-store';

let entryLog: ReturnType<typeof createMemoryEntryLog>;
const newList = () => createListStore({ entryLog, now: () => START_AT });

function read(list: { getState(): ListState }) {
  const state = list.getState();
  if (state.kind !== 'read') throw new Error(`The list is ${state.kind}`);
  return state;
}

const idsOf = (cards: readonly Card[]) => cards.map(({ battleId }) => battleId);

beforeEach(() => {
  entryLog = createMemoryEntryLog();
});

describe('the list of battles', () => {
  it('has running battles and finished ones apart, each page by page', async () => {
    for (let at = 1; at <= PAGE_SIZE + 2; at += 1) {
      await entryLog.putCard(finishedCard(`f${at}`, { lastAt: at }));
      await entryLog.putCard(runningCard(`r${at}`, { lastAt: at }));
    }
    const list = newList();
    await list.actions.refresh();
    expect(read(list).running).toHaveLength(PAGE_SIZE);
    expect(read(list).finished).toHaveLength(PAGE_SIZE);
    await list.actions.loadMore('finished');
    expect(idsOf(read(list).finished).slice(-2)).toEqual(['f2', 'f1']);
    expect(read(list).next).toBeNull();
    expect(read(list).running).toHaveLength(PAGE_SIZE);
    list.actions.noteCard(runningCard('r1', { lastAt: 1, tags: ['Alps'] }));
    expect(idsOf(read(list).running)).not.toContain('r1');
    await list.actions.loadMore('running');
    expect(idsOf(read(list).running).slice(-2)).toEqual(['r2', 'r1']);
    expect(read(list).nextRunning).toBeNull();
    await list.actions.loadMore('running');
    expect(read(list).running).toHaveLength(PAGE_SIZE + 2);
  });

  it('shows older battles that were asked for while the list was read again, and keeps showing them', async () => {
    for (let at = 1; at <= 2 * PAGE_SIZE + 2; at += 1) {
      await entryLog.putCard(finishedCard(`f${at}`, { lastAt: at }));
    }
    const list = newList();
    await list.actions.refresh();
    await Promise.all([list.actions.refresh(), list.actions.loadMore('finished')]);
    expect(read(list).finished).toHaveLength(2 * PAGE_SIZE);
    await Promise.all([list.actions.loadMore('finished'), list.actions.refresh()]);
    expect(read(list).finished).toHaveLength(2 * PAGE_SIZE + 2);
    expect(read(list).next).toBeNull();
    await list.actions.refresh();
    expect(read(list).finished).toHaveLength(2 * PAGE_SIZE + 2);
  });

  it('has a battle that comes from elsewhere while the list is read', async () => {
    const list = newList();
    const reading = list.actions.refresh();
    const card = finishedCard('f1', { lastAt: 1 });
    await entryLog.putCard(card);
    list.actions.noteCard(card);
    await reading;
    expect(idsOf(read(list).finished)).toEqual(['f1']);
  });

  it('puts a changed card at its place, and what is older than the page nowhere yet', async () => {
    for (let at = 1; at <= PAGE_SIZE + 2; at += 1) {
      await entryLog.putCard(finishedCard(`f${at}`, { lastAt: at }));
    }
    const list = newList();
    await list.actions.refresh();
    list.actions.noteCard(finishedCard('f10', { lastAt: 10, tags: ['Alps'] }));
    list.actions.noteCard(finishedCard('f1', { lastAt: 1, tags: ['Alps'] }));
    list.actions.noteCard(runningCard('f20', { lastAt: 99 }));
    const { running, finished } = read(list);
    expect(idsOf(running)).toEqual(['f20']);
    expect(idsOf(finished)).not.toContain('f1');
    expect(finished.find(({ battleId }) => battleId === 'f10')?.tags).toEqual(['Alps']);
    expect(finished.map(({ lastAt }) => lastAt)).toEqual(
      finished.map(({ lastAt }) => lastAt).toSorted((one, other) => other - one),
    );
  });

  it('lets an archived battle go, counts it, and takes it back by undo', async () => {
    const card = finishedCard('one');
    await entryLog.putCard(card);
    const list = newList();
    await list.actions.refresh();
    await list.actions.archiveBattle(card);
    expect(read(list)).toMatchObject({ finished: [], archived: 1, putAway: { card, to: 'archive' } });
    await list.actions.unarchiveBattle(card.battleId);
    expect(read(list)).toMatchObject({ finished: [card], archived: 0, putAway: null });
  });

  it('lets a deleted battle go, and gives it back from the wastebasket', async () => {
    const card = finishedCard('one');
    await entryLog.putCard(card);
    const list = newList();
    await list.actions.refresh();
    await list.actions.deleteBattle(card);
    expect(read(list)).toMatchObject({
      finished: [],
      wastebasket: [{ card, deletedAt: START_AT }],
      putAway: { card, to: 'wastebasket' },
    });
    await list.actions.restoreBattle(card.battleId);
    expect(read(list)).toMatchObject({ finished: [card], wastebasket: [], putAway: null });
  });

  it('shows at once what can be read, and makes old cards anew one by one', async () => {
    const ledger = begun();
    await entryLog.append(ledger.entries[0] ?? expect.fail('no entry'), {
      battleId: 'b1',
      status: 'running',
      lastAt: 1,
    });
    await entryLog.putCard(runningCard('new', { lastAt: 2 }));
    await entryLog.putCard({ battleId: 'broken', status: 'running', lastAt: 3 });
    const list = newList();
    const shown: [readonly string[], number][] = [];
    list.subscribe((state) => {
      if (state.kind === 'read') shown.push([idsOf(state.running), state.renewing]);
    });
    await list.actions.refresh();
    expect(shown).toEqual([
      [['new'], 2],
      [['new'], 1],
      [['b1', 'new'], 0],
    ]);
  });

  it('looks for lost cards only where it would be empty: a card of before is no loss', async () => {
    await entryLog.putCard(runningCard('new', { lastAt: 2 }));
    await entryLog.putCard({ battleId: 'old', status: 'running', lastAt: 1 });
    let looked = 0;
    const list = createListStore({
      entryLog: {
        ...entryLog,
        battleIds: async () => {
          looked += 1;
          return entryLog.battleIds();
        },
      },
      now: () => START_AT,
    });
    await list.actions.refresh();
    expect([looked, idsOf(read(list).running)]).toEqual([0, ['new']]);
  });

  it('counts no card as made anew twice where the list is read again meanwhile', async () => {
    for (const battleId of ['b1', 'b2', 'b3'])
      await entryLog.putCard({ battleId, status: 'running', lastAt: 1 });
    const list = newList();
    const left: number[] = [];
    list.subscribe((state) => {
      if (state.kind === 'read') left.push(state.renewing);
    });
    await Promise.all([list.actions.refresh(), list.actions.refresh()]);
    expect(read(list).renewing).toBe(0);
    expect(read(list).unreadable.toSorted()).toEqual(['b1', 'b2', 'b3']);
    expect(Math.min(...left)).toBe(0);
  });

  it('says so when the disk cannot be read', async () => {
    entryLog.close();
    const list = newList();
    await list.actions.refresh();
    expect(list.getState()).toEqual({ kind: 'failed', message: 'This log was closed.' });
  });
});
