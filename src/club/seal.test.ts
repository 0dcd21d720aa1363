import { gcm } from '@noble/ciphers/aes.js';
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url, utf8 } from './bytes';
import { DEFLATED } from './deflated';
import { type Packing, STORED } from './packing';
import { MAX_RUN_BYTES, MAX_RUN_ENTRIES, readRun, sealRun } from './run';
import { seal, unseal } from './seal';

const KEY = 'AbcdefghijklmnopqrstUA';
const OTHER_KEY = 'BbcdefghijklmnopqrstUA';
const SUBJECT = 'b.channel.1';
let drawn = 0;
/** Chance that is none: each draw differs from the one before. */
const random = (count: number) => {
  drawn += 1;
  return Uint8Array.from({ length: count }, (_, index) => (drawn * 31 + index) % 256);
};

/** A text that hardly packs, always another one. */
let state = 1;
const noise = (length: number) =>
  Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');

/** Any bytes, sealed as a phone would. */
function sealedBytes(bytes: Uint8Array): Uint8Array {
  const nonce = random(12);
  const sealed = gcm(fromBase64Url(KEY) as Uint8Array, nonce, utf8(SUBJECT)).encrypt(bytes);
  return Uint8Array.from([...nonce, ...sealed]);
}

describe.each<[string, Packing]>([
  ['by a club', DEFLATED],
  ['from phone to phone', STORED],
])('a message sealed %s', (_, packing) => {
  it('opens with its key under its subject, and says what was sealed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const sent = JSON.parse(JSON.stringify(value)) as unknown;
        expect(unseal(seal(sent, KEY, SUBJECT, random, packing), KEY, SUBJECT, packing)).toEqual(sent);
      }),
      { numRuns: 50 },
    );
  });

  it('opens with no other key and under no other subject', () => {
    const message = seal({ says: 'charge' }, KEY, SUBJECT, random, packing);
    expect(unseal(message, OTHER_KEY, SUBJECT, packing)).toBeUndefined();
    expect(unseal(message, KEY, 'b.channel.2', packing)).toBeUndefined();
  });

  it('does not open once a single bit of it was changed, or a byte is missing', () => {
    const message = seal({ says: 'charge' }, KEY, SUBJECT, random, packing);
    for (let index = 0; index < message.length; index += 1) {
      const changed = message.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(unseal(changed, KEY, SUBJECT, packing)).toBeUndefined();
    }
    for (let length = 0; length < message.length; length += 1)
      expect(unseal(message.subarray(0, length), KEY, SUBJECT, packing)).toBeUndefined();
  });
});

describe('a message sealed by a club', () => {
  it('says nothing where it holds no packed text, no JSON, or text that unpacks to more than a message ever has', () => {
    const huge = deflateSync(utf8(`"${'x'.repeat(5_000_000)}"`));
    expect(huge.length).toBeLessThan(10_000);
    for (const bytes of [
      utf8('not packed'),
      deflateSync(utf8('{"cut":')),
      deflateSync(new Uint8Array([0xff, 0xfe])),
      // JSON but for its text, which is none: a quoted byte, and one in a name.
      deflateSync(new Uint8Array([0x22, 0xff, 0x22])),
      deflateSync(new Uint8Array([...utf8('{"a'), 0xc3, ...utf8('":1}')])),
      huge,
    ])
      expect(unseal(sealedBytes(bytes), KEY, SUBJECT, DEFLATED)).toBeUndefined();
  });

  it('shows the operator a different text each time', () => {
    expect(toBase64Url(seal('x', KEY, SUBJECT, random, DEFLATED))).not.toBe(
      toBase64Url(seal('x', KEY, SUBJECT, random, DEFLATED)),
    );
  });
});

describe('a run of entries', () => {
  const entries = (count: number, says = '') =>
    Array.from({ length: count }, (_, index) => ({ seq: index + 1, says: `${says}${index}` }));
  const run = (list: readonly { readonly seq: number }[]) => ({
    logId: 'battle-1',
    before: null,
    entries: list,
  });

  it('holds 400 entries at most', () => {
    const sealed = sealRun(run(entries(1_000)), KEY, SUBJECT, random, DEFLATED);
    expect(sealed?.upto).toBe(MAX_RUN_ENTRIES);
    expect(readRun(sealed?.message ?? new Uint8Array(), KEY, SUBJECT, DEFLATED)?.entries).toEqual(
      entries(400),
    );
  });

  it('is cut until it fits a message, and is none where one entry alone does not', () => {
    const large = entries(8).map((entry) => ({ ...entry, says: noise(40_000) }));
    const sealed = sealRun(run(large), KEY, SUBJECT, random, DEFLATED);
    expect(sealed?.message.length).toBeLessThanOrEqual(MAX_RUN_BYTES);
    expect(sealed?.upto).toBe(2);
    expect(readRun(sealed?.message ?? new Uint8Array(), KEY, SUBJECT, DEFLATED)?.entries).toEqual(
      large.slice(0, 2),
    );
    expect(sealRun(run(entries(1, noise(200_000))), KEY, SUBJECT, random, DEFLATED)).toBeNull();
  });

  it.each([
    ['no entries', { v: 1, logId: 'b', before: null, entries: [] }],
    ['a gap', { v: 1, logId: 'b', before: null, entries: [{ seq: 1 }, { seq: 3 }] }],
    ['an entry twice', { v: 1, logId: 'b', before: null, entries: [{ seq: 1 }, { seq: 1 }] }],
    ['entry zero', { v: 1, logId: 'b', before: null, entries: [{ seq: 0 }] }],
    ['half an entry', { v: 1, logId: 'b', before: null, entries: [{ seq: 1.5 }] }],
    ['another version', { v: 2, logId: 'b', before: null, entries: [{ seq: 1 }] }],
    ['no log', { v: 1, logId: '', before: null, entries: [{ seq: 1 }] }],
    ['a list', [1, 2]],
    ['nothing', null],
  ])('with %s is none, though it was sealed with the key', (_, value) => {
    expect(readRun(seal(value, KEY, SUBJECT, random, DEFLATED), KEY, SUBJECT, DEFLATED)).toBeNull();
  });
});
