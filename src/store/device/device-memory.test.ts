import { expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { isOfThisDeviceAlone, prefixOfOneBattle, readDeviceMemory } from './device-memory';
import { FOLLOWED_PREFIX } from './followed-battles';
import { BACKUP_RECORD, CLUB_PREFIX, WASTEBASKET_RECORD, WRITER_RECORD } from './record-names';

const own = [WRITER_RECORD, BACKUP_RECORD, WASTEBASKET_RECORD, `${CLUB_PREFIX}share.b1`];

it('what means something on one device only stays there', async () => {
  expect(own.map(isOfThisDeviceAlone)).toEqual([true, true, true, true]);
  expect(['settings', 'side.b1', 'army.1'].map(isOfThisDeviceAlone)).toEqual([false, false, false]);
  const entryLog = createMemoryEntryLog();
  for (const name of [...own, 'settings']) await entryLog.writeRecord(name, { name });
  const { records } = await readDeviceMemory(entryLog);
  expect(records).toEqual([{ name: 'settings', value: { name: 'settings' } }]);
});

it('whose side is whose, what is archived and what was only followed, is of one battle', () => {
  expect(['side.b1', 'archived.b1', `${FOLLOWED_PREFIX}b1`].map(prefixOfOneBattle)).toEqual([
    'side.',
    'archived.',
    FOLLOWED_PREFIX,
  ]);
  expect(isOfThisDeviceAlone(`${FOLLOWED_PREFIX}b1`)).toBe(false);
  expect([...own, 'settings'].filter((name) => prefixOfOneBattle(name) !== undefined)).toEqual([]);
});
