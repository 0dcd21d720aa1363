import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleId, writerId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { webBattleLock } from '@/store/device/battle-lock';
import { draft } from '@/testing/battles/battles';
import { stands } from '@/testing/battles/nerve';
import { NERVE_SCENES, type NerveScene, unitCalled } from '@/testing/battles/nerve-scenes';
import { createFakeTabs } from '@/testing/fake-tabs';
import { createBattleStore } from './create-battle-store';
import { createSaveQueue } from './save-queue';

/** A tab on that disk. */
function tab(disk: MemoryDisk) {
  const entryLog = createMemoryEntryLog(disk);
  const queue = createSaveQueue({
    ...entryLog,
    keepBeside: () => Promise.reject(new Error('Nobody else writes here')),
    onChange: () => {},
    onNews: () => {},
  });
  const store = createBattleStore({
    entryLog,
    queue,
    lock: webBattleLock(),
    now: () => 1_760_000_000_000,
    newId: () => 'b1',
    writer: writerId('w1'),
    rollDie: () => 4,
    onCard: () => {},
    onFailure: (error) => {
      throw error;
    },
  });
  const ledger = (): Ledger => {
    const { open } = store.getState();
    return open.kind === 'open' ? open.ledger : expect.fail(`The battle is ${open.kind}`);
  };
  const act = (intent: Intent) => {
    store.actions.act(intent);
    const { refusal } = store.getState();
    if (refusal) expect.fail(`${refusal.code}: ${JSON.stringify(intent)}`);
  };
  return { store, queue, ledger, act };
}

/** Lets everything happen that waits for nothing but the disk in memory. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

let disk = createMemoryDisk();

beforeEach(() => {
  const { locks, Channel } = createFakeTabs();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', Channel);
  disk = createMemoryDisk();
});
afterEach(() => vi.unstubAllGlobals());

/** The scene, played tap by tap; the battle after each of its steps. */
async function fought({ blue, red, steps }: NerveScene) {
  const first = tab(disk);
  const setup = { ...EMPTY_SETUP, victoryRules: 'pillage', table: 'northernKings' };
  first.store.actions.start('kow-4', setup);
  await settle();
  first.act({ type: 'addUnits', side: 'a', units: blue.map(draft) });
  first.act({ type: 'addUnits', side: 'b', units: red.map(draft) });
  const after = [battleOf(first.ledger())];
  for (const step of steps((name) => unitCalled(first.ledger(), name))) {
    first.act(step);
    after.push(battleOf(first.ledger()));
  }
  await first.queue.idle();
  return { ...first, after };
}

describe.each(NERVE_SCENES)('$name', (scene) => {
  it('ends as it was worked out, and is read again as it was written', async () => {
    const { ledger } = await fought(scene);
    for (const [name, expected] of Object.entries(scene.end)) {
      expect([name, ...stands(ledger(), unitCalled(ledger(), name))]).toEqual([name, ...expected]);
    }
    const written = battleOf(ledger());
    const again = tab(disk);
    await again.store.actions.openBattle(battleId('b1'));
    await settle();
    expect(battleOf(again.ledger())).toEqual(written);
  });

  it('is undone step by step, and done again', async () => {
    const { ledger, act, after } = await fought(scene);
    for (const before of after.toReversed().slice(1)) {
      act({ type: 'undo' });
      expect(battleOf(ledger())).toEqual(before);
    }
    for (const again of after.slice(1)) {
      act({ type: 'redo' });
      expect(battleOf(ledger())).toEqual(again);
    }
  });
});

it('the markers are drawn, and Northern Kings gives thirteen and twelve', async () => {
  const [, , , markers] = NERVE_SCENES;
  if (!markers) expect.fail('There are four scenes');
  const { ledger } = await fought(markers);
  expect(battleOf(ledger()).outcome?.score).toMatchObject({
    victoryPoints: { a: { total: 2 }, b: { total: 2 } },
    kills: { a: 805, b: 430 },
    tournament: { totals: { a: 13, b: 12 } },
  });
});
