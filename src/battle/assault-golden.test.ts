import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { battleWords } from '@/words/battle-words';
import { battleOf } from './ledger';
import { logByTurn } from './log-lines';
import { parseLog } from './parse-entry';

/** Two rounds as they were written when assaults could first be fought: an old log must still replay. */
const stored = readFileSync(new URL('./golden/assault-hh-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown);

it('an assault of the first days is read whole, with its rounds as they were closed', () => {
  const { ledger, problems } = parseLog(stored);
  expect(problems).toEqual([]);
  const rounds = ledger && battleOf(ledger).combats[0]?.rounds;
  expect(rounds?.map(({ assault }) => assault?.outcome)).toMatchObject([
    { winner: 'a', because: 'wounds', wonBy: 9, a: { score: 11 }, b: { score: 2 } },
    { winner: 'a', because: 'wipedOut', a: { score: 2 }, b: { score: 0 } },
  ]);
});

it('an assault is told in sentences, turn by turn, as it was agreed', async () => {
  const { ledger } = parseLog(stored);
  if (!ledger) throw new Error('The golden log starts no battle');
  const told = logByTurn(ledger).flatMap(({ turn, lines }) => [
    `Turn ${turn.gameTurn}, ${turn.side}`,
    ...lines.map(({ description }) => {
      const detail = battleWords.logDetail(description);
      return `  ${battleWords.describe(description)}${detail === null ? '' : ` (${detail})`}`;
    }),
  ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('golden/assault-hh-1.txt');
});
