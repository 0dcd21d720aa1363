import type { ClubLink } from '@/club/link';
import { guestLogin, type Login, readerLogin, writerLogin } from '@/club/login';
import type { FollowLink } from '@/club/overlay-address';
import { guestStamp, secretBelow, stampBelow } from '@/club/secrets';
import type { ShareRecord } from '@/store/battle/share-record';
import type { GuestRecord } from './hands-record';

/** With what a shared battle is read or written at its club. */
export function loginOf(share: ShareRecord): Login {
  switch (share.role) {
    case 'write':
      return writerLogin(share.writer, share.stamp);
    case 'follow':
      return readerLogin(share.reader, share.stamp);
    case 'guest':
      return guestLogin(share.reader, share.stamp);
  }
}

/** The link by which others follow that battle. A guest knows no stamp of it: its link opens what is shared now. */
export function followLink(share: ShareRecord): FollowLink {
  const { address, key } = share;
  const secrets =
    share.role === 'write'
      ? { reader: secretBelow(share.writer), stamp: stampBelow(share.stamp) }
      : { reader: share.reader, stamp: share.role === 'guest' ? null : share.stamp };
  return { kind: 'follow', address, key, ...secrets };
}

/** The link by which another phone writes that battle on; null where this phone may not give that away. */
export function writeLink(share: ShareRecord): ClubLink | null {
  if (share.role !== 'write') return null;
  const { address, writer, stamp, key } = share;
  return { kind: 'write', address, writer, stamp, key };
}

/** The invitation by which another phone writes that battle with this one. */
export function guestLink(share: ShareRecord, { id, key, sides }: GuestRecord): ClubLink | null {
  if (share.role !== 'write') return null;
  return {
    kind: 'guest',
    address: share.address,
    key: share.key,
    reader: secretBelow(share.writer),
    stamp: guestStamp(share.stamp),
    guest: { id, key, sides },
  };
}
