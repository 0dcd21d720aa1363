import { describe, expect, it } from 'vitest';
import { scaledSize, scalePicture } from './scale-picture';

async function drawn(width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = 'rgb(200, 30, 40)';
  pen.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture');
  return blob;
}

describe('a picture for keeping', () => {
  it.each([
    [3200, 2400, 1600, 1200],
    [2400, 3200, 1200, 1600],
    [800, 600, 800, 600],
    [4000, 1, 1600, 1],
  ])('of %i x %i has %i x %i pixels', async (width, height, scaledWidth, scaledHeight) => {
    const scaled = await scalePicture(await drawn(width, height));
    if (!scaled.ok) throw new Error(scaled.fault);
    expect(scaled.value).toMatchObject({ type: 'image/jpeg', width: scaledWidth, height: scaledHeight });
    const again = await createImageBitmap(new Blob([scaled.value.bytes], { type: scaled.value.type }));
    expect([again.width, again.height]).toEqual([scaledWidth, scaledHeight]);
  });

  it('is refused where it is none, or cut off', async () => {
    const whole = await (await drawn(40, 30)).arrayBuffer();
    for (const broken of [
      new Blob([]),
      new Blob(['no picture'], { type: 'image/png' }),
      new Blob([whole.slice(0, 30)]),
    ]) {
      expect(await scalePicture(broken)).toEqual({ ok: false, fault: 'notAPicture' });
    }
  });

  it('is refused unread where it is larger than a phone should unpack', async () => {
    const huge = new Blob([new Uint8Array(60_000_001)]);
    expect(await scalePicture(huge)).toEqual({ ok: false, fault: 'tooLarge' });
  });

  it.each([
    [1600, 1600, 1600, [1600, 1600]],
    [1601, 800, 1600, [1600, 800]],
    [10_000, 2, 1600, [1600, 1]],
  ])('%i x %i at most %i comes to whole pixels', (width, height, most, size) => {
    expect(scaledSize(width, height, most)).toEqual(size);
  });
});
