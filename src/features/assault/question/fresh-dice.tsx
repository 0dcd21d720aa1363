import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

type Seen = { ready: boolean; readonly keys: Set<string> };

const SeenContext = createContext<{ readonly current: Seen }>({ current: { ready: false, keys: new Set() } });

/** Knows the dice that were on the screen before: only new ones tumble, once. What was there when the screen opened lies still. */
export function FreshDice({ children }: { readonly children: ReactNode }) {
  const seen = useRef<Seen>({ ready: false, keys: new Set() });
  // After the effects of what stands in it, by which it has seen everything that was there from the start.
  useEffect(() => {
    seen.current.ready = true;
  }, []);
  return <SeenContext value={seen}>{children}</SeenContext>;
}

/** Whether the dice of that key have come to the screen with this drawing for the first time. */
export function useFresh(key: string): boolean {
  const seen = useContext(SeenContext);
  const [fresh] = useState(() => seen.current.ready && !seen.current.keys.has(key));
  useEffect(() => {
    seen.current.keys.add(key);
  }, [seen, key]);
  return fresh;
}
