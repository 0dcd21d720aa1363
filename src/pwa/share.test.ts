import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareText, copyText, shareable, shareFile, shareText } from './share';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type: string) => new File(['text'], name, { type });
const browser = (parts: Record<string, unknown>) => vi.stubGlobal('navigator', parts);

describe('sharing', () => {
  it('takes the first file that the browser would share', () => {
    browser({ canShare: ({ files }: { files: File[] }) => files[0]?.type === 'text/plain' });
    const plain = file('report.txt', 'text/plain');
    expect(shareable([file('report.md', 'text/markdown'), plain])).toBe(plain);
    expect(shareable([file('report.md', 'text/markdown')])).toBeNull();
  });

  it('is not offered by a browser without a share sheet', () => {
    browser({});
    expect(shareable([file('report.txt', 'text/plain')])).toBeNull();
    expect(canShareText()).toBe(false);
  });

  it('says whether it was shared, closed by the player, or not possible', async () => {
    const share = vi.fn(async () => {});
    browser({ share });
    const plain = file('report.txt', 'text/plain');
    expect(await shareFile(plain)).toBe('shared');
    expect(await shareText('A report', 'text')).toBe('shared');
    expect(share.mock.calls).toEqual([[{ files: [plain] }], [{ title: 'A report', text: 'text' }]]);
    browser({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await shareFile(plain)).toBe('cancelled');
    browser({ share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    expect(await shareFile(plain)).toBe('unable');
  });
});

describe('copying', () => {
  it('puts the text on the clipboard', async () => {
    const writeText = vi.fn(async () => {});
    browser({ clipboard: { writeText } });
    expect(await copyText('13 : 7')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('13 : 7');
  });

  it('says so where there is no clipboard, as on plain http, or it is not allowed', async () => {
    browser({});
    expect(await copyText('13 : 7')).toBe(false);
    browser({ clipboard: { writeText: async () => Promise.reject(new Error('denied')) } });
    expect(await copyText('13 : 7')).toBe(false);
  });
});
