import { describe, expect, test } from 'vitest';
import type { Engagement, Propose } from './engagement';
import { effectiveAnswers, overriddenRows, proposeRound } from './propose-round';
import type { ScoreSheet } from './score-sheet';

const source = { at: 'a rulebook', standing: 'text' } as const;
const counter = (id: string, counted?: 'beforeAttacks') => ({
  id,
  label: id,
  source,
  input: 'counter' as const,
  unit: { one: id, other: id },
  score: { kind: 'each' as const, pointsEach: 1 },
  nextRound: 'keep' as const,
  ...(counted && { counted }),
});
const sheet: ScoreSheet = {
  name: 'Score',
  rows: [counter('lost'), counter('ranks', 'beforeAttacks'), counter('strength')],
  casualties: 'lost',
  verdict: { tie: 'draw' },
};
const propose: Propose = ({ units }) => {
  const unitIds = units.map(({ id }) => id);
  const answers = { ranks: units.length, strength: units.length };
  const open = ['ranks', 'strength'].map((rowId) => ({
    side: 'a' as const,
    rowId,
    reason: 'bothSurrounded' as const,
    unitIds,
  }));
  return { a: answers, b: answers, open };
};
const of = (...ids: string[]): Engagement => ({
  units: ids.map((id) => ({ id, side: 'a' as const })),
  contacts: [],
});

describe('the proposals of a round', () => {
  const proposed = proposeRound(sheet, propose, { roundBegan: of('x', 'y', 'z'), now: of('x') });

  test('freeze what is counted before the attacks, and follow the fight in all else', () => {
    expect(proposed.a).toEqual({ ranks: 3, strength: 1 });
    expect(proposed.b).toEqual({ ranks: 3, strength: 1 });
  });

  test('say what is open from the moment that counts', () => {
    expect(proposed.open).toEqual([
      { side: 'a', rowId: 'ranks', reason: 'bothSurrounded', unitIds: ['x', 'y', 'z'] },
      { side: 'a', rowId: 'strength', reason: 'bothSurrounded', unitIds: ['x'] },
    ]);
  });
});

describe('the answers that count', () => {
  const proposed = { ranks: 3, strength: 20 };

  test('are the player’s own before the proposal, and null follows the proposal', () => {
    expect(effectiveAnswers(proposed, { ranks: 2, strength: null, lost: 4 })).toEqual({
      ranks: 2,
      strength: 20,
      lost: 4,
    });
    expect(effectiveAnswers(proposed, { ranks: 0 })).toEqual({ ranks: 0, strength: 20 });
  });

  test('override a proposal only where they differ from one', () => {
    expect(overriddenRows(proposed, { ranks: 2, strength: 20, lost: 4 })).toEqual(['ranks']);
    expect(overriddenRows(proposed, { ranks: null })).toEqual([]);
  });
});
