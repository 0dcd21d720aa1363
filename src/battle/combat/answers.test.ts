import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import { answered, counted, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { first, health, roundNow, scene } from '@/testing/battles/scenes';
import { untakenTests } from './break-test';

const code = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};
const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20, marks: ['standard'] }],
  [
    { name: 'Knights', models: 5, characteristic: 8 },
    { name: 'Hounds', models: 5, characteristic: 6 },
  ],
);
const [spears, knights, hounds] = [id('Spears'), id('Knights'), id('Hounds')];
const engaged = played(ledger, first.engage(spears, knights, hounds));
const told = (of: Ledger) => of.entries.at(-1)?.events[0];

describe('an answer of the players', () => {
  it('is told from what the units proposed, then from what the players said', () => {
    const none = played(engaged, answered('a', 'standards', 0));
    expect(told(none)).toMatchObject({ from: 1, to: 0 });
    expect(told(played(none, answered('a', 'standards', 2)))).toMatchObject({ from: 0, to: 2 });
    expect(told(played(none, answered('a', 'standards', null)))).toMatchObject({ from: 0, to: null });
    expect(told(played(engaged, answered('a', 'standards', 1)))).toMatchObject({ from: 1, to: 1 });
  });

  it('that is the answer already changes nothing', () => {
    expect(code(engaged, answered('a', 'standards', null))).toBe('nothingChanged');
    const one = played(engaged, answered('a', 'standards', 1));
    expect(code(one, answered('a', 'standards', 1))).toBe('nothingChanged');
    const other = { points: 2, note: 'a spell' };
    const noted = played(engaged, answered('a', 'otherModifiers', other));
    expect(code(noted, answered('a', 'otherModifiers', { ...other }))).toBe('nothingChanged');
    expect(code(noted, answered('a', 'otherModifiers', { ...other, note: 'a banner' }))).toBe('accepted');
    expect(code(noted, answered('a', 'otherModifiers', null))).toBe('accepted');
  });

  it('that is counted goes on from the proposal, and not below none', () => {
    expect(told(played(engaged, counted('a', 'standards', 1)))).toMatchObject({ from: 1, to: 2 });
    expect(code(played(engaged, answered('a', 'standards', 0)), counted('a', 'standards', -1))).toBe(
      'nothingChanged',
    );
  });

  it('that says how many were lost in all loses or gives back the difference', () => {
    const fight = played(ledger, first.engage(spears, knights));
    const three = played(fight, answered('b', 'healthPointsLost', 3));
    expect(roundNow(three).round.unitLosses[knights]).toBe(3);
    const one = played(three, answered('b', 'healthPointsLost', 1));
    expect(roundNow(one).round.unitLosses[knights]).toBe(1);
    expect(code(one, answered('b', 'healthPointsLost', 1))).toBe('nothingChanged');
  });
});

describe('what is entered for a break test', () => {
  const lost = played(engaged, health(knights, -2), first.close);
  const enters = (unitId: UnitId, answer: number | null): Intent => ({
    type: 'answerBreakTest',
    combatId: FIRST_COMBAT,
    side: 'b',
    unitId,
    inputId: 'discipline',
    answer,
  });

  it('is told from nothing, then from what it was, and changes nothing where it is that already', () => {
    const nine = played(lost, enters(knights, 9));
    expect(told(nine)).toMatchObject({ from: null, to: 9 });
    expect(code(nine, enters(knights, 9))).toBe('nothingChanged');
    expect(told(played(nine, enters(knights, 7)))).toMatchObject({ from: 9, to: 7 });
    expect(code(lost, enters(knights, null))).toBe('nothingChanged');
  });

  it('is asked for of every unit of the losing side until it has tested', () => {
    const untaken = (of: Ledger) => {
      const { combat, round } = roundNow(of);
      return untakenTests(battleOf(of), combat, round);
    };
    expect(untaken(lost)).toEqual([
      { side: 'b', unitId: knights },
      { side: 'b', unitId: hounds },
    ]);
    const held = played(lost, first.says('b', knights, true));
    expect(untaken(held)).toEqual([{ side: 'b', unitId: hounds }]);
    expect(untaken(played(held, first.says('b', hounds, false)))).toEqual([]);
    expect(untaken(played(engaged, health(spears, -1), first.close))).toEqual([]);
    const fallen = played(lost, health(hounds, -5, 'other'));
    expect(untaken(fallen)).toEqual([{ side: 'b', unitId: knights }]);
  });
});
