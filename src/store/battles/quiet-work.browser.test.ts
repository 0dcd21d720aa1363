import { deleteDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { openPhotos, PHOTO_DATABASE, type Photos } from '@/storage/photos';
import { photoOf } from '@/testing/photo-contract';
import { KEEP_DELETED_DAYS } from './empty-wastebasket';
import { doQuietWork } from './quiet-work';

let photos: Photos;

/** Two battles with a photo each, of which "old" is in the wastebasket. */
async function phone() {
  const log = createMemoryEntryLog();
  photos = openPhotos();
  for (const battleId of ['old', 'new']) {
    await log.append({ battleId, seq: 1 }, { battleId, status: 'running', lastAt: 1 });
    await photos.add(photoOf(battleId, 1));
  }
  await log.markDeleted('old', 5);
  return log;
}

const count = async (battleId: string) => (await photos.of(battleId)).length;

afterEach(async () => {
  photos.close();
  await deleteDB(PHOTO_DATABASE);
});

it('the photos of a deleted battle stay while it can be restored, and go with it for good', async () => {
  const log = await phone();
  const start = (day: number) => doQuietWork(log, `day ${day}`, async () => {});
  for (let day = 0; day < KEEP_DELETED_DAYS; day += 1) await start(day);
  expect([await count('old'), await count('new')]).toEqual([1, 1]);
  await start(KEEP_DELETED_DAYS);
  expect([await count('old'), await count('new')]).toEqual([0, 1]);
});

it('the photos of a battle that was restored stay', async () => {
  const log = await phone();
  await log.markDeleted('old', null);
  for (let day = 0; day <= KEEP_DELETED_DAYS; day += 1) {
    await doQuietWork(log, `day ${day}`, async () => {});
  }
  expect([await count('old'), await count('new')]).toEqual([1, 1]);
});
