import type { BattleId } from '@/battle/state/ids';
import { openTabChannel } from './tab-channel';

/** Lets one tab write a battle while others only read it. */
export type BattleLock = {
  /**
   * Tries to become the battle's writer; `take` takes it from the tab that has it. Returns false if another
   * tab writes: then `onGained` is called when that tab releases it. `onLost` is called when another tab
   * takes over.
   */
  acquire(id: BattleId, options: AcquireOptions): Promise<boolean>;
  release(): void;
  /**
   * Runs `work` while no tab writes the battle, and returns its result; null without running it if a tab
   * does.
   */
  whileFree<Value>(id: BattleId, work: () => Promise<Value>): Promise<Value | null>;
  /** Tells other tabs that a battle has a new entry. */
  announce(id: BattleId): void;
  /**
   * Calls back when another tab has written a battle, or (null) may have written any of them; returns a
   * function to stop.
   */
  onWritten(heard: (id: BattleId | null) => void): () => void;
};

type AcquireOptions = { readonly take: boolean; readonly onGained: () => void; readonly onLost: () => void };

/**
 * A lock with Web Locks and a channel between tabs. If the browser has none (plain http) or refuses them
 * (blocked site data), every tab may write, and the key of an entry refuses the second writer.
 */
export function webBattleLock(): BattleLock {
  const locks: LockManager | undefined = navigator.locks;
  const channel = openTabChannel();
  let abandon = new AbortController();

  function hold(
    name: string,
    request: 'ifFree' | 'whenFree' | 'take',
    onHeld: () => void,
    onLost: () => void,
  ) {
    const { signal } = abandon;
    const requests: Record<typeof request, LockOptions> = {
      ifFree: { ifAvailable: true },
      whenFree: { signal },
      take: { steal: true },
    };
    return new Promise<boolean>((resolve) => {
      const held = (lock: Lock | null) => {
        resolve(lock !== null);
        if (!lock || signal.aborted) return undefined;
        onHeld();
        return new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      };
      locks?.request(name, requests[request], held).catch((error: unknown) => {
        // The browser refuses locks: then every tab may write.
        if (!isAbort(error)) return resolve(true);
        if (!signal.aborted) onLost();
        resolve(false);
      });
    });
  }

  return {
    async acquire(id, { take, onGained, onLost }) {
      abandon.abort();
      abandon = new AbortController();
      if (!locks) return true;
      const name = nameOf(id);
      const mine = await hold(name, take ? 'take' : 'ifFree', () => {}, onLost);
      if (!mine) void hold(name, 'whenFree', onGained, onLost);
      return mine;
    },
    release: () => abandon.abort(),
    async whileFree(id, work) {
      if (!locks) return work();
      let asked = false;
      const ask = (lock: Lock | null) => {
        asked = true;
        return lock ? work() : null;
      };
      try {
        return await locks.request(nameOf(id), { ifAvailable: true }, ask);
      } catch (error) {
        if (asked) throw error;
        return work();
      }
    },
    announce: (id) => channel?.tell(id),
    onWritten: (heard) => channel?.onTold(heard) ?? (() => {}),
  };
}

function nameOf(id: BattleId): string {
  return `warledger.battle.${id}`;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
