import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { battleResult } from '@/battle/report/result';
import { type UnitId, unitId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import type { Side } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { stored } from '@/testing/battles/scenes';
import { battleScore, proposedWinner, recordedScore } from './battle-score';

const [captain, squad, bikes, warlord, mob] = ['u2.1', 'u2.2', 'u2.3', 'u3.1', 'u3.2'].map(unitId) as [
  UnitId,
  UnitId,
  UnitId,
  UnitId,
  UnitId,
];

/** Blue: a Captain (General), a Squad and Bikes. Red: a Warlord (General) and a Mob. */
function mission(victoryRules?: string): Ledger {
  return played(
    begun('hh-1', { ...EMPTY_SETUP, ...(victoryRules === undefined ? {} : { victoryRules }) }),
    {
      type: 'addUnits',
      side: 'a',
      units: [
        draft({ name: 'Captain', healthPerModel: 3, marks: ['general', 'character'] }),
        draft({ name: 'Squad', models: 10 }),
        draft({ name: 'Bikes', models: 3 }),
      ],
    },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        draft({ name: 'Warlord', healthPerModel: 3, marks: ['general', 'character'] }),
        draft({ name: 'Mob', models: 10 }),
      ],
    },
  );
}

const destroy = (id: UnitId): Intent => ({ type: 'changeFate', unitId: id, fate: 'destroyed' });
const count = (side: Side, bonusId: string, to: number | null): Intent => ({
  type: 'countBonus',
  side,
  bonusId,
  to,
});
const hold = (
  bonusId: string,
  gameTurn: number | null,
  holders: Readonly<Record<number, Side | null>>,
): Intent => ({ type: 'holdPlaces', bonusId, gameTurn, holders });
const byTurn = (gameTurn: number, holders: Readonly<Record<number, Side | null>>) =>
  hold('objectivesByTurn', gameTurn, holders);
const lines = (ledger: Ledger, side: Side) =>
  battleScore(battleOf(ledger))?.[side].lines.map(({ bonusId, points }) => [bonusId, points]);
const totals = (ledger: Ledger) => {
  const score = battleScore(battleOf(ledger));
  return [score?.a.total, score?.b.total];
};
const refusal = (ledger: Ledger, intent: Intent) => {
  const decided = decide(ledger, intent);
  return decided.ok ? null : decided.refusal.code;
};

describe('kill points and secondary objectives', () => {
  it('are proposed from the units that are gone, whatever they cost', () => {
    const ledger = played(mission('purgeTheAlien'), destroy(mob), destroy(squad), destroy(captain));
    expect(lines(ledger, 'a')).toEqual([
      ['unitsDestroyed', 1],
      ['firstBlood', 1],
    ]);
    expect(lines(ledger, 'b')).toEqual([
      ['unitsDestroyed', 2],
      ['slayTheWarlord', 1],
    ]);
    expect(proposedWinner(battleOf(ledger))).toBe('b');
  });

  it('are replaced by what the players enter', () => {
    const ledger = played(
      mission('purgeTheAlien'),
      destroy(mob),
      count('a', 'unitsDestroyed', 3),
      count('a', 'firstBlood', 0),
      count('b', 'linebreaker', 1),
    );
    expect(totals(ledger)).toEqual([3, 1]);
    expect(totals(played(ledger, count('a', 'unitsDestroyed', null)))).toEqual([1, 1]);
  });

  it('count only the bonuses of the mission', () => {
    const ledger = played(mission('crusade'), destroy(mob), destroy(warlord));
    expect(lines(ledger, 'a')).toEqual([
      ['slayTheWarlord', 1],
      ['firstBlood', 1],
    ]);
    expect(refusal(ledger, count('a', 'unitsDestroyed', 1))).toBe('noSuchBonus');
  });
});

describe('First Blood', () => {
  it('goes to the side that destroyed a unit first, not to both', () => {
    const ledger = played(mission('crusade'), destroy(bikes), destroy(mob));
    expect([lines(ledger, 'a'), lines(ledger, 'b')]).toEqual([[], [['firstBlood', 1]]]);
  });

  it('changes if a unit comes back, and with an undo', () => {
    const back = played(mission('crusade'), destroy(bikes), destroy(mob), {
      type: 'changeFate',
      unitId: bikes,
      fate: 'fighting',
    });
    expect([lines(back, 'a'), lines(back, 'b')]).toEqual([[['firstBlood', 1]], []]);
    const undone = played(mission('crusade'), destroy(mob), { type: 'undo' }, destroy(bikes));
    expect([lines(undone, 'a'), lines(undone, 'b')]).toEqual([[], [['firstBlood', 1]]]);
  });
});

describe('objectives', () => {
  it('count in every turn in which they are held, and one side holds each', () => {
    const ledger = played(
      mission('dominion'),
      byTurn(1, { 1: 'a' }),
      byTurn(1, { 2: 'b' }),
      byTurn(2, { 1: 'a', 2: 'a', 3: 'b' }),
      byTurn(2, { 3: 'a' }),
    );
    expect(totals(ledger)).toEqual([4, 1]);
    expect(totals(played(ledger, byTurn(2, { 3: null })))).toEqual([3, 1]);
    expect(totals(played(ledger, { type: 'undo' }))).toEqual([3, 2]);
  });

  it('are worth what each is worth at the end', () => {
    const ledger = played(
      mission('theScouring'),
      hold('objectivesAtEnd', null, { 1: 'a', 2: 'b', 3: 'b', 6: 'b' }),
    );
    expect(lines(ledger, 'a')).toEqual([['objectivesAtEnd', 4]]);
    expect(lines(ledger, 'b')).toEqual([
      ['objectivesAtEnd', 6],
      ['objectivesAtEnd', 1],
    ]);
  });

  it('are refused if the mission has none, in a turn that does not count, and twice', () => {
    const ledger = played(mission('dominion'), byTurn(1, { 1: 'a' }));
    expect(refusal(ledger, byTurn(1, { 1: 'a' }))).toBe('nothingChanged');
    expect(refusal(ledger, byTurn(1, { 7: 'a' }))).toBe('noSuchPlace');
    expect(refusal(ledger, byTurn(0, { 1: 'a' }))).toBe('noSuchPlace');
    expect(refusal(ledger, hold('objectivesByTurn', null, { 1: 'a' }))).toBe('noSuchPlace');
    expect(refusal(mission('theRelic'), hold('objectivesAtEnd', 1, { 1: 'a' }))).toBe('noSuchPlace');
    expect(refusal(mission('purgeTheAlien'), byTurn(1, { 1: 'a' }))).toBe('noSuchBonus');
    expect(refusal(ledger, count('a', 'objectivesByTurn', 3))).toBe('noSuchBonus');
  });

  it('stay in the log when another mission is chosen, and count again when the first is chosen again', () => {
    const held = played(mission('dominion'), byTurn(1, { 1: 'a' }));
    const { setup } = battleOf(held);
    const other = played(held, { type: 'changeSetup', setup: { ...setup, victoryRules: 'crusade' } });
    expect(totals(other)).toEqual([0, 0]);
    expect(totals(played(other, { type: 'changeSetup', setup }))).toEqual([1, 0]);
  });
});

describe('agreed points', () => {
  const agreed = { a: 7, b: 7, reason: 'Draw by the organiser' };
  const counted = played(mission('crusade'), destroy(mob));

  it('replace the counted ones, in the winner and the record too', () => {
    const ledger = played(counted, { type: 'agreePoints', to: agreed });
    expect(totals(ledger)).toEqual([7, 7]);
    expect(proposedWinner(battleOf(ledger))).toBe('draw');
    expect(recordedScore(battleOf(ledger))).toMatchObject({ agreed, mission: 'Crusade' });
    expect(totals(played(ledger, { type: 'agreePoints', to: null }))).toEqual([1, 0]);
  });

  it('need a reason and whole numbers', () => {
    const agree = (to: typeof agreed): Intent => ({ type: 'agreePoints', to });
    expect(refusal(counted, agree({ ...agreed, reason: '  ' }))).toBe('reasonMissing');
    expect(refusal(counted, agree({ ...agreed, reason: 'x'.repeat(81) }))).toBe('nameTooLong');
    expect(refusal(counted, agree({ ...agreed, a: 1.5 }))).toBe('notAWholeNumber');
    expect(refusal(counted, agree({ ...agreed, b: 100_000 }))).toBe('aboveMaximum');
    expect(refusal(counted, { type: 'agreePoints', to: null })).toBe('nothingChanged');
  });

  it('are exported with what was counted, and read again', () => {
    const ended = played(
      counted,
      { type: 'agreePoints', to: agreed },
      { type: 'finishBattle', winner: 'draw', confirmed: { a: true, b: true } },
    );
    expect(battleResult(ended)).toMatchObject({
      mission: 'Crusade',
      agreed,
      winner: 'draw',
      sides: { a: { victoryPoints: 7 }, b: { victoryPoints: 7 } },
      counters: { a: [{ label: 'First Blood', count: 1, pointsEach: 1 }], b: [] },
    });
    expect(parseLog(stored(ended))).toEqual({ ledger: ended, problems: [] });
  });
});
