import { SIDES, type Side } from '@/rules/index';
import type { Battle } from './battle';

/** Which sides have confirmed how the battle ended, and on how many devices: 0, 1 or 2. */
export type Confirmation = Readonly<Record<Side, boolean>> & { readonly devices: number };

/** Who has confirmed the end of the battle, and on how many devices; null: it has not ended. */
export function confirmationOf({ outcome, confirmedOn }: Battle): Confirmation | null {
  if (!outcome) return null;
  const { confirmed } = outcome;
  const devices = SIDES.filter((side) => confirmed[side]).map((side) => confirmedOn?.[side]);
  return { ...confirmed, devices: new Set(devices).size };
}
