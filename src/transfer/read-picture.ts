import { decodeQR, type Image } from 'qr/decode.js';

/** The text of the QR code in a picture's pixels; null if none can be read. Never throws. */
export function readPicture(picture: Image): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
