import { useEffect, useRef } from 'react';
import { mayRing, ring } from '@/pwa/bell';
import type { Match } from '@/tournament/matches';
import { leftAtTable, leftOf } from '@/tournament/round-clock';
import type { Tournament } from '@/tournament/tournament';
import { useNow } from '@/ui/press/use-now';
import { eventWords } from '@/words/event-words';

type BellProps = {
  readonly tournament: Tournament;
  readonly matches: readonly Match[];
  readonly now: () => number;
};

/**
 * Rings once as the time of the last round comes to its end, and once for each table that has more and still
 * plays. Says so where the browser keeps it silent.
 */
export function Bell({ tournament, matches, now }: BellProps) {
  const at = useNow(now);
  const { clock } = tournament;
  const playing = matches.filter(({ round, state }) => round === clock?.round && state === 'missing');
  const times = [
    clock && leftOf(clock, at),
    ...playing.map(({ round, pair }) => leftAtTable(tournament, round, pair.table, at)),
  ].filter((left) => left !== null);
  const ended = times.filter((left) => left === 0).length;
  const before = useRef({ clock, ended });
  useEffect(() => {
    // A clock that was set anew has nothing to ring for.
    if (before.current.clock === clock && before.current.ended < ended) ring();
    before.current = { clock, ended };
  }, [clock, ended]);
  return (
    clock?.runs &&
    times.length > ended &&
    !mayRing() && <p className="text-detail text-muted">{eventWords.clock.silent}</p>
  );
}
