import type { Photo, Photos } from '@/storage/photos';

type KeptPhotos = Pick<Photos, 'of' | 'put' | 'add'>;

/** The photos of these battles that the device does not have yet. Rejects if the disk does. */
export async function missingPhotos(
  photos: readonly Photo[],
  battleIds: ReadonlySet<string>,
  kept: KeptPhotos,
): Promise<readonly Photo[]> {
  const here = new Map<string, readonly Photo[]>();
  const wanted = photos.filter(({ battleId }) => battleIds.has(battleId));
  for (const battleId of new Set(wanted.map((photo) => photo.battleId)))
    here.set(battleId, await kept.of(battleId));
  return wanted.filter((photo) => !here.get(photo.battleId)?.some((other) => isSame(photo, other)));
}

/**
 * Keeps what is missing of the photos of these battles, and returns how many that were. A number that another
 * photo has here is not taken from it. Rejects if the disk does; what was kept until then stays.
 */
export async function restorePhotos(
  photos: readonly Photo[],
  battleIds: ReadonlySet<string>,
  kept: KeptPhotos,
): Promise<number> {
  const missing = await missingPhotos(photos, battleIds, kept);
  for (const photo of missing) {
    const { number, ...picture } = photo;
    const isTaken = (await kept.of(photo.battleId)).some((other) => other.number === number);
    await (isTaken ? kept.add(picture) : kept.put(photo));
  }
  return missing.length;
}

function isSame(one: Photo, other: Photo): boolean {
  if (one.about !== other.about || one.bytes.byteLength !== other.bytes.byteLength) return false;
  const theirs = new Uint8Array(other.bytes);
  return new Uint8Array(one.bytes).every((byte, at) => byte === theirs[at]);
}
