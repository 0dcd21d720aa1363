import { expect, it, vi } from 'vitest';
import { writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createListStore } from '@/store/battles/list-store';
import { counted } from '@/testing/battles/battles';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { openBattleStore } from './open-battle-store';
import { createSaveQueue } from './save-queue';

const disk = createMemoryDisk();
const wound = counted('a', 'healthPointsLost', 1);

/** A page on that disk. */
function page(ids: readonly string[] = []) {
  const rest = [...ids];
  const entryLog: EntryLog = createMemoryEntryLog(disk);
  const entries = vi.spyOn(entryLog, 'entries');
  const list = createListStore({ entryLog, now: () => 1 });
  const queue = createSaveQueue({
    ...entryLog,
    keepBeside: () => Promise.reject(new Error('Nobody else writes here')),
    onChange: () => {},
    onNews: () => {},
  });
  let at = 0;
  const store = openBattleStore({
    entryLog,
    queue,
    list,
    lock: soleBattleLock(),
    now: () => {
      at += 1;
      return at;
    },
    newId: () => rest.shift() ?? 'later',
    writer: writerId('w1'),
    rollDie: () => 4,
    onFailure: () => {},
    quiet: () => Promise.resolve(),
  });
  return { store, list, queue, entries };
}

it('the battle that the list would resume is read before it is opened, and again only from its last entry on', async () => {
  const first = page(['older', 'latest', 'example.of-battle']);
  for (let battle = 0; battle < 3; battle += 1) {
    first.store.actions.start('t9a-2', EMPTY_SETUP);
    first.store.actions.act(wound);
    first.store.actions.closeBattle();
  }
  await first.queue.idle();

  const { store, list, entries } = page();
  await list.actions.refresh();
  await vi.waitFor(() => expect(entries).toHaveBeenCalled());
  const latest = list.getState().kind === 'read' && entries.mock.calls[0]?.[0];
  expect(latest).toBe('latest');
  await store.actions.openBattle('latest' as never);
  expect(entries.mock.lastCall).toEqual(['latest', 2]);
  expect(store.getState().open).toMatchObject({ kind: 'open', id: 'latest', writer: 'here' });

  // Coming back to it is the same.
  store.actions.act(wound);
  store.actions.closeBattle();
  await store.actions.openBattle('latest' as never);
  expect(entries.mock.lastCall).toEqual(['latest', 3]);
  expect(store.getState().open).toMatchObject({ kind: 'open', ledger: { entries: { length: 3 } } });
});
