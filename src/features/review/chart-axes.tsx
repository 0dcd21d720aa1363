import type { ReactNode } from 'react';
import { words } from '@/words/words';
import { CHART, type Plot, type Tick } from './chart-plot';

type ChartAxesProps = {
  /** What the chart shows, in a sentence. */
  readonly name: string;
  readonly plot: Plot;
  readonly turns: readonly Tick[];
  /** The text under the left end. */
  readonly start: string;
  /** The label of a value on the axis. */
  label(value: number): string;
  readonly children: ReactNode;
};

/** The frame of a chart: values at the left, Game Turns below. */
export function ChartAxes({ name, plot, turns, start, label, children }: ChartAxesProps) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      className="w-full text-ink"
    >
      {plot.yTicks.map((tick) => (
        <g key={tick.label}>
          <line x1={CHART.left} x2={CHART.right} y1={tick.at} y2={tick.at} className="stroke-line" />
          <text x={CHART.left - 6} y={tick.at} dy="0.35em" textAnchor="end" className="fill-muted text-note">
            {label(tick.label)}
          </text>
        </g>
      ))}
      <text x={0} y={CHART.bottom + 18} className="fill-muted text-note">
        {start}
      </text>
      {turns.map((tick) => (
        <text
          key={tick.label}
          x={tick.at}
          y={CHART.bottom + 18}
          textAnchor="middle"
          className="fill-muted text-note"
        >
          {words.number(tick.label)}
        </text>
      ))}
      {children}
    </svg>
  );
}
