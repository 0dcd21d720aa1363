import { messageOf } from '@/plain/message-of';
import type { EntryLog, StoredCard, StoredEntry } from '@/storage/entry-log';

/** Why a write failed: the disk is full, it does not answer, or another reason in the browser's message. */
export const SAVE_FAILURES = ['quota', 'silent', 'unknown'] as const;
export type SaveFailure = (typeof SAVE_FAILURES)[number];

/**
 * How safe the taps are. `pending`: entries not known to be on disk. `failed` lasts until a write succeeds,
 * also during a new try.
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

/** The id of the course that was stored next to another writer's, and the entry at which both split. */
export type KeptBeside = { readonly battleId: string; readonly splitAt: number };

/**
 * What the player must know about the saving of a battle. `parted`: another writer has continued it
 * differently, and the taps made here are stored as a battle of their own. `rewritten`: the storage was
 * cleared, and the whole battle is written again.
 */
export type SaveNews =
  | { readonly kind: 'parted'; readonly card: StoredCard; readonly kept: KeptBeside }
  | { readonly kind: 'rewritten'; readonly card: StoredCard };

/** Where the queue writes, and its listeners, which must not throw. */
export type SaveQueueParts = Pick<EntryLog, 'append' | 'restoreLog' | 'reconnect'> & {
  /** Stores a battle's log next to the one on disk. It may be repeated. */
  readonly keepBeside: (course: LogSoFar) => Promise<KeptBeside>;
  readonly onChange: (state: SaveState) => void;
  readonly onNews: (news: SaveNews) => void;
};

export type SaveQueue = {
  /**
   * Adds an entry, with the card after it and the whole log up to it. After a failure this also tries again.
   */
  enqueue(entry: StoredEntry, card: StoredCard, log: readonly StoredEntry[]): void;
  /** Tries again after a failure; otherwise does nothing. The queue also tries again every few seconds. */
  retry(): void;
  /** The entries not known to be on disk, oldest first, for the export. */
  pendingEntries(): readonly StoredEntry[];
  state(): SaveState;
  /** Resolves when nothing is pending, or when the queue has stopped at a failure. Never rejects. */
  idle(): Promise<void>;
};

/** How long a write may take before it counts as failed. */
export const PATIENCE_MS = 5_000;
/** The time before a failed write is tried again. */
export const RETRY_MS = 4_000;

type Pending = LogSoFar & { readonly entry: StoredEntry };

/** Writes entries one at a time, in order, and never drops one. */
export function createSaveQueue(parts: SaveQueueParts): SaveQueue {
  let pending: readonly Pending[] = [];
  let state: SaveState = { kind: 'saved' };
  let writing: Promise<void> | null = null;
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  /** The new ids of battles that another writer has continued differently. */
  const partedTo = new Map<string, string>();

  function become(next: SaveState): void {
    state = next;
    parts.onChange(next);
  }

  function stop(last: SaveState): void {
    // This comes before the listeners: a listener that retries or adds an entry must find the queue idle.
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
    // The late answer may still come: then it shows at once what a retry would find out.
    written.then(retry, retry);
    parts.reconnect();
    return { reason: 'silent', message: '' };
  }

  /**
   * Writes the entry in any case: with the whole battle if it was cleared, or as a course of its own if
   * another writer continued it.
   */
  async function bring(given: Pending): Promise<void> {
    const { entry, card } = addressed(given);
    const outcome = await parts.append(entry, card).catch(() => parts.append(entry, card));
    if (outcome !== 'conflict' && outcome !== 'gap') return;
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
    message: messageOf(error),
  };
}

/** Whether the write was answered in time. Rejects if it failed in time. */
function answeredInTime(written: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    written.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
