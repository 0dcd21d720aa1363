import { expect, it } from 'vitest';
import type { Photo, Photos } from '@/storage/photos';

/** A photo of so many bytes. */
export function photoOf(battleId: string, about: number, length = 3): Omit<Photo, 'number'> {
  return {
    battleId,
    about,
    type: 'image/jpeg',
    width: 4,
    height: 3,
    bytes: new Uint8Array(length).fill(about).buffer,
  };
}

/** What photos must hold to, whatever they stand in. `connect` opens the same ones again. */
export function describePhotos(newDisk: () => Promise<{ connect(): Photos }>): void {
  it('gives back the photos of a battle in their order, byte for byte, also to a later connection', async () => {
    const disk = await newDisk();
    const photos = disk.connect();
    const kept = [await photos.add(photoOf('b1', 7)), await photos.add(photoOf('b1', 2))];
    await photos.add(photoOf('b10', 1));
    expect(kept.map(({ number }) => number)).toEqual([1, 2]);
    expect(await disk.connect().of('b1')).toEqual(kept);
    expect(new Uint8Array((await photos.of('b1'))[0]?.bytes ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([7, 7, 7]),
    );
  });

  it('gives back the photos of all battles', async () => {
    const photos = (await newDisk()).connect();
    expect(await photos.all()).toEqual([]);
    const one = await photos.add(photoOf('b2', 1));
    const other = await photos.add(photoOf('b1', 1));
    expect(await photos.all()).toEqual([other, one]);
  });

  it('removes one, and puts it back where it was', async () => {
    const photos = (await newDisk()).connect();
    const first = await photos.add(photoOf('b1', 1));
    const second = await photos.add(photoOf('b1', 2));
    await photos.remove('b1', first.number);
    expect(await photos.of('b1')).toEqual([second]);
    await photos.put(first);
    expect(await photos.of('b1')).toEqual([first, second]);
  });

  it('numbers on from the highest, so that one put back meets no other', async () => {
    const photos = (await newDisk()).connect();
    const first = await photos.add(photoOf('b1', 1));
    const second = await photos.add(photoOf('b1', 2));
    await photos.remove('b1', first.number);
    const third = await photos.add(photoOf('b1', 3));
    await photos.put(first);
    expect(await photos.of('b1')).toEqual([first, second, third]);
  });

  it('keeps only the photos of the named battles', async () => {
    const photos = (await newDisk()).connect();
    for (const battle of ['b1', 'b2', 'b3']) await photos.add(photoOf(battle, 1));
    expect(await photos.keepOnly(['b2', 'b9'])).toBe(2);
    const left = [await photos.of('b1'), await photos.of('b2'), await photos.of('b3')];
    expect(left.map(({ length }) => length)).toEqual([0, 1, 0]);
    expect(await photos.keepOnly(['b2'])).toBe(0);
  });
}
