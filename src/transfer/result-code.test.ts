import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureOf } from './code-picture';
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
