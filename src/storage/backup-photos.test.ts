import { describe, expect, it } from 'vitest';
import { photoOf } from '@/testing/photo-contract';
import { readBackup } from '@/testing/read-backup';
import { writeBackup } from './backup-file';
import { readPhotos, writePhotos } from './backup-photos';

const PHOTOS = [
  { ...photoOf('b1', 3, 20_000), number: 1 },
  { ...photoOf('b1', 255, 1), number: 2 },
  { ...photoOf('b2', 3, 0), number: 1 },
];
const BATTLES = writeBackup({
  exportedAt: 1_760_000_000_000,
  appVersion: '1.0.0',
  battles: [{ battleId: 'b1', entries: [{ battleId: 'b1', seq: 1 }] }],
});
const FILE = BATTLES + writePhotos(PHOTOS);

describe('photos in a backup', () => {
  it('come back byte for byte', () => {
    expect(readPhotos(FILE)).toEqual({ photos: PHOTOS, lost: 0 });
  });

  it('come back after the line ends and the spaces were changed, and once although the file has them twice', () => {
    const changed = `${FILE}${writePhotos(PHOTOS)}`
      .replaceAll('\n', '\r\n')
      .replaceAll('{"photo', '{ "photo');
    expect(readPhotos(changed).photos).toEqual(PHOTOS);
  });

  it('leave the battles of the file as they are, whole or without its first line', () => {
    expect(readBackup(FILE)).toEqual(readBackup(BATTLES));
    const without = (text: string) => text.slice(text.indexOf('\n') + 1);
    expect(readBackup(without(FILE))).toEqual(readBackup(without(BATTLES)));
  });

  it('are none where there are none, and then the file is as it was', () => {
    expect(writePhotos([])).toBe('');
    expect(readPhotos(BATTLES)).toEqual({ photos: [], lost: 0 });
  });

  it.each([
    ['a letter of its line is another', FILE.replace('"about":255', '"about":254')],
    ['its line is cut', FILE.slice(0, -20)],
    ['its line is gone', FILE.split('\n').slice(0, -2).join('\n')],
  ])('are counted as lost where %s', (_, text) => {
    const read = readPhotos(text);
    expect([read.photos.length, read.lost]).toEqual([2, 1]);
  });
});
