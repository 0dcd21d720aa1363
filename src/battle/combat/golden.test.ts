import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { stands } from '@/testing/battles/nerve';
import { NERVE_SCENES, unitCalled } from '@/testing/battles/nerve-scenes';
import { battleWords } from '@/words/battle-words';

/**
 * Logs of battles of damage against Nerve as version 3 of the entry format wrote them, one for each scene, and
 * their texts: an old log must still replay.
 */
const GOLDEN = ['shooting-kow-4', 'damage-kow-4', 'charge-kow-4', 'markers-kow-4'] as const;

function opened(name: string): Ledger {
  const log = readFileSync(new URL(`./golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const { ledger, problems } = parseLog(log.map((line) => JSON.parse(line) as unknown));
  expect(problems).toEqual([]);
  return ledger ?? expect.fail('The golden log starts no battle');
}

describe.each(GOLDEN.map((name, index) => ({ name, scene: NERVE_SCENES[index] })))(
  '$name',
  ({ name, scene }) => {
    it('ends as its scene', () => {
      const ledger = opened(name);
      for (const [unit, expected] of Object.entries(scene?.end ?? expect.fail('no scene'))) {
        expect([unit, ...stands(ledger, unitCalled(ledger, unit))]).toEqual([unit, ...expected]);
      }
    });

    it('reads turn by turn as in its golden text', async () => {
      const told = logByTurn(opened(name)).flatMap(({ turn, lines }) => [
        `Turn ${turn.gameTurn}, ${turn.side}`,
        ...lines.map(({ description }) => {
          const detail = battleWords.logDetail(description);
          return `  ${battleWords.logSentence(description)}${detail === null ? '' : ` (${detail})`}`;
        }),
      ]);
      await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
    });
  },
);
