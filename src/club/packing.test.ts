import fc from 'fast-check';
import { deflateSync, Inflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes';
import { DEFLATED } from './deflated';
import { type Packing, STORED, stored, textOfStored } from './packing';

/** As every phone of before unpacks what it hears. */
function asBefore(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  new Inflate((piece) => void pieces.push(piece)).push(packed, true);
  return Buffer.concat(pieces);
}

/** Whether both hold the same bytes; the matcher of the runner takes seconds for a long text. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

const anyText = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.integer({ min: 900, max: 1_100 }).map((length) => new Uint8Array(length).fill(7)),
  fc.constantFrom(65_534, 65_535, 65_536, 131_070, 131_071).map((length) => new Uint8Array(length).fill(9)),
);

describe.each<[string, Packing]>([
  ['stored', STORED],
  ['deflated', DEFLATED],
])('a text that is %s', (_, packing) => {
  it('unpacks to itself, on phones of before too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const packed = packing.pack(text);
        const read = [packing.unpack(packed), asBefore(packed), DEFLATED.unpack(packed)];
        expect(read.map((one) => isSame(one, text))).toEqual([true, true, true]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('stored blocks', () => {
  it('are none where a byte is missing, left over or turned, or the text was made smaller', () => {
    const packed = stored(utf8('{"says":"charge"}'));
    for (let length = 0; length < packed.length; length += 1)
      expect(textOfStored(packed.subarray(0, length))).toBeNull();
    expect(textOfStored(Uint8Array.from([...packed, 0]))).toBeNull();
    for (let index = 0; index < 5; index += 1) {
      const turned = packed.slice();
      turned[index] = (turned[index] ?? 0) ^ 0x10;
      expect(textOfStored(turned)).toBeNull();
    }
    expect(textOfStored(deflateSync(utf8('aaaaaaaaaaaa')))).toBeNull();
    expect(() => STORED.unpack(deflateSync(utf8('aaaaaaaaaaaa')))).toThrow();
  });

  it('hold a tap in its own length and 5 bytes, and a long text by a club in less', () => {
    expect(DEFLATED.pack(utf8('x'.repeat(900)))).toHaveLength(905);
    expect(DEFLATED.pack(utf8('x'.repeat(2_000))).length).toBeLessThan(100);
  });
});
