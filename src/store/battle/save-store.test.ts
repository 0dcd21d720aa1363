import { expect, it, vi } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { battleOf } from '@/battle/log/ledger';
import type { AppendOutcome } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun, counted, play } from '@/testing/battles/battles';
import { createSaveStore } from './save-store';

const first = begun();
const ledger = play(first, counted('a', 'healthPointsLost', 1));
const [, second] = ledger.stored;
if (!second) throw new Error('The battle is too short');

it.each<[AppendOutcome, number]>([
  ['appended', 1],
  ['alreadyThere', 1],
  ['cardless', 1],
  ['gap', 0],
])(
  'an entry of which the disk says "%s" is told to other tabs and listeners so often: %i',
  async (outcome, times) => {
    const announce = vi.fn();
    const heard = vi.fn();
    const save = createSaveStore(
      { ...createMemoryEntryLog(), append: async () => outcome, restoreLog: async () => 'appended' },
      { announce } as never,
    );
    save.onSaved(heard);
    save.queue.enqueue(second, cardOf(ledger), ledger.stored);
    await save.queue.idle();
    expect(save.getState()).toEqual({ kind: 'saved' });
    expect(heard.mock.calls).toEqual(Array.from({ length: times }, () => [second]));
    expect(announce.mock.calls).toEqual(Array.from({ length: times }, () => [battleOf(ledger).id]));
  },
);

it('a battle that lost its entries is told as news, the latest first, until it is dismissed', async () => {
  const save = createSaveStore(createMemoryEntryLog(), { announce: () => {} } as never);
  const other = { ...cardOf(ledger), battleId: 'b2' };
  save.queue.enqueue(second, cardOf(ledger), ledger.stored);
  save.queue.enqueue({ ...second, battleId: 'b2' }, other, ledger.stored);
  await save.queue.idle();
  const [latest, earlier] = save.news.getState();
  expect([latest?.card.battleId, earlier?.card.battleId]).toEqual(['b2', 'b1']);
  if (latest) save.dismiss(latest);
  expect(save.news.getState()).toEqual([earlier]);
});

it('the first tap after the cards were lost has those of all battles made again', async () => {
  const disk = createMemoryDisk();
  const entryLog = createMemoryEntryLog(disk);
  for (const id of ['b1', 'other']) {
    await entryLog.appendAll(
      first.stored.map((entry) => ({ ...entry, battleId: id })),
      { ...cardOf(first), battleId: id },
    );
  }
  disk.cards.clear();
  const save = createSaveStore(entryLog, { announce: () => {} } as never);
  save.queue.enqueue(second, cardOf(ledger), ledger.stored);
  await save.queue.idle();
  await expect.poll(() => [...disk.cards.keys()].toSorted()).toEqual(['b1', 'other']);
});
