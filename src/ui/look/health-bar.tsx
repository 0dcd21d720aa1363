import { type Tone, toneClasses } from './tone';

type HealthBarProps = { readonly tone: Tone; readonly now: number; readonly of: number };

/** A bar for the health that is left. Decoration: the text beside it says the same. */
export function HealthBar({ tone, now, of }: HealthBarProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${of} 1`}
      preserveAspectRatio="none"
      className={`h-2.5 w-full rounded-full border border-outline ${toneClasses[tone].field} ${toneClasses[tone].text}`}
    >
      <rect width={now} height="1" fill="currentColor" />
    </svg>
  );
}
