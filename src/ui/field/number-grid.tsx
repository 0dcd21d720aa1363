type NumberGridProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** The earlier answer, if a player came back to change it; else null. */
  readonly value: number | null;
  readonly columns: 3 | 4 | 5 | 6 | 7;
  readonly disabled: boolean;
  /** The accessible name of a number: "5 hit". */
  readonly nameOf: (value: number) => string;
  onAnswer(value: number, at: Tap): void;
};

/** Where and when a finger touched the screen, to tell an answer from an accidental tap. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

const COLUMNS = {
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5 flat:grid-cols-7 big:grid-cols-4',
  6: 'grid-cols-6 flat:grid-cols-7 big:grid-cols-4',
  7: 'grid-cols-7 big:grid-cols-4',
} as const;

/** No button is higher than 6 rem, however few there are. */
const HIGHEST: Readonly<Record<number, string>> = {
  1: 'max-h-24',
  2: 'max-h-48',
  3: 'max-h-72',
  4: 'max-h-96',
};

/**
 * All possible numbers of a count; one tap is the answer. The buttons have large digits and share the
 * available height.
 */
export function NumberGrid(props: NumberGridProps) {
  const { label, min, max, value, columns, disabled, nameOf, onAnswer } = props;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={label}
      className={`mt-auto grid flex-1 big:max-h-none auto-rows-[minmax(var(--control),1fr)] gap-1 tall:gap-1.5 ${COLUMNS[columns]} ${HIGHEST[Math.ceil(numbers.length / columns)] ?? ''}`}
    >
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={nameOf(number)}
          disabled={disabled}
          onClick={({ timeStamp, clientX, clientY }) => onAnswer(number, { timeStamp, clientX, clientY })}
          className={`flex items-center justify-center rounded-lg border-2 text-number leading-none font-bold disabled:opacity-60 ${number === value ? 'border-strong bg-strong text-on-strong' : 'border-outline bg-card'}`}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
