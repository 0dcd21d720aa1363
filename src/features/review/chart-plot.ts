import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line, symbol, symbolSquare, symbolTriangle } from 'd3-shape';
import type { PathPoint } from '@/battle/review/battle-path';
import type { Side } from '@/rules/index';

/** The size of a chart in its own units. One unit is about one CSS pixel on the smallest phone. */
export const CHART = { width: 336, height: 200, left: 46, right: 328, top: 12, bottom: 176 } as const;

/** A tick of an axis, at its place. */
export type Tick = { readonly at: number; readonly label: number };

/** The positions of the values of a chart. */
export type Plot = {
  /** The height of a value above the ground. */
  readonly y: (value: number) => number;
  /** The horizontal position of each point. */
  readonly x: (index: number) => number;
  readonly yTicks: readonly Tick[];
};

/**
 * Places `count` points from edge to edge, and values between the lowest and the highest, rounded to whole
 * steps.
 */
export function plotOf(count: number, lowest: number, highest: number): Plot {
  const x = scalePoint<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([CHART.left, CHART.right]);
  const [from, to] = lowest === highest ? [lowest - 1, highest + 1] : [lowest, highest];
  const y = scaleLinear().domain([from, to]).range([CHART.bottom, CHART.top]).nice(4);
  return {
    x: (index) => x(index) ?? CHART.left,
    y,
    yTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((label) => ({ at: y(label), label })),
  };
}

/** The path of a line through the values. */
export function linePath({ x, y }: Plot, values: readonly number[]): string {
  return (
    line<number>()
      .x((_, index) => x(index))
      .y((value) => y(value))(values) ?? ''
  );
}

/** The path of the area between the values and the ground at 0. */
export function fieldPath({ x, y }: Plot, values: readonly number[]): string {
  return (
    area<number>()
      .x((_, index) => x(index))
      .y0(y(0))
      .y1((value) => y(value))(values) ?? ''
  );
}

/** The shape of a side's points: a square or a triangle, so that colour is not needed. */
export function markPath(side: Side, area: number): string {
  return symbol(side === 'a' ? symbolSquare : symbolTriangle, area)() ?? '';
}

/** The points with a label below: the start of each Game Turn, as many as fit. */
export function turnLabels(path: readonly PathPoint[], plot: Plot): readonly Tick[] {
  const firsts = path.flatMap(({ turn }, index) => {
    if (!turn || path[index - 1]?.turn?.gameTurn === turn.gameTurn) return [];
    return [{ at: plot.x(index), label: turn.gameTurn }];
  });
  const every = Math.ceil(firsts.length / MOST_LABELS);
  return firsts.filter((_, index) => index % every === 0);
}

const MOST_LABELS = 10;
