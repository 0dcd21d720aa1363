import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { parseLog } from '@/battle/log/parse-entry';
import { crc32 } from '@/plain/crc-32';
import type { BackupBattle } from '@/storage/backup-file';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun } from '@/testing/battles/battles';
import { readBackup } from '@/testing/read-backup';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { planRestore } from './plan-restore';
import { restoreBattles } from './restore-battles';

const RUNS = 10_000;
const HERE = begun().entries;
const FILE = readFileSync('src/testing/backups/version-1-battles.jsonl', 'utf8');
const [HEAD = '', FINISHED = '', RUNNING = ''] = FILE.split('\n');
/** A battle in the file that has gone on from what is here. */
const GOES_ON = sealed({ battleId: 'b1', entries: [...HERE, { ...HERE[0], seq: 2 }] });
const WHOLE = [HEAD, RUNNING, GOES_ON].join('\n');

/** A line with a checksum that fits: damage from before it was written, or made on purpose. */
function sealed(line: object): string {
  return JSON.stringify({ ...line, crc32: crc32(JSON.stringify(line)) });
}

const anyPlace = fc.nat({ max: WHOLE.length });
const anyChange = fc.oneof(
  fc.tuple(anyPlace, anyPlace, fc.string({ maxLength: 4 })).map(
    ([at, length, text]) =>
      (file: string) =>
        file.slice(0, at) + text + file.slice(at + (length % 9)),
  ),
  anyPlace.map((at) => (file: string) => file.slice(0, at)),
  fc.tuple(anyPlace, anyPlace).map(
    ([from, to]) =>
      (file: string) =>
        file + file.slice(from, to),
  ),
  fc.tuple(anyPlace, anyPlace).map(
    ([from, to]) =>
      (file: string) =>
        file.slice(to) + file.slice(0, from),
  ),
);

/** An entry of which something else was made, in a line whose checksum fits. */
const anyForgery = fc
  .tuple(
    fc.constantFrom('seq', 'at', 'v', 'events', 'writer', 'battleId', '__proto__'),
    fc.oneof(fc.jsonValue(), fc.constant(undefined)),
    fc.constantFrom('b1', 'b1~1~0', '~', '', '0k2running'),
  )
  .map(([key, value, battleId]) => {
    const entries = HERE.map((entry) => ({ ...entry, battleId, [key]: value }));
    return () => `${HEAD}\n${sealed({ battleId, entries })}`;
  });

/**
 * Every battle in the file with a valid seal, restored on a phone that has one of them: what was there stays.
 */
async function restoreOnto(text: string): Promise<void> {
  const disk = createMemoryDisk();
  const entryLog = createMemoryEntryLog(disk);
  const { ledger } = parseLog(HERE);
  if (!ledger) throw new Error('The battle here cannot be read');
  await entryLog.appendAll(HERE, cardOf(ledger));
  await entryLog.writeRecord('settings', { holdStep: 5 });
  const reading = readBackup(text);
  if (!reading.ok) return;
  const before = structuredClone(disk);
  await planRestore(reading.value, entryLog);
  expect(disk).toEqual(before);
  const outcome = await restoreBattles(reading.value, {
    entryLog,
    lock: soleBattleLock(),
    now: () => 1,
    onProgress: () => {},
  });
  expect(outcome.failure).toBeNull();
  expect((await entryLog.entries('b1')).slice(0, HERE.length)).toEqual(HERE);
  expect(await entryLog.readRecord('settings')).toEqual({ holdStep: 5 });
  const added = (await entryLog.battleIds()).filter((id) => id !== 'b1');
  for (const id of added) {
    const entries = (await entryLog.entries(id)) as BackupBattle['entries'];
    expect(parseLog(entries).ledger).not.toBeNull();
  }
}

it('a damaged or forged backup never throws, and destroys nothing that is here', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ arbitrary: anyChange, weight: 4 }, { arbitrary: anyForgery, weight: 1 }),
      (change) => restoreOnto(change(WHOLE)),
    ),
    { numRuns: RUNS },
  );
}, 60_000);

it('every line of the file alone, and the file itself, restores', async () => {
  for (const text of [WHOLE, FILE, FINISHED, RUNNING, GOES_ON]) await restoreOnto(text);
});
