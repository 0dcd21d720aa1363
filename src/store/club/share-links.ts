import type { ClubLink } from '@/club/link';
import { type Login, readerLogin, writerLogin } from '@/club/login';
import { secretBelow, stampBelow } from '@/club/secrets';
import type { ShareRecord } from '@/store/battle/share-record';

/** With what a shared battle is read or written at its club. */
export function loginOf(share: ShareRecord): Login {
  return share.role === 'write'
    ? writerLogin(share.writer, share.stamp)
    : readerLogin(share.reader, share.stamp);
}

/** The link by which others follow that battle. */
export function followLink(share: ShareRecord): ClubLink {
  const { address, key } = share;
  const secrets =
    share.role === 'write'
      ? { reader: secretBelow(share.writer), stamp: stampBelow(share.stamp) }
      : { reader: share.reader, stamp: share.stamp };
  return { kind: 'follow', address, key, ...secrets };
}

/** The link by which another phone writes that battle on; null where this phone may not give that away. */
export function writeLink(share: ShareRecord): ClubLink | null {
  if (share.role !== 'write') return null;
  const { address, writer, stamp, key } = share;
  return { kind: 'write', address, writer, stamp, key };
}
