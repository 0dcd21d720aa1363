import { expect, it } from 'vitest';
import { createListMemory } from './list-memory';

const LATEST = {
  record: 'names',
  parse: (record: unknown) => (Array.isArray(record) ? record.map(String) : []),
  remember: (list: readonly string[], items: readonly string[]) => [...new Set([...items, ...list])],
};

/** A disk that answers when it is told to, and what was written on it. */
function slowDisk(stored: unknown) {
  let resolve: (value: unknown) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const reading = new Promise<unknown>((...settle) => {
    [resolve, reject] = settle;
  });
  const written: unknown[] = [];
  return {
    written,
    answer: () => resolve(stored),
    fail: () => reject(new Error('no disk')),
    readRecord: () => reading,
    writeRecord: async (_name: string, value: unknown) => void written.push(value),
  };
}

const never = (error: unknown) => {
  throw error;
};

it('what is remembered counts at once, however long the disk takes to read what was there', async () => {
  const disk = slowDisk(['old']);
  const names = createListMemory(disk, LATEST, never);
  names.remember(['first']);
  names.remember(['second']);
  expect(names.getState()).toEqual(['second', 'first']);
  expect(disk.written).toEqual([]);
  disk.answer();
  await expect.poll(() => disk.written).toContainEqual(['second', 'first', 'old']);
  expect(names.getState()).toEqual(['second', 'first', 'old']);
});

it('a disk that cannot be read leaves what is remembered on the page', async () => {
  const disk = slowDisk(['old']);
  const names = createListMemory(disk, LATEST, never);
  names.remember(['first']);
  disk.fail();
  names.remember(['second']);
  await expect.poll(() => disk.written.at(-1)).toEqual(['second', 'first']);
  expect(names.getState()).toEqual(['second', 'first']);
});
