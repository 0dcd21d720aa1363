import { linkHash } from '@/club/link';
import { watchLink } from '@/store/tournament/tournament-links';
import type { TournamentRecord } from '@/store/tournament/tournament-record';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import type { DrawLink } from './tournament-parts';

type WatchCodeProps = { readonly record: TournamentRecord; readonly drawCode: DrawLink };

/**
 * The code on a wide wall by which a phone in the hall opens the event and finds its own table. Nothing where
 * the club has none of the event yet: the code would lead nowhere.
 */
export function WatchCode({ record, drawCode }: WatchCodeProps) {
  if (record.position.upto === 0) return null;
  return (
    <div className="hidden broad:flex items-center gap-4 border-t-2 border-line pt-2">
      <div className="w-[26vh] shrink-0">
        {drawCode(linkHash(watchLink(record)), tournamentWords.more.watch)}
      </div>
      <p className="min-w-0 text-page break-words">{eventWords.wall.scan}</p>
    </div>
  );
}
