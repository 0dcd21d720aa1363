import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { combatOf } from '@/battle/state/battle';
import { latestRound, testOf } from '@/battle/state/combat';
import { answered, begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { loserOf, standingTest } from './standing-test';

const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
const place = { combatId: FIRST_COMBAT, side: 'b', unitId: null } as const;
const discipline = (answer: number | null): Intent => ({
  type: 'answerBreakTest',
  ...place,
  inputId: 'discipline',
  answer,
});
const said = (held: boolean): Intent => ({ type: 'sayBreakTest', ...place, held });

function round(ledger: Ledger) {
  const combat = combatOf(battleOf(ledger), FIRST_COMBAT);
  const latest = combat && latestRound(combat);
  if (!latest) throw new Error('no round');
  return latest;
}

const test = (ledger: Ledger) => testOf(round(ledger), 'b', null);

function standing(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = combatOf(battle, FIRST_COMBAT);
  const loser = combat && loserOf(battle, combat, round(ledger));
  if (!combat || !loser) throw new Error('nobody tests');
  return standingTest(battle, combat, round(ledger), { ...loser, unitId: null });
}

function refusal(ledger: Ledger, intent: Intent) {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

/** Red has lost by 3. */
const beaten = played(begun(), counted('b', 'healthPointsLost', 3));

describe('the break test of the losing side', () => {
  it('needs Discipline less the difference: 8 − 3 is 5 or less, 10 of 36', () => {
    expect(standing(played(beaten, discipline(8))).result).toMatchObject({ target: 5, holdIn36: 10 });
  });

  it('proposes Steadfast from the ranks of the score, and a tap overrides it', () => {
    const deep = played(beaten, discipline(8), answered('b', 'fullRanks', 1));
    expect(standing(deep).result).toMatchObject({ target: 8, conditions: ['steadfast'] });
    const overridden = played(deep, { type: 'answerBreakTest', ...place, inputId: 'fullRanks', answer: 0 });
    expect(standing(overridden).result.conditions).toEqual([]);
    const followed = played(overridden, {
      type: 'answerBreakTest',
      ...place,
      inputId: 'fullRanks',
      answer: null,
    });
    expect(standing(followed).result.conditions).toEqual(['steadfast']);
  });

  it('is recorded with the difference, the target and the odds of that moment', () => {
    expect(test(played(beaten, discipline(8), said(true))).taken).toEqual({
      kind: 'roll',
      difference: 3,
      target: 5,
      odds: '5/18',
      rolls: null,
      held: true,
    });
  });

  it('rolled by the app uses the second roll only for a re-roll', () => {
    const roll: Intent = { type: 'rollBreakTest', ...place, rolls: [9, 4] };
    expect(test(played(beaten, discipline(8), roll)).taken).toMatchObject({ rolls: [9], held: false });
    const standard: Intent = { type: 'answerBreakTest', ...place, inputId: 'battleStandard', answer: true };
    expect(test(played(beaten, discipline(8), standard, roll)).taken).toMatchObject({
      rolls: [9, 4],
      held: true,
    });
  });

  it('is not rolled before its value is entered, but the players may say how it went', () => {
    expect(refusal(beaten, { type: 'rollBreakTest', ...place, rolls: [7, 7] })).toBe('valueMissing');
    expect(test(played(beaten, said(false))).taken).toMatchObject({ target: null, odds: null, held: false });
  });

  it('can be taken after the round is closed, and again when the difference has changed since', () => {
    expect(test(played(beaten, discipline(8), close, said(false))).taken?.held).toBe(false);
    const worse = played(beaten, discipline(8), said(true), counted('b', 'healthPointsLost', 1), said(false));
    expect(test(worse).taken).toMatchObject({ difference: 4, held: false });
  });

  it('is nobody’s on a tie, and never the winner’s', () => {
    expect(refusal(begun(), said(true))).toBe('noBreakTest');
    expect(refusal(beaten, { ...said(true), side: 'a' } as Intent)).toBe('noBreakTest');
  });

  it('is undone as one gesture', () => {
    expect(test(played(beaten, said(false), { type: 'undo' })).taken).toBeNull();
  });

  it('keeps what was entered for the unit in the next round, and forgets the result', () => {
    const next = played(beaten, discipline(8), said(true), close, {
      type: 'beginRound',
      combatId: FIRST_COMBAT,
    });
    expect(test(next)).toMatchObject({ answers: { discipline: 8 }, taken: null });
  });
});

describe('flight and pursuit', () => {
  const pursue = (fleeTotal: number, pursuitTotal: number | null): Intent => ({
    type: 'resolvePursuit',
    ...place,
    fleeTotal,
    pursuitTotal,
  });
  const broken = played(beaten, said(false));

  it('destroys the fleeing side when the pursuers roll equal or higher', () => {
    expect(test(played(broken, pursue(7, 7))).pursuit?.caught).toBe(true);
    expect(test(played(broken, pursue(7, 6))).pursuit?.caught).toBe(false);
    expect(test(played(broken, pursue(7, null))).pursuit?.caught).toBe(false);
  });

  it('has totals up to 36 inches, and pursuers up to Unit Strength 999', () => {
    expect([pursue(36, 36), pursue(37, 36), pursue(36, 37)].map((intent) => refusal(broken, intent))).toEqual(
      [null, 'aboveMaximum', 'aboveMaximum'],
    );
    const pursuers = (pursuersUnitStrength: number) =>
      refusal(broken, { ...pursue(7, 7), pursuersUnitStrength } as Intent);
    expect([0, 999, 1000, -1, 1.5].map(pursuers)).toEqual([
      null,
      null,
      'aboveMaximum',
      'aboveMaximum',
      'aboveMaximum',
    ]);
  });

  it('is refused for a side that held, and for totals that no dice give', () => {
    expect(refusal(played(beaten, said(true)), pursue(7, 7))).toBe('notBroken');
    expect(refusal(broken, pursue(-1, 7))).toBe('belowZero');
    expect(refusal(broken, pursue(7.5, 7))).toBe('notAWholeNumber');
    expect(refusal(broken, pursue(7, 99))).toBe('aboveMaximum');
  });
});
