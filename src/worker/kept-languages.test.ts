import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLanguage } from './kept-languages';

const request = new Request('https://warledger.example/assets/languages/de-1.js');
const noRoom = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** A browser whose cache has what is named, and takes more or not. */
function browser({ kept = null as string | null, put = async () => {}, open = true, line = 'new' }) {
  const cache = { match: async () => kept && new Response(kept), put, add: put };
  vi.stubGlobal('caches', { open: async () => (open ? cache : noRoom()) });
  vi.stubGlobal('fetch', async () => {
    if (line === 'cut') throw new TypeError('Failed to fetch');
    return new Response(line, { status: line === 'gone' ? 404 : 200 });
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe('a file of a language', () => {
  it('is read from what is kept, and fetched where it is not', async () => {
    browser({ kept: 'old' });
    expect(await (await keepLanguage({ request })).text()).toBe('old');
    browser({});
    expect(await (await keepLanguage({ request })).text()).toBe('new');
  });

  it('is read all the same where the browser has no room to keep it', async () => {
    browser({ put: noRoom });
    expect(await (await keepLanguage({ request })).text()).toBe('new');
    browser({ open: false });
    expect(await (await keepLanguage({ request })).text()).toBe('new');
  });

  it('is missing without a connection, and is not kept where the server has none', async () => {
    browser({ line: 'cut' });
    expect((await keepLanguage({ request })).type).toBe('error');
    const put = vi.fn(async () => {});
    browser({ line: 'gone', put });
    expect((await keepLanguage({ request })).status).toBe(404);
    expect(put).not.toHaveBeenCalled();
  });
});
