import type { ClubLink } from '@/club/link';
import { type Login, readerLogin, writerLogin } from '@/club/login';
import { secretBelow } from '@/club/secrets';
import type { ShareRecord } from '@/store/battle/share-record';

/** With what a shared battle is read or written at its club. */
export function loginOf(share: ShareRecord): Login {
  return share.role === 'write' ? writerLogin(share.writer, share.stamp) : readerLogin(share.reader);
}

/** The link by which others follow that battle. */
export function followLink(share: ShareRecord): ClubLink {
  const reader = share.role === 'write' ? secretBelow(share.writer) : share.reader;
  return { kind: 'follow', address: share.address, reader, key: share.key };
}

/** The link by which another phone writes that battle on; null where this phone may not give that away. */
export function writeLink(share: ShareRecord): ClubLink | null {
  if (share.role !== 'write') return null;
  const { address, writer, stamp, key } = share;
  return { kind: 'write', address, writer, stamp, key };
}
