import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun, counted, FOUGHT_EDITIONS, played, randomPlay } from '@/testing/battles/battles';
import { AHEAD_STEP, createLogReading, type Reading } from './log-reading';

const quiet = () => Promise.resolve();

/** A disk with that log, and how it is read: from which entry on each time. */
async function kept(ledger: Ledger) {
  const disk = createMemoryDisk();
  const entryLog = createMemoryEntryLog(disk);
  await entryLog.appendAll(ledger.stored, cardOf(ledger));
  const from: (number | undefined)[] = [];
  const logs = createLogReading({
    entries(id, first, limit) {
      from.push(first);
      return entryLog.entries(id, first, limit);
    },
  });
  return { id: ledger.entries[0]?.battleId as Reading['id'], disk, entryLog, from, logs };
}

const openedOf = ({ reader }: Reading) => reader.opened();
const wound = counted('a', 'healthPointsLost', 1);
const givenBack = counted('a', 'healthPointsLost', -1);

/** A battle of so many entries. */
function ofLength(entries: number): Ledger {
  return played(
    begun(),
    ...Array.from({ length: entries - 1 }, (_, tap) => (tap % 2 === 0 ? wound : givenBack)),
  );
}

describe('a log that is read ahead', () => {
  it('is what it is when it is read at once, piece by piece', async () => {
    const ledger = ofLength(2 * AHEAD_STEP);
    const { id, logs, from } = await kept(ledger);
    await logs.readAhead(id, quiet);
    expect(from).toEqual([undefined, AHEAD_STEP, 2 * AHEAD_STEP - 1]);
    expect(openedOf(await logs.upToDate(id))).toEqual(parseLog(ledger.stored));
    expect(from.at(-1)).toBe(2 * AHEAD_STEP);
  });

  it('has what another tab wrote since', async () => {
    const ledger = ofLength(3);
    const { id, logs, entryLog } = await kept(ledger);
    await logs.readAhead(id, quiet);
    const later = played(ledger, wound, { type: 'undo' });
    for (const entry of later.stored.slice(3)) await entryLog.append(entry, cardOf(later));
    const reading = await logs.upToDate(id);
    expect(openedOf(reading)).toEqual(parseLog(later.stored));
    expect(reading.newest).toEqual(later.stored.at(-1));
  });

  it('is nothing any more where it was cleared since, and another one where another one took its place', async () => {
    const { id, logs, disk, entryLog } = await kept(ofLength(3));
    await logs.readAhead(id, quiet);
    disk.entries.clear();
    expect(openedOf(await logs.upToDate(id))).toEqual({ ledger: null, problems: [] });
    await entryLog.appendAll(ofLength(3).stored, cardOf(ofLength(3)));
    await logs.readAhead(id, quiet);
    const other = played(ofLength(2), counted('b', 'healthPointsLost', 1));
    disk.entries.clear();
    await entryLog.appendAll(other.stored, cardOf(other));
    expect(openedOf(await logs.upToDate(id))).toEqual(parseLog(other.stored));
  });

  it('names what cannot be read', async () => {
    const { id, logs, entryLog } = await kept(ofLength(3));
    const damaged = { battleId: id, seq: 5, nothing: true };
    await entryLog.appendAll([damaged], cardOf(ofLength(3)));
    await logs.readAhead(id, quiet);
    expect(openedOf(await logs.upToDate(id)).problems).toEqual([
      { seq: 4, kind: 'missing' },
      { seq: 5, kind: 'damaged' },
    ]);
  });

  it('is known as it was seen last: read ahead to its end, or left', async () => {
    const ledger = ofLength(2 * AHEAD_STEP);
    const { id, logs } = await kept(ledger);
    const midway: (Ledger | null)[] = [];
    await logs.readAhead(id, async () => {
      midway.push(logs.lastSeen(id));
    });
    expect(midway).toEqual([null, null, null]);
    expect(logs.lastSeen(id)?.stored).toEqual(ledger.stored);
    expect(logs.lastSeen('another' as Reading['id'])).toBeNull();
    await logs.upToDate(id);
    expect(logs.lastSeen(id)).toBeNull();
    logs.keep(id, ledger);
    expect(logs.lastSeen(id)?.stored).toEqual(ledger.stored);
  });

  it('is not known where part of it cannot be read', async () => {
    const { id, logs, entryLog } = await kept(ofLength(3));
    await entryLog.appendAll([{ battleId: id, seq: 4, nothing: true } as never], cardOf(ofLength(3)));
    await logs.readAhead(id, quiet);
    expect(logs.lastSeen(id)).toBeNull();
  });

  it('is opened while it is still read ahead, from where that has come to', async () => {
    const ledger = ofLength(2 * AHEAD_STEP);
    const { id, logs, from } = await kept(ledger);
    let quietMoments = 0;
    let opening: Promise<Reading> | null = null;
    await logs.readAhead(id, async () => {
      quietMoments += 1;
      if (quietMoments === 2) opening = logs.upToDate(id);
    });
    expect(openedOf(await (opening ?? expect.fail('Nobody opened it')))).toEqual(parseLog(ledger.stored));
    expect(quietMoments).toBe(2);
    expect(from.slice(0, 2)).toEqual([undefined, AHEAD_STEP]);
  });

  it('is read again after it was opened, and when another one was read ahead', async () => {
    const ledger = ofLength(3);
    const { id, logs, from } = await kept(ledger);
    await logs.readAhead(id, quiet);
    await logs.upToDate(id);
    expect(openedOf(await logs.upToDate(id))).toEqual(parseLog(ledger.stored));
    await logs.readAhead(id, quiet);
    await logs.readAhead('another' as Reading['id'], quiet);
    expect(openedOf(await logs.upToDate(id))).toEqual(parseLog(ledger.stored));
    expect(from.slice(1)).toEqual([3, undefined, undefined, undefined, undefined]);
  });
});

it.each(FOUGHT_EDITIONS)(
  'a log of $id that is remembered goes on as if it had been read whole',
  async (edition) => {
    await fc.assert(
      fc.asyncProperty(randomPlay(edition), fc.nat(), async (ledgers, given) => {
        const before = ledgers[given % ledgers.length] as Ledger;
        const after = ledgers[ledgers.length - 1] as Ledger;
        const { id, logs } = await kept(after);
        logs.keep(id, before);
        expect(openedOf(await logs.upToDate(id))).toEqual(parseLog(after.stored));
      }),
      { numRuns: 20 },
    );
  },
);
