import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { Battle } from '@/battle/state/battle';
import type { BattleOutcome, RoundOutcome } from '@/battle/state/records';
import { assaultNow, fighters, groupNamed, inAssault } from '@/testing/battles/assaults';
import {
  begun,
  counted,
  FIRST_COMBAT,
  FOUGHT_EDITIONS,
  played,
  randomPlay,
  withArmies,
} from '@/testing/battles/battles';
import { combatRecords } from './combat-record';
import { assaultByTodaysRules, roundByTodaysRules, scoreByTodaysRules } from './todays-rules';

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

  it('says the result of today’s sheet for the recorded answers if the record has other points', () => {
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

  it('notices a missing line even if the totals agree', () => {
    const { battle, outcome } = closed();
    const renamed = outcome.a.lines.map((line) => ({ ...line, rowId: `${line.rowId}Then` }));
    expect(roundByTodaysRules(battle, { ...outcome, a: { ...outcome.a, lines: renamed } })).not.toBeNull();
  });

  it('ignores a renamed word', () => {
    const { battle, outcome } = closed();
    const lines = outcome.a.lines.map((line) => ({ ...line, label: 'As it was called then' }));
    expect(roundByTodaysRules(battle, { ...outcome, a: { ...outcome.a, lines } })).toBeNull();
  });
});

describe('a closed round of an assault by today’s rules', () => {
  const start = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5 }),
        fighters({ side: 'b', name: 'Mob', models: 9, initiative: 1 }),
      ],
    }),
  );
  const strikeId = groupNamed(start, 'Squad');
  const fought = played(
    start,
    inAssault({ type: 'enterHits', strikeId, hits: 3 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 3 } }),
    inAssault({
      type: 'allocateTogether',
      unitKey: groupNamed(start, 'Mob'),
      saved: 1,
      discounted: 0,
      defenderChoice: [],
    }),
    inAssault({ type: 'endStep' }),
  );
  const battle = battleOf(fought);
  const round = assaultNow(played(fought, close));
  const outcome = round.outcome ?? expect.fail('not closed');
  const [line = expect.fail('no line')] = outcome.a.lines;
  const today = (a: Partial<typeof outcome.a>) =>
    assaultByTodaysRules(battle, { ...round, outcome: { ...outcome, a: { ...outcome.a, ...a } } });

  it('says nothing where they agree with the record, or nothing was recorded', () => {
    expect(today({})).toBeNull();
    expect(assaultByTodaysRules(battle, { ...round, outcome: null })).toBeNull();
  });

  it('says their result if the score, the consequence or a line differs', () => {
    expect(today({ score: 9 })?.a.score).toBe(outcome.a.score);
    const rest = outcome.a.lines.slice(1);
    const other = (values: Partial<typeof line.values>) =>
      today({ lines: [{ ...line, values: { ...line.values, ...values } } as typeof line, ...rest] });
    expect(other({ count: 9 })).not.toBeNull();
    expect(other({ points: 9 })).not.toBeNull();
    expect(today({ lines: rest })).not.toBeNull();
    const fightOn = { ...round, outcome: { ...outcome, next: 'fightOn' as const } };
    expect(assaultByTodaysRules(battle, fightOn)?.next).toBe('morale');
  });
});

describe('the score of a finished battle by today’s rules', () => {
  it('says nothing while the battle runs, and where it agrees with the record', () => {
    expect(scoreByTodaysRules(battleOf(withArmies('t9a-2')))).toBeNull();
    expect(scoreByTodaysRules(battleOf(played(withArmies('t9a-2'), end)))).toBeNull();
  });

  it('says today’s figures if the record has others', () => {
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

  it('names all units that fought in a combat, also those that fell in it', () => {
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

  it('knows the entry that closed a round, the last one if it was closed again', () => {
    const ledger = played(withArmies('t9a-2'), loss, close, { type: 'undo' }, close);
    expect(combatRecords(ledger)[0]?.rounds[0]).toMatchObject({ closedBy: 7, seqs: [4, 5, 7] });
  });

  it.each(FOUGHT_EDITIONS)('of $id never differs from today’s rules when it was made today', (edition) => {
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
