import { expect, it, vi } from 'vitest';
import { createMemoryDisk, createMemoryEntryLog } from '@/storage/memory-entry-log';
import { finishedCard } from '@/testing/battles/cards';
import { makeCardDigest, PART_LINES } from './card-digest';
import { readLatestDigest } from './unpacked-digest';

const quiet = () => Promise.resolve();

async function aPage(battles: number) {
  const disk = createMemoryDisk();
  const inner = createMemoryEntryLog(disk);
  for (let at = 1; at <= battles; at += 1) await inner.putCard(finishedCard(`b${at}`, { lastAt: at }));
  await makeCardDigest(inner, quiet);
  const derived = await inner.derived();
  const readDigest = vi.fn(derived.readDigest);
  const entryLog = { ...inner, derived: async () => ({ ...derived, readDigest }) };
  return { disk, entryLog, readDigest, another: createMemoryEntryLog(disk) };
}

it('unpacks a digest once, and tells what was changed since', async () => {
  const { entryLog, another } = await aPage(3);
  const first = await readLatestDigest(entryLog);
  expect(first.digest?.lines.map(({ battleId }) => battleId)).toEqual(['b3', 'b2', 'b1']);
  await another.putCard(finishedCard('b4', { lastAt: 4 }));
  const second = await readLatestDigest(entryLog);
  expect(second.digest).toBe(first.digest);
  expect(second.reading).toMatchObject({ parts: null, finished: 4, changed: [{ battleId: 'b4' }] });
});

it('unpacks it again once another page has written it', async () => {
  const { entryLog, another } = await aPage(3);
  await readLatestDigest(entryLog);
  await another.putCard(finishedCard('b4', { lastAt: 4 }));
  await makeCardDigest(another, quiet);
  const { digest, reading } = await readLatestDigest(entryLog);
  expect([digest?.lines.length, reading.changed]).toEqual([4, []]);
});

it('reads the disk once for two who ask at the same time', async () => {
  const { entryLog, readDigest } = await aPage(3);
  const [one, other] = await Promise.all([readLatestDigest(entryLog), readLatestDigest(entryLog)]);
  expect(other).toBe(one);
  expect(readDigest).toHaveBeenCalledTimes(1);
});

it('tells who asks while it is unpacked how far that is, and of what was changed meanwhile', async () => {
  const { entryLog, another } = await aPage(2 * PART_LINES + 1);
  const heard: number[] = [];
  let late: ReturnType<typeof readLatestDigest> | undefined;
  const first = await readLatestDigest(entryLog, () => {
    late ??= another
      .putCard(finishedCard('more'))
      .then(() => readLatestDigest(entryLog, (lines) => heard.push(lines)));
  });
  const second = await late;
  expect(heard).toEqual([2 * PART_LINES]);
  expect(second?.digest).toBe(first.digest);
  expect(second?.reading.changed).toHaveLength(1);
});

it('lets the next one try where the disk refuses', async () => {
  const { entryLog, readDigest } = await aPage(3);
  readDigest.mockRejectedValueOnce(new Error('The disk refuses.'));
  await expect(readLatestDigest(entryLog)).rejects.toThrow('The disk refuses.');
  expect((await readLatestDigest(entryLog)).digest?.lines).toHaveLength(3);
});
