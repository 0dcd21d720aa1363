import { useEffect, useState } from 'react';

type Won<Winner> = { readonly contest: string; readonly winner: Winner | null; readonly won: Winner | null };

/**
 * Who has won the contest while it was on the screen, and null for a victory that stood there before, as when the players come back to
 * it. `onWon` is called once for each, and has to be the same function from one drawing to the next.
 */
export function useWon<Winner extends string>(
  contest: string,
  winner: Winner | null,
  onWon: (() => void) | null,
): Winner | null {
  const [seen, setSeen] = useState<Won<Winner>>({ contest, winner, won: null });
  if (seen.contest !== contest) setSeen({ contest, winner, won: null });
  else if (seen.winner !== winner) setSeen({ contest, winner, won: seen.winner === null ? winner : null });
  const { won } = seen;
  useEffect(() => {
    if (won !== null) onWon?.();
  }, [won, onWon]);
  return won;
}
