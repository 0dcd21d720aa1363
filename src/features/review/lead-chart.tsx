import { useId } from 'react';
import type { PathPoint } from '@/battle/review/battle-path';
import { SIDES, type Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { ChartAxes } from './chart-axes';
import { CHART, fieldPath, linePath, plotOf, turnLabels } from './chart-plot';

type LeadChartProps = {
  readonly name: string;
  readonly path: readonly PathPoint[];
  /** Above 0 Blue leads, below Red: one value for each point of the path. */
  readonly leads: readonly number[];
};

/** Who leads, and by how much: Blue's lead above the line in stripes, Red's below in chevrons. */
export function LeadChart({ name, path, leads }: LeadChartProps) {
  const id = useId();
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
        <Stripes id={`${id}a`} />
        <Chevrons id={`${id}b`} />
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
      y={side === 'a' ? CHART.top + 4 : CHART.bottom - 6}
      className={`fill-current text-[15px] font-bold ${toneClasses[SIDE_TONE[side]].text}`}
    >
      {reviewWords.charts.leads(side)}
    </text>
  );
}

function Stripes({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={12} height={12} patternUnits="userSpaceOnUse">
      <rect width={12} height={12} className="fill-azure-field" />
      <rect width={5} height={12} fill="currentColor" fillOpacity={0.35} className="text-azure" />
    </pattern>
  );
}

function Chevrons({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={16} height={12} patternUnits="userSpaceOnUse">
      <rect width={16} height={12} className="fill-gules-field" />
      <path
        d="M0 12 L8 4 L16 12 M0 0 L8 -8 L16 0"
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.4}
        strokeWidth={4}
        className="text-gules"
      />
    </pattern>
  );
}
