import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppendOutcome, StoredCard, StoredEntry } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createSaveQueue, type SaveState } from './save-queue';

function entryOf(seq: number, battleId = 'one'): StoredEntry {
  return { battleId, seq };
}

function cardOf(seq: number, battleId = 'one'): StoredCard {
  return { battleId, status: 'running', lastAt: seq };
}

/** A disk that answers when it is told to: each append waits in `calls`. */
function waitingDisk() {
  const calls: {
    readonly entry: StoredEntry;
    readonly card: StoredCard;
    readonly answer: (outcome: AppendOutcome) => Promise<void>;
    readonly refuse: (error: unknown) => Promise<void>;
  }[] = [];
  const states: SaveState[] = [];
  const queue = createSaveQueue({
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
  return { calls, states, queue, newest: () => calls[calls.length - 1] };
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
    queue.enqueue(entryOf(1), cardOf(1));
    queue.enqueue(entryOf(2), cardOf(2));
    expect(calls).toHaveLength(1);
    await calls[0]?.answer('appended');
    expect(calls.map(({ entry, card }) => [entry.seq, card.lastAt])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('counts what is not yet on disk, and says saved when everything is', async () => {
    const { calls, states, queue } = waitingDisk();
    queue.enqueue(entryOf(1), cardOf(1));
    queue.enqueue(entryOf(2), cardOf(2));
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

  it('takes a tap made by whoever hears that all is saved', async () => {
    const disk = createMemoryDisk();
    const { append } = createMemoryEntryLog(disk);
    const queue = createSaveQueue({
      append,
      onChange: (state) => {
        const last = disk.entries.get('one')?.size ?? 0;
        if (state.kind === 'saved' && last < 3) queue.enqueue(entryOf(last + 1), cardOf(last + 1));
      },
    });
    queue.enqueue(entryOf(1), cardOf(1));
    await settled();
    expect(queue.state()).toEqual({ kind: 'saved' });
    expect(disk.entries.get('one')?.size).toBe(3);
  });
});

describe('a write that fails', () => {
  it('once is repeated at once, unnoticed', async () => {
    const { calls, states, queue } = waitingDisk();
    queue.enqueue(entryOf(1), cardOf(1));
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
    queue.enqueue(entryOf(1), cardOf(1));
    queue.enqueue(entryOf(2), cardOf(2));
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
    queue.enqueue(entryOf(1), cardOf(1));
    queue.enqueue(entryOf(2), cardOf(2));
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    states.length = 0;
    if (name === 'a retry') queue.retry();
    else queue.enqueue(entryOf(3), cardOf(3));
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
    queue.enqueue(entryOf(1), cardOf(1));
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    queue.retry();
    queue.retry();
    queue.enqueue(entryOf(2), cardOf(2));
    expect(calls).toHaveLength(3);
  });

  it('is tried again by whoever hears of it and answers with a retry', async () => {
    let attempts = 0;
    const queue = createSaveQueue({
      append: async () => {
        attempts += 1;
        if (attempts <= 4) throw FULL;
        return 'appended';
      },
      onChange: (state) => {
        if (state.kind === 'failed') queue.retry();
      },
    });
    queue.enqueue(entryOf(1), cardOf(1));
    await settled();
    expect(queue.state()).toEqual({ kind: 'saved' });
    expect(attempts).toBe(5);
  });

  it('does not hear a retry where nothing failed', async () => {
    const { calls, states, queue } = waitingDisk();
    queue.retry();
    expect(states).toEqual([]);
    queue.enqueue(entryOf(1), cardOf(1));
    queue.retry();
    await calls[0]?.answer('conflict');
    queue.retry();
    expect(states.map(({ kind }) => kind)).toEqual(['saving', 'conflict']);
    expect(calls).toHaveLength(1);
  });
});

describe('a conflict with another writer', () => {
  async function inConflict() {
    const parts = waitingDisk();
    parts.queue.enqueue(entryOf(1), cardOf(1));
    parts.queue.enqueue(entryOf(2), cardOf(2));
    await parts.calls[0]?.answer('conflict');
    return parts;
  }

  it('stops the queue, names the battle and keeps what is pending for the export', async () => {
    const { calls, queue } = await inConflict();
    expect(queue.state()).toEqual({ kind: 'conflict', pending: 2, battleId: 'one' });
    queue.enqueue(entryOf(3), cardOf(3));
    expect(queue.state()).toEqual({ kind: 'conflict', pending: 3, battleId: 'one' });
    expect(queue.pendingEntries().map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(calls).toHaveLength(1);
  });

  it('ends when the pending entries are discarded; the queue then writes again', async () => {
    const { calls, queue } = await inConflict();
    expect(queue.discardPending()).toEqual([entryOf(1), entryOf(2)]);
    expect(queue.state()).toEqual({ kind: 'saved' });
    queue.enqueue(entryOf(7), cardOf(7));
    expect(calls[1]?.entry).toEqual(entryOf(7));
  });

  it('costs other battles nothing: their entries are written once it ends', async () => {
    const { calls, queue } = await inConflict();
    queue.enqueue(entryOf(1, 'two'), cardOf(1, 'two'));
    expect(queue.discardPending()).toEqual([entryOf(1), entryOf(2)]);
    expect(queue.state()).toEqual({ kind: 'saving', pending: 1 });
    expect(calls[1]?.entry).toEqual(entryOf(1, 'two'));
    await calls[1]?.answer('appended');
    expect(queue.state()).toEqual({ kind: 'saved' });
  });

  it('is the only state in which anything can be discarded', async () => {
    const { calls, queue } = waitingDisk();
    expect(queue.discardPending()).toEqual([]);
    queue.enqueue(entryOf(1), cardOf(1));
    expect(queue.discardPending()).toEqual([]);
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    expect(queue.discardPending()).toEqual([]);
    expect(queue.pendingEntries()).toEqual([entryOf(1)]);
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
    queue.enqueue(entryOf(1), cardOf(1));
    const idle = queue.idle();
    queue.enqueue(entryOf(2), cardOf(2));
    await calls[0]?.answer('appended');
    expect(await isIdle(idle)).toBe(false);
    await calls[1]?.answer('appended');
    expect(await isIdle(idle)).toBe(true);
  });

  it.each(['failed', 'conflict'] as const)('ends where the queue stopped: %s', async (kind) => {
    const { calls, queue } = waitingDisk();
    queue.enqueue(entryOf(1), cardOf(1));
    const idle = queue.idle();
    if (kind === 'conflict') await calls[0]?.answer('conflict');
    await calls[0]?.refuse(FULL);
    await calls[1]?.refuse(FULL);
    expect(queue.state().kind).toBe(kind);
    expect(await isIdle(idle)).toBe(true);
    expect(await isIdle(queue.idle())).toBe(true);
  });
});

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

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
              queue.enqueue(entryOf(taps), cardOf(taps));
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
