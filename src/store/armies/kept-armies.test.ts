import { describe, expect, test } from 'vitest';
import { crc32 } from '@/plain/crc-32';
import { writeBackup } from '@/storage/backup-file';
import { createKeptItems } from '@/storage/kept-items';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { restoreBattles } from '@/store/backup/restore-battles';
import { readDeviceMemory } from '@/store/device/device-memory';
import { draft } from '@/testing/battles/battles';
import { readBackup } from '@/testing/read-backup';
import { type ArmyToKeep, createKeptArmies } from './kept-armies';
import { listChecksum } from './kept-kinds';
import { createKnownUnits } from './known-units';
import { createListSources } from './list-sources';

const ARMY: ArmyToKeep = {
  name: 'Grudge',
  army: 'Dwarven Holds',
  editionId: 't9a-2',
  units: [draft({ name: 'King', pointCost: 480 })],
  format: 't9aNewRecruit',
  statedTotal: 480,
  text: '480 - King',
  checksum: listChecksum('480 - King'),
};
const OTHER: ArmyToKeep = {
  ...ARMY,
  name: 'Other',
  text: '300 - Thane',
  checksum: listChecksum('300 - Thane'),
  units: [draft({ name: 'Thane' })],
};

function device(disk = createMemoryDisk()) {
  const entryLog = createMemoryEntryLog(disk);
  const keptItems = createKeptItems(entryLog);
  let ids = 0;
  let time = 1000;
  const failures: unknown[] = [];
  const open = async () => {
    const kept = createKeptArmies({
      keptItems,
      now: () => {
        time += 1;
        return time;
      },
      newId: () => {
        ids += 1;
        return `a${ids}`;
      },
      onFailure: (error) => failures.push(error),
    });
    await kept.ready;
    return kept;
  };
  return { disk, entryLog, keptItems, open, failures };
}

const names = (kept: Awaited<ReturnType<ReturnType<typeof device>['open']>>) =>
  kept.getState().map(({ name }) => name);

describe('kept armies', () => {
  test('are there after a reload, those taken last first', async () => {
    const { open } = device();
    const kept = await open();
    const first = kept.keep(ARMY);
    kept.keep(OTHER);
    expect(names(kept)).toEqual(['Other', 'Grudge']);
    kept.use(first.id);
    await expect.poll(async () => names(await open())).toEqual(['Grudge', 'Other']);
  });

  test('are not kept twice: the same list, or the same units, is the same army', async () => {
    const kept = await device().open();
    const { id } = kept.keep(ARMY);
    expect(
      kept.keep({ ...ARMY, name: 'Again', text: ' 480 - King\n', checksum: 'other', units: [] }).id,
    ).toBe(id);
    expect(kept.keep({ ...ARMY, text: '', checksum: '', units: [] }).id).toBe(id);
    expect(kept.keep({ ...ARMY, text: null, units: [] }).id).toBe(id);
    expect(names(kept)).toEqual(['Grudge']);
    expect(kept.same(OTHER)).toBeNull();
  });

  test.each([null, ''])('are two where neither has a list (%j) and their units differ', async (text) => {
    const kept = await device().open();
    kept.keep({ ...ARMY, text, checksum: '' });
    kept.keep({ ...OTHER, text, checksum: '' });
    expect(names(kept)).toEqual(['Other', 'Grudge']);
  });

  test('are two where one list is taken for two rulebooks', async () => {
    const kept = await device().open();
    kept.keep(ARMY);
    kept.keep({ ...ARMY, editionId: 't9a-3' });
    expect(names(kept)).toEqual(['Grudge', 'Grudge']);
  });

  test('are changed, copied, removed and brought back', async () => {
    const { open } = device();
    const kept = await open();
    const { id } = kept.keep(ARMY);
    kept.change(id, { tags: ['league'], notes: 'No artillery' });
    expect(kept.duplicate(id, 'Grudge #2')?.tags).toEqual(['league']);
    expect(names(kept)).toEqual(['Grudge #2', 'Grudge']);
    kept.remove(id);
    await expect.poll(async () => names(await open())).toEqual(['Grudge #2']);
    expect(kept.removed.getState()?.id).toBe(id);
    kept.undoRemove();
    expect(kept.removed.getState()).toBeNull();
    await expect.poll(async () => names(await open())).toEqual(['Grudge #2', 'Grudge']);
    expect((await open()).getState().find((army) => army.id === id)).toMatchObject({
      tags: ['league'],
      notes: 'No artillery',
    });
    expect(kept.duplicate('none', 'x')).toBeNull();
  });

  test('come back from a backup on another device, but for one that was thrown away there', async () => {
    const from = device();
    const kept = await from.open();
    kept.keep(ARMY);
    const thrown = kept.keep(OTHER);
    await kept.reread();
    const memory = await readDeviceMemory(from.entryLog);
    const backup = readBackup(writeBackup({ exportedAt: 1, appVersion: '1', battles: [], device: memory }));
    if (!backup.ok) throw new Error(backup.refusal.code);
    const to = device();
    await to.keptItems.remove({ name: 'army', steps: [], parse: () => null }, thrown.id);
    const lock = { whileFree: async () => null, announce: () => {} };
    await restoreBattles(backup.value, { entryLog: to.entryLog, lock, now: () => 1, onProgress: () => {} });
    const there = await to.open();
    expect(names(there)).toEqual(['Grudge']);
  });

  test('appear once they are read anew, when a backup or another tab brought them', async () => {
    const { open } = device();
    const [one, other] = [await open(), await open()];
    one.keep(ARMY);
    expect(names(other)).toEqual([]);
    await other.reread();
    expect(names(other)).toEqual(['Grudge']);
  });

  test('of the first version are read with the checksum they did not have', async () => {
    const { open, disk } = device();
    const { statedTotal: _, checksum: __, ...first } = ARMY;
    disk.records.set('army.old', { v: 1, ...first, id: 'old', tags: [], notes: '', savedAt: 1, usedAt: 2 });
    const kept = await open();
    expect(kept.getState()).toEqual([
      { ...ARMY, statedTotal: null, id: 'old', tags: [], notes: '', savedAt: 1, usedAt: 2 },
    ]);
    expect(kept.same(ARMY)?.id).toBe('old');
  });

  test('that are damaged or from a newer version are left alone, not lost', async () => {
    const { open, disk } = device();
    disk.records.set('army.new', { v: 3, id: 'new' });
    disk.records.set('army.bad', 'x');
    const kept = await open();
    expect(names(kept)).toEqual([]);
    expect(disk.records.has('army.new')).toBe(true);
  });
});

describe('a list', () => {
  const LONG = `480 - King\n${'260 - Thane, Shield\n'.repeat(500)}`;

  test('over 8 kB stays on the device under the checksum that the log names, and a short one does not', async () => {
    const { keptItems, disk } = device();
    const sources = createListSources(keptItems, () => {});
    sources.keep(LONG);
    sources.keep('480 - King');
    expect(await sources.read(crc32(LONG))).toBe(LONG);
    expect([...disk.records.keys()]).toEqual([`source.${crc32(LONG)}`]);
    expect(await sources.read('00000000')).toBeNull();
  });
});

describe('what is known of units', () => {
  test('is there after a reload, by edition, and grows with what is entered', async () => {
    const { keptItems } = device();
    const known = createKnownUnits(keptItems, () => {});
    known.remember('t9a-2', { king: { healthPerModel: 3, characteristic: 10, facts: {} } });
    known.remember('t9a-2', {
      thane: { healthPerModel: 2, characteristic: null, facts: { height: 1 }, character: true },
    });
    known.remember('t9a-2', { king: { healthPerModel: null, characteristic: 9, facts: { base: '20x20' } } });
    await expect
      .poll(async () => {
        const again = createKnownUnits(keptItems, () => {});
        await again.ready;
        return again.getState();
      })
      .toEqual({
        't9a-2': {
          king: { healthPerModel: 3, characteristic: 9, facts: { base: '20x20' } },
          thane: { healthPerModel: 2, characteristic: null, facts: { height: 1 }, character: true },
        },
      });
  });

  test('is nothing where the record is damaged', async () => {
    const { keptItems, disk } = device();
    disk.records.set('knownUnits.t9a-2', { v: 1, units: 'x' });
    const known = createKnownUnits(keptItems, () => {});
    await known.ready;
    expect(known.getState()).toEqual({});
  });
});
