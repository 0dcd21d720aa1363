import type { ClubAddress } from '@/club/address';
import type { ShareRecord } from '@/store/battle/share-record';

/**
 * What stands in the place of a club's address where a battle goes from phone to phone: no host has spaces in
 * its name.
 */
export const NEARBY = 'from phone to phone' as ClubAddress;

/** Whether that battle goes from phone to phone, and over no club. */
export function isNearby(share: Pick<ShareRecord, 'address'>): boolean {
  return share.address === NEARBY;
}

/** Whether any of these goes from phone to phone, and is not ended. */
export function isSharedNearby(shares: ReadonlyMap<string, ShareRecord>): boolean {
  return [...shares.values()].some((share) => isNearby(share) && share.ended === null);
}
