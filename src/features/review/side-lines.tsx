import type { PathPoint } from '@/battle/review/battle-path';
import { SIDES, type Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { ChartAxes } from './chart-axes';
import { linePath, markPath, plotOf, turnLabels } from './chart-plot';

type SideLinesProps = {
  readonly name: string;
  readonly path: readonly PathPoint[];
  /** Each side's values, one for each point of the path. */
  readonly values: Readonly<Record<Side, readonly number[]>>;
};

const DASHES: Readonly<Record<Side, string | undefined>> = { a: undefined, b: '7 5' };

/** A line for each side: Blue's solid with squares, Red's dashed with triangles. */
export function SideLines({ name, path, values }: SideLinesProps) {
  const plot = plotOf(path.length, 0, Math.max(1, ...values.a, ...values.b));
  return (
    <>
      <p className="flex flex-wrap gap-x-5 pb-1">
        {SIDES.map((side) => (
          <span
            key={side}
            className={`flex items-center gap-1.5 font-bold ${toneClasses[SIDE_TONE[side]].text}`}
          >
            <svg aria-hidden viewBox="-14 -8 28 16" className="h-4 w-7">
              <line x1={-14} x2={14} stroke="currentColor" strokeWidth={2.5} strokeDasharray={DASHES[side]} />
              <path d={markPath(side, 70)} fill="currentColor" />
            </svg>
            {words.side(side)} {words.number(values[side].at(-1) ?? 0)}
          </span>
        ))}
      </p>
      <ChartAxes
        name={name}
        plot={plot}
        turns={turnLabels(path, plot)}
        start={reviewWords.charts.turn}
        label={words.number}
      >
        {SIDES.map((side) => (
          <g key={side} className={toneClasses[SIDE_TONE[side]].text}>
            <path
              d={linePath(plot, values[side])}
              fill="none"
              stroke="currentColor"
              strokeWidth={2.5}
              strokeDasharray={DASHES[side]}
            />
            {values[side].map((value, index) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
                key={index}
                d={markPath(side, 46)}
                transform={`translate(${plot.x(index)} ${plot.y(value)})`}
                fill="currentColor"
              />
            ))}
          </g>
        ))}
      </ChartAxes>
    </>
  );
}
