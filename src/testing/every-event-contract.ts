import { describe, expect, it } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { EVENTS, type EventType, isUndoable } from '@/battle/log/event';
import { battleOf, type Ledger, nextUndo } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { writerId } from '@/battle/state/ids';
import type { EntryLog } from '@/storage/entry-log';
import { exportBattles } from '@/store/backup/export-battles';
import { restoreBattles } from '@/store/backup/restore-battles';
import { play } from '@/testing/battles/battles';
import { EVERY_EVENT, holds, WHAT_EVENTS_HOLD } from '@/testing/battles/every-event';
import type { TestDisk } from './entry-log-contract';
import { readBackup } from './read-backup';
import { soleBattleLock } from './sole-battle-lock';

const NOW = 1_770_000_000_000;

/** Writes what the log does not have yet of the ledger, tap by tap. */
async function write(log: EntryLog, ledger: Ledger): Promise<void> {
  const there = (await log.entries('b1')).length;
  for (const entry of ledger.entries.slice(there)) {
    expect(await log.append(entry, cardOf(ledger))).toBe('appended');
  }
}

async function read(log: EntryLog): Promise<Ledger> {
  const { ledger, problems } = parseLog(await log.entries('b1'));
  expect(problems).toEqual([]);
  if (!ledger) throw new Error('There is no battle on disk');
  return ledger;
}

/** The battle's log as another device has it after it was exported here and restored there. */
async function restored(from: EntryLog, to: EntryLog): Promise<Ledger> {
  const stamp = { exportedAt: NOW, appVersion: '1' };
  const { text } = await exportBattles('all', { entryLog: from, pending: [], onScreen: [], stamp });
  const backup = readBackup(text);
  if (!backup.ok) throw new Error(backup.refusal.code);
  const parts = { entryLog: to, lock: soleBattleLock(), now: () => NOW, onProgress: () => {} };
  expect(await restoreBattles(backup.value, parts)).toMatchObject({ counts: { added: 1 }, failure: null });
  return read(to);
}

/**
 * What a storage promises for whatever can happen in a battle. `newDisk` gives an empty place for each
 * device.
 */
export function describeEveryEvent(newDisk: () => Promise<TestDisk>): void {
  describe.each([
    ...(Object.keys(EVENTS) as EventType[]).map((type) => [type, EVERY_EVENT[type], type] as const),
    ...Object.entries(WHAT_EVENTS_HOLD).map(([what, ledger]) => [what, ledger, null] as const),
  ])('%s', (_what, ledger, type) => {
    it('is there after a reload, after undo and redo, on the phone it is handed to, and after a restore', async () => {
      if (type !== null) expect(holds(ledger, type)).toBe(true);
      const disk = await newDisk();
      const here = await disk.connect();
      await write(here, ledger);
      here.close();
      const again = await disk.connect();
      expect(await read(again)).toEqual(ledger);

      const newest = ledger.entries.at(-1);
      const mayUndo = newest !== undefined && isUndoable(newest) && nextUndo(ledger)?.seq === newest.seq;
      const undone = mayUndo ? play(ledger, { type: 'undo' }) : ledger;
      await write(again, undone);
      expect(await read(again)).toEqual(undone);
      const redone = mayUndo ? play(undone, { type: 'redo' }) : undone;
      await write(again, redone);
      expect(battleOf(await read(again))).toEqual(battleOf(ledger));

      const given = play(redone, { type: 'handOver', to: 'b' });
      await write(again, given);
      const there = await (await newDisk()).connect();
      const received = await restored(again, there);
      expect(received).toEqual(given);
      const taken = play(received, { type: 'takeOver', writer: writerId('w9') });
      await write(there, taken);
      const { handedOver: _, ...after } = battleOf(await read(there));
      const { handedOver: __, ...before } = battleOf(ledger);
      expect(after).toEqual(before);
      again.close();
      there.close();
    });
  });
}
