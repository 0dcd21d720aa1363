import { beforeEach, describe, expect, it } from 'vitest';
import { parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { begun, counted, play, START_AT } from '@/testing/battles/battles';
import { createListStore, type ListState } from './list-store';
import { goOnRenewing, renewLostCards } from './renew-card';

let disk: MemoryDisk;
let entryLog: ReturnType<typeof createMemoryEntryLog>;

beforeEach(() => {
  disk = createMemoryDisk();
  entryLog = createMemoryEntryLog(disk);
});

const ledger = play(begun(), counted('a', 'healthPointsLost', 1));

/** A battle of two entries under that id. */
async function kept(battleId: string): Promise<void> {
  const card = { ...cardOf(ledger), battleId };
  await entryLog.appendAll(
    ledger.stored.map((entry) => ({ ...entry, battleId })),
    card,
  );
}

/** A battle whose log starts nothing. */
async function unreadable(battleId: string): Promise<void> {
  await entryLog.append({ battleId, seq: 1 }, { battleId, status: 'running', lastAt: 1 });
}

function shown(list: { getState(): ListState }) {
  const state = list.getState();
  if (state.kind !== 'read') throw new Error(`The list is ${state.kind}`);
  const { running, renewing, unreadable: broken, archived, wastebasket } = state;
  const ids = (cards: readonly { readonly battleId: string }[]) => cards.map(({ battleId }) => battleId);
  return { running: ids(running).toSorted(), renewing, broken, archived, deleted: wastebasket.length };
}

async function listed() {
  const list = createListStore({ entryLog, now: () => START_AT });
  const told: number[] = [];
  list.subscribe((state) => {
    if (state.kind === 'read') told.push(state.renewing);
  });
  await list.actions.refresh();
  return { ...shown(list), told };
}

describe('cards that the browser has lost, all of them', () => {
  it('are made again from the logs: no list is called empty', async () => {
    for (const id of ['one', 'two', 'gone', 'old']) await kept(id);
    await entryLog.markDeleted('gone', START_AT);
    await entryLog.markArchived('old', START_AT);
    disk.cards.clear();
    expect(await listed()).toEqual({
      running: ['one', 'two'],
      renewing: 0,
      broken: [],
      archived: 1,
      deleted: 1,
      // The deleted one was rebuilt for the wastebasket.
      told: [3, 0],
    });
    expect((await entryLog.cards('running', 9, undefined, 'only')).cards).toHaveLength(1);
    expect(parseCard(await entryLog.card('one'))).toEqual({ ...cardOf(ledger), battleId: 'one' });
  });

  it('are named where their logs cannot be read, and asked for no second time', async () => {
    await unreadable('broken');
    disk.cards.clear();
    expect(await listed()).toMatchObject({ running: [], renewing: 0, broken: ['broken'] });
    await kept('one');
    disk.cards.clear();
    expect(await listed()).toMatchObject({ running: ['one'], renewing: 0 });
  });

  it('are not looked for where none is lost: an archive alone is no loss', async () => {
    await kept('old');
    await entryLog.markArchived('old', START_AT);
    expect(await listed()).toMatchObject({ running: [], archived: 1, told: [0] });
    await entryLog.markArchived('old', null);
    await entryLog.markDeleted('old', START_AT);
    expect(await listed()).toMatchObject({ running: [], deleted: 1, told: [0] });
  });
});

describe('making lost cards again', () => {
  it('counts those that came back, and leaves the others alone', async () => {
    for (const id of ['one', 'two', 'three']) await kept(id);
    await unreadable('broken');
    const other = { battleId: 'three', status: 'running', lastAt: 77 } as const;
    disk.cards.clear();
    await entryLog.putCard(other);
    expect(await renewLostCards(entryLog)).toBe(2);
    expect(await entryLog.card('three')).toEqual(other);
    expect(await renewLostCards(entryLog)).toBe(0);
  });

  it('writes nothing where none is lost', async () => {
    await kept('one');
    const before = structuredClone(disk);
    expect(await renewLostCards(entryLog)).toBe(0);
    expect(disk).toEqual(before);
  });

  it('goes on at the next start where the page was closed in the middle, and only then', async () => {
    for (const id of ['one', 'two', 'three']) await kept(id);
    disk.cards.clear();
    let left = 1;
    const closing = {
      ...entryLog,
      putCard: (card: Parameters<typeof entryLog.putCard>[0]) => {
        left -= 1;
        return left < 0 ? new Promise<never>(() => {}) : entryLog.putCard(card);
      },
    };
    void renewLostCards(closing);
    await expect.poll(() => left).toBe(-1);
    expect(disk.cards.size).toBe(1);
    await goOnRenewing(entryLog);
    expect(disk.cards.size).toBe(3);
    disk.cards.delete('two');
    await goOnRenewing(entryLog);
    expect(disk.cards.size).toBe(2);
  });
});
