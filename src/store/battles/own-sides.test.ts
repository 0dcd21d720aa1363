import { expect, it } from 'vitest';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import type { OwnSide } from '@/store/device/sides';
import { finishedCard } from '@/testing/battles/cards';
import { OWN_NAMES_RECORD, ownSideIn, readOwnSides, rememberOwnName, sayOwnSides } from './own-sides';

const between = (id: string, blue: string, red: string) =>
  finishedCard(id, {
    setup: { ...EMPTY_SETUP, a: { player: blue, army: '' }, b: { player: red, army: '' } },
  });

/** A phone whose owner has said these sides, and the names that it knows its owner by. */
async function phone(...said: readonly (readonly [ReturnType<typeof between>, OwnSide])[]) {
  const entryLog = createMemoryEntryLog();
  for (const [battle, mine] of said) await sayOwnSides(entryLog, [battle], mine);
  return { entryLog, names: async () => [...(await readOwnSides(entryLog)).names] };
}

it('a name that was taken for the owner’s and plays the other side makes room for the right one', async () => {
  const { entryLog, names } = await phone([between('b1', 'Anna', 'Cleo'), 'a']);
  expect(await names()).toEqual(['anna']);
  await sayOwnSides(entryLog, [between('b2', 'Ben', 'Anna')], 'a');
  expect(await names()).toEqual(['ben']);
  expect(ownSideIn(await readOwnSides(entryLog), between('b3', 'Anna', 'Ben'))).toBe('b');
});

it('a name that plays the other side is the owner’s no more, and the others stay', async () => {
  const { entryLog, names } = await phone(
    [between('b1', 'Anna', 'Cleo'), 'a'],
    [between('b2', 'Ben', 'Cleo'), 'a'],
  );
  expect(await names()).toEqual(['anna', 'ben']);
  await sayOwnSides(entryLog, [between('b3', 'Anna', 'Ben')], 'a');
  expect(await names()).toEqual(['anna']);
});

it('a name is the owner’s once, however it is typed, and no name is none', async () => {
  const { entryLog, names } = await phone(
    [between('b1', '', 'Cleo'), 'a'],
    [between('b2', 'Cleo', 'Anna'), 'neither'],
  );
  expect(await names()).toEqual([]);
  await rememberOwnName(entryLog, ' Anna ');
  await rememberOwnName(entryLog, 'ANNA');
  expect(await entryLog.readRecord(OWN_NAMES_RECORD)).toEqual(['Anna']);
});
