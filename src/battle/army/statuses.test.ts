import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { editionOfBattle } from '@/battle/state/edition-of';
import { type Edition, formatFraction } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { dueTests } from './due-tests';
import { standingUnitTest } from './unit-test';

const start = played(
  begun('hh-3'),
  {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Squad', models: 5, facts: { cool: 7, leadership: 8 } })],
  },
  { type: 'addUnits', side: 'b', units: [draft({ name: 'Tank', models: 1, facts: { vehicle: true } })] },
);
const unit = (ledger: Ledger, index: 0 | 1) => battleOf(ledger).units[index] ?? expect.fail();
const [squad, tank] = [unit(start, 0).unit.id, unit(start, 1).unit.id];
const say = (ledger: Ledger, unitId: typeof squad, status: string, has = true) =>
  played(ledger, { type: 'changeStatus', unitId, status, has });
const due = (ledger: Ledger, index: 0 | 1) =>
  dueTests(battleOf(ledger), unit(ledger, index)).map(({ id }) => id);

function chanceOf(ledger: Ledger, index: 0 | 1, testId: string, answers = {}) {
  const edition: Edition = editionOfBattle(battleOf(ledger));
  const test = edition.tests?.find(({ id }) => id === testId) ?? expect.fail();
  const { odds } = standingUnitTest(test, unit(ledger, index), answers).result;
  return odds && formatFraction(odds);
}

describe('the statuses of a unit', () => {
  it('are said by the players; Routed takes the place of all others, and runs', () => {
    const pinned = say(say(start, squad, 'pinned'), squad, 'stunned');
    expect(unit(pinned, 0).statuses).toEqual(['pinned', 'stunned']);
    const routed = say(pinned, squad, 'routed');
    expect(unit(routed, 0)).toMatchObject({ statuses: ['routed'], fate: 'fleeing' });
    expect(unit(say(routed, squad, 'routed', false), 0)).toMatchObject({ fate: 'fighting' });
    const rallied = played(routed, { type: 'changeFate', unitId: squad, fate: 'fighting' });
    expect(unit(rallied, 0).statuses).toBeUndefined();
  });

  it('are those of the rulebook, and change', () => {
    const asked = (status: string, has: boolean) =>
      decide(start, { type: 'changeStatus', unitId: squad, status, has });
    expect(asked('blessed', true)).toMatchObject({ refusal: { code: 'noSuchStatus' } });
    expect(asked('pinned', false)).toMatchObject({ refusal: { code: 'nothingChanged' } });
  });
});

describe('a check', () => {
  it('gives a status when it is failed: 2D6 up to the Cool, lowered by the rule', () => {
    // Cool 7: 21 of 36; a double 6 fails anyway. Lowered by 2: 10 of 36. Lowered by 7: it fails without dice.
    expect(chanceOf(start, 0, 'pinnedCheck')).toBe('7/12');
    expect(chanceOf(start, 0, 'pinnedCheck', { lowered: 2 })).toBe('5/18');
    expect(chanceOf(start, 0, 'pinnedCheck', { lowered: 7 })).toBe('0/1');
    // A value of 12 still fails on a double 6, and one of 1 passes on a double 1.
    expect(chanceOf(start, 0, 'pinnedCheck', { value: 12 })).toBe('35/36');
    expect(chanceOf(start, 0, 'pinnedCheck', { value: 1 })).toBe('1/36');
    expect(chanceOf(start, 0, 'pinnedCheck', { officer: 9 })).toBe('5/6');
    const failed = played(start, {
      type: 'testUnit',
      unitId: squad,
      testId: 'pinnedCheck',
      answers: {},
      rolls: [8, 2],
    });
    expect(unit(failed, 0).statuses).toEqual(['pinned']);
    const passed = played(start, {
      type: 'testUnit',
      unitId: squad,
      testId: 'pinnedCheck',
      answers: {},
      rolls: [7, 2],
    });
    expect(unit(passed, 0).statuses).toBeUndefined();
  });

  it('is due once in each own turn of a unit with a status, and ends it', () => {
    const pinned = say(say(start, squad, 'pinned'), squad, 'suppressed');
    const { side } = battleOf(pinned).turn;
    expect(side).toBe('a');
    expect(due(pinned, 0)).toEqual(['pinnedEnds', 'suppressedEnds']);
    const kept = played(pinned, {
      type: 'testUnit',
      unitId: squad,
      testId: 'pinnedEnds',
      answers: {},
      rolls: [8, 2],
    });
    expect(unit(kept, 0).statuses).toEqual(['pinned', 'suppressed']);
    expect(due(kept, 0)).toEqual(['suppressedEnds']);
    const ended = played(kept, {
      type: 'testUnit',
      unitId: squad,
      testId: 'suppressedEnds',
      answers: {},
      outcomeId: 'ended',
    });
    expect(unit(ended, 0).statuses).toEqual(['pinned']);
    expect(due(ended, 0)).toEqual([]);
    const enemy = played(ended, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } });
    expect(due(enemy, 0)).toEqual([]);
    expect(due(played(enemy, { type: 'beginTurn', turn: { gameTurn: 2, side: 'a' } }), 0)).toEqual([
      'pinnedEnds',
    ]);
  });

  it('of a vehicle is its Repair, on a 6 or by Auto-repair', () => {
    const stunned = played(say(start, tank, 'stunned'), {
      type: 'beginTurn',
      turn: { gameTurn: 1, side: 'b' },
    });
    expect(due(stunned, 1)).toEqual(['stunnedEnds']);
    expect(chanceOf(stunned, 1, 'stunnedEnds')).toBe('1/6');
    expect(chanceOf(stunned, 1, 'stunnedEnds', { repair: 5 })).toBe('1/3');
    const repaired = played(stunned, {
      type: 'testUnit',
      unitId: tank,
      testId: 'stunnedEnds',
      answers: {},
      rolls: [6, 1],
    });
    expect(unit(repaired, 1).statuses).toBeUndefined();
  });

  it('of a routed unit is of Leadership, and rallies it', () => {
    const routed = say(start, squad, 'routed');
    expect(due(routed, 0)).toEqual(['routedEnds']);
    expect(chanceOf(routed, 0, 'routedEnds')).toBe('13/18');
    const rallied = played(routed, {
      type: 'testUnit',
      unitId: squad,
      testId: 'routedEnds',
      answers: {},
      rolls: [8, 2],
    });
    expect(unit(rallied, 0)).toMatchObject({ fate: 'fighting' });
  });
});
