import { afterEach, expect, it, vi } from 'vitest';
import { chooseOrigin } from './socket-policy';

afterEach(() => void vi.unstubAllGlobals());

it('an address that the browser has no room to keep is not chosen, and the page hears so at once', async () => {
  const noRoom = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { open: async () => ({ put: noRoom, delete: noRoom }) });
  expect(await chooseOrigin('wss://club.example')).toBe(false);
  expect(await chooseOrigin(null)).toBe(false);
  vi.stubGlobal('caches', { open: noRoom });
  expect(await chooseOrigin('wss://club.example')).toBe(false);
});
