import { deleteDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describePhotos, photoOf } from '@/testing/photo-contract';
import { openPhotos, type Photos } from './photos';

let databases = 0;
const opened: Photos[] = [];

function newDisk() {
  databases += 1;
  const name = `photos-test-${databases}`;
  return {
    connect() {
      const photos = openPhotos(name);
      opened.push(photos);
      return photos;
    },
  };
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const photos of opened.splice(0)) photos.close();
  for (let index = 1; index <= databases; index += 1) await deleteDB(`photos-test-${index}`);
});

describe('photos in the browser', () => {
  describePhotos(async () => newDisk());

  it('says so where the disk is full, keeps the others, and takes the photo once there is room', async () => {
    const photos = newDisk().connect();
    const first = await photos.add(photoOf('b1', 1));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(photos.add(photoOf('b1', 2))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await photos.of('b1')).toEqual([first]);
    expect((await photos.add(photoOf('b1', 2))).number).toBe(2);
  });

  it('opens again after a connection that was refused', async () => {
    const photos = newDisk().connect();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('not now', 'UnknownError');
    });
    await expect(photos.of('b1')).rejects.toMatchObject({ name: 'UnknownError' });
    expect(await photos.of('b1')).toEqual([]);
  });
});
