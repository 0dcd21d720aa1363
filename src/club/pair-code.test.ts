import { describe, expect, it } from 'vitest';
import { toBase64Url } from './bytes';
import { isPairText, nameOfFirst, type PairCode, pairHash, readPairCode } from './pair-code';

const fingerprint = Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + 5) % 256);
const FIRST: PairCode = {
  kind: 'first',
  ufrag: 'aB3+',
  pwd: 'abcdefghijklmnopqrstuv/+',
  fingerprint,
  candidates: [
    { host: '192.168.1.5', port: 51_234 },
    { host: '0f2c1a3b-4d5e-6f70-8192-a3b4c5d6e7f8.local', port: 65_535 },
    { host: 'fd00:0:0:0:0:0:12:abcd', port: 1 },
    { host: 'annas-phone.local', port: 9 },
  ],
};
const SECOND: PairCode = { ...FIRST, kind: 'second', answers: nameOfFirst(FIRST) };
const bytesOf = (hash: string) =>
  Uint8Array.from(atob(hash.slice(8).replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
const refusalOf = (text: string, kind: PairCode['kind']) => {
  const read = readPairCode(text, kind);
  return read.ok ? 'accepted' : read.refusal.code;
};

describe('the codes that join two phones', () => {
  it('come back as they were packed, behind whatever page', () => {
    expect(readPairCode(pairHash(FIRST), 'first')).toEqual({ ok: true, value: FIRST });
    expect(readPairCode(` https://a.example/b/#${pairHash(SECOND)}\n`, 'second')).toEqual({
      ok: true,
      value: SECOND,
    });
  });

  it('are some hundred bytes: one small QR code', () => {
    const one = { ...FIRST, candidates: FIRST.candidates.slice(1, 2) };
    expect(bytesOf(pairHash(one)).length).toBeLessThanOrEqual(102);
    expect(pairHash(one).length).toBeLessThan(150);
  });

  it('carry the six places of a phone that come first', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ host: `10.0.0.${index}`, port: 5_000 + index }));
    const read = readPairCode(pairHash({ ...FIRST, candidates: many }), 'first');
    expect(read.ok && read.value.candidates).toEqual(many.slice(0, 6));
  });

  it('read a short address of IPv6 as the whole one', () => {
    const short = { ...FIRST, candidates: [{ host: 'fd00::12:abcd', port: 1 }] };
    const read = readPairCode(pairHash(short), 'first');
    expect(read.ok && read.value.candidates).toEqual([FIRST.candidates[2]]);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Anna v Ben'],
    ['a link of a club', 'https://a.example/#/club/f/club.example/AAAA/BBBB'],
    ['a page', 'https://a.example/'],
  ])('are told from %s', (_, text) => {
    expect(isPairText(text)).toBe(false);
    expect(refusalOf(text, 'first')).toBe('pairForeign');
  });

  it('are refused cut off at any place, and with any letter changed', () => {
    const hash = pairHash(FIRST);
    for (let length = 8; length < hash.length; length += 1)
      expect(refusalOf(hash.slice(0, length), 'first'), `${length}`).toBe('pairDamaged');
    for (let at = 8; at < hash.length - 1; at += 1) {
      const letter = hash[at] === 'A' ? 'B' : 'A';
      expect(refusalOf(hash.slice(0, at) + letter + hash.slice(at + 1), 'first'), `${at}`).toBe(
        'pairDamaged',
      );
    }
    expect(refusalOf(`${hash}AAAA`, 'first')).toBe('pairDamaged');
    expect(refusalOf(`${hash}!`, 'first')).toBe('pairDamaged');
  });

  it('are refused of a version after this one', () => {
    expect(refusalOf(`/club/p/${toBase64Url(sealed([0x20, 1, 2, 3]))}`, 'first')).toBe('pairNewer');
  });

  it.each([
    ['of an unknown kind', [0x15, ...fingerprint]],
    ['of no version', [0x00, ...fingerprint, 4, 65, 66, 67, 68, 4, 65, 66, 67, 68, 0]],
    ['with a name that breaks a line', [0x10, ...fingerprint, 4, 65, 13, 10, 68, 4, 65, 66, 67, 68, 0]],
    [
      'with a place of an unknown kind',
      [0x10, ...fingerprint, 4, 65, 66, 67, 68, 4, 65, 66, 67, 68, 1, 7, 1, 1],
    ],
    [
      'with a name that is none',
      [0x10, ...fingerprint, 4, 65, 66, 67, 68, 4, 65, 66, 67, 68, 1, 3, 1, 32, 1, 1],
    ],
    ['with more behind it', [0x10, ...fingerprint, 4, 65, 66, 67, 68, 4, 65, 66, 67, 68, 0, 0]],
  ])('are refused %s, though nothing was lost on the way', (_, body) => {
    expect(refusalOf(`/club/p/${toBase64Url(sealed(body))}`, 'first')).toBe('pairDamaged');
  });

  it('are refused in the place of each other', () => {
    expect(refusalOf(pairHash(FIRST), 'second')).toBe('pairFirst');
    expect(refusalOf(pairHash(SECOND), 'first')).toBe('pairSecond');
  });
});

/** A body with its check, as a phone would pack it. */
function sealed(body: readonly number[]): Uint8Array {
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, ~crc >>> 0);
  return Uint8Array.from([...body, ...check]);
}
