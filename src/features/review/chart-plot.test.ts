import { describe, expect, it } from 'vitest';
import type { PathPoint } from '@/battle/review/battle-path';
import { CHART, fieldPath, linePath, markPath, plotOf, turnLabels } from './chart-plot';

function path(turns: number): readonly PathPoint[] {
  const none = { victoryPoints: null, battlePoints: null, healthPoints: { a: 0, b: 0 }, gathered: null };
  const points = Array.from({ length: turns * 2 }, (_, index) => ({
    ...none,
    turn: { gameTurn: Math.floor(index / 2) + 1, side: index % 2 === 0 ? ('a' as const) : ('b' as const) },
  }));
  return [{ ...none, turn: null }, ...points];
}

describe('a chart', () => {
  it('extends from edge to edge, the highest value at the top', () => {
    const plot = plotOf(3, 0, 20);
    expect([plot.x(0), plot.x(2)]).toEqual([CHART.left, CHART.right]);
    expect([plot.y(0), plot.y(20)]).toEqual([CHART.bottom, CHART.top]);
  });

  it('has whole numbers on its axis', () => {
    for (const highest of [1, 2, 3, 20, 633]) {
      const labels = plotOf(2, 0, highest).yTicks.map(({ label }) => label);
      expect(labels.every(Number.isInteger)).toBe(true);
      expect(labels).toContain(0);
    }
  });

  it('has a place for a value even if all values are the same', () => {
    const plot = plotOf(2, 0, 0);
    expect(plot.y(0)).toBeGreaterThan(CHART.top);
    expect(plot.y(0)).toBeLessThan(CHART.bottom);
  });

  it('draws only paths that a browser can read, for no value, one and many', () => {
    for (const values of [[], [5], [0, 0], [3, -4, 7]]) {
      const plot = plotOf(values.length, -4, 7);
      expect(linePath(plot, values)).not.toMatch(/NaN|undefined/);
      expect(fieldPath(plot, values)).not.toMatch(/NaN|undefined/);
    }
  });

  it('distinguishes the sides by shape', () => {
    expect(markPath('a', 40)).not.toBe(markPath('b', 40));
  });

  it('labels every Game Turn once, and fewer if there is no room', () => {
    const labels = (turns: number) =>
      turnLabels(path(turns), plotOf(turns * 2 + 1, 0, 1)).map(({ label }) => label);
    expect(labels(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(labels(20)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    expect(labels(0)).toEqual([]);
  });
});
