import { useId } from 'react';
import type { PathPoint } from '@/battle/review/battle-path';
import { armsOf } from '@/battle/state/tincture';
import { SIDES, type Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { ChartAxes } from './chart-axes';
import { CHART, fieldPath, linePath, plotOf, turnLabels } from './chart-plot';
import { DevicePattern } from './device-pattern';

type LeadChartProps = {
  readonly name: string;
  readonly path: readonly PathPoint[];
  /** The lead at each point of the path: above 0 Blue's, below 0 Red's. */
  readonly leads: readonly number[];
};

/**
 * Who leads, and by how much: Blue's lead above the line, Red's below it, each filled with the side's device.
 */
export function LeadChart({ name, path, leads }: LeadChartProps) {
  const id = useId();
  const arms = armsOf(useBattle().setup);
  const plot = plotOf(path.length, Math.min(0, ...leads), Math.max(0, ...leads));
  const ground = plot.y(0);
  const parts = {
    a: { y: 0, height: ground },
    b: { y: ground, height: CHART.height - ground },
  } as const;
  return (
    <ChartAxes
      name={name}
      plot={plot}
      turns={turnLabels(path, plot)}
      start={reviewWords.charts.turn}
      label={(value) => words.number(Math.abs(value))}
    >
      <defs>
        {SIDES.map((side) => (
          <DevicePattern key={side} id={`${id}${side}`} side={side} device={arms[side].device} />
        ))}
        {SIDES.map((side) => (
          <clipPath key={side} id={`${id}${side}part`}>
            <rect x={0} width={CHART.width} {...parts[side]} />
          </clipPath>
        ))}
      </defs>
      {SIDES.map((side) => (
        <g key={side} clipPath={`url(#${id}${side}part)`} className={toneClasses[SIDE_TONE[side]].text}>
          <path d={fieldPath(plot, leads)} fill={`url(#${id}${side})`} />
          <path d={linePath(plot, leads)} fill="none" stroke="currentColor" strokeWidth={3} />
        </g>
      ))}
      <line
        x1={CHART.left}
        x2={CHART.right}
        y1={ground}
        y2={ground}
        className="stroke-ink"
        strokeWidth={1.5}
      />
      <circle cx={plot.x(leads.length - 1)} cy={plot.y(leads.at(-1) ?? 0)} r={4} className="fill-ink" />
      {SIDES.map((side) => (
        <SideLabel
          key={side}
          side={side}
          shown={leads.some((lead) => (side === 'a' ? lead > 0 : lead < 0))}
        />
      ))}
    </ChartAxes>
  );
}

function SideLabel({ side, shown }: { readonly side: Side; readonly shown: boolean }) {
  if (!shown) return null;
  return (
    <text
      x={CHART.left + 6}
      y={side === 'a' ? CHART.top + 18 : CHART.bottom - 6}
      className={`fill-current text-small font-bold ${toneClasses[SIDE_TONE[side]].text}`}
    >
      {reviewWords.charts.leads(side)}
    </text>
  );
}
