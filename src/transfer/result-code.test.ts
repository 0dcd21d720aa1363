import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixelsOf } from '@/testing/code-pixels';
import { pictureOf } from './code-picture';
import { readPicture } from './read-picture';
import { fromResultCode, MAX_RESULT_BYTES, toResultCode } from './result-code';

it('a result is plain text, which any camera shows, and is known again', () => {
  const code = toResultCode(['Player, Blue: Anna', 'Victory Points, Blue: 1200']);
  expect(code).toBe('Warledger result\nPlayer, Blue: Anna\nVictory Points, Blue: 1200');
  expect(fromResultCode(code)).toEqual(['Player, Blue: Anna', 'Victory Points, Blue: 1200']);
});

it('a line is one line, whatever was typed into it', () => {
  expect(fromResultCode(toResultCode(['Margin: very\nlarge\r\n']))).toEqual(['Margin: very large']);
});

it.each(['', 'Warledger', 'Warledger result', 'WL1:ABC', 'Dear diary\nWarledger result'])(
  '%j is no result',
  (code) => {
    expect(fromResultCode(code)).toBeNull();
  },
);

it('the largest result is read from its picture, letter by letter', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `Spieler ${line}: Jürgen Żółć 🐲 ${'x'.repeat(12)}`);
  const code = toResultCode(lines);
  expect(new TextEncoder().encode(code).length).toBeGreaterThan(MAX_RESULT_BYTES - 60);
  expect(readPicture(pixelsOf(pictureOf(code), 3))).toBe(code);
});

it('whatever is in it, a result fits one code of at most 1,200 bytes', () => {
  const anyLines = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(anyLines, (lines) => {
      const code = toResultCode(lines);
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(MAX_RESULT_BYTES);
      expect(pictureOf(code).size).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
