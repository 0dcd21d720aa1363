import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { correctionQuestion } from '@/battle/log/correction-question';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { answered, begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { expectToLast, first, roundNow, totals } from '@/testing/battles/scenes';
import { battleWords } from '@/words/battle-words';
import { askedLost } from './row-stays';

const stays = (side: 'a' | 'b', rowId = 'extraRanks'): Intent => ({
  type: 'sayRowStays',
  combatId: FIRST_COMBAT,
  side,
  rowId,
});
const asked = (of: Ledger) => {
  const { combat, round } = roundNow(of);
  return askedLost(battleOf(of), combat, round).map(({ side, rowId }) => `${side} ${rowId}`);
};
const code = (of: Ledger, intent: Intent) => {
  const decision = decide(of, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};

/** Three ranks of Red, and Blue in their flank, all by hand. */
const flanked = played(
  begun('wfb-6'),
  { type: 'openCombat' },
  answered('b', 'extraRanks', 3),
  answered('a', 'flank', 1),
);
const kept = played(flanked, stays('b'));

describe('ranks that may be lost to a flank entered by hand', () => {
  it('are asked about until the players say that they stay, also after a reload', () => {
    expect(asked(flanked)).toEqual(['b extraRanks']);
    expect(asked(kept)).toEqual([]);
    expect(totals(kept)).toEqual(totals(flanked));
    expectToLast(kept);
  });

  it('are asked about again once that is undone', () => {
    expect(asked(played(kept, { type: 'undo' }))).toEqual(['b extraRanks']);
    expect(asked(played(kept, { type: 'undo' }, { type: 'redo' }))).toEqual([]);
  });

  it('are asked about again once the enemy enters another flank or a rear, and in the next round', () => {
    expect(asked(played(kept, answered('a', 'rear', 1)))).toEqual(['b extraRanks']);
    expect(asked(played(kept, answered('a', 'flank', 0), answered('a', 'flank', 1)))).toEqual([
      'b extraRanks',
    ]);
    expect(asked(played(kept, first.close, first.next))).toEqual(['b extraRanks']);
  });

  it('are not asked about again for what has nothing to do with it', () => {
    expect(asked(played(kept, answered('a', 'extraRanks', 2), counted('a', 'wounds', 2)))).toEqual([]);
    expect(asked(played(kept, answered('b', 'extraRanks', 2)))).toEqual([]);
  });

  it('stay for one side at a time', () => {
    const both = played(flanked, answered('a', 'extraRanks', 1), answered('b', 'rear', 1));
    expect(asked(played(both, stays('a')))).toEqual(['b extraRanks']);
    expect(asked(played(both, stays('a'), stays('b')))).toEqual([]);
  });

  it('are not said to stay twice, where nobody asks, or in a closed round', () => {
    expect(code(kept, stays('b'))).toBe('nothingChanged');
    expect(code(flanked, stays('a'))).toBe('nothingChanged');
    expect(code(flanked, stays('b', 'standard'))).toBe('nothingChanged');
    expect(code(played(flanked, first.close), stays('b'))).toBe('roundClosed');
    expect(code(begun('hh-1'), { ...stays('b') })).not.toBe('accepted');
  });

  it('are told in the log, and can be taken back there', () => {
    const line = logByTurn(kept).at(-1)?.lines.at(-1);
    expect(line && battleWords.logSentence(line.description)).toBe('Rank Bonus stays, Red');
    expect(correctionQuestion(kept, [kept.entries.at(-1)?.seq ?? 0])?.kind).toBe('never');
  });
});

it('a log in which ranks stayed reads as it was written, turn by turn', async () => {
  const log = readFileSync(new URL('./golden/ranks-stay-wfb-6.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const { ledger, problems } = parseLog(log.map((line) => JSON.parse(line) as unknown));
  expect(problems).toEqual([]);
  if (!ledger) throw new Error('The golden log starts no battle');
  expect(asked(ledger)).toEqual([]);
  const told = logByTurn(ledger).flatMap(({ lines }) =>
    lines.map(({ description, undone }) => {
      const detail = battleWords.logDetail(description);
      return `${undone ? '(undone) ' : ''}${battleWords.logSentence(description)}${detail === null ? '' : ` (${detail})`}`;
    }),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('./golden/ranks-stay-wfb-6.txt');
});

describe('Proper Ranks of which part may be lost to a facing entered by hand', () => {
  const surrounded = played(
    begun('t9a-3'),
    { type: 'openCombat' },
    answered('b', 'properRanks', 3),
    answered('a', 'facings', 1),
  );
  const left = (ranks: number): Intent => ({ ...stays('b', 'properRanks'), left: ranks }) as Intent;

  it.each([0, 1, 3])('are what the players say is left, in one gesture: %i', (ranks) => {
    expect(asked(surrounded)).toEqual(['b properRanks']);
    const said = played(surrounded, left(ranks));
    expect(asked(said)).toEqual([]);
    expect(totals(said)).toEqual([2, ranks]);
    expectToLast(said);
    expect(totals(played(said, { type: 'undo' }))).toEqual([2, 3]);
  });

  it('are refused as more than there are, or as no number of ranks', () => {
    expect(code(surrounded, left(4))).toBe('aboveMaximum');
    expect(code(surrounded, left(-1))).toBe('belowZero');
    expect(code(surrounded, left(0.5))).toBe('notAWholeNumber');
    expect(code(flanked, { ...stays('b'), left: 1 } as Intent)).toBe('aboveMaximum');
  });
});
