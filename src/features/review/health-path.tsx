import { type Tone, toneClasses } from '@/ui/look/tone';

type HealthPathProps = {
  readonly tone: Tone;
  /** Health Points from the start on. Drawn if there are at least two values. */
  readonly path: readonly number[];
  /** The same in words. */
  readonly name: string;
};

/** A unit's health as a descending line of steps. Its name has the same information. */
export function HealthPath({ tone, path, name }: HealthPathProps) {
  const most = Math.max(...path);
  if (path.length < 2 || most === 0) return null;
  const stairs = path.map((left, step) => `V${most - left} H${step + 1}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${path.length} ${most}`}
      preserveAspectRatio="none"
      className={`h-16 w-full rounded-lg border border-line ${toneClasses[tone].field} ${toneClasses[tone].text}`}
    >
      <path d={`M0 ${most} ${stairs} V${most} Z`} fill="currentColor" fillOpacity={0.35} />
      <path
        d={`M0 ${most - (path[0] ?? 0)} ${stairs}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
