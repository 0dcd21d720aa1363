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
 * Every battle in the file with a valid seal, restored on a phone that has one of them: what was there
 * stays. Returns how many entries came, or null where the file was refused as a whole.
 */
async function restoreOnto(text: string): Promise<number | null> {
  const disk = createMemoryDisk();
  const entryLog = createMemoryEntryLog(disk);
  const { ledger } = parseLog(HERE);
  if (!ledger) throw new Error('The battle here cannot be read');
  await entryLog.appendAll(HERE, cardOf(ledger));
  await entryLog.writeRecord('settings', { holdStep: 5 });
  const reading = readBackup(text);
  if (!reading.ok) return null;
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
  const logs = await Promise.all(['b1', ...added].map((id) => entryLog.entries(id)));
  return logs.reduce((sum, log) => sum + log.length, -HERE.length);
}

it('a damaged or forged backup never throws, and destroys nothing that is here', async () => {
  const came = { refused: 0, nothing: 0, something: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ arbitrary: anyChange, weight: 4 }, { arbitrary: anyForgery, weight: 1 }),
      async (change) => {
        const entries = await restoreOnto(change(WHOLE));
        came[entries === null ? 'refused' : entries > 0 ? 'something' : 'nothing'] += 1;
      },
    ),
    { numRuns: RUNS },
  );
  // Where everything was refused, nothing was tried.
  expect(came.something).toBeGreaterThan(RUNS / 4);
  expect(came.refused).toBeGreaterThan(RUNS / 100);
}, 60_000);

it.each([
  ['the whole file', WHOLE, 5],
  ['the file of the first version', FILE, 16],
  ['its finished battle', FINISHED, 12],
  ['its running battle', RUNNING, 4],
  ['a battle that goes on from what is here', GOES_ON, 1],
])('%s restores, with all of its entries', async (_name, text, entries) => {
  expect(await restoreOnto(text)).toBe(entries);
});
