import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Build } from '@/pwa/build';
import type { WakeLock } from '@/pwa/wake-lock';
import { type Fetched, fetched } from '@/ui/page/fetched';

/**
 * Whether battles are stored. `absent`: the browser has no storage or forbids it here (a private window,
 * blocked site data). `refused`: its storage does not open; with the browser's own message, if any.
 */
export type PageStorage =
  | { readonly kind: 'kept' | 'absent' }
  | { readonly kind: 'refused'; readonly message: string };

/** What the page itself knows, provided once in `main.tsx`. */
export type Page = {
  readonly now: () => number;
  /** Milliseconds since the page began, by a measure that the time set on the phone does not change. */
  readonly elapsed: () => number;
  /** Random numbers from 0 up to, not including, 1. */
  readonly chance: () => number;
  readonly build: Build;
  readonly storage: PageStorage;
  /** Why the last export failed; null: it did not, or the player closed the message. */
  readonly exportFailure: StoreApi<string | null>;
  /** Keeps the screen awake while a battle is on it. */
  readonly wakeLock: Fetched<WakeLock>;
  /** Called with a failure that no screen can handle. */
  readonly onFailure: (error: unknown) => void;
};

export const PageContext = createContext<Page>({
  now: () => 0,
  elapsed: () => 0,
  chance: () => 0,
  build: { version: '', from: null },
  storage: { kind: 'kept' },
  exportFailure: createStore<string | null>(() => null),
  wakeLock: fetched<WakeLock>(() => Promise.reject(new Error('No page'))),
  onFailure: () => {},
});
