import { sameValue } from '@/plain/same-value';
import type { SharedEntry } from './run';

/**
 * Whether two entries say the same. What only one of them leaves undefined says nothing: it does not travel.
 */
export function sameEntry(one: SharedEntry, other: SharedEntry): boolean {
  return sameValue(travelled(one), travelled(other));
}

function travelled(entry: SharedEntry): unknown {
  return JSON.parse(JSON.stringify(entry));
}
