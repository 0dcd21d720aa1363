import { useId } from 'react';

type NumberGridProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Null: none chosen yet. */
  readonly value: number | null;
  readonly columns: 3 | 4 | 5 | 6;
  readonly disabled: boolean;
  /** What a number stands for when it is read aloud, where the number alone does not say it. */
  readonly nameOf?: (value: number) => string;
  onChoose(value: number): void;
};

const COLUMNS = { 3: 'grid-cols-3', 4: 'grid-cols-4', 5: 'grid-cols-5', 6: 'grid-cols-6' } as const;

/** All the numbers that a count may have, one tap each: radio buttons with large digits that share the height there is. */
export function NumberGrid(props: NumberGridProps) {
  const { label, min, max, value, columns, disabled, nameOf, onChoose } = props;
  const name = useId();
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`grid min-h-0 flex-1 auto-rows-[minmax(var(--control),6rem)] content-end gap-1 tall:gap-1.5 ${COLUMNS[columns]}`}
    >
      {numbers.map((number) => (
        <label
          key={number}
          className={`relative flex items-center justify-center rounded-lg border-2 border-outline bg-card text-[1.625rem] leading-none font-bold has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold ${disabled ? 'opacity-60' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            name={name}
            aria-label={nameOf?.(number)}
            checked={number === value}
            disabled={disabled}
            onChange={() => onChoose(number)}
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
          />
          {number}
        </label>
      ))}
    </div>
  );
}
