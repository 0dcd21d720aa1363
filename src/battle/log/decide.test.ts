import { describe, expect, it } from 'vitest';
import { scoreOf } from '@/battle/combat/combat-score';
import { combatOf } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { combatId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { answered, begun, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { decide } from './decide';
import type { Intent } from './intent';
import { battleOf, type Ledger, nextUndo } from './ledger';

const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
const next: Intent = { type: 'beginRound', combatId: FIRST_COMBAT };
const end: Intent = { type: 'endCombat', combatId: FIRST_COMBAT };

function round(ledger: Ledger) {
  const combat = combatOf(battleOf(ledger), FIRST_COMBAT);
  const latest = combat && latestRound(combat);
  if (!latest) throw new Error('no round');
  return latest;
}

function totals(ledger: Ledger) {
  const battle = battleOf(ledger);
  const combat = combatOf(battle, FIRST_COMBAT);
  if (!combat) throw new Error('no combat');
  const { a, b, result } = scoreOf(battle, combat, round(ledger));
  return { a: a.total, b: b.total, result };
}

function refusal(ledger: Ledger, intent: Intent) {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

/** Spearmen against knights in their flank, as the rulebook's worked combat has it. */
const spearmenAgainstKnights = [
  answered('a', 'fullRanks', 4),
  answered('a', 'standards', 1),
  answered('a', 'charge', true),
  counted('b', 'healthPointsLost', 3),
  answered('b', 'flank', 'withoutFullRank'),
  answered('b', 'standards', 2),
  counted('a', 'healthPointsLost', 5),
] as const;

describe('the worked combat of The Ninth Age 2', () => {
  it('is a tie that both sides win, 8 to 8', () => {
    expect(totals(played(begun(), ...spearmenAgainstKnights))).toEqual({
      a: 8,
      b: 8,
      result: { kind: 'bothWin' },
    });
  });

  it('is won by Blue by 1 when Red loses one Health Point more', () => {
    const ledger = played(begun(), ...spearmenAgainstKnights, counted('b', 'healthPointsLost', 1));
    expect(totals(ledger)).toEqual({
      a: 9,
      b: 8,
      result: { kind: 'won', winner: 'a', by: 1, because: 'score' },
    });
  });

  it('counts at most 3 of 5 excess Health Points in a Duel', () => {
    const ledger = played(begun(), ...spearmenAgainstKnights, answered('a', 'overkill', 5));
    expect(totals(ledger).a).toBe(11);
  });
});

describe('a round', () => {
  it('keeps ranks, standards and flank for the next one, and clears casualties, charge and overkill', () => {
    const ledger = played(begun(), ...spearmenAgainstKnights, answered('b', 'overkill', 1), close, next);
    expect(round(ledger)).toMatchObject({
      number: 2,
      outcome: null,
      answers: { a: { fullRanks: 4, standards: 1 }, b: { flank: 'withoutFullRank', standards: 2 } },
    });
    expect(totals(ledger)).toMatchObject({ a: 4, b: 3 });
  });

  it('records its lines when it is closed, and cannot be answered any more', () => {
    const ledger = played(begun(), ...spearmenAgainstKnights, close);
    expect(round(ledger).outcome?.a.lines.find((line) => line.rowId === 'fullRanks')).toMatchObject({
      label: 'Rank Bonus',
      points: 3,
      detail: { key: 'each', count: 4, free: 1, cap: 3 },
    });
    expect(refusal(ledger, counted('a', 'healthPointsLost', 1))).toBe('roundClosed');
    expect(refusal(ledger, close)).toBe('roundClosed');
  });

  it('records who agreed before it was closed, each side once, and asks nobody', () => {
    const closedBy = (confirmedBy?: readonly ('a' | 'b')[]) => {
      const asked = { type: 'closeRound', combatId: FIRST_COMBAT } as const;
      const agreed = confirmedBy === undefined ? asked : { ...asked, confirmedBy };
      return played(begun(), agreed).entries.at(-1)?.events[0];
    };
    expect(closedBy(['b', 'a', 'b'])).toMatchObject({ type: 'roundClosed', confirmedBy: ['a', 'b'] });
    expect(closedBy(['b'])).toMatchObject({ confirmedBy: ['b'] });
    expect(closedBy([])).not.toHaveProperty('confirmedBy');
    expect(closedBy()).not.toHaveProperty('confirmedBy');
  });

  it('does not begin before the one before it is closed', () => {
    expect(refusal(begun(), next)).toBe('roundOpen');
  });

  it('that was touched is settled when its combat ends; one that was not leaves no result', () => {
    const ended = played(begun(), counted('a', 'healthPointsLost', 1), end);
    expect(round(ended).outcome?.b.total).toBe(1);
    expect(round(played(begun(), end)).outcome).toBeNull();
    expect(refusal(ended, counted('a', 'healthPointsLost', 1))).toBe('combatEnded');
  });
});

describe('counting', () => {
  it('gives back down to 0 and not below', () => {
    const ledger = played(begun(), counted('a', 'healthPointsLost', 2), counted('a', 'healthPointsLost', -5));
    expect(round(ledger).answers.a).toEqual({ healthPointsLost: 0 });
    expect(refusal(ledger, counted('a', 'healthPointsLost', -1))).toBe('nothingChanged');
  });

  it('stops at the highest count with the reason', () => {
    const ledger = played(begun(), answered('a', 'healthPointsLost', 999));
    expect(decide(ledger, counted('a', 'healthPointsLost', 1))).toEqual({
      ok: false,
      refusal: { code: 'aboveMaximum', values: { max: 999 } },
    });
  });
});

describe('refusals', () => {
  it.each([
    ['a fraction', answered('a', 'fullRanks', 1.5), 'notAWholeNumber'],
    ['a negative count', answered('a', 'fullRanks', -1), 'belowZero'],
    ['a number for a toggle', answered('a', 'charge', 1), 'notYesOrNo'],
    ['an option that does not exist', answered('a', 'flank', 'sideways'), 'notAnOption'],
    [
      'a note of 81 letters',
      answered('a', 'otherModifiers', { points: 1, note: 'x'.repeat(81) }),
      'noteTooLong',
    ],
    ['a combat that is not there', { ...close, combatId: combatId('c99') } as Intent, 'noSuchCombat'],
    ['Game Turn 0', { type: 'beginTurn', turn: { gameTurn: 0, side: 'a' } } as Intent, 'turnOutOfRange'],
    ['Game Turn 21', { type: 'beginTurn', turn: { gameTurn: 21, side: 'a' } } as Intent, 'turnOutOfRange'],
    [
      'a phase the turn does not have',
      { type: 'beginTurn', turn: { gameTurn: 1, side: 'a', phase: 9 } } as Intent,
      'noSuchPhase',
    ],
    ['undo at the start', { type: 'undo' } as Intent, 'nothingToUndo'],
    ['redo of nothing', { type: 'redo' } as Intent, 'nothingToRedo'],
    [
      'a name of 41 letters',
      { type: 'changeSetup', setup: { ...EMPTY_SETUP, a: { player: 'x'.repeat(41), army: '' } } } as Intent,
      'nameTooLong',
    ],
    [
      'army points of zero',
      { type: 'changeSetup', setup: { ...EMPTY_SETUP, armyPoints: 0 } } as Intent,
      'armyPointsOutOfRange',
    ],
  ])('%s is refused as %s', (_, intent, code) => {
    expect(refusal(begun(), intent)).toBe(code);
  });

  it('nothing but undo is possible after the end of the battle', () => {
    const ended = played(begun(), {
      type: 'finishBattle',
      winner: 'a',
      confirmed: { a: true, b: false },
    });
    expect(refusal(ended, { type: 'openCombat' })).toBe('battleFinished');
    expect(battleOf(played(ended, { type: 'undo' })).outcome).toBeNull();
  });
});

describe('reopening', () => {
  it('is taken back by undo like any gesture, and the end before it by another', () => {
    const reopened = played(
      begun(),
      { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } },
      { type: 'reopenBattle' },
    );
    expect(battleOf(reopened).outcome).toBeNull();
    const ended = played(reopened, { type: 'undo' });
    expect(battleOf(ended).outcome?.winner).toBe('a');
    expect(battleOf(played(ended, { type: 'undo' })).outcome).toBeNull();
    expect(refusal(begun(), { type: 'reopenBattle' })).toBe('notFinished');
  });
});

describe('undo', () => {
  it('takes back a whole gesture: a held tap of 3 at once', () => {
    const ledger = played(begun(), counted('a', 'healthPointsLost', 1), counted('a', 'healthPointsLost', 3));
    expect(round(played(ledger, { type: 'undo' })).answers.a).toEqual({ healthPointsLost: 1 });
  });

  it('leaves nothing to redo once something else was done', () => {
    const ledger = played(
      begun(),
      answered('a', 'charge', true),
      { type: 'undo' },
      answered('b', 'charge', true),
    );
    expect(refusal(ledger, { type: 'redo' })).toBe('nothingToRedo');
  });

  it('never takes back the start of the battle', () => {
    expect(nextUndo(begun())).toBeUndefined();
  });

  it('gives the next combat an id of its own when one was undone', () => {
    const ledger = played(begun(), { type: 'openCombat' }, { type: 'undo' }, { type: 'openCombat' });
    const opened = ledger.entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'combatOpened' ? [event.combatId] : [])),
    );
    expect(new Set(opened).size).toBe(3);
    expect(battleOf(ledger).combats.map((combat) => combat.number)).toEqual([1, 2]);
  });
});
