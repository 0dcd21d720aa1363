import { number } from '@/messages/compiled/numbers';
import { overlay as said } from '@/messages/compiled/overlay';

/** The overlay of a stream; loaded with its screens. */
export const overlayWords = {
  ...said,
  percent: (size: number): string => said.percent(number.format(size)),
  room: (width: number, height: number): string =>
    said.room({ width: number.format(width), height: number.format(height) }),
} as const;
