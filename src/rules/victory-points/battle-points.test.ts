import { describe, expect, test } from 'vitest';
import { bandEdges, battlePoints, simplifiedResult } from './battle-points';
import type { BattlePointRules, SimplifiedResultRules } from './victory';

const source = { at: 'a rulebook', standing: 'text' } as const;
const rules: BattlePointRules = {
  total: 20,
  bands: [
    { upToPercent: 5, winner: 10, loser: 10 },
    { upToPercent: 50, winner: 15, loser: 5 },
    { upToPercent: null, winner: 18, loser: 2 },
  ],
  source,
  objective: { label: 'Objective', battlePoints: 3, suggestions: [], source },
};
const of = (a: number, b: number, objectiveWinner: 'a' | 'b' | null = null, armyPoints = 4500) => ({
  armyPoints,
  victoryPoints: { a, b },
  objectiveWinner,
});
const totals = (...standing: Parameters<typeof of>) => {
  const { a, b } = battlePoints(rules, of(...standing));
  return [a.total, b.total];
};

describe('Battle Points', () => {
  test('follow the difference, upper edges included, in whole numbers for any army', () => {
    expect(totals(1225, 1000)).toEqual([10, 10]);
    expect(totals(1226, 1000)).toEqual([15, 5]);
    expect(totals(0, 2250)).toEqual([5, 15]);
    expect(totals(0, 2251)).toEqual([2, 18]);
    expect(totals(200, 0, null, 4001)).toEqual([10, 10]);
    expect(totals(201, 0, null, 4001)).toEqual([15, 5]);
    expect(totals(1, 0, null, 0)).toEqual([18, 2]);
    expect(totals(0, 0, null, 0)).toEqual([10, 10]);
  });

  test('move by the objective, for either leader, and stay within the total', () => {
    expect(totals(1000, 1000, 'b')).toEqual([7, 13]);
    expect(totals(3000, 1000, 'b')).toEqual([12, 8]);
    expect(totals(4000, 0, 'a')).toEqual([20, 0]);
  });

  test('say where they come from, which band it is, and who leads by how much', () => {
    const result = battlePoints(rules, of(4000, 0, 'a'));
    expect(result).toMatchObject({ difference: 4000, leader: 'a', band: 2 });
    expect(result.a.lines).toEqual([
      { key: 'band', points: 18, values: { difference: 4000 } },
      { key: 'objective', points: 3, values: {} },
      { key: 'limit', points: -1, values: { most: 20 } },
    ]);
    expect(result.b.lines.map(({ key, points }) => [key, points])).toEqual([
      ['band', 2],
      ['objective', -3],
      ['limit', 1],
    ]);
    expect(battlePoints(rules, of(7, 7))).toMatchObject({ difference: 0, leader: null, band: 0 });
  });

  test('are adjusted by hand for one side alone, within 0 and the total', () => {
    const { a, b } = battlePoints(rules, of(3000, 1000), { a: -2, b: 0 });
    expect([a.total, b.total]).toEqual([13, 5]);
    expect(a.lines.at(-1)).toEqual({ key: 'adjustment', points: -2, values: {} });
    expect(battlePoints(rules, of(3000, 1000), { a: 9, b: -9 })).toMatchObject({
      a: { total: 20 },
      b: { total: 0 },
    });
  });

  test('ignore an objective the edition does not have', () => {
    const { objective: _, ...without } = rules;
    expect(battlePoints(without, of(0, 0, 'a'))).toMatchObject({ a: { total: 10 }, b: { total: 10 } });
  });

  test('need a last band without an upper edge', () => {
    const short = { ...rules, bands: [{ upToPercent: 5, winner: 10, loser: 10 }] };
    expect(() => battlePoints(short, of(4500, 0))).toThrow('last band');
  });
});

test('the bands are shown in Victory Points for the army’s size', () => {
  expect(bandEdges(rules, 4500)).toEqual([
    { from: 0, to: 225, winner: 10, loser: 10 },
    { from: 226, to: 2250, winner: 15, loser: 5 },
    { from: 2251, to: null, winner: 18, loser: 2 },
  ]);
  expect(bandEdges(rules, 4001)[0]).toMatchObject({ from: 0, to: 200 });
});

describe('the simplified result', () => {
  const simplified: SimplifiedResultRules = {
    objectivePercent: 20,
    winFromPercent: 10,
    massacreAbovePercent: 50,
    source,
  };
  const result = (...standing: Parameters<typeof of>) => simplifiedResult(simplified, of(...standing));

  test('is a draw below the first limit, a win from there to the second, a massacre above', () => {
    expect(result(1449, 1000)).toEqual({ result: 'draw', winner: null });
    expect(result(1450, 1000)).toEqual({ result: 'win', winner: 'a' });
    expect(result(1000, 3250)).toEqual({ result: 'win', winner: 'b' });
    expect(result(1000, 3251)).toEqual({ result: 'massacre', winner: 'b' });
  });

  test('counts the objective exactly, even where a share of the army is no whole number', () => {
    expect(result(100, 0, 'b', 333)).toEqual({ result: 'win', winner: 'a' });
    expect(result(99, 0, 'b', 333)).toEqual({ result: 'draw', winner: null });
    expect(result(0, 0, 'b', 333)).toEqual({ result: 'win', winner: 'b' });
    expect(result(99, 0, 'a', 333)).toEqual({ result: 'win', winner: 'a' });
    expect(result(100, 0, 'a', 333)).toEqual({ result: 'massacre', winner: 'a' });
  });

  test('is a draw when nobody leads, whatever the army', () => {
    expect(result(0, 0, null, 0)).toEqual({ result: 'draw', winner: null });
  });
});
