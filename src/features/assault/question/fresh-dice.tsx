import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

type Seen = { ready: boolean; readonly keys: Set<string> };

const SeenContext = createContext<{ readonly current: Seen }>({ current: { ready: false, keys: new Set() } });

/**
 * Knows which dice were already on screen: only new ones are animated, once. Dice that are there when the
 * screen opens do not move.
 */
export function FreshDice({ children }: { readonly children: ReactNode }) {
  const seen = useRef<Seen>({ ready: false, keys: new Set() });
  // Runs after the effects of its children, so that it knows all dice of the first render.
  useEffect(() => {
    seen.current.ready = true;
  }, []);
  return <SeenContext value={seen}>{children}</SeenContext>;
}

/** Whether the dice of that key are on screen for the first time in this render. */
export function useFresh(key: string): boolean {
  const seen = useContext(SeenContext);
  const [fresh] = useState(() => seen.current.ready && !seen.current.keys.has(key));
  useEffect(() => {
    seen.current.keys.add(key);
  }, [seen, key]);
  return fresh;
}
