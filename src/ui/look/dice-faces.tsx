/** A die as it is shown: as a success (`counts`) or as a failure. */
export type ShownDie = { readonly face: number; readonly counts: boolean };

type DiceFacesProps = {
  readonly dice: readonly ShownDie[];
  /** The same for screen readers; empty if the text stands beside the dice. */
  readonly label: string;
  /**
   * They were rolled just now: they roll once as an animation. Their faces can be read from the first moment.
   */
  readonly fresh?: boolean;
};

/** Up to so many dice are shown one by one, as rolled; more are counted by face, the highest first. */
const MOST_APART = 10;

/** The faces of dice: a filled die is a success, an empty one is not. */
export function DiceFaces({ dice, label, fresh = false }: DiceFacesProps) {
  if (dice.length === 0) return null;
  const tumbling = fresh ? 'tumble' : '';
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1 gap-y-0.5 align-middle">
      {label && <span className="sr-only">{label}</span>}
      {dice.length <= MOST_APART
        ? dice.map((die, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place alone
            <Die key={place} die={die} className={tumbling} />
          ))
        : countedFaces(dice).map(({ die, count }) => (
            <span key={`${die.face} ${die.counts}`} aria-hidden className="flex items-center gap-0.5 pr-1.5">
              <Die die={die} className={tumbling} />
              <span className="text-detail leading-none font-bold">×{count}</span>
            </span>
          ))}
    </span>
  );
}

/** The places of the pips of each face, in a die of 24 by 24. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

type DieProps = { readonly die: ShownDie; readonly className?: string };

/** One die, as tall as the text beside it. */
export function Die({ die: { face, counts }, className = '' }: DieProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`size-[1.375rem] shrink-0 ${counts ? 'text-ink' : 'text-muted'} ${className}`}
    >
      <rect
        x="1.5"
        y="1.5"
        width="21"
        height="21"
        rx="5"
        fill={counts ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" fill={counts ? 'var(--paper)' : 'currentColor'} />
      ))}
    </svg>
  );
}

/** How many dice show each face, the highest first; of the same face, successes first. */
export function countedFaces(
  dice: readonly ShownDie[],
): readonly { readonly die: ShownDie; readonly count: number }[] {
  const counted = new Map<string, { readonly die: ShownDie; readonly count: number }>();
  for (const die of dice) {
    const key = `${die.face} ${die.counts}`;
    counted.set(key, { die, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted(
    (one, other) => other.die.face - one.die.face || Number(other.die.counts) - Number(one.die.counts),
  );
}
