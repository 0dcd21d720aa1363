import { linkHash } from '@/club/link';
import { useClubStore } from '@/store/page/use-club';
import { tableLink } from '@/store/tournament/tournament-links';
import { tournamentWords } from '@/words/tournament-words';
import type { TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.tables;

type TableCodeProps = TournamentPartProps & { readonly round: number; readonly table: number | null };

/** The code from which a table sends its result. The club's own code makes it. */
export function TableCode({ id, shown, drawLink, round, table }: TableCodeProps) {
  const club = useClubStore();
  const stampKey = club?.getState().club?.stampKey ?? '';
  if (!club) return null;
  if (stampKey === '') return <p role="alert">{texts.noCode}</p>;
  return (
    <div className="grid gap-2">
      <p>{texts.howCode}</p>
      {drawLink(linkHash(tableLink(id, shown.record, round, table, stampKey)), texts.code(round, table))}
    </div>
  );
}
