import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import type { Entry } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { parseLog } from '@/battle/log/parse-entry';
import { battleId } from '@/battle/state/ids';
import type { Backup } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { begun, played } from '@/testing/battles/battles';
import { readBackup } from '@/testing/read-backup';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { exportBattles } from './export-battles';
import { planRestore, writesAny } from './plan-restore';
import { restoreBattles } from './restore-battles';

const NOW = 1_770_000_000_000;
const STAMP = { exportedAt: NOW, appVersion: '1' };
const TAP: Intent = { type: 'openCombat' };

function entriesOf(id: string, ...intents: readonly Intent[]): readonly Entry[] {
  return played(begun(), ...intents).entries.map((entry) => ({ ...entry, battleId: battleId(id) }));
}

async function keep(entryLog: EntryLog, ...logs: readonly (readonly Entry[])[]): Promise<void> {
  for (const log of logs) {
    const { ledger } = parseLog(log);
    if (ledger) await entryLog.appendAll(log, cardOf(ledger));
  }
}

/** A phone with battles on it. */
async function phone(...logs: readonly (readonly Entry[])[]): Promise<MemoryDisk> {
  const disk = createMemoryDisk();
  await keep(createMemoryEntryLog(disk), ...logs);
  return disk;
}

async function backupText(disk: MemoryDisk): Promise<string> {
  const entryLog = createMemoryEntryLog(disk);
  const parts = { entryLog, pending: [], onScreen: [], stamp: STAMP };
  return (await exportBattles('all', parts)).text;
}

function read(text: string): Backup {
  const reading = readBackup(text);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.value;
}

async function backupOf(...logs: readonly (readonly Entry[])[]): Promise<Backup> {
  return read(await backupText(await phone(...logs)));
}

function restore(backup: Backup, disk: MemoryDisk, entryLog = createMemoryEntryLog(disk)) {
  const lock = soleBattleLock();
  return restoreBattles(backup, { entryLog, lock, now: () => NOW, onProgress: () => {} });
}

async function fatesOf(backup: Backup, disk: MemoryDisk): Promise<readonly string[]> {
  const plan = await planRestore(backup, createMemoryEntryLog(disk));
  return plan.battles.map(({ fate }) => fate);
}

describe('restoring', () => {
  it('after everything was lost brings every log back as it was, byte for byte', async () => {
    const disk = await phone(entriesOf('b1', TAP), entriesOf('b2'), entriesOf('b3', TAP, { type: 'undo' }));
    const text = await backupText(disk);
    const empty = createMemoryDisk();
    expect(await restore(read(text), empty)).toMatchObject({ counts: { added: 3 }, failure: null });
    expect(await backupText(empty)).toBe(text);
    expect(empty.cards).toEqual(disk.cards);
  });

  it('says before what it will do, and does that', async () => {
    const disk = await phone(entriesOf('short'), entriesOf('long', TAP), entriesOf('parted', TAP));
    const backup = await backupOf(
      entriesOf('short', TAP, TAP),
      entriesOf('long'),
      entriesOf('parted', { type: 'startClock', side: 'a' }, TAP),
      entriesOf('new'),
    );
    const plan = await planRestore(backup, createMemoryEntryLog(disk));
    expect(plan.battles).toMatchObject([
      { fate: 'longerHere', entries: 0 },
      { fate: 'added', entries: 1, card: { battleId: 'new' } },
      { fate: 'split', entries: 3, splitAt: 2, card: { setup: {} } },
      { fate: 'continued', entries: 2, card: { combatsOpen: 3 } },
    ]);
    expect(disk.entries.size).toBe(3);
    const { counts } = await restore(backup, disk);
    expect(counts).toEqual({ longerHere: 1, added: 1, split: 1, continued: 1 });
    expect([...disk.entries.keys()].map((id) => id.split('~')[0])).toEqual([
      'short',
      'long',
      'parted',
      'new',
      'parted',
    ]);
  });

  it('a second time changes nothing, with battles that parted too', async () => {
    const disk = await phone(entriesOf('b1', TAP));
    const backup = await backupOf(entriesOf('b1', { type: 'startClock', side: 'a' }), entriesOf('b2'));
    const planned = () => planRestore(backup, createMemoryEntryLog(disk));
    expect(writesAny(await planned())).toBe(true);
    await restore(backup, disk);
    const after = structuredClone(disk);
    expect(await fatesOf(backup, disk)).toEqual(['same', 'same']);
    expect(writesAny(await planned())).toBe(false);
    expect(await restore(backup, disk)).toMatchObject({ counts: { same: 2 } });
    expect(disk).toEqual(after);
  });

  it.each([
    ['a tap is handled', 'a long', 250, true],
    ['nothing is waited for', 'a short', 5, false],
  ])('%s while %s battle is looked at before', async (_, _length, taps, is) => {
    const backup = await backupOf(entriesOf('b1', ...Array.from({ length: taps }, () => TAP)));
    let isTapHandled = false;
    setTimeout(() => {
      isTapHandled = true;
    });
    await planRestore(backup, createMemoryEntryLog());
    expect(isTapHandled).toBe(is);
  });

  it('makes every card anew from the whole log', async () => {
    const disk = await phone(entriesOf('b1'));
    await restore(await backupOf(entriesOf('b1', TAP, TAP)), disk);
    expect(parseCard(disk.cards.get('b1'))).toMatchObject({ combatsOpen: 3, lastAt: expect.any(Number) });
  });

  it('a file with both courses of a battle keeps both', async () => {
    const [one, other] = [entriesOf('b1', TAP), entriesOf('b1', { type: 'startClock', side: 'a' })];
    const both = {
      ...(await backupOf(one)),
      battles: [one, other].map((entries) => ({ battleId: 'b1', entries })),
    };
    const disk = createMemoryDisk();
    expect(await restore(both, disk)).toMatchObject({ counts: { added: 1, split: 1 } });
    expect(disk.entries.get('b1')?.size).toBe(2);
  });

  it('leaves a battle alone that another tab writes, and what would follow on it in the file', async () => {
    const disk = await phone(entriesOf('b1'));
    const entryLog = createMemoryEntryLog(disk);
    const longer = [entriesOf('b1', TAP), entriesOf('b1', TAP, TAP)];
    const backup = { ...(await backupOf()), battles: longer.map((entries) => ({ battleId: 'b1', entries })) };
    let asked = 0;
    const whileFree = async () => {
      asked += 1;
      return null;
    };
    const lock = { ...soleBattleLock(), whileFree };
    const outcome = await restoreBattles(backup, { entryLog, lock, now: () => NOW, onProgress: () => {} });
    expect(outcome.counts).toEqual({ inUse: 2 });
    expect(asked).toBe(2);
    expect(disk.entries.get('b1')?.size).toBe(1);
  });

  it('tells other tabs of the battles that it wrote, and of no other', async () => {
    const disk = await phone(entriesOf('here', TAP), entriesOf('busy'));
    const busy = 'busy';
    const told: string[] = [];
    const lock: BattleLock = {
      ...soleBattleLock(),
      whileFree: (id, work) => (id === busy ? Promise.resolve(null) : work()),
      announce: (id) => told.push(id),
    };
    const backup = await backupOf(
      entriesOf('here', TAP),
      entriesOf(busy, TAP),
      entriesOf('new'),
      entriesOf('newer'),
    );
    const entryLog = createMemoryEntryLog(disk);
    await restoreBattles(backup, { entryLog, lock, now: () => NOW, onProgress: () => {} });
    expect(told.toSorted()).toEqual(['new', 'newer']);
  });

  it('leaves in the file what no rulebook here knows, and restores the rest', async () => {
    const strange = entriesOf('b1').map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'battleStarted' ? { ...event, editionId: 'chess' } : event,
      ),
    }));
    const backup = await backupOf(entriesOf('b2'));
    const mixed = { ...backup, battles: [{ battleId: 'b1', entries: strange }, ...backup.battles] };
    const disk = createMemoryDisk();
    expect(await restore(mixed, disk)).toMatchObject({ counts: { unreadable: 1, added: 1 } });
    expect([...disk.entries.keys()]).toEqual(['b2']);
  });

  it('calls damage damage, and not a newer version', async () => {
    const broken = entriesOf('b1').map((entry) => ({ ...entry, events: [{ type: 'battleStarted' }] }));
    const withoutFirst = entriesOf('b4', TAP).slice(1);
    const backup = await backupOf(entriesOf('b2'));
    const battles = [
      { battleId: 'b1', entries: broken },
      { battleId: 'b3', entries: [] },
      { battleId: 'b4', entries: withoutFirst },
      ...backup.battles,
    ];
    const disk = createMemoryDisk();
    const entryLog = createMemoryEntryLog(disk);
    const plan = await planRestore({ ...backup, battles }, entryLog);
    expect(plan.battles.map(({ fate }) => fate)).toEqual(['damaged', 'damaged', 'damaged', 'added']);
    expect(await restore({ ...backup, battles }, disk)).toMatchObject({ counts: { damaged: 3, added: 1 } });
  });
});

describe('a battle that cannot be read here', () => {
  it('is left in the file, and keeps nothing else of it there', async () => {
    const disk = await phone(entriesOf('b1'));
    const log = createMemoryEntryLog(disk);
    const entryLog: EntryLog = {
      ...log,
      entries: (id) => (id === 'b1' ? Promise.reject(new Error('damaged')) : log.entries(id)),
    };
    const backup = await backupOf(entriesOf('b1', TAP), entriesOf('b2'));
    const damaged = [{ battleId: 'b1', damage: 'unread' as const }];
    const plan = await planRestore({ ...backup, damaged }, entryLog);
    expect(plan.battles.map(({ fate }) => fate)).toEqual(['unreadHere', 'added']);
    expect(plan.damaged).toEqual([{ damage: 'unread', named: true, card: null }]);
    const outcome = await restore(backup, disk, entryLog);
    expect(outcome).toMatchObject({ counts: { unreadHere: 1, added: 1 }, failure: null });
    expect(await log.entries('b1')).toEqual(entriesOf('b1'));
  });
});

describe('a disk that fails in the middle', () => {
  it('is told, keeps whole battles, and the same restore goes on from there', async () => {
    const logs = ['b1', 'b2', 'b3', 'b4'].map((id) => entriesOf(id, TAP));
    const backup = await backupOf(...logs);
    const disk = createMemoryDisk();
    const entryLog = createMemoryEntryLog(disk);
    let left = 2;
    const failing: EntryLog = {
      ...entryLog,
      appendAll: async (entries, card) => {
        if (left === 0) throw new Error('The disk is full');
        left -= 1;
        return entryLog.appendAll(entries, card);
      },
    };
    expect(await restore(backup, disk, failing)).toMatchObject({
      counts: { added: 2 },
      failure: 'The disk is full',
    });
    expect(disk.entries.size).toBe(2);
    expect(await restore(backup, disk)).toMatchObject({ counts: { same: 2, added: 2 }, failure: null });
    expect(disk.entries.size).toBe(4);
  });
});

describe('what the other device remembered', () => {
  it('of a battle that the file does not hold touches no battle here', async () => {
    const disk = await phone(entriesOf('mine'));
    const backup = await backupOf(entriesOf('theirs'));
    const records = [
      { name: 'archived.mine', value: 5 },
      { name: 'side.mine', value: 'b' },
      { name: 'settings', value: { holdStep: 5 } },
    ];
    const device = { records, deletions: [{ battleId: 'mine', deletedAt: 5 }] };
    await restore({ ...backup, device }, disk);
    expect(Object.fromEntries(disk.records)).toEqual({ settings: { holdStep: 5 } });
    expect([...disk.deletions]).toEqual([]);
  });

  it('is added where this one remembers nothing, and its name never', async () => {
    const there = await phone(entriesOf('b1'));
    const log = createMemoryEntryLog(there);
    await log.writeRecord('writer', 'there');
    await log.writeRecord('settings', { holdStep: 10 });
    await log.writeRecord('side.b1', 'b');
    const here = createMemoryDisk();
    await createMemoryEntryLog(here).writeRecord('writer', 'here');
    await createMemoryEntryLog(here).writeRecord('side.b1', 'a');
    await restore(read(await backupText(there)), here);
    expect(Object.fromEntries(here.records)).toEqual({
      writer: 'here',
      'side.b1': 'a',
      settings: { holdStep: 10 },
    });
  });

  it('of a battle that is here does not count, and of one that parted it goes with that', async () => {
    const there = await phone(entriesOf('b1', TAP), entriesOf('b2', TAP));
    const log = createMemoryEntryLog(there);
    await log.markArchived('b1', 5);
    await log.markArchived('b2', 5);
    await log.writeRecord('side.b2', 'a');
    const here = await phone(entriesOf('b1'), entriesOf('b2', { type: 'startClock', side: 'a' }));
    await restore(read(await backupText(there)), here);
    const [, split] = [...here.entries.keys()].filter((id) => id.startsWith('b2'));
    expect(Object.fromEntries(here.records)).toEqual({ [`archived.${split}`]: 5, [`side.${split}`]: 'a' });
  });

  it('keeps deleted battles deleted, counted from now', async () => {
    const there = await phone(entriesOf('b1'), entriesOf('b2'));
    await createMemoryEntryLog(there).markDeleted('b1', 5);
    const backup = read(await backupText(there));
    const here = createMemoryDisk();
    const plan = await planRestore(backup, createMemoryEntryLog(here));
    expect(plan.battles.map(({ deleted }) => deleted)).toEqual([true, false]);
    await restore(backup, here);
    expect([...here.deletions]).toEqual([['b1', NOW]]);
  });

  it('does not delete a battle that is here', async () => {
    const there = await phone(entriesOf('b1', TAP));
    await createMemoryEntryLog(there).markDeleted('b1', 5);
    const here = await phone(entriesOf('b1'));
    await restore(read(await backupText(there)), here);
    expect(here.deletions.size).toBe(0);
    expect(here.entries.get('b1')?.size).toBe(2);
  });
});

const FIXTURES = 'src/testing/backups';

describe('a backup of an earlier version', () => {
  it.each(readdirSync(FIXTURES))('%s still restores, and every entry is read', async (name) => {
    const text = readFileSync(`${FIXTURES}/${name}`, 'utf8');
    const backup = read(text);
    const disk = createMemoryDisk();
    expect(await restore(backup, disk)).toMatchObject({ counts: { added: backup.battles.length } });
    for (const { battleId: id, entries } of backup.battles) {
      expect(await createMemoryEntryLog(disk).entries(id)).toEqual(entries);
      expect(parseLog(entries)).toMatchObject({ problems: [] });
      expect(parseCard(disk.cards.get(id))).not.toBeNull();
    }
  });
});
