/** Web Locks and a channel as the tabs of one browser share them, for tests. */
export function createFakeTabs(): { readonly locks: LockManager; readonly Channel: typeof BroadcastChannel } {
  type Held = { readonly end: (error: Error | null) => void };
  const held = new Map<string, Held>();
  const waiting = new Map<string, (() => void)[]>();
  const channels = new Set<Channel>();

  function next(name: string): void {
    const [first, ...others] = waiting.get(name) ?? [];
    waiting.set(name, others);
    first?.();
  }

  async function grant(name: string, work: LockGrantedCallback<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own: Held = {
        end(error) {
          if (held.get(name) === own) held.delete(name);
          if (error) reject(error);
          else next(name);
        },
      };
      held.set(name, own);
      Promise.resolve(work({ name, mode: 'exclusive' })).then(
        (value) => {
          if (held.get(name) === own) own.end(null);
          resolve(value);
        },
        (error: unknown) => {
          if (held.get(name) === own) own.end(null);
          reject(error);
        },
      );
    });
  }

  function request(name: string, options: LockOptions, work: LockGrantedCallback<unknown>): Promise<unknown> {
    if (options.steal) {
      held.get(name)?.end(new DOMException('Stolen', 'AbortError'));
      return grant(name, work);
    }
    if (!held.has(name)) return grant(name, work);
    if (options.ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const turn = () => {
        if (options.signal?.aborted) return next(name);
        resolve(grant(name, work));
      };
      waiting.set(name, [...(waiting.get(name) ?? []), turn]);
      options.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
  }

  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    close(): void {
      channels.delete(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels) {
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }

  return {
    locks: { request } as unknown as LockManager,
    Channel: Channel as unknown as typeof BroadcastChannel,
  };
}
