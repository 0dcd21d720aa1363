import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleWords } from '@/words/battle-words';

/**
 * Logs written by versions 1 to 3 of the entry format, and their texts at that time: an old log must still
 * replay. The first fights two rounds; the second has split strikes and ends in the middle of a step; the
 * third is of version 2, with Look Out, Sir; the fourth is of version 3, with shooting attacks of infantry
 * and vehicles, some with weapons that got hot; the fifth is counted by points, to the choices after the check; the sixth
 * has a challenge in two rounds, with gambits, the focus by dice of the table, and its glory.
 */
const GOLDEN = [
  'assault-hh-1',
  'assault-split-hh-1',
  'assault-character-hh-1',
  'shooting-hh-1',
  'assault-hh-3',
  'challenge-hh-3',
] as const;

function opened(name: string): Ledger {
  const log = readFileSync(new URL(`./golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const { ledger, problems } = parseLog(log.map((line) => JSON.parse(line) as unknown));
  expect(problems).toEqual([]);
  return ledger ?? expect.fail('The golden log starts no battle');
}

it('an assault of the first version is read completely, with its rounds as they were closed', () => {
  const rounds = battleOf(opened('assault-hh-1')).combats[0]?.rounds;
  expect(rounds?.map(({ assault }) => assault?.outcome)).toMatchObject([
    { winner: 'a', because: 'wounds', wonBy: 9, a: { score: 11 }, b: { score: 2 } },
    { winner: 'a', because: 'wipedOut', a: { score: 2 }, b: { score: 0 } },
  ]);
});

it.each(GOLDEN)('%s reads turn by turn as in its golden text', async (name) => {
  const told = logByTurn(opened(name)).flatMap(({ turn, lines }) => [
    `Turn ${turn.gameTurn}, ${turn.side}`,
    ...lines.map(({ description }) => {
      const detail = battleWords.logDetail(description);
      return `  ${battleWords.logSentence(description)}${detail === null ? '' : ` (${detail})`}`;
    }),
  ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
});

it('shooting attacks are read completely, with the losses of both sides', () => {
  const combats = battleOf(opened('shooting-hh-1')).combats.filter(({ shotBy }) => shotBy);
  const costs = combats.map(({ rounds }) =>
    rounds[0]?.assault?.shot?.units.map(({ name, lost, hot = false }) => ({ name, lost, hot })),
  );
  expect(costs).toEqual([
    [
      { name: 'Mob', lost: 4, hot: false },
      { name: 'Squad', lost: 1, hot: true },
    ],
    [{ name: 'Tank', lost: 2, hot: false }],
    [
      { name: 'Rabble', lost: 0, hot: false },
      { name: 'Hot tank', lost: 1, hot: true },
    ],
  ]);
});

/* Blue: 1 Guard removed, and 6 models against 5: 2. Red: a vexilla, 1. The Sergeant's 9 - 1 = 8; 3 and 4 hold. */
it('a combat by points is read completely, with its rows, its check and what each unit did', () => {
  const { rounds = [] } = battleOf(opened('assault-hh-3')).combats[0] ?? {};
  expect(rounds[0]?.assault).toMatchObject({
    outcome: { winner: 'a', wonBy: 1, counted: 'points', a: { score: 2 }, b: { score: 1 } },
    check: { leadership: 9, target: 8, dice: [3, 4], passed: true },
  });
  expect(Object.values(rounds[0]?.assault?.aftermath ?? {}).map((one) => one?.label)).toEqual([
    'Hold',
    'Hold',
  ]);
  expect(rounds).toHaveLength(2);
});

/*
 * 5 + 1 and the better of 1 and 4 are 10, 4 + 1 and 3 are 8: Blue first. Then 6 and the worse of 2 and 5 are 8, and
 * 5 + 4, with a Wound lost and a miss on its guard, 9: Red first. Blue: 3 removed, most models, 2 + 1 glory: 7. Red:
 * 1 removed and a vexilla: 2. The Captain's Leadership fell with him: 8 - 5 = 3; 6 and 5 are Routed.
 */
it('a challenge in rounds is read completely, with its focus, its blows, its glory and its result', () => {
  const assault = battleOf(opened('challenge-hh-3')).combats[0]?.rounds[0]?.assault;
  expect(assault?.challenge?.duel).toMatchObject({
    rounds: [
      {
        gambits: { a: { id: 'seizeTheInitiative' }, b: { id: 'guardUp' } },
        focus: { way: 'typed', advantage: 'a', modifiers: { a: 6, b: 5 }, odds: { a: '161/191' } },
        struck: { a: 1, b: 0 },
      },
      {
        gambits: { a: { id: 'finishingBlow' }, b: { id: 'tauntAndBait' } },
        focus: { way: 'typed', advantage: 'b', modifiers: { a: 6, b: 5 }, odds: { a: '91/181' } },
        struck: { a: 1, b: 1 },
      },
    ],
    ended: { winner: 'a', glory: { a: 3, b: 0 } },
  });
  expect(assault).toMatchObject({
    outcome: { winner: 'a', wonBy: 5, counted: 'points', a: { score: 7 }, b: { score: 2 } },
    check: { leadership: 8, target: 3, dice: [6, 5], passed: false },
  });
});
