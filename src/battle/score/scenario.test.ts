import { describe, expect, test } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { openEnds } from '@/battle/review/open-ends';
import { strengthNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { Setup } from '@/battle/state/setup';
import type { Side } from '@/rules/index';
import { played } from '@/testing/battles/battles';
import { damaged, nerveScene, withNerve } from '@/testing/battles/nerve';
import { armyNow, expectToLast, stored } from '@/testing/battles/scenes';
import { battleScore, proposedWinner, recordedScore } from './battle-score';
import { killPoints } from './tournament';

const agreed = (ledger: Ledger, setup: Partial<Setup>): Ledger =>
  played(ledger, { type: 'changeSetup', setup: { ...battleOf(ledger).setup, ...setup } });
const weigh = (place: number, a: number, b: number, bonusId = 'markersHeld'): Intent => ({
  type: 'weighPlace',
  bonusId,
  place,
  gameTurn: null,
  strength: { a, b },
});
const count = (side: Side, bonusId: string, to: number): Intent => ({
  type: 'countBonus',
  side,
  bonusId,
  to,
});
const refusal = (ledger: Ledger, intent: Intent): string | null => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
};
const points = (ledger: Ledger) => {
  const score = battleScore(battleOf(ledger));
  return [score?.a.total, score?.b.total];
};

/** Blue's Paladins and Guard against Red's Trolls at the end; both sides lost something before. */
function lastRound(): ReturnType<typeof nerveScene> & { readonly ledger: Ledger } {
  const { ledger, id } = nerveScene(
    [
      withNerve('Paladins', 17, { troopType: 'regiment' }, 200),
      withNerve('Guard', 24, { troopType: 'horde' }, 260),
      withNerve('Scouts', 11, { troopType: 'troop' }, 430),
    ],
    [
      withNerve('Trolls', 16, { troopType: 'regiment' }, 210),
      withNerve('Rabble', 21, { troopType: 'horde' }, 805),
    ],
  );
  const destroyed = (name: string): Intent => ({ type: 'changeFate', unitId: id(name), fate: 'destroyed' });
  const fought = played(
    agreed(ledger, { victoryRules: 'pillage', table: 'northernKings', armyPoints: 2_300 }),
    damaged(id('Guard'), 25, 'other'),
    destroyed('Scouts'),
    destroyed('Rabble'),
  );
  return { ledger: fought, id };
}

describe('places that are held by Unit Strength', () => {
  const { ledger, id } = lastRound();
  // Guard 2 against a regiment, a troop against none, a champion against the Trolls, none, the Paladins
  // against none, titan against monster, none against a troop.
  const ended = played(
    ledger,
    weigh(1, 2, 2),
    weigh(2, 1, 0),
    weigh(3, 1, 2),
    weigh(5, 2, 0),
    weigh(6, 2, 2),
    weigh(7, 0, 1),
  );

  test('go to the side with more, and to nobody where it is equal', () => {
    expect(points(ended)).toEqual([2, 2]);
    expect(proposedWinner(battleOf(ended))).toBe('draw');
    expectToLast(ended);
  });

  test('are settled by a unit that is healed: its Unit Strength is whole again', () => {
    const guard = id('Guard');
    const strength = (of: Ledger) => strengthNow(editionOfBattle(battleOf(of)), armyNow(of, guard));
    expect(strength(ended)).toBe(2);
    const healed = played(ended, damaged(guard, -1, 'other'));
    expect(strength(healed)).toBe(4);
    const weighed = played(healed, weigh(1, 4, 2));
    expect(points(weighed)).toEqual([3, 2]);
    expect(proposedWinner(battleOf(weighed))).toBe('a');
    expect(recordedScore(battleOf(weighed))?.tournament?.totals).toEqual({ a: 19, b: 7 });
    const cogs = agreed(weighed, { table: 'cogs2026' });
    expect(recordedScore(battleOf(cogs))?.tournament?.totals).toEqual({ a: 9, b: 2 });
    expect(points(played(weighed, { type: 'undo' }))).toEqual([2, 2]);
  });

  test('are held otherwise where the players say so, until they are weighed again', () => {
    const hold = (to: Side | null): Intent => ({
      type: 'holdPlaces',
      bonusId: 'markersHeld',
      gameTurn: null,
      holders: { 1: to },
    });
    const said = played(ended, hold('b'));
    expect(points(said)).toEqual([2, 3]);
    expect(points(played(said, weigh(1, 3, 2)))).toEqual([3, 2]);
    const none = { ...weigh(2, 0, 0), strength: null } as Intent;
    expect(points(played(ended, none))).toEqual([1, 2]);
  });

  test('are refused where they are not, and with a strength that cannot be', () => {
    expect(refusal(ended, weigh(1, 2, 2))).toBe('nothingChanged');
    expect(refusal(ended, weigh(8, 1, 0))).toBe('noSuchPlace');
    expect(refusal(ended, { ...weigh(1, 1, 0), gameTurn: 2 } as Intent)).toBe('noSuchPlace');
    expect(refusal(ended, weigh(1, 1, 0, 'loot'))).toBe('noSuchBonus');
    expect(refusal(ended, weigh(1, -1, 0))).toBe('belowZero');
    expect(refusal(ended, weigh(1, 0.5, 0))).toBe('notAWholeNumber');
    expect(refusal(ended, weigh(1, 100, 0))).toBe('aboveMaximum');
  });

  test('are not asked for any more once one was weighed', () => {
    const asked = (of: Ledger) => openEnds(battleOf(of)).some(({ kind }) => kind === 'places');
    expect([asked(ledger), asked(played(ledger, weigh(4, 0, 0)))]).toEqual([true, false]);
  });

  test('have their own points', () => {
    const line = agreed(ledger, { victoryRules: 'holdTheLine' });
    const held = played(
      line,
      weigh(1, 4, 2, 'lineHeld'),
      weigh(2, 3, 5, 'lineHeld'),
      weigh(3, 2, 2, 'lineHeld'),
    );
    expect(points(held)).toEqual([2, 3]);
  });
});

describe('kills and tournaments', () => {
  const { ledger } = lastRound();
  const drawn = played(ledger, weigh(1, 2, 0), weigh(2, 1, 0), weigh(3, 1, 2), weigh(4, 0, 1));

  test('count the cost of destroyed units apart from the scenario', () => {
    expect(killPoints(battleOf(drawn))).toEqual({ a: 805, b: 430 });
    expect(points(drawn)).toEqual([2, 2]);
    const { ledger: other } = nerveScene([withNerve('Bows', 12)], [withNerve('Trolls', 16)]);
    expect(killPoints(battleOf(other))).toEqual({ a: 0, b: 0 });
  });

  test('make tournament points with a reason for each', () => {
    expect(recordedScore(battleOf(drawn))).toMatchObject({
      kills: { a: 805, b: 430 },
      mission: 'Pillage: seven markers',
      tournament: {
        name: 'Northern Kings',
        totals: { a: 13, b: 12 },
        lines: {
          a: [
            { of: 'base', points: 10 },
            { of: 'scenario', points: 2 },
            { of: 'kills', points: 1 },
          ],
          b: [
            { of: 'base', points: 10 },
            { of: 'scenario', points: 2 },
          ],
        },
      },
    });
    const cogs = agreed(drawn, { table: 'cogs2026' });
    expect(recordedScore(battleOf(cogs))?.tournament?.totals).toEqual({ a: 5, b: 4 });
    const none = agreed(drawn, { table: '' });
    expect(recordedScore(battleOf(none))?.tournament).toBeUndefined();
  });

  test('are kept with the end of the battle, as they were', () => {
    const ended = played(drawn, { type: 'finishBattle', winner: 'draw', confirmed: { a: true, b: true } });
    expect(battleOf(ended).outcome?.score?.tournament?.totals).toEqual({ a: 13, b: 12 });
    expect(parseLog(stored(ended))).toEqual({ ledger: ended, problems: [] });
  });

  test('use the limits that the players entered', () => {
    const own = agreed(drawn, { table: 'blackjack', scoreEdges: [[1], [300, 370]] });
    // 10 each, and 375 points of difference reach both limits.
    expect(recordedScore(battleOf(own))?.tournament?.totals).toEqual({ a: 12, b: 8 });
    const edges = (...scoreEdges: readonly (readonly number[])[]): Intent => ({
      type: 'changeSetup',
      setup: { ...battleOf(own).setup, scoreEdges },
    });
    expect(refusal(own, edges([2, 1]))).toBe('edgesNotAscending');
    expect(refusal(own, edges([1], [0]))).toBe('edgeNotAWholeNumber');
    expectToLast(own);
  });
});

describe('what a table shares out', () => {
  const { ledger } = lastRound();

  test('is shared by what both sides counted, and told so', () => {
    const invaded = played(
      agreed(ledger, { victoryRules: 'invade' }),
      count('a', 'unitStrengthThere', 10),
      count('b', 'unitStrengthThere', 3),
    );
    expect(points(invaded)).toEqual([6, 1]);
    expect(battleScore(battleOf(invaded))?.a.lines[0]?.reason).toEqual({
      key: 'shared',
      values: { label: 'Unit Strength there', own: 10, enemy: 3 },
    });
    expect(points(played(invaded, count('b', 'unitStrengthThere', 10)))).toEqual([3, 3]);
    expect(points(played(invaded, count('a', 'unitStrengthThere', 4)))).toEqual([4, 3]);
    const ended = played(invaded, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } });
    expect(parseLog(stored(ended))).toEqual({ ledger: ended, problems: [] });
  });
});
