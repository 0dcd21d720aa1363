import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import type { Entry } from '@/battle/log/event';
import { battleId } from '@/battle/state/ids';
import type { Backup } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { planRestore } from '@/store/backup/plan-restore';
import { restoreBattles } from '@/store/backup/restore-battles';
import { keepBeside } from '@/store/battle/keep-beside';
import { ENTRIES_TO_A_REST } from '@/store/battle/read-courses';
import { begun, entry, START_AT } from '@/testing/battles/battles';
import { runningCard } from '@/testing/battles/cards';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { createListStore, PAGE_SIZE } from './list-store';

/*
 * More battles than anybody has fought: what is done at once is counted, not timed. Between two rests the
 * page draws and answers taps.
 */

const START = begun();
const noted = (text: string) => entry(2, [{ type: 'noteAdded', text, about: null }]);
const logOf = (id: string, text: string): readonly Entry[] =>
  [...START.entries, noted(text)].map((each) => ({ ...each, battleId: battleId(id) }));

/** What happens when the work rests. */
let onRest = () => {};

/** Counts something, and how much of it there was at most between two rests. */
function betweenRests() {
  let now = 0;
  let most = 0;
  onRest = () => {
    now = 0;
  };
  return {
    count(units: number) {
      now += units;
      most = Math.max(most, now);
    },
    most: () => most,
  };
}

/** A log in memory that counts every entry it gives out or takes. */
function counting(entryLog: EntryLog, count: (entries: number) => void): EntryLog {
  return {
    ...entryLog,
    async entries(...asked) {
      const found = await entryLog.entries(...asked);
      count(found.length);
      return found;
    },
    appendAll(entries, card) {
      count(entries.length);
      return entryLog.appendAll(entries, card);
    },
  };
}

/** A backup of these logs. */
function backupOf(logs: readonly (readonly Entry[])[]): Backup {
  const battles = logs.map((entries) => ({ battleId: entries[0]?.battleId ?? '', entries }));
  return { stamp: null, battles, damaged: [], device: null, deviceDamaged: false };
}

beforeEach(() => {
  onRest = () => {};
  vi.stubGlobal('navigator', {});
  // A rest (`./rest`) is a timer without a delay. A mock of that file would also hold for the files tested
  // after this one.
  const timer = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (done: () => void, delayMs?: number) => {
    if (delayMs !== undefined) return timer(done, delayMs);
    onRest();
    queueMicrotask(done);
    return 0;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a restore of 10,000 battles', () => {
  const BATTLES = 10_000;

  it('rests after a bounded number of entries, and says how far it is after each battle', async () => {
    const logs = Array.from({ length: BATTLES }, (_, number) => logOf(`b${number}`, 'Hills'));
    const backup = backupOf(logs);
    const { count, most } = betweenRests();
    const entryLog = counting(createMemoryEntryLog(), count);
    const planned: number[] = [];
    const plan = await planRestore(backup, entryLog, (battles) => planned.push(battles));
    expect(plan.battles.filter(({ fate }) => fate === 'added')).toHaveLength(BATTLES);
    const done: number[] = [];
    const outcome = await restoreBattles(backup, {
      entryLog,
      lock: soleBattleLock(),
      now: () => START_AT,
      onProgress: (battles) => done.push(battles),
    });
    expect(outcome).toMatchObject({ counts: { added: BATTLES }, failure: null });
    const each = Array.from({ length: BATTLES }, (_, index) => index + 1);
    expect([planned, done]).toEqual([each, each]);
    expect(most()).toBeLessThanOrEqual(ENTRIES_TO_A_REST);
  });
});

describe('20,000 running battles', () => {
  it('cost the list its first page of cards, no log, and each further page as much', async () => {
    const disk = createMemoryDisk();
    for (let number = 1; number <= 20_000; number += 1) {
      disk.cards.set(`r${number}`, runningCard(`r${number}`, { lastAt: number }));
    }
    const plain = createMemoryEntryLog(disk);
    let [cards, logs] = [0, 0];
    const entryLog: EntryLog = {
      ...counting(plain, () => {
        logs += 1;
      }),
      async cards(...asked) {
        const page = await plain.cards(...asked);
        cards += page.cards.length;
        return page;
      },
    };
    const list = createListStore({ entryLog, now: () => START_AT });
    await list.actions.refresh();
    expect([cards, logs]).toEqual([PAGE_SIZE, 0]);
    await list.actions.loadMore('running');
    expect([cards, logs]).toEqual([2 * PAGE_SIZE, 0]);
    expect(list.getState()).toMatchObject({ kind: 'read', renewing: 0 });
    const state = list.getState();
    expect(state.kind === 'read' && state.running).toHaveLength(2 * PAGE_SIZE);
  });
});

describe('2,000 courses of one battle', () => {
  const COURSES = 2_000;
  const courseOf = (number: number) => logOf(`b~1-${number}`, `Course ${number}`);

  async function phone() {
    const entryLog = createMemoryEntryLog();
    for (let number = 0; number < COURSES; number += 1) {
      await entryLog.appendAll(courseOf(number), {
        ...cardOf(START),
        battleId: courseOf(number)[0]?.battleId ?? '',
      });
    }
    return entryLog;
  }

  it('have another one kept beside them, read a bounded number of entries at a time', async () => {
    const plain = await phone();
    const { count, most } = betweenRests();
    const log = logOf('b', 'One more');
    const kept = await keepBeside(counting(plain, count), soleBattleLock(), {
      log,
      card: { ...cardOf(START), battleId: battleId('b') },
    });
    expect(kept.splitAt).toBe(2);
    expect(await plain.entries(kept.battleId)).toHaveLength(2);
    expect(most()).toBeLessThanOrEqual(ENTRIES_TO_A_REST + log.length);
  });

  it('are found to be there by a restore that rests as often', async () => {
    const plain = await phone();
    const { count, most } = betweenRests();
    const backup = backupOf([courseOf(7), courseOf(1_999), logOf('b', 'One more')]);
    const plan = await planRestore(backup, counting(plain, count));
    expect(plan.battles.map(({ fate }) => fate)).toEqual(['same', 'same', 'split']);
    expect(most()).toBeLessThanOrEqual(ENTRIES_TO_A_REST);
  });
});
