import { describe, expect, it } from 'vitest';
import type { Photo } from '@/storage/photos';
import { photoOf } from '@/testing/photo-contract';
import { missingPhotos, restorePhotos } from './restore-photos';

/** A phone with these photos, kept in memory. */
function phone(...photos: readonly Photo[]) {
  const kept = [...photos];
  return {
    kept,
    of: async (battleId: string) => kept.filter((photo) => photo.battleId === battleId),
    put: async (photo: Photo) => void kept.push(photo),
    async add(photo: Omit<Photo, 'number'>) {
      const numbers = kept.filter(({ battleId }) => battleId === photo.battleId).map(({ number }) => number);
      const added = { ...photo, number: Math.max(0, ...numbers) + 1 };
      kept.push(added);
      return added;
    },
  };
}

const ONE = { ...photoOf('b1', 3), number: 1 };
const OTHER = { ...photoOf('b1', 9), number: 1 };
const OF_B2 = { ...photoOf('b2', 3), number: 4 };
const BOTH = new Set(['b1', 'b2']);

describe('the photos of a backup', () => {
  it('are kept where the phone has their battle, under their own numbers', async () => {
    const empty = phone();
    expect(await restorePhotos([ONE, OF_B2], new Set(['b2']), empty)).toBe(1);
    expect(empty.kept).toEqual([OF_B2]);
  });

  it('are missing once: another restore keeps nothing twice', async () => {
    const full = phone(ONE);
    expect(await missingPhotos([ONE, OF_B2], BOTH, full)).toEqual([OF_B2]);
    expect(await restorePhotos([ONE, OF_B2], BOTH, full)).toBe(1);
    expect(await restorePhotos([ONE, OF_B2], BOTH, full)).toBe(0);
    expect(full.kept).toEqual([ONE, OF_B2]);
  });

  it('take no number from another photo', async () => {
    const full = phone(OTHER);
    expect(await restorePhotos([ONE], BOTH, full)).toBe(1);
    expect(full.kept).toEqual([OTHER, { ...ONE, number: 2 }]);
    expect(await missingPhotos([ONE], BOTH, full)).toEqual([]);
  });
});
