import type { Match } from '@/tournament/matches';
import { tournamentWords } from '@/words/tournament-words';
import { openRounds } from './open-rounds';

/** How many tables are missing, not confirmed, or with two results, over all rounds that are paired. */
export function OpenTables({ matches }: { readonly matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  const count = (...states: readonly Match['state'][]) =>
    matches.filter(({ state }) => states.includes(state)).length;
  const missing = count('missing', 'foreign');
  const unconfirmed = count('unconfirmed');
  const differing = count('differing');
  const incomplete = count('incomplete');
  const isOpen = missing + unconfirmed + differing + incomplete > 0;
  const texts = tournamentWords.standings;
  const last = Math.max(...matches.map(({ round }) => round));
  return (
    <>
      <p role="status" className={isOpen ? 'font-bold' : 'text-muted'}>
        {isOpen ? texts.open({ missing, unconfirmed, differing, incomplete }) : texts.complete}
      </p>
      {openRounds(matches, last).map(({ round, text }) => (
        <p key={round} className="font-bold text-warn">
          {text}
        </p>
      ))}
    </>
  );
}
