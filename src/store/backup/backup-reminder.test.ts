import { describe, expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { noteFollowed } from '@/store/device/followed-battles';
import { createBackupReminder, noteRestored } from './backup-reminder';
import { BATTLES_TO_A_REMINDER } from './reminder-due';

/** A phone on which a battle is finished at each of these times, and its reminder at a later one. */
async function finishedAt(...times: readonly number[]) {
  const entryLog = createMemoryEntryLog();
  let now = 1_000;
  const finish = (at: number) => entryLog.putCard({ battleId: `b${at}`, status: 'finished', lastAt: at });
  for (const at of times) await finish(at);
  const reminder = createBackupReminder(entryLog, () => now);
  const later = (at: number) => {
    now = at;
  };
  return { reminder, finish, later, entryLog };
}

const ENOUGH = Array.from({ length: BATTLES_TO_A_REMINDER }, (_, index) => index + 1);

describe('the reminder of a backup', () => {
  it('comes with the fifth finished battle, not before', async () => {
    const { reminder, finish } = await finishedAt(...ENOUGH.slice(1));
    expect(await reminder.read()).toEqual({ madeAt: null, due: false });
    await finish(900);
    expect(await reminder.read()).toEqual({ madeAt: null, due: true });
  });

  it('does not count battles that are still running', async () => {
    const { reminder, entryLog } = await finishedAt(...ENOUGH.slice(1));
    await entryLog.putCard({ battleId: 'running', status: 'running', lastAt: 900 });
    expect((await reminder.read()).due).toBe(false);
  });

  it('does not count battles that were only followed', async () => {
    const { reminder, finish, entryLog } = await finishedAt(...ENOUGH);
    await noteFollowed(entryLog, 'b3', true);
    expect((await reminder.read()).due).toBe(false);
    await finish(900);
    expect((await reminder.read()).due).toBe(true);
  });

  it.each(['noteMade', 'dismiss'] as const)(
    'is quiet after %s until as many battles again',
    async (answer) => {
      const { reminder, finish } = await finishedAt(...ENOUGH);
      await reminder[answer]();
      expect((await reminder.read()).due).toBe(false);
      for (const at of ENOUGH.slice(1)) await finish(2_000 + at);
      expect((await reminder.read()).due).toBe(false);
      await finish(3_000);
      expect((await reminder.read()).due).toBe(true);
    },
  );

  it('knows when the last backup was made, however often it was put away since', async () => {
    const { reminder, later } = await finishedAt(...ENOUGH);
    await reminder.noteMade();
    later(5_000);
    await reminder.dismiss();
    expect((await reminder.read()).madeAt).toBe(1_000);
  });

  it('says nothing of battles that a backup has just brought, and comes with five finished since', async () => {
    const { reminder, finish, entryLog } = await finishedAt(...ENOUGH);
    const stamp = { exportedAt: 500, appVersion: '1' };
    await noteRestored({ device: null, stamp }, entryLog, () => 900);
    expect((await reminder.read()).due).toBe(true);
    await noteRestored({ device: { records: [], deletions: [] }, stamp }, entryLog, () => 900);
    expect((await reminder.read()).due).toBe(false);
    for (const at of ENOUGH) await finish(600 + at);
    expect((await reminder.read()).due).toBe(true);
    // An older backup beside it takes nothing back.
    await reminder.dismiss();
    await noteRestored({ device: { records: [], deletions: [] }, stamp: null }, entryLog, () => 1);
    expect((await reminder.read()).due).toBe(false);
  });
});
