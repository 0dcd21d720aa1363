import { expect, test } from 'vitest';
import type { LogLine } from '@/battle/describe/log-lines';
import { logByTurn } from '@/battle/describe/log-lines';
import type { Intent } from '@/battle/log/intent';
import { combatId } from '@/battle/state/ids';
import { begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';
import { byCombat } from './by-combat';

const count = (combat: string, by: number): Intent => ({
  ...(counted('a', 'healthPointsLost', by) as Extract<Intent, { type: 'count' }>),
  combatId: combatId(combat),
});

const second: Intent = { type: 'openCombat' };

const linesOf = (...intents: readonly Intent[]): readonly LogLine[] =>
  logByTurn(played(begun(), ...intents)).flatMap(({ lines }) => lines);

test('consecutive lines of one combat form a group, in the same order', () => {
  const lines = linesOf(count('c1', 2), { type: 'closeRound', combatId: FIRST_COMBAT }, second);
  const groups = byCombat(lines);
  expect(groups.flatMap((group) => group.lines)).toEqual(lines);
  const inFirst = groups.find(({ combat }) => combat?.number === 1);
  expect(inFirst?.lines.map(({ description }) => description.key)).toEqual(
    expect.arrayContaining(['counted', 'roundClosed']),
  );
});

test('lines of no combat have no title', () => {
  const [began] = byCombat(linesOf());
  expect(began?.combat).toBeNull();
});

test('under the title of its combat a line names only the round', () => {
  const [closed] = linesOf(count('c1', 2), { type: 'closeRound', combatId: FIRST_COMBAT }).filter(
    ({ description }) => description.key === 'counted',
  );
  if (!closed) throw new Error('Nothing was counted');
  expect(battleWords.logDetail(closed.description)).toMatch(/^Combat 1, round 1 · /);
  expect(battleWords.logDetail(closed.description, true)).toMatch(/^round 1 · /);
});
