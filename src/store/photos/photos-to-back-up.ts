import { isExample } from '@/battle/state/example-id';
import { writePhotos } from '@/storage/backup-photos';
import { devicePhotos } from './use-photos';

/** The photos of this device, for a backup that shall hold them. */
export type PhotosToBackUp = {
  readonly count: number;
  /** About how many bytes longer the file is with them. */
  readonly bytes: number;
  /** Their lines, for the end of the file. */
  lines(): string;
};

/** Reads them; those of the example are left out, as it is. Rejects if the disk does. */
export async function photosToBackUp(): Promise<PhotosToBackUp> {
  const photos = (await devicePhotos.all()).filter(({ battleId }) => !isExample(battleId));
  return {
    count: photos.length,
    // Four letters for three bytes.
    bytes: photos.reduce((sum, { bytes }) => sum + Math.ceil((bytes.byteLength * 4) / 3), 0),
    lines: () => writePhotos(photos),
  };
}
