import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';

const file = (size: number, text: () => Promise<string>) => ({ size, text });

describe('a chosen file', () => {
  it('is read as text', async () => {
    expect(await readFile(file(3, async () => 'abc'))).toEqual({ ok: true, text: 'abc' });
  });

  it('is refused when it is empty, or larger than any backup, before it is read', async () => {
    const never = () => Promise.reject(new Error('read'));
    expect(await readFile(file(0, never))).toEqual({ ok: false, code: 'emptyFile' });
    expect(await readFile(file(200_000_001, never))).toEqual({ ok: false, code: 'tooLarge' });
  });

  it('is refused when the phone does not return it', async () => {
    const refuses = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readFile(file(5, refuses))).toEqual({ ok: false, code: 'unreadableFile' });
  });
});
