import type { ClubLink } from '@/club/link';
import { resultSubject } from '@/club/login';
import { stampOf } from '@/club/secrets';
import type { TournamentRecord } from './tournament-record';
import type { TableLink } from './tournament-store';

/** The link with which anyone can watch a tournament. */
export function watchLink({ address, reader, key }: TournamentRecord): ClubLink {
  return { kind: 'event', address, reader, key };
}

/**
 * The link with which a table sends its result; null: any table of a round. The club's code makes its stamp.
 */
export function tableLink(
  id: string,
  record: TournamentRecord,
  round: number,
  table: number | null,
  code: string,
): TableLink {
  const { address, reader, key } = record;
  return {
    kind: 'table',
    address,
    reader,
    key,
    round,
    table,
    stamp: stampOf(code, resultSubject(id, round, table)),
  };
}
