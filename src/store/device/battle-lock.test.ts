import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { battleId } from '@/battle/state/ids';
import { createFakeTabs } from '@/testing/fake-tabs';
import { soleBattleLock } from '@/testing/sole-battle-lock';
import { type BattleLock, webBattleLock } from './battle-lock';

const ONE = battleId('one');
const OTHER = battleId('other');

/** A tab: its lock, and what it heard. */
function tab() {
  const lock = webBattleLock();
  const heard: string[] = [];
  const acquire = (id = ONE, take = false) =>
    lock.acquire(id, { take, onGained: () => heard.push('gained'), onLost: () => heard.push('lost') });
  return { lock, heard, acquire };
}

/** Lets everything happen that waits for nothing. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

const free = (lock: BattleLock, id = ONE) => lock.whileFree(id, async () => 'done');

describe('a battle in several tabs', () => {
  beforeEach(() => {
    const { locks, Channel } = createFakeTabs();
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('BroadcastChannel', Channel);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is written by the first of them, and by the next one when it lets go', async () => {
    const [first, second, third] = [tab(), tab(), tab()];
    expect([await first.acquire(), await second.acquire(), await third.acquire()]).toEqual([
      true,
      false,
      false,
    ]);
    expect([first.heard, second.heard, third.heard]).toEqual([[], [], []]);
    first.lock.release();
    await settle();
    expect([first.heard, second.heard, third.heard]).toEqual([[], ['gained'], []]);
    second.lock.release();
    await settle();
    expect([second.heard, third.heard]).toEqual([['gained'], ['gained']]);
  });

  it('is nobody’s concern who has another one open', async () => {
    const [first, second] = [tab(), tab()];
    expect([await first.acquire(ONE), await second.acquire(OTHER)]).toEqual([true, true]);
  });

  it('is taken over by who asks for it, and comes back when that tab lets go', async () => {
    const [first, second] = [tab(), tab()];
    await first.acquire();
    expect(await second.acquire(ONE, true)).toBe(true);
    await settle();
    expect([first.heard, second.heard]).toEqual([['lost'], []]);
    expect(await first.acquire()).toBe(false);
    second.lock.release();
    await settle();
    expect([first.heard, second.heard]).toEqual([['lost', 'gained'], []]);
  });

  it('is let go for the next battle that the tab opens', async () => {
    const [first, second] = [tab(), tab()];
    await first.acquire(ONE);
    await first.acquire(OTHER);
    await settle();
    expect(await second.acquire(ONE)).toBe(true);
    expect(first.heard).toEqual([]);
  });

  it('is not waited for any longer by a tab that has let go', async () => {
    const [first, second] = [tab(), tab()];
    await first.acquire();
    await second.acquire();
    second.lock.release();
    first.lock.release();
    await settle();
    expect([first.heard, second.heard]).toEqual([[], []]);
    expect(await free(first.lock)).toBe('done');
  });

  it('is worked on while no tab writes it, and left alone while one does', async () => {
    const [first, second] = [tab(), tab()];
    expect(await free(second.lock)).toBe('done');
    await first.acquire();
    expect(await free(second.lock)).toBeNull();
    expect(await free(second.lock, OTHER)).toBe('done');
    await expect(second.lock.whileFree(OTHER, () => Promise.reject(new Error('full')))).rejects.toThrow(
      'full',
    );
  });

  it('is announced to the other tabs, until they stop listening', () => {
    const [first, second] = [tab(), tab()];
    const heard: (string | null)[] = [];
    const stop = second.lock.onWritten((id) => heard.push(id));
    first.lock.onWritten((id) => heard.push(`own ${id}`));
    first.lock.announce(ONE);
    stop();
    first.lock.announce(OTHER);
    expect(heard).toEqual([ONE]);
  });
});

describe('a browser without locks between tabs', () => {
  afterEach(() => vi.unstubAllGlobals());
  const withLocks = (locks: unknown) => {
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('BroadcastChannel', undefined);
  };

  it('lets every tab write', async () => {
    withLocks(undefined);
    const [first, second] = [tab(), tab()];
    expect([await first.acquire(), await second.acquire()]).toEqual([true, true]);
    expect(await free(second.lock)).toBe('done');
    expect(() => {
      first.lock.announce(ONE);
      first.lock.onWritten(() => {})();
    }).not.toThrow();
  });

  it('or with ones that it refuses lets every tab write, and hears of no loss', async () => {
    withLocks({ request: () => Promise.reject(new DOMException('Blocked', 'SecurityError')) });
    const only = tab();
    expect(await only.acquire()).toBe(true);
    expect(await free(only.lock)).toBe('done');
    await settle();
    expect(only.heard).toEqual([]);
  });
});

it('a lock for one tab alone is always had', async () => {
  const lock = soleBattleLock();
  expect(await lock.acquire(ONE, { take: false, onGained: () => {}, onLost: () => {} })).toBe(true);
  expect(await free(lock)).toBe('done');
});
