import { describe, expect, test } from 'vitest';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { draft } from '@/testing/battles/battles';
import { readDeviceMemory } from './device-memory';
import { createKnownUnits } from './known-units';
import { type ArmyToSave, createSavedArmies, parseSavedArmy } from './saved-armies';

const ARMY: ArmyToSave = {
  name: 'Grudge',
  army: 'Dwarven Holds',
  editionId: 't9a-2',
  units: [draft({ name: 'King', pointCost: 480 })],
  format: 't9aNewRecruit',
  text: '480 - King',
};
const OTHER: ArmyToSave = { ...ARMY, name: 'Other', text: '300 - Thane', units: [draft({ name: 'Thane' })] };

function device(disk = createMemoryDisk()) {
  const entryLog = createMemoryEntryLog(disk);
  let ids = 0;
  let time = 1000;
  const failures: unknown[] = [];
  const open = async () => {
    const saved = createSavedArmies({
      entryLog,
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
    await saved.ready;
    return saved;
  };
  return { disk, entryLog, open, failures };
}

const names = (saved: Awaited<ReturnType<ReturnType<typeof device>['open']>>) =>
  saved.getState().map(({ name }) => name);

describe('kept armies', () => {
  test('are there after a reload, those taken last first', async () => {
    const { open } = device();
    const saved = await open();
    const first = saved.keep(ARMY);
    saved.keep(OTHER);
    expect(names(saved)).toEqual(['Other', 'Grudge']);
    saved.use(first);
    expect(names(await open())).toEqual(['Grudge', 'Other']);
  });

  test('are not kept twice: the same list, or the same units, is the same army', async () => {
    const saved = await device().open();
    const id = saved.keep(ARMY);
    expect(saved.keep({ ...ARMY, name: 'Again', text: ' 480 - King\n' })).toBe(id);
    expect(saved.keep({ ...ARMY, text: '' })).toBe(id);
    expect(names(saved)).toEqual(['Grudge']);
  });

  test('are changed, copied, removed and brought back', async () => {
    const { open } = device();
    const saved = await open();
    const id = saved.keep(ARMY);
    saved.change(id, { tags: ['league'], notes: 'No artillery' });
    expect(saved.duplicate(id, 'Grudge #2')).not.toBeNull();
    expect(names(saved)).toEqual(['Grudge #2', 'Grudge']);
    saved.remove(id);
    expect(names(await open())).toEqual(['Grudge #2']);
    saved.undoRemove();
    const again = await open();
    expect(again.getState().find((army) => army.id === id)).toMatchObject({
      tags: ['league'],
      notes: 'No artillery',
    });
    expect(saved.duplicate('none', 'x')).toBeNull();
  });

  test('go into a backup', async () => {
    const { open, entryLog } = device();
    (await open()).keep(ARMY);
    const { records } = await readDeviceMemory(entryLog);
    expect(records.map(({ name }) => name)).toContain('army.a1');
  });

  test('that are damaged or from a newer version are left alone, not lost', async () => {
    const { open, disk } = device();
    disk.records.set('army.new', { v: 2, id: 'new' });
    disk.records.set('army.bad', 'x');
    const saved = await open();
    expect(names(saved)).toEqual([]);
    expect(disk.records.has('army.new')).toBe(true);
    expect(parseSavedArmy({ v: 2 })).toBeNull();
  });
});

describe('what is known of units', () => {
  test('is there after a reload, by edition', async () => {
    const { entryLog } = device();
    const known = createKnownUnits(entryLog, () => {});
    known.remember('t9a-2', { king: { healthPerModel: 3, characteristic: 10 } });
    known.remember('t9a-2', { thane: { healthPerModel: 2, characteristic: null } });
    await expect
      .poll(async () => {
        const again = createKnownUnits(entryLog, () => {});
        await again.ready;
        return again.getState();
      })
      .toEqual({
        't9a-2': {
          king: { healthPerModel: 3, characteristic: 10 },
          thane: { healthPerModel: 2, characteristic: null },
        },
      });
  });

  test('is nothing where the record is damaged', async () => {
    const { entryLog, disk } = device();
    disk.records.set('knownUnits', { v: 9 });
    const known = createKnownUnits(entryLog, () => {});
    await known.ready;
    expect(known.getState()).toEqual({});
  });
});
