import type { ClubConnection, Connected } from '@/club/connection';

/** The ways to other phones that were joined by codes, by the battle that goes over them. */
export type PhoneLines = {
  /** Ends once another phone is heard, however long that takes, or that battle is shared no more. */
  connect(battleId: string): Promise<Connected>;
  /** Another phone is heard: so it is reached. Null again: it fell silent. */
  stand(battleId: string, make: (() => ClubConnection | null) | null): void;
  /** That battle is shared no more: who waits for another phone, and the way to it, end. */
  release(battleId: string): void;
  /** What ends with that battle's sharing, or where something else takes its place. */
  onRelease(battleId: string, call: () => void): void;
};

const NOBODY: Connected = { ok: false, failure: 'unreachable' };

/** No timer runs while nobody is joined: whoever connects waits for two players to scan. */
export function phoneLines(): PhoneLines {
  const makers = new Map<string, () => ClubConnection | null>();
  const waiting = new Map<string, (connected: Connected) => void>();
  const releases = new Map<string, () => void>();

  const made = (id: string): Connected | null => {
    const connection = makers.get(id)?.() ?? null;
    return connection && { ok: true, connection };
  };

  function answer(id: string, connected: Connected): void {
    const done = waiting.get(id);
    waiting.delete(id);
    done?.(connected);
  }

  return {
    connect(id) {
      answer(id, NOBODY);
      const connected = made(id);
      if (connected) return Promise.resolve(connected);
      return new Promise((done) => void waiting.set(id, done));
    },
    stand(id, make) {
      if (make === null) makers.delete(id);
      else makers.set(id, make);
      if (!waiting.has(id)) return;
      const connected = made(id);
      if (connected) answer(id, connected);
    },
    release(id) {
      makers.delete(id);
      answer(id, NOBODY);
      const release = releases.get(id);
      releases.delete(id);
      release?.();
    },
    onRelease(id, call) {
      releases.get(id)?.();
      releases.set(id, call);
    },
  };
}
