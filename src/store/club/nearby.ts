import type { ClubAddress } from '@/club/address';
import type { ShareRecord } from '@/store/battle/share-record';
import type { GuestRecord } from './hands-record';

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

/** Whether a phone that was invited came, and has neither left nor was thrown out. */
export const isIn = ({ phone, isOut }: Pick<GuestRecord, 'phone' | 'isOut'>): boolean =>
  phone !== null && !isOut;
