import { afterEach, expect, it, vi } from 'vitest';
import { askToKeepStorage, readStorageState } from './persistence';

afterEach(() => vi.unstubAllGlobals());

it('says that the browser does not say, on plain http', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readStorageState()).toEqual({ answer: 'unknown', usedBytes: null, quotaBytes: null });
  expect(await askToKeepStorage()).toBe('unknown');
});

it('passes on what the browser promises, and how much room there is', async () => {
  const storage = {
    persisted: async () => false,
    persist: async () => true,
    estimate: async () => ({ usage: 2_000, quota: 5_000_000 }),
  };
  vi.stubGlobal('navigator', { storage });
  expect(await readStorageState()).toEqual({ answer: 'notKept', usedBytes: 2_000, quotaBytes: 5_000_000 });
  expect(await askToKeepStorage()).toBe('kept');
});

it('takes a browser that throws for one that does not say', async () => {
  const refuse = () => Promise.reject(new Error('private window'));
  vi.stubGlobal('navigator', { storage: { persisted: refuse, persist: refuse, estimate: refuse } });
  expect(await readStorageState()).toEqual({ answer: 'unknown', usedBytes: null, quotaBytes: null });
  expect(await askToKeepStorage()).toBe('unknown');
});
