import { useEffect, useState } from 'react';

type Won<Winner> = { readonly contest: string; readonly winner: Winner | null; readonly won: Winner | null };

/**
 * The winner, if the contest was won while it was on the screen. Null for an earlier victory, for example
 * when the players come back to it. `onWon` is called with it once for each victory; it must be the same function
 * in every render.
 */
export function useWon<Winner extends string>(
  contest: string,
  winner: Winner | null,
  onWon: ((won: Winner) => void) | null,
): Winner | null {
  const [seen, setSeen] = useState<Won<Winner>>({ contest, winner, won: null });
  if (seen.contest !== contest) setSeen({ contest, winner, won: null });
  else if (seen.winner !== winner) setSeen({ contest, winner, won: seen.winner === null ? winner : null });
  const { won } = seen;
  useEffect(() => {
    if (won !== null) onWon?.(won);
  }, [won, onWon]);
  return won;
}
