import { useState } from 'react';

/**
 * Whether a question is on screen. It closes by itself once nothing is missing any more, and stays closed
 * when something is missing again.
 */
export function useAsking(isMissing: boolean): readonly [boolean, (asks: boolean) => void] {
  const [asks, setAsks] = useState(false);
  if (asks && !isMissing) setAsks(false);
  return [asks && isMissing, setAsks];
}
