import type { EntryLog, StoredCard, StoredEntry } from '@/storage/entry-log';

/** Why a write was refused: the disk is full, or something else that the browser's message tells. */
export const SAVE_FAILURES = ['quota', 'unknown'] as const;
export type SaveFailure = (typeof SAVE_FAILURES)[number];

/**
 * How safe the taps are; `pending` counts entries not known to be on disk. `failed` lasts until a write succeeds, also while one
 * is tried again. `conflict`: another writer has continued that battle; nothing more is written until its pending entries are
 * discarded.
 */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving'; readonly pending: number }
  | {
      readonly kind: 'failed';
      readonly pending: number;
      readonly reason: SaveFailure;
      readonly message: string;
      readonly retrying: boolean;
    }
  | { readonly kind: 'conflict'; readonly pending: number; readonly battleId: string };

export type SaveQueue = {
  /** Takes an entry and the card of its battle after it. While failed it tries again; in a conflict it waits. */
  enqueue(entry: StoredEntry, card: StoredCard): void;
  /** Tries again after a failure; otherwise nothing. */
  retry(): void;
  /** Ends a conflict: drops what is pending of that battle, returns it, and goes on with other battles; otherwise nothing. */
  discardPending(): readonly StoredEntry[];
  /** What is not known to be on disk, oldest first: for the export. */
  pendingEntries(): readonly StoredEntry[];
  state(): SaveState;
  /** Resolves when nothing is pending, or when the queue has stopped at a failure or a conflict. Never rejects. */
  idle(): Promise<void>;
};

type Pending = { readonly entry: StoredEntry; readonly card: StoredCard };

/** Writes entries one at a time, in order, and drops none. `onChange` hears every new state and must not throw. */
export function createSaveQueue(options: {
  readonly append: EntryLog['append'];
  readonly onChange: (state: SaveState) => void;
}): SaveQueue {
  let pending: readonly Pending[] = [];
  let state: SaveState = { kind: 'saved' };
  let writing: Promise<void> | null = null;

  function become(next: SaveState): void {
    state = next;
    options.onChange(next);
  }

  function stop(last: SaveState): void {
    // Before anyone hears of it: a listener that answers with a retry or another entry must find the queue at rest.
    writing = null;
    become(last);
  }

  function start(): void {
    writing ??= writeAll();
  }

  async function writeAll(): Promise<void> {
    for (let next = pending[0]; next !== undefined; next = pending[0]) {
      const obstacle = await write(next);
      if (obstacle !== null) return stop(obstacle);
      pending = pending.slice(1);
      if (pending.length > 0) become({ kind: 'saving', pending: pending.length });
    }
    stop({ kind: 'saved' });
  }

  async function write({ entry, card }: Pending): Promise<SaveState | null> {
    try {
      const outcome = await options.append(entry, card).catch(() => options.append(entry, card));
      if (outcome !== 'conflict') return null;
      return { kind: 'conflict', pending: pending.length, battleId: entry.battleId };
    } catch (error) {
      return { kind: 'failed', pending: pending.length, retrying: false, ...failureOf(error) };
    }
  }

  return {
    enqueue(entry, card) {
      pending = [...pending, { entry, card }];
      const count = pending.length;
      switch (state.kind) {
        case 'conflict':
          return become({ ...state, pending: count });
        case 'failed':
          become({ ...state, pending: count, retrying: true });
          return start();
        case 'saved':
        case 'saving':
          become({ kind: 'saving', pending: count });
          return start();
      }
    },
    retry() {
      if (state.kind !== 'failed' || state.retrying) return;
      become({ ...state, retrying: true });
      start();
    },
    discardPending() {
      if (state.kind !== 'conflict') return [];
      const { battleId } = state;
      const discarded = pending.filter(({ entry }) => entry.battleId === battleId);
      pending = pending.filter(({ entry }) => entry.battleId !== battleId);
      if (pending.length === 0) {
        become({ kind: 'saved' });
      } else {
        become({ kind: 'saving', pending: pending.length });
        start();
      }
      return discarded.map(({ entry }) => entry);
    },
    pendingEntries: () => pending.map(({ entry }) => entry),
    state: () => state,
    idle: () => writing ?? Promise.resolve(),
  };
}

function failureOf(error: unknown): { readonly reason: SaveFailure; readonly message: string } {
  const full = error instanceof Error && error.name === 'QuotaExceededError';
  return {
    reason: full ? 'quota' : 'unknown',
    message: error instanceof Error ? error.message : String(error),
  };
}
