import { deviceOf, type WriterId } from '@/battle/state/ids';
import type { GuestRights } from './asked-ledger';

/**
 * Whether that writer is another phone than this one, in a battle that phones write together. On a guest's phone
 * that is whoever else writes, by the names of its own taps; on the phone that holds the battle, and on one that
 * only reads, it is a guest.
 */
export function isByOther(writer: WriterId, guest: Pick<GuestRights, 'isOwn'> | null): boolean {
  return guest ? !guest.isOwn(writer) : deviceOf(writer) !== writer;
}
