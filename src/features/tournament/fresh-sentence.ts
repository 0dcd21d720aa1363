import type { LineState } from '@/club/live-log';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import { clubWords } from '@/words/club-words';
import { tournamentWords } from '@/words/tournament-words';

const texts = tournamentWords.tournament;

/** What waiting does not mend. */
const STOPPED: readonly LineState[] = ['refused', 'older', 'newer'];

/** How fresh a tournament is, or what stands in the way; null while it is not kept equal to a club. */
export function freshSentence({ live, withheld }: Pick<ShownTournament, 'live' | 'withheld'>): {
  readonly text: string;
  readonly isTrouble: boolean;
} | null {
  if (live === null) return null;
  // Two phones that organised at once are brought together by themselves.
  if (live.trouble !== null && live.trouble !== 'split')
    return { text: clubWords.troubles[live.trouble], isTrouble: true };
  if (withheld > 0) return { text: texts.withheld(withheld), isTrouble: true };
  return {
    text: live.line === 'live' && live.isBehind ? texts.behind : texts.fresh[live.line],
    isTrouble: STOPPED.includes(live.line),
  };
}
