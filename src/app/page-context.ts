import { createContext } from 'react';
import type { WakeLock } from '@/pwa/wake-lock';

/** What the page itself knows, given once in `main.tsx`. */
export type Page = {
  readonly now: () => number;
  readonly version: string;
  /** Whether battles are kept: not in a private window, or where storage is blocked. */
  readonly kept: boolean;
  /** Keeps the screen awake while a battle is on it; null where the page has none. */
  readonly wakeLock: WakeLock | null;
  /** Takes a failure that no screen can put right. */
  readonly onFailure: (error: unknown) => void;
};

export const PageContext = createContext<Page>({
  now: () => 0,
  version: '',
  kept: true,
  wakeLock: null,
  onFailure: () => {},
});
