import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClub } from '@/testing/fake-club';
import { connectClub } from './connection';

const LOGIN = { pass: 'r.secret', channel: 'channel' };

async function connected() {
  const club = createFakeClub();
  const opening = connectClub(LOGIN, { url: 'wss://club.example', wsFactory: club.wsFactory });
  await vi.advanceTimersByTimeAsync(100);
  const opened = await opening;
  if (!opened.ok) expect.fail(opened.failure);
  let isClosed = false;
  void opened.connection.closed.then(() => {
    isClosed = true;
  });
  return { club, isClosed: () => isClosed };
}

afterEach(() => vi.useRealTimers());

describe('a connection to a club', () => {
  it.each([0, 1_000, 3_900])(
    'that is cut without a word %i ms after the last one is known to be cut within 10 s',
    async (quietMs) => {
      vi.useFakeTimers();
      const { club, isClosed } = await connected();
      await vi.advanceTimersByTimeAsync(60_000 + quietMs);
      expect(isClosed()).toBe(false);
      club.isSilent = true;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(isClosed()).toBe(true);
    },
  );
});
