import type { Match } from '@/tournament/matches';
import { tournamentWords } from '@/words/tournament-words';

/** How many tables are missing or not confirmed, over all rounds that are paired. */
export function OpenTables({ matches }: { readonly matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  const count = (...states: readonly Match['state'][]) =>
    matches.filter(({ state }) => states.includes(state)).length;
  const missing = count('missing', 'foreign');
  const unconfirmed = count('unconfirmed');
  const texts = tournamentWords.standings;
  return (
    <p role="status" className={missing + unconfirmed > 0 ? 'font-bold' : 'text-muted'}>
      {missing + unconfirmed > 0 ? texts.open(missing, unconfirmed) : texts.complete}
    </p>
  );
}
