type RecordBarProps = { readonly won: number; readonly drawn: number; readonly lost: number };

/**
 * Won, drawn and lost as parts of a bar: full, half and empty. Decoration: the numbers beside it say the
 * same.
 */
export function RecordBar({ won, drawn, lost }: RecordBarProps) {
  const all = Math.max(1, won + drawn + lost);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${all} 2`}
      preserveAspectRatio="none"
      className="block h-2.5 w-full rounded-sm border border-strong bg-card text-strong"
    >
      <rect width={won} height="2" fill="currentColor" />
      <rect x={won} y="1" width={drawn} height="1" fill="currentColor" />
    </svg>
  );
}
