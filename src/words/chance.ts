import { chance as said } from '@/messages/compiled/chance';
import { percent } from '@/messages/compiled/formats';

/** A chance rounded to "83%": below 100 % and above 0 % it is never shown as one of them. */
export function chance(of: number): string {
  if (of > 0 && of < LEAST) return said.least;
  if (of < 1 && of >= 1 - LEAST) return said.most;
  return percent.format(of);
}

/** What would be rounded down to 0 %. */
const LEAST = 0.005;
