import { createStore, type StoreApi } from 'zustand/vanilla';

/** `refused`: wanted, but the system refused, for example because the battery is low. */
export const WAKE_STATES = ['unsupported', 'off', 'on', 'refused'] as const;

export type WakeState = (typeof WAKE_STATES)[number];

export type WakeLock = StoreApi<{ readonly state: WakeState }> & {
  /** Keeps the screen awake from now on, or lets it sleep again. */
  keepAwake(wanted: boolean): void;
};

type Sentinel = Pick<WakeLockSentinel, 'release' | 'addEventListener'>;

/** The parts of the browser that it uses; by default the real ones. */
export type WakePlace = {
  readonly wakeLock: { request(type: 'screen'): Promise<Sentinel> } | undefined;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/**
 * The screen's wake lock. The system releases it whenever the page is hidden, so it is requested again on
 * return.
 */
export function createWakeLock(place: WakePlace = realPlace()): WakeLock {
  const { wakeLock, page } = place;
  const store = createStore<{ readonly state: WakeState }>(() => ({
    state: wakeLock === undefined ? 'unsupported' : 'off',
  }));
  let wanted = false;
  let held: Sentinel | null = null;
  let asking = false;

  async function settle(): Promise<void> {
    if (wakeLock === undefined || asking) return;
    asking = true;
    try {
      if (wanted && held === null && page.visibilityState === 'visible') {
        const sentinel = await wakeLock.request('screen');
        held = sentinel;
        sentinel.addEventListener('release', () => {
          if (held === sentinel) held = null;
          show();
        });
      } else if (!wanted && held !== null) {
        const sentinel = held;
        held = null;
        await sentinel.release();
      }
      show();
    } catch {
      store.setState({ state: wanted ? 'refused' : 'off' });
      return;
    } finally {
      asking = false;
    }
    // The wish may have changed while the request was running.
    if (wanted !== (held !== null) && page.visibilityState === 'visible') await settle();
  }

  function show(): void {
    store.setState({ state: held === null ? 'off' : 'on' });
  }

  page.addEventListener('visibilitychange', () => {
    settle().catch(() => {});
  });

  return Object.assign(store, {
    keepAwake(next: boolean) {
      wanted = next;
      settle().catch(() => {});
    },
  });
}

function realPlace(): WakePlace {
  return { wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined, page: document };
}
