/** A picture that was scaled down for keeping. */
export type ScaledPicture = {
  readonly type: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: ArrayBuffer;
};

/**
 * `notAPicture`: the browser cannot read it as one, for example because it is cut off. `tooLarge`: it has more
 * bytes than a phone should unpack.
 */
export const PICTURE_FAULTS = ['notAPicture', 'tooLarge'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** The longest side of a kept picture, in pixels: sharp on a page of paper, some 300 kB. */
const MOST_PX = 1600;
const MOST_BYTES = 60_000_000;
const QUALITY = 0.8;

/** The size of a picture of that size whose longest side has at most `most` pixels, in whole pixels. */
export function scaledSize(width: number, height: number, most: number): readonly [number, number] {
  const scale = Math.min(1, most / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * The picture as a JPEG, upright, with at most 1600 pixels on its longest side. What the camera wrote beside
 * it, such as the place, is not kept. Never rejects.
 */
export async function scalePicture(
  file: Blob,
): Promise<
  { readonly ok: true; readonly value: ScaledPicture } | { readonly ok: false; readonly fault: PictureFault }
> {
  if (file.size > MOST_BYTES) return { ok: false, fault: 'tooLarge' };
  try {
    const picture = await createImageBitmap(file);
    const [width, height] = scaledSize(picture.width, picture.height, MOST_PX);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) return { ok: false, fault: 'tooLarge' };
    // What is transparent would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    picture.close();
    const scaled = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!scaled) return { ok: false, fault: 'tooLarge' };
    return { ok: true, value: { type: scaled.type, width, height, bytes: await scaled.arrayBuffer() } };
  } catch {
    return { ok: false, fault: 'notAPicture' };
  }
}
