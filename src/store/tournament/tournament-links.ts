import { resultSubject } from '@/club/event-login';
import type { ClubLink } from '@/club/link';
import { listsSubject } from '@/club/lists-login';
import { stampBelow, stampOf } from '@/club/secrets';
import type { ListsLink, TableLink } from './tournament-lines';
import type { TournamentRecord } from './tournament-record';

/** The link by which anybody watches a tournament. */
export function watchLink({ address, reader, key, writer, stamp }: TournamentRecord): ClubLink {
  return { kind: 'event', address, reader, key, stamp: writer ? stampBelow(writer.stamp) : stamp };
}

/** The link by which somebody who was invited organises the event too; null on a phone that only watches. */
export function organiserLink(
  { address, key, writer }: TournamentRecord,
  organiser: string,
): Extract<ClubLink, { kind: 'organise' }> | null {
  return writer && { kind: 'organise', address, writer: writer.secret, stamp: writer.stamp, key, organiser };
}

/**
 * The link by which a table, or any table of a round where it is null, sends its result; `stampKey` of the
 * club's code makes its stamp.
 */
export function tableLink(
  id: string,
  record: TournamentRecord,
  round: number,
  table: number | null,
  stampKey: string,
): TableLink {
  const { address, reader, key } = record;
  return {
    kind: 'table',
    address,
    reader,
    key,
    round,
    table,
    stamp: stampOf(stampKey, resultSubject(id, round, table)),
  };
}

/**
 * The link by which players send their army lists, sealed for its organisers; `stampKey` as above. Null on a
 * phone that only watches.
 */
export async function listsLink(
  id: string,
  { address, reader, key, writer }: TournamentRecord,
  stampKey: string,
): Promise<ListsLink | null> {
  if (writer === null) return null;
  const { listsKey, listsPublicKey } = await import('@/club/sealed-list');
  const publicKey = listsPublicKey(listsKey(writer.secret));
  return { kind: 'lists', address, reader, key, stamp: stampOf(stampKey, listsSubject(id)), publicKey };
}
