import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createDeflateRaw } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32OfBytes } from '@/plain/crc-32';
import { pixelsOf } from '@/testing/code-pixels';
import { fromBase45, toBase45 } from './base-45';
import { CODE_NEWS, type Collection, collect, NO_CODES, progressOf } from './code-collection';
import { readCode, writeFrame } from './code-frame';
import { pictureOf } from './code-picture';
import { fromParts, toCodes } from './code-series';
import { readPicture } from './read-picture';

const RUNS = 10_000;
const BATTLE = readFileSync('src/testing/backups/version-1-battles.jsonl', 'utf8');

function codesOf(text: string): readonly string[] {
  const codes = toCodes(text);
  if (!codes) throw new Error('Too large for codes');
  return codes;
}

const CODES = codesOf(BATTLE);
/** Those of them that hold the battle; the others make lost ones good. */
const FRAMES = CODES.filter((code) => code.startsWith('WL1:'));
const OTHER_BATTLE = BATTLE.replaceAll('Anna', 'Otto');
const OTHERS = codesOf(OTHER_BATTLE);
/** A text that packs badly, so that its series is long. */
const LONG = Array.from({ length: 9_000 }, (_, at) =>
  String.fromCharCode(33 + ((at * at * 31) % 8_011)),
).join('');

/** What comes of codes seen one after the other: the text, once there is one, and the news of each. */
function seen(codes: readonly string[]) {
  let collection: Collection = NO_CODES;
  const news = [];
  const texts = [];
  for (const code of codes) {
    const collected = collect(collection, code);
    collection = collected.collection;
    news.push(collected.news);
    if (collected.text !== null) texts.push(collected.text);
  }
  return { collection, news, texts };
}

describe('letters for bytes', () => {
  it('are as the standard has them', () => {
    expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0');
    expect(fromBase45('QED8WEX0')).toEqual(new TextEncoder().encode('ietf!'));
  });

  it('give back any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(fromBase45(toBase45(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['A', 'a00', 'GGW', ':::', '00Ä'])('%j is refused', (text) => {
    expect(fromBase45(text)).toBeNull();
  });
});

describe('a battle by codes', () => {
  it('arrives as it was sent, whatever its order, and however often a code is seen', () => {
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray([...CODES], { minLength: CODES.length }),
        fc.array(fc.constantFrom(...CODES)),
      )
      .map(([all, again]) => [...again, ...all]);
    fc.assert(
      fc.property(anyOrder, (codes) => {
        expect(seen(codes).texts).toEqual([BATTLE]);
      }),
    );
  });

  it('says how many codes were read, and which are missing', () => {
    const { collection, news } = seen([CODES[3] ?? '', CODES[0] ?? '', CODES[3] ?? '']);
    expect(news).toEqual(['added', 'added', 'repeated']);
    expect(progressOf(collection)).toEqual({
      read: 2,
      total: FRAMES.length,
      missing: FRAMES.map((_, index) => index + 1).filter((number) => number !== 1 && number !== 4),
    });
    expect(progressOf(NO_CODES)).toBeNull();
  });

  it('among the codes of another battle arrives all the same, and the other too', () => {
    const mixed = CODES.flatMap((code, index) => [code, OTHERS[index] ?? '']);
    const { news, texts } = seen(mixed);
    expect(news[1]).toBe('otherSeries');
    expect(texts).toContain(BATTLE);
    expect(texts).toHaveLength(2);
  });

  it('goes on after codes that have nothing to do with it', () => {
    const { news, texts } = seen(['otherwise', 'WL3:ABC', 'WL1:ABC', 'WL2:ABC', ...CODES]);
    expect(news.slice(0, 4)).toEqual(['foreign', 'newer', 'damaged', 'damaged']);
    expect(texts).toEqual([BATTLE]);
  });

  it('whose parts were forged is dropped, and can be read anew', () => {
    const forged = FRAMES.map((code, index) => {
      const read = readCode(code);
      if (read.kind !== 'frame') throw new Error(read.kind);
      return writeFrame(index === 2 ? { ...read.frame, part: read.frame.part.toReversed() } : read.frame);
    });
    const { collection, news } = seen(forged);
    expect(news.at(-1)).toBe('broken');
    expect(collection).toEqual(NO_CODES);
    expect(seen([...forged, ...CODES]).texts).toEqual([BATTLE]);
  });

  it('arrives by small dots too, in half as many codes that a phone can still read', () => {
    const small = toCodes(LONG, 'small') ?? [];
    expect(small.length).toBeLessThan(codesOf(LONG).length / 2 + 1);
    for (const code of small) expect(pictureOf(code).size).toBeLessThanOrEqual(89 + 8);
    expect(seen(small).texts).toEqual([LONG]);
  });

  it('arrives where the size of the dots was changed half-way', () => {
    const small = toCodes(LONG, 'small') ?? [];
    const large = codesOf(LONG);
    expect(seen([...small.slice(0, small.length / 2), ...large]).texts).toEqual([LONG]);
    expect(seen([...large.slice(0, large.length / 2), ...small]).texts).toEqual([LONG]);
  });

  it('arrives without any one of its codes', () => {
    for (const lost of CODES) {
      expect(seen(CODES.filter((code) => code !== lost)).texts).toEqual([BATTLE]);
    }
  });

  it('arrives without a stretch of its codes, as long as the spare ones are as many', () => {
    const codes = codesOf(LONG);
    const frames = codes.filter((code) => code.startsWith('WL1:'));
    const spare = codes.length - frames.length;
    expect(spare).toBeGreaterThan(2);
    for (let from = 0; from + spare <= frames.length; from += 1) {
      const lost = frames.slice(from, from + spare);
      expect(seen(codes.filter((code) => !lost.includes(code)).toReversed()).texts).toEqual([LONG]);
    }
    const tooMany = frames.slice(0, spare + 1);
    expect(seen(codes.filter((code) => !tooMany.includes(code))).texts).toEqual([]);
  });

  it('arrives by the codes of an app that made no spare ones', () => {
    expect(seen(FRAMES).texts).toEqual([BATTLE]);
  });

  it('that would unpack to a gigabyte is refused before it grows', async () => {
    const deflate = createDeflateRaw({ level: 9 });
    const packed: Uint8Array[] = [];
    deflate.on('data', (chunk: Uint8Array) => packed.push(chunk));
    const megabyte = new Uint8Array(1_000_000);
    for (let written = 0; written < 1_000; written += 1) {
      if (!deflate.write(megabyte)) await once(deflate, 'drain');
    }
    deflate.end();
    await once(deflate, 'end');
    const bomb = Buffer.concat(packed);
    const before = process.resourceUsage().maxRSS;
    expect(fromParts(crc32OfBytes(bomb), [bomb])).toBeNull();
    const grownMegabytes = (process.resourceUsage().maxRSS - before) / 1_000;
    expect(grownMegabytes).toBeLessThan(250);
  });

  it('fits codes of at most 65 dots a side, which are read from their picture', () => {
    for (const code of CODES) {
      const picture = pictureOf(code);
      expect(picture.size).toBeLessThanOrEqual(65 + 8);
      expect(readPicture(pixelsOf(picture, 4))).toBe(code);
    }
  });

  it('of any size arrives', () => {
    const noise = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * at * 31 + at * 7) % 8_011))).join('');
    const codes = codesOf(noise(200_000));
    expect(seen(codes).texts).toEqual([noise(200_000)]);
  });
});

it('no code, however damaged, throws or brings a wrong text', () => {
  const anyChange = fc.oneof(
    fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, text]) => (code: string) => {
      const place = at % (code.length + 1);
      return code.slice(0, place) + text + code.slice(place + 1);
    }),
    fc.nat().map((at) => (code: string) => code.slice(0, at % code.length)),
    fc.string({ unit: 'binary' }).map((text) => () => text),
    fc.string().map((text) => () => `WL1:${text}`),
    fc.constantFrom(...OTHERS).map((other) => () => other),
    fc.uint8Array({ maxLength: 40 }).map((part) => () => writeFrame({ series: 1, index: 0, total: 1, part })),
  );
  const anyDamaged = fc.tuple(fc.constantFrom(...CODES), anyChange).map(([code, change]) => change(code));
  const [last = '', ...others] = CODES;
  fc.assert(
    fc.property(fc.array(anyDamaged, { maxLength: 4 }), (damaged) => {
      const { news, texts } = seen([...others, ...damaged, last]);
      for (const one of news) expect(CODE_NEWS).toContain(one);
      for (const text of texts) expect([BATTLE, OTHER_BATTLE]).toContain(text);
      expect(texts).toContain(BATTLE);
    }),
    { numRuns: RUNS },
  );
}, 60_000);

it('no picture throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4 * 900, maxLength: 4 * 900 }), (data) => {
      expect(readPicture({ width: 30, height: 30, data })).toBeNull();
    }),
    { numRuns: 200 },
  );
});
