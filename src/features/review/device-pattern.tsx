import type { ReactNode } from 'react';
import type { DeviceId } from '@/battle/state/tincture';
import type { Side } from '@/rules/index';
import { SIDE_TONE, type Tone, toneClasses } from '@/ui/look/tone';

type Drawn = { readonly width: number; readonly height: number; readonly marks: ReactNode };

const strokes = (path: string) => <path d={path} fill="none" stroke="currentColor" strokeWidth={4} />;
const rising = strokes('M-3 15 L15 -3 M-3 3 L3 -3 M9 15 L15 9');
const falling = strokes('M-3 -3 L15 15 M9 -3 L15 3 M-3 9 L3 15');

/** Each device as one tile of a pattern, small enough for a narrow area of a chart. */
const TILES: Readonly<Record<DeviceId, Drawn>> = {
  stripes: { width: 12, height: 12, marks: <rect width={5} height={12} fill="currentColor" /> },
  chevronsDown: {
    width: 16,
    height: 12,
    marks: strokes('M0 0 L8 8 L16 0 M0 -12 L8 -4 L16 -12 M0 12 L8 20 L16 12'),
  },
  bendsFalling: { width: 12, height: 12, marks: falling },
  bars: { width: 12, height: 12, marks: <rect width={12} height={4} fill="currentColor" /> },
  chequers: {
    width: 14,
    height: 14,
    marks: <path d="M0 0 H7 V7 H0 Z M7 7 H14 V14 H7 Z" fill="currentColor" />,
  },
  roundels: { width: 12, height: 12, marks: <circle cx={6} cy={6} r={3.5} fill="currentColor" /> },
  bendsRising: { width: 12, height: 12, marks: rising },
  chevronsUp: {
    width: 16,
    height: 12,
    marks: strokes('M0 12 L8 4 L16 12 M0 0 L8 -8 L16 0 M0 24 L8 16 L16 24'),
  },
};

const FIELDS: Readonly<Record<Tone, string>> = { azure: 'fill-azure-field', gules: 'fill-gules-field' };

type DevicePatternProps = { readonly id: string; readonly side: Side; readonly device: DeviceId };

/** The pattern of a side's device on its field. `url(#id)` fills a part of a chart with it. */
export function DevicePattern({ id, side, device }: DevicePatternProps) {
  const { width, height, marks } = TILES[device];
  const tone = SIDE_TONE[side];
  return (
    <pattern id={id} data-device={device} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} className={FIELDS[tone]} />
      <g opacity={0.38} className={toneClasses[tone].text}>
        {marks}
      </g>
    </pattern>
  );
}
