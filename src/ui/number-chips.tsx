import { useId } from 'react';

type NumberChipsProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Null: none chosen yet. */
  readonly value: number | null;
  readonly disabled: boolean;
  /** What is mostly chosen stands first: from this number to that. */
  readonly likely?: readonly [from: number, to: number];
  onChoose(value: number): void;
};

/** A few numbers side by side, one tap each. */
export function NumberChips({ label, min, max, value, disabled, likely, onChoose }: NumberChipsProps) {
  const name = useId();
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const isLikely = (number: number) => likely !== undefined && number >= likely[0] && number <= likely[1];
  const numbers = [...all.filter(isLikely), ...all.filter((number) => !isLikely(number))];
  return (
    <div role="radiogroup" aria-label={label} className="grid grid-cols-6 big:grid-cols-3 gap-1.5">
      {numbers.map((number) => (
        <label
          key={number}
          className={`relative flex h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card text-[1.25rem] font-bold has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold ${disabled ? 'opacity-60' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            name={name}
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
