import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { SIDES } from '@/rules/index';
import { begun, FOUGHT_EDITIONS, played, randomPlay } from '@/testing/battles/battles';
import { handOverWords } from '@/words/hand-over-words';
import { battleResult } from './result';

/** Every line of the side's Victory Points as the page shows it, and the last line, which is the total. */
function shownLines(ledger: Ledger, side: 'a' | 'b') {
  const result = battleResult(ledger);
  const field = handOverWords.result.fields(result).find(({ id }) => id === `lines.${side}`);
  return { result, shown: field?.shown.split('\n') ?? [] };
}

test.each(FOUGHT_EDITIONS)(
  'the lines of a side add up to its Victory Points, whatever is played: $id',
  (edition) => {
    fc.assert(
      fc.property(randomPlay(edition, 60), (ledgers) => {
        const ledger = ledgers.at(-1) ?? ledgers[0];
        for (const side of SIDES) {
          const { result, shown } = shownLines(ledger, side);
          const { victoryPoints } = result.sides[side];
          const sum = result.lines[side].reduce((points, line) => points + line.points, 0);
          expect(sum).toBe(victoryPoints ?? 0);
          expect(shown).toHaveLength(result.lines[side].length === 0 ? 0 : result.lines[side].length + 1);
        }
      }),
      { numRuns: 30 },
    );
  },
);

test('what the players agreed on is a line of its own, with its reason', () => {
  const agreed = played(begun('t9a-2'), { type: 'agreePoints', to: { a: 120, b: 0, reason: 'by hand' } });
  const { result, shown } = shownLines(agreed, 'a');
  expect(result.lines.a).toEqual([{ of: 'by hand', points: 120, reason: null }]);
  expect(shown).toEqual([expect.stringMatching(/by hand: \+120$/), 'Total: 120']);
});
