import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { splitSeq } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import type { AppendOutcome, StoredCard, StoredEntry } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { keepBeside } from './keep-beside';
import {
  createSaveQueue,
  PATIENCE_MS,
  RETRY_MS,
  type SaveNews,
  type SaveQueue,
  type SaveState,
} from './save-queue';

function entryOf(seq: number, battleId = 'one'): StoredEntry {
  return { battleId, seq };
}

function cardOf(seq: number, battleId = 'one'): StoredCard {
  return { battleId, status: 'running', lastAt: seq };
}

/** A tap: an entry, its card, and the whole log before it. */
function tap(queue: SaveQueue, seq: number, battleId = 'one'): void {
  queue.enqueue(
    entryOf(seq, battleId),
    cardOf(seq, battleId),
    upTo(seq).map((each) => entryOf(each, battleId)),
  );
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const unexpected = () => Promise.reject(new Error('Nobody else writes here'));
const NO_OTHER_WRITER = {
  restoreLog: unexpected,
  keepBeside: unexpected,
  reconnect: () => {},
  onNews: () => {},
};

/** A disk that answers when it is told to: each append waits in `calls`. */
function waitingDisk() {
  const calls: {
    readonly entry: StoredEntry;
    readonly card: StoredCard;
    readonly answer: (outcome: AppendOutcome) => Promise<void>;
    readonly refuse: (error: unknown) => Promise<void>;
  }[] = [];
  const states: SaveState[] = [];
  const reconnect = vi.fn();
  const queue = createSaveQueue({
    ...NO_OTHER_WRITER,
    reconnect,
    append: (entry, card) =>
      new Promise((resolve, reject) => {
        calls.push({
          entry,
          card,
          answer: (outcome) => {
            resolve(outcome);
            return settled();
          },
          refuse: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
    onChange: (state) => states.push(state),
  });
  return { calls, states, queue, reconnect, newest: () => calls[calls.length - 1] };
}

/** Lets everything that waits only for promises go on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

const FULL = new DOMException('No room', 'QuotaExceededError');

describe('a queue of taps', () => {
  it('is saved before the first tap', () => {
    expect(waitingDisk().queue.state()).toEqual({ kind: 'saved' });
  });

  it('hands the first tap to the disk at once, with its own card, and the next one only when that is there', async () => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    tap(queue, 2);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer('appended');
    expect(calls.map(({ entry, card }) => [entry.seq, card.lastAt])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('counts what is not yet on disk, and says saved when everything is', async () => {
    const { calls, states, queue } = waitingDisk();
    tap(queue, 1);
    tap(queue, 2);
    expect(queue.pendingEntries()).toEqual([entryOf(1), entryOf(2)]);
    await calls[0]?.answer('appended');
    expect(queue.pendingEntries()).toEqual([entryOf(2)]);
    await calls[1]?.answer('alreadyThere');
    expect(states).toEqual([
      { kind: 'saving', pending: 1 },
      { kind: 'saving', pending: 2 },
      { kind: 'saving', pending: 1 },
      { kind: 'saved' },
    ]);
    expect(queue.pendingEntries()).toEqual([]);
  });

  it('accepts a tap made by a listener of “all saved”', async () => {
    const disk = createMemoryDisk();
    const { append } = createMemoryEntryLog(disk);
    const queue = createSaveQueue({
      ...NO_OTHER_WRITER,
      append,
      onChange: (state) => {
        const last = disk.entries.get('one')?.size ?? 0;
        if (state.kind === 'saved' && last < 3) tap(queue, last + 1);
      },
    });
    tap(queue, 1);
    await settled();
    expect(queue.state()).toEqual({ kind: 'saved' });
    expect(disk.entries.get('one')?.size).toBe(3);
  });
});

describe('a write that fails', () => {
  it('once is repeated at once, unnoticed', async () => {
    const { calls, states, queue } = waitingDisk();
    tap(queue, 1);
    await calls[0]?.refuse(new Error('gone'));
    expect(calls.map(({ entry, card }) => [entry.seq, card.lastAt])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await calls[1]?.answer('alreadyThere');
    expect(states).toEqual([{ kind: 'saving', pending: 1 }, { kind: 'saved' }]);
  });

  it.each([
    ['a full disk', FULL, { reason: 'quota', message: 'No room' }],
    ['an error', new Error('Disk on fire'), { reason: 'unknown', message: 'Disk on fire' }],
    ['anything else thrown', 'odd', { reason: 'unknown', message: 'odd' }],
  ])('twice from %s is shown, and nothing is lost', async (_name, error, told) => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    tap(queue, 2);
    await calls[0]?.refuse(error);
    await calls[1]?.refuse(error);
    expect(queue.state()).toEqual({ kind: 'failed', pending: 2, retrying: false, ...told });
    expect(queue.pendingEntries()).toEqual([entryOf(1), entryOf(2)]);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a retry', 2],
    ['the next tap', 3],
  ])('is tried again by %s, and stays shown until a write succeeds', async (name, pending) => {
    const { calls, states, queue, newest } = waitingDisk();
    tap(queue, 1);
    tap(queue, 2);
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    states.length = 0;
    if (name === 'a retry') queue.retry();
    else tap(queue, 3);
    expect(states).toEqual([
      { kind: 'failed', pending, retrying: true, reason: 'quota', message: 'No room' },
    ]);
    for (let left = pending; left > 0; left -= 1) await newest()?.answer('appended');
    expect(calls.slice(2).map(({ entry }) => entry.seq)).toEqual([1, 2, 3].slice(0, pending));
    expect(states.slice(1).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: pending - 1 }, () => 'saving'),
      'saved',
    ]);
  });

  it('is not tried by two retries at the same time', async () => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    queue.retry();
    queue.retry();
    tap(queue, 2);
    expect(calls).toHaveLength(3);
  });

  it('is tried again if a listener answers with a retry', async () => {
    let attempts = 0;
    const queue = createSaveQueue({
      ...NO_OTHER_WRITER,
      append: async () => {
        attempts += 1;
        if (attempts <= 4) throw FULL;
        return 'appended';
      },
      onChange: (state) => {
        if (state.kind === 'failed') queue.retry();
      },
    });
    tap(queue, 1);
    await settled();
    expect(queue.state()).toEqual({ kind: 'saved' });
    expect(attempts).toBe(5);
  });

  it('does not hear a retry where nothing failed', async () => {
    const { calls, states, queue } = waitingDisk();
    queue.retry();
    expect(states).toEqual([]);
    tap(queue, 1);
    queue.retry();
    await calls[0]?.answer('appended');
    queue.retry();
    expect(states.map(({ kind }) => kind)).toEqual(['saving', 'saved']);
    expect(calls).toHaveLength(1);
  });
});

describe('a write that does not answer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('counts as failing after a while, and is tried again over a new connection', async () => {
    const { calls, queue, reconnect } = waitingDisk();
    tap(queue, 1);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(queue.state()).toEqual({ kind: 'saving', pending: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.state()).toMatchObject({ kind: 'failed', pending: 1, reason: 'silent' });
    expect(queue.pendingEntries()).toEqual([entryOf(1)]);
    expect(reconnect).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(calls).toHaveLength(2);
    void calls[1]?.answer('appended');
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.state()).toEqual({ kind: 'saved' });
  });

  it('is asked about again as soon as its answer comes after all', async () => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    void calls[0]?.answer('appended');
    await vi.advanceTimersByTimeAsync(0);
    void calls[1]?.answer('alreadyThere');
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.state()).toEqual({ kind: 'saved' });
  });

  it('that was refused is tried again every few seconds, until it succeeds', async () => {
    let attempts = 0;
    const queue = createSaveQueue({
      ...NO_OTHER_WRITER,
      append: async () => {
        attempts += 1;
        if (attempts <= 6) throw FULL;
        return 'appended';
      },
      onChange: () => {},
    });
    tap(queue, 1);
    await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect(queue.state()).toMatchObject({ kind: 'failed', retrying: false });
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(queue.state()).toEqual({ kind: 'saved' });
    expect(attempts).toBe(7);
  });
});

describe('a battle that another writer has taken on', () => {
  /** A phone on which another tab has written entries 2 and 3 of the battle. */
  async function takenOn() {
    const disk = createMemoryDisk();
    const log = createMemoryEntryLog(disk);
    await log.appendAll([entryOf(1), noted(2), noted(3)], cardOf(3));
    const news: SaveNews[] = [];
    const queue = createSaveQueue({
      append: log.append,
      restoreLog: log.restoreLog,
      reconnect: log.reconnect,
      keepBeside: (course) => keepBeside(log, soleBattleLock(), course),
      onChange: () => {},
      onNews: (told) => news.push(told),
    });
    return { log, news, queue };
  }

  function noted(seq: number): StoredEntry {
    return { ...entryOf(seq), writer: 'another' } as StoredEntry;
  }

  it('is kept in both courses, and the taps that follow go on here', async () => {
    const { log, news, queue } = await takenOn();
    for (const seq of [2, 3, 4]) tap(queue, seq);
    await queue.idle();
    expect(queue.state()).toEqual({ kind: 'saved' });
    const [, beside = ''] = await log.battleIds();
    expect(splitSeq(battleId(beside))).toBe(2);
    expect(await log.entries('one')).toEqual([entryOf(1), noted(2), noted(3)]);
    expect(await log.entries(beside)).toEqual([1, 2, 3, 4].map((seq) => entryOf(seq, beside)));
    expect(await log.card(beside)).toEqual(cardOf(4, beside));
    expect(news).toEqual([{ kind: 'parted', card: cardOf(2), kept: { battleId: beside, splitAt: 2 } }]);
  });

  it('costs other battles nothing', async () => {
    const { log, queue } = await takenOn();
    tap(queue, 2);
    tap(queue, 1, 'two');
    await queue.idle();
    expect(await log.entries('two')).toEqual([entryOf(1, 'two')]);
  });
});

describe('a storage that was cleared under the page', () => {
  it('gets the whole log again, told once, and the taps after it', async () => {
    const log = createMemoryEntryLog();
    const news: SaveNews[] = [];
    const queue = createSaveQueue({
      ...NO_OTHER_WRITER,
      append: log.append,
      restoreLog: log.restoreLog,
      onChange: () => {},
      onNews: (told) => news.push(told),
    });
    tap(queue, 7);
    tap(queue, 8);
    await queue.idle();
    expect(await log.entries('one')).toEqual(upTo(8).map((seq) => entryOf(seq)));
    expect(news).toEqual([{ kind: 'rewritten', card: cardOf(7) }]);
  });
});

describe('waiting for the queue', () => {
  async function isIdle(idle: Promise<void>): Promise<boolean> {
    return Promise.race([idle.then(() => true), settled().then(() => false)]);
  }

  it('ends at once where nothing is pending', async () => {
    expect(await isIdle(waitingDisk().queue.idle())).toBe(true);
  });

  it('lasts until the last tap is on disk, those made meanwhile included', async () => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    const idle = queue.idle();
    tap(queue, 2);
    await calls[0]?.answer('appended');
    expect(await isIdle(idle)).toBe(false);
    await calls[1]?.answer('appended');
    expect(await isIdle(idle)).toBe(true);
  });

  it('ends where the queue stopped at a failure', async () => {
    const { calls, queue } = waitingDisk();
    tap(queue, 1);
    const idle = queue.idle();
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    expect(queue.state().kind).toBe('failed');
    expect(await isIdle(idle)).toBe(true);
    expect(await isIdle(queue.idle())).toBe(true);
  });
});

describe('whatever the disk does, and whenever it answers', () => {
  const anyStep = fc.oneof(
    { weight: 4, arbitrary: fc.constant('tap' as const) },
    { weight: 1, arbitrary: fc.constant('retry' as const) },
  );
  // Of each attempt: written and answered, refused, or written but the answer lost with the connection.
  const anyAttempt = fc.constantFrom('written' as const, 'refused' as const, 'answerLost' as const);

  it('every tap is on disk or pending, in order, one at a time, and all are on disk once it works again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyStep, { maxLength: 15 }),
        fc.array(anyAttempt, { maxLength: 30 }),
        async (scheduler, steps, attempts) => {
          const disk = createMemoryDisk();
          const log = createMemoryEntryLog(disk);
          const script = [...attempts];
          let inFlight = 0;
          let mostInFlight = 0;
          const broken: string[] = [];
          let taps = 0;
          const queue = createSaveQueue({
            ...NO_OTHER_WRITER,
            append: async (entry, card) => {
              inFlight += 1;
              mostInFlight = Math.max(mostInFlight, inFlight);
              await scheduler.schedule(Promise.resolve(), `append ${entry.seq}`);
              inFlight -= 1;
              const attempt = script.shift() ?? 'written';
              if (attempt === 'refused') throw FULL;
              const outcome = await log.append(entry, card);
              if (attempt === 'answerLost') throw new DOMException('Connection lost', 'UnknownError');
              return outcome;
            },
            onChange: () => {
              const onDisk = [...(disk.entries.get('one')?.keys() ?? [])];
              const pending = queue.pendingEntries().map(({ seq }) => seq);
              const known = [...new Set([...onDisk, ...pending])].join();
              if (known !== upTo(taps).join()) broken.push(`after ${taps} taps only ${known} are known`);
              const cardAfter = disk.cards.get('one')?.lastAt ?? 0;
              if (cardAfter !== onDisk.length) broken.push(`card ${cardAfter} at entry ${onDisk.length}`);
            },
          });
          const player = scheduler.scheduleSequence(
            steps.map((step) => async () => {
              if (step === 'retry') return queue.retry();
              taps += 1;
              tap(queue, taps);
            }),
          );
          await scheduler.waitFor(player.task);
          while (queue.state().kind !== 'saved') {
            queue.retry();
            await scheduler.waitFor(queue.idle());
          }
          expect(await log.entries('one')).toEqual(upTo(taps).map((seq) => entryOf(seq)));
          expect(broken).toEqual([]);
          expect(mostInFlight).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
