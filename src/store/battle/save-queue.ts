import type { EntryLog, StoredCard, StoredEntry } from '@/storage/entry-log';

/** Why a write was refused: the disk is full, it does not answer, or something else that the browser's message tells. */
export const SAVE_FAILURES = ['quota', 'silent', 'unknown'] as const;
export type SaveFailure = (typeof SAVE_FAILURES)[number];

/**
 * How safe the taps are; `pending` counts entries not known to be on disk. `failed` lasts until a write succeeds, also while one
 * is tried again.
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
    };

/** A battle's whole log up to an entry, as this page has it, and its card after that entry. */
export type LogSoFar = { readonly log: readonly StoredEntry[]; readonly card: StoredCard };

/** Where a course of a battle is kept beside the one that another writer has written, and at which entry both part. */
export type KeptBeside = { readonly battleId: string; readonly splitAt: number };

/**
 * What became of a battle while it was saved, for the player to know. `parted`: another writer has taken it on differently, and what
 * was tapped here is kept as a battle of its own. `rewritten`: the storage was cleared, and the battle is written again whole.
 */
export type SaveNews =
  | { readonly kind: 'parted'; readonly card: StoredCard; readonly kept: KeptBeside }
  | { readonly kind: 'rewritten'; readonly card: StoredCard };

/** Where the queue writes to, and who hears of it; those who hear must not throw. */
export type SaveQueueParts = Pick<EntryLog, 'append' | 'restoreLog' | 'reconnect'> & {
  /** Keeps a battle's log beside the one on disk. Harmless to repeat. */
  readonly keepBeside: (course: LogSoFar) => Promise<KeptBeside>;
  readonly onChange: (state: SaveState) => void;
  readonly onNews: (news: SaveNews) => void;
};

export type SaveQueue = {
  /** Takes an entry with its battle's card after it and its whole log, the entry included. While failed it tries again. */
  enqueue(entry: StoredEntry, card: StoredCard, log: readonly StoredEntry[]): void;
  /** Tries again after a failure; otherwise nothing. It is tried again by itself every few seconds. */
  retry(): void;
  /** What is not known to be on disk, oldest first: for the export. */
  pendingEntries(): readonly StoredEntry[];
  state(): SaveState;
  /** Resolves when nothing is pending, or when the queue has stopped at a failure. Never rejects. */
  idle(): Promise<void>;
};

/** How long a write may take before it counts as failing. */
export const PATIENCE_MS = 5_000;
/** After how long a failed write is tried again by itself. */
export const RETRY_MS = 4_000;

type Pending = LogSoFar & { readonly entry: StoredEntry };

/** Writes entries one at a time, in order, and drops none. */
export function createSaveQueue(parts: SaveQueueParts): SaveQueue {
  let pending: readonly Pending[] = [];
  let state: SaveState = { kind: 'saved' };
  let writing: Promise<void> | null = null;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  /** Under which ids the battles go on that another writer has taken on. */
  const partedTo = new Map<string, string>();

  function become(next: SaveState): void {
    state = next;
    parts.onChange(next);
  }

  function stop(last: SaveState): void {
    // Before anyone hears of it: a listener that answers with a retry or another entry must find the queue at rest.
    writing = null;
    if (last.kind === 'failed') nextTry = setTimeout(retry, RETRY_MS);
    become(last);
  }

  function start(): void {
    clearTimeout(nextTry);
    writing ??= writeAll();
  }

  function retry(): void {
    if (state.kind !== 'failed' || state.retrying) return;
    become({ ...state, retrying: true });
    start();
  }

  async function writeAll(): Promise<void> {
    for (let next = pending[0]; next !== undefined; next = pending[0]) {
      const failure = await write(next);
      if (failure !== null) {
        return stop({ kind: 'failed', pending: pending.length, retrying: false, ...failure });
      }
      pending = pending.slice(1);
      if (pending.length > 0) become({ kind: 'saving', pending: pending.length });
    }
    stop({ kind: 'saved' });
  }

  async function write(next: Pending): Promise<Failure | null> {
    const written = bring(next);
    try {
      if (await answeredInTime(written)) return null;
    } catch (error) {
      return failureOf(error);
    }
    // Its answer may still come, and says at once what a retry would find out.
    written.then(retry, retry);
    parts.reconnect();
    return { reason: 'silent', message: '' };
  }

  /** Brings the entry to the disk, whatever that takes: where its battle was cleared, whole; where it was taken on, beside. */
  async function bring(given: Pending): Promise<void> {
    const { entry, card } = addressed(given);
    const outcome = await parts.append(entry, card).catch(() => parts.append(entry, card));
    if (outcome === 'appended' || outcome === 'alreadyThere') return;
    const course = { card, log: given.log.map((each) => ({ ...each, battleId: card.battleId })) };
    if (outcome === 'gap') {
      const restored = await parts.restoreLog(course.log, card);
      if (restored === 'appended') parts.onNews({ kind: 'rewritten', card });
      if (restored !== 'conflict') return;
    }
    const kept = await parts.keepBeside(course);
    if (kept.battleId === card.battleId) return;
    partedTo.set(card.battleId, kept.battleId);
    parts.onNews({ kind: 'parted', card, kept });
  }

  function addressed({ entry, card }: Pending): Omit<Pending, 'log'> {
    let battleId = entry.battleId;
    for (let next = partedTo.get(battleId); next !== undefined; next = partedTo.get(battleId))
      battleId = next;
    return battleId === entry.battleId
      ? { entry, card }
      : { entry: { ...entry, battleId }, card: { ...card, battleId } };
  }

  return {
    enqueue(entry, card, log) {
      pending = [...pending, { entry, card, log }];
      const count = pending.length;
      if (state.kind === 'failed') become({ ...state, pending: count, retrying: true });
      else become({ kind: 'saving', pending: count });
      start();
    },
    retry,
    pendingEntries: () => pending.map((each) => addressed(each).entry),
    state: () => state,
    idle: () => writing ?? Promise.resolve(),
  };
}

type Failure = { readonly reason: SaveFailure; readonly message: string };

function failureOf(error: unknown): Failure {
  const full = error instanceof Error && error.name === 'QuotaExceededError';
  return {
    reason: full ? 'quota' : 'unknown',
    message: error instanceof Error ? error.message : String(error),
  };
}

/** Whether the write was answered in time. Rejects where it was refused in time. */
function answeredInTime(written: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    written.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
