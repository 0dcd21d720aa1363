type LuckBarProps = { readonly held: number; readonly expected: number; readonly of: number };

/**
 * A bar for the tests that held, with a mark at the expected number. Decoration: the text beside it says the
 * same.
 */
export function LuckBar({ held, expected, of }: LuckBarProps) {
  const share = (count: number) => `${(100 * count) / Math.max(1, of)}%`;
  return (
    <svg aria-hidden className="block h-6 w-full overflow-visible text-strong">
      <rect x="0" y="7" width="100%" height="10" className="fill-card stroke-strong" />
      <rect x="0" y="7" width={share(held)} height="10" fill="currentColor" />
      <line
        x1={share(expected)}
        x2={share(expected)}
        y1="0"
        y2="24"
        className="stroke-gold"
        strokeWidth="4"
      />
    </svg>
  );
}
