import { useEffect, useState } from 'react';

/**
 * Who has won while this was on the screen, and null for a victory that stood there before. `onWon` is called once for each, and has to
 * be the same function from one drawing to the next.
 */
export function useWon<Winner extends string>(
  winner: Winner | null,
  onWon: (() => void) | null,
): Winner | null {
  const [seen, setSeen] = useState<{ readonly winner: Winner | null; readonly won: Winner | null }>({
    winner,
    won: null,
  });
  if (seen.winner !== winner) setSeen({ winner, won: seen.winner === null ? winner : null });
  const { won } = seen;
  useEffect(() => {
    if (won !== null) onWon?.();
  }, [won, onWon]);
  return won;
}
