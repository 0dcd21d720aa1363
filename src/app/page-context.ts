import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WakeLock } from '@/pwa/wake-lock';
import { type Fetched, fetched } from './fetched';

/**
 * Whether battles are kept: `absent`, the browser has no storage or forbids it here (a private window, blocked site data); `refused`,
 * it has one that does not open, with the browser's own message where it gives one.
 */
export type PageStorage =
  | { readonly kind: 'kept' | 'absent' }
  | { readonly kind: 'refused'; readonly message: string };

/** What the page itself knows, given once in `main.tsx`. */
export type Page = {
  readonly now: () => number;
  /** Chance from 0 up to, not including, 1. */
  readonly chance: () => number;
  readonly version: string;
  readonly storage: PageStorage;
  /** Why the last export came to nothing; null where it did not, or that was put away. */
  readonly exportFailure: StoreApi<string | null>;
  /** Keeps the screen awake while a battle is on it. */
  readonly wakeLock: Fetched<WakeLock>;
  /** Takes a failure that no screen can put right. */
  readonly onFailure: (error: unknown) => void;
};

export const PageContext = createContext<Page>({
  now: () => 0,
  chance: () => 0,
  version: '',
  storage: { kind: 'kept' },
  exportFailure: createStore<string | null>(() => null),
  wakeLock: fetched<WakeLock>(() => Promise.reject(new Error('No page'))),
  onFailure: () => {},
});
