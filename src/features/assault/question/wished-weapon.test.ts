import { expect, test } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { createAssaultMemory } from '@/store/battle/fighter-memory';
import { wishedWeapon } from './wished-weapon';

const HERE = 'b1 c1 1 weapon ';
const ELSEWHERE = 'b1 c1 2 weapon ';

/** The wish here after these taps, one at a time, as the device remembers them. */
function after(...taps: readonly string[]): string | null {
  const { wishes } = createAssaultMemory(createMemoryEntryLog(), () => expect.fail());
  for (const tap of taps) wishes.remember([tap]);
  return wishedWeapon(wishes.getState(), HERE);
}

test.each<readonly [string, readonly string[], string | null]>([
  ['the second of two, where both wait', [`${HERE}g1`, `${HERE}g2`], 'g2'],
  ['the first again, tapped after the second', [`${HERE}g1`, `${HERE}g2`, `${HERE}g1`], 'g1'],
  ['the last here, whatever was wished in a later round', [`${HERE}g1`, `${HERE}g3`, `${ELSEWHERE}g2`], 'g3'],
  ['none, where only another round had a wish', [`${ELSEWHERE}g1`], null],
])('the weapon that shoots next is %s', (_, taps, wished) => {
  expect(after(...taps)).toBe(wished);
});
