import { describe, expect, it } from 'vitest';
import { battleId } from '@/battle/state/ids';
import { begun } from '@/testing/battles/battles';
import { readBackup } from '@/testing/read-backup';
import { rescueExport } from './rescue-export';

/* Here is no IndexedDB at all: nothing on the disk can be read. */

const STAMP = { exportedAt: 1_770_000_000_000, appVersion: '1' };
const entriesOf = (id: string) => begun().stored.map((entry) => ({ ...entry, battleId: battleId(id) }));

describe('a backup of a page whose database does not open', () => {
  it.each([
    ['what waits for the disk', ['b1'], []],
    ['what is on screen', [], ['b2']],
    ['both', ['b1'], ['b2']],
  ])('has %s', async (_, pending, onScreen) => {
    const unsaved = { pending: pending.flatMap(entriesOf), onScreen: onScreen.flatMap(entriesOf) };
    const reading = readBackup((await rescueExport('nowhere', unsaved, STAMP)).text);
    const found = reading.ok ? reading.value.battles.map(({ battleId: id }) => id) : [];
    expect(found.toSorted()).toEqual([...pending, ...onScreen]);
  });

  it('is none where there is nothing at all: the fault is told instead', async () => {
    await expect(rescueExport('nowhere', { pending: [], onScreen: [] }, STAMP)).rejects.toThrow();
  });
});
