import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleReport } from '@/battle/report/report';
import { battleResult } from '@/battle/report/result';
import { FOUGHT_EDITIONS, randomPlay } from '@/testing/battles/battles';
import { handOverWords } from '@/words/hand-over-words';
import { markdown } from './markdown';
import { plainText } from './plain-text';

const { report, result } = handOverWords;

describe.each(FOUGHT_EDITIONS)('any battle of $name', (edition) => {
  it('can be reported completely, as text and as Markdown, and its result exported', () => {
    fc.assert(
      fc.property(randomPlay(edition, 80), (ledgers) => {
        const ledger = ledgers.at(-1) ?? ledgers[0];
        const blocks = report.blocks(battleReport(ledger));
        const texts = [plainText(blocks), markdown(blocks), result.text(battleResult(ledger))];
        for (const text of texts) {
          expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
          expect(text).not.toMatch(/^[-#>]\s*$/m);
        }
      }),
      { numRuns: 25 },
    );
  });
});
