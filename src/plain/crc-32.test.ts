import { describe, expect, it } from 'vitest';
import { crc32 } from './crc-32';

describe('the checksum', () => {
  it.each([
    ['', '00000000'],
    ['123456789', 'cbf43926'],
    ['The quick brown fox jumps over the lazy dog', '414fa339'],
    ['a', 'e8b7be43'],
  ])('of %j is the published %s', (text, sum) => {
    expect(crc32(text)).toBe(sum);
  });

  it('is taken over UTF-8', () => {
    // Python: zlib.crc32('Schlächter 剣'.encode())
    expect(crc32('Schlächter 剣')).toBe('56b25c0a');
  });
});
