import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { openEnds } from '@/battle/review/open-ends';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { MarkerScore, Side } from '@/rules/index';
import { begun, played } from '@/testing/battles/battles';
import { battleScore } from './battle-score';

const HELD: MarkerScore = { held: true, line: 0, vanguard: 0, supportUnit: null, broken: 0 };

/** A battle in that mission, in Red's turn of that Game Turn: all turns of Blue, who began, have begun. */
const inTurn = (victoryRules: string, gameTurn: number): Ledger =>
  played(begun('hh-3', { ...EMPTY_SETUP, victoryRules }), {
    type: 'beginTurn',
    turn: { gameTurn, side: 'b' },
  });
const score = (
  side: Side,
  marker: number,
  gameTurn: number,
  by: Partial<MarkerScore> | null = {},
): Intent => ({
  type: 'scoreMarker',
  side,
  bonusId: 'objectivePoints',
  marker,
  gameTurn,
  to: by && { ...HELD, ...by },
});
const counter = (side: Side, to = true): Intent => ({ type: 'declareCounterOffensive', side, to });
const totals = (ledger: Ledger) => {
  const counted = battleScore(battleOf(ledger));
  return [counted?.a.total, counted?.b.total];
};
const refusal = (ledger: Ledger, intent: Intent) => {
  const decided = decide(ledger, intent);
  return decided.ok ? null : decided.refusal.code;
};

describe('markers scored in own turns', () => {
  it('give their value each turn, more for Line, and at most what Vanguard and Support Unit let them', () => {
    const heart = inTurn('heartOfBattle', 4);
    expect(totals(played(heart, score('a', 1, 1), score('a', 1, 2)))).toEqual([6, 0]);
    expect(totals(played(heart, score('b', 2, 2, { line: 2 })))).toEqual([0, 3]);
    expect(totals(played(heart, score('a', 1, 1, { vanguard: 3 })))).toEqual([1, 0]);
    expect(totals(played(heart, score('a', 1, 1, { supportUnit: 2 })))).toEqual([2, 0]);
  });

  it('give what Vanguard gives for a unit broken there, whoever holds the marker', () => {
    const heart = inTurn('heartOfBattle', 4);
    expect(totals(played(heart, score('a', 2, 3, { held: false, broken: 2 })))).toEqual([2, 0]);
    expect(totals(played(heart, score('a', 2, 3, { vanguard: 2, broken: 2 })))).toEqual([3, 0]);
  });

  it('fall by 1 with each scoring in Take and Hold, in the order of the game and not of the taps', () => {
    const hold = inTurn('takeAndHold', 4);
    // As in the case hh3-mission-points-02: 3, then 2 to the enemy, 1 with Line 1 and none: 3 + 2 of Blue.
    const blueLast = played(hold, score('b', 1, 2), score('a', 1, 3, { line: 1 }), score('a', 1, 1));
    expect(totals(blueLast)).toEqual([5, 2]);
    expect(refusal(blueLast, score('a', 1, 4))).toBe('markerGone');
    expect(refusal(blueLast, score('a', 2, 4))).toBeNull();
  });

  it('are doubled in the last turn for the side that declared a Counter Offensive', () => {
    const crucible = played(
      inTurn('crucibleOfWar', 4),
      score('b', 1, 3),
      score('b', 1, 4),
      score('b', 2, 4, { broken: 1 }),
      score('a', 3, 4),
    );
    expect(totals(crucible)).toEqual([2, 7]);
    expect(totals(played(crucible, counter('b')))).toEqual([2, 12]);
    expect(totals(played(crucible, counter('b'), { type: 'undo' }))).toEqual([2, 7]);
    expect(refusal(crucible, counter('b', false))).toBe('nothingChanged');
    expect(refusal(inTurn('crucibleOfWar', 3), counter('b'))).toBe('noCounterOffensive');
    expect(refusal(begun('hh-1'), counter('b'))).toBe('noCounterOffensive');
  });

  it('are not scored before the turn, twice alike, or where there is no marker', () => {
    const blues = played(begun('hh-3', { ...EMPTY_SETUP, victoryRules: 'takeAndHold' }));
    expect(refusal(blues, score('b', 1, 1))).toBe('turnStillToCome');
    expect(refusal(blues, score('a', 1, 2))).toBe('turnStillToCome');
    const scored = played(blues, score('a', 1, 1));
    expect(refusal(scored, score('a', 1, 1))).toBe('nothingChanged');
    expect(refusal(scored, score('a', 3, 1))).toBe('noSuchPlace');
    expect(refusal(scored, score('a', 1, 0))).toBe('noSuchPlace');
    expect(refusal(scored, score('a', 1, 1, { line: 10 }))).toBe('aboveMaximum');
    expect(refusal(scored, score('a', 1, 1, { line: -1 }))).toBe('belowZero');
    expect(refusal(scored, score('a', 1, 1, { broken: 0.5 }))).toBe('notAWholeNumber');
    expect(refusal(begun('hh-1'), score('a', 1, 1))).toBe('noSuchBonus');
    expect(refusal(scored, { type: 'countBonus', side: 'a', bonusId: 'objectivePoints', to: 5 })).toBe(
      'noSuchBonus',
    );
  });

  it('are taken back, and are asked for at the end until one was scored', () => {
    const blues = begun('hh-3', { ...EMPTY_SETUP, victoryRules: 'takeAndHold' });
    const scored = played(blues, score('a', 1, 1));
    const asked = (ledger: Ledger) => openEnds(battleOf(ledger)).some(({ kind }) => kind === 'places');
    expect([asked(blues), asked(scored)]).toEqual([true, false]);
    expect(totals(played(scored, score('a', 1, 1, null)))).toEqual([0, 0]);
    expect(totals(played(scored, { type: 'undo' }))).toEqual([0, 0]);
  });
});
