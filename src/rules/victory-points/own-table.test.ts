import { describe, expect, test } from 'vitest';
import { battlePoints } from './battle-points';
import { parseEdges, tableOfEdges } from './own-table';

const EDGES = [150, 350, 550, 750, 950, 1_150, 1_350, 1_550, 1_750, 1_950];

describe('the players’ own table', () => {
  test('goes from 10 : 10 to 20 : 0, each edge inclusive', () => {
    const points = (a: number, b: number) => {
      const standing = { armyPoints: 0, victoryPoints: { a, b }, objectiveWinner: null };
      const result = battlePoints(tableOfEdges(EDGES), standing);
      return [result.a.total, result.b.total];
    };
    expect(points(150, 0)).toEqual([10, 10]);
    expect(points(151, 0)).toEqual([11, 9]);
    expect(points(0, 1_950)).toEqual([1, 19]);
    expect(points(0, 1_951)).toEqual([0, 20]);
  });

  test('is accepted with ten ascending whole numbers', () => {
    expect(parseEdges(EDGES)).toEqual({ ok: true, value: EDGES });
    expect(parseEdges(EDGES.with(0, 0)).ok).toBe(true);
  });

  test('is refused with what is wrong and where', () => {
    const code = (entered: unknown) => {
      const parsed = parseEdges(entered);
      return parsed.ok ? null : parsed.refusal;
    };
    expect(code('150')).toEqual({ code: 'edgesMissing', values: {} });
    expect(code(EDGES.slice(1))).toEqual({ code: 'edgesMissing', values: {} });
    expect(code(EDGES.with(2, 1.5))).toEqual({ code: 'edgeNotAWholeNumber', values: { line: 3 } });
    expect(code(EDGES.with(0, -1))).toEqual({ code: 'edgeNotAWholeNumber', values: { line: 1 } });
    expect(code(EDGES.with(9, 1_750))).toEqual({ code: 'edgesNotAscending', values: { line: 10 } });
  });
});
