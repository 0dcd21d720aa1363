import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, FIRST_COMBAT, FOUGHT_EDITIONS, played, randomPlay, withArmies } from '@/testing/battles';
import type { Battle } from './battle';
import { combatRecords } from './combat-record';
import type { BattleOutcome, RoundOutcome } from './event';
import { battleOf, type Ledger } from './ledger';
import { roundByTodaysRules, scoreByTodaysRules } from './todays-rules';

const loss = counted('b', 'healthPointsLost', 3);
const close = { type: 'closeRound', combatId: FIRST_COMBAT } as const;
const end = { type: 'finishBattle', winner: 'a', confirmed: { a: false, b: false } } as const;

function closed(): { battle: Battle; outcome: RoundOutcome } {
  const battle = battleOf(played(withArmies('t9a-2'), loss, close));
  const outcome = battle.combats[0]?.rounds[0]?.outcome;
  if (!outcome) throw new Error('Not closed');
  return { battle, outcome };
}

describe('a closed round by today’s rules', () => {
  it('says nothing where they agree with the record', () => {
    const { battle, outcome } = closed();
    expect(roundByTodaysRules(battle, outcome)).toBeNull();
  });

  it('says what today’s sheet makes of the recorded answers where the record has other points', () => {
    const { battle, outcome } = closed();
    const lines = outcome.a.lines.map((line) =>
      line.rowId === 'healthPointsLost' ? { ...line, points: 2 } : line,
    );
    const older: RoundOutcome = { ...outcome, a: { ...outcome.a, total: 2, lines } };
    expect(roundByTodaysRules(battle, older)).toMatchObject({
      a: { total: 3 },
      result: { kind: 'won', winner: 'a', by: 3 },
    });
  });

  it('notices a line that is gone even where the totals agree', () => {
    const { battle, outcome } = closed();
    const renamed = outcome.a.lines.map((line) => ({ ...line, rowId: `${line.rowId}Then` }));
    expect(roundByTodaysRules(battle, { ...outcome, a: { ...outcome.a, lines: renamed } })).not.toBeNull();
  });

  it('does not mind a renamed word', () => {
    const { battle, outcome } = closed();
    const lines = outcome.a.lines.map((line) => ({ ...line, label: 'As it was called then' }));
    expect(roundByTodaysRules(battle, { ...outcome, a: { ...outcome.a, lines } })).toBeNull();
  });
});

describe('the score of a finished battle by today’s rules', () => {
  it('says nothing while the battle runs, and where it agrees with the record', () => {
    expect(scoreByTodaysRules(battleOf(withArmies('t9a-2')))).toBeNull();
    expect(scoreByTodaysRules(battleOf(played(withArmies('t9a-2'), end)))).toBeNull();
  });

  it('says today’s figures where the record has others', () => {
    const battle = battleOf(played(withArmies('t9a-2'), end));
    const { score } = battle.outcome as BattleOutcome;
    if (!score) throw new Error('No score');
    const victoryPoints = { ...score.victoryPoints, a: { ...score.victoryPoints.a, total: 999 } };
    const older = {
      ...battle,
      outcome: { ...(battle.outcome as BattleOutcome), score: { ...score, victoryPoints } },
    };
    expect(scoreByTodaysRules(older)?.victoryPoints.a.total).toBe(0);
  });
});

describe('the record of the combats', () => {
  it('leaves out what was opened and never fought', () => {
    const ledger = played(withArmies('t9a-2'), loss, close, { type: 'openCombat' });
    expect(combatRecords(ledger).map(({ number }) => number)).toEqual([1]);
  });

  it('names everybody who fought in a combat, those who fell in it too', () => {
    const armies = withArmies('t9a-2');
    const [spearmen, knights] = battleOf(armies).units.map(({ unit }) => unit.id);
    if (!spearmen || !knights) throw new Error('No units');
    const engage = (...unitIds: (typeof spearmen)[]) =>
      ({ type: 'engageUnits', combatId: FIRST_COMBAT, unitIds }) as const;
    const ledger = played(
      armies,
      engage(spearmen, knights),
      loss,
      { type: 'changeHealth', unitId: knights, by: -12 },
      close,
      { type: 'beginRound', combatId: FIRST_COMBAT },
      loss,
    );
    expect(combatRecords(ledger)[0]?.a).toEqual(['Spearmen', 'Knights']);
  });

  it('knows the entry that closed a round, the last one where it was closed again', () => {
    const ledger = played(withArmies('t9a-2'), loss, close, { type: 'undo' }, close);
    expect(combatRecords(ledger)[0]?.rounds[0]).toMatchObject({ closedBy: 7, seqs: [4, 5, 7] });
  });

  it.each(FOUGHT_EDITIONS)('of $id is never other by today’s rules when it was made today', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        for (const { rounds } of combatRecords(ledger)) {
          for (const { today, assault } of rounds) {
            expect(today).toBeNull();
            expect(assault?.today ?? null).toBeNull();
          }
        }
      }),
    );
  });
});
