import { useId, useState } from 'react';

type NumberChipsProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Null: none chosen yet. */
  readonly value: number | null;
  readonly disabled: boolean;
  /** The range of the usual values, which are visible at once; the others unfold. */
  readonly likely?: readonly [from: number, to: number];
  onChoose(value: number): void;
};

/** A few numbers side by side, one tap each. */
export function NumberChips({ label, min, max, value, disabled, likely, onChoose }: NumberChipsProps) {
  const name = useId();
  const [unfolded, setUnfolded] = useState(false);
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const isLikely = (number: number) => likely !== undefined && number >= likely[0] && number <= likely[1];
  const first = all.some(isLikely) ? all.filter(isLikely) : all;
  const rest = all.filter((number) => !first.includes(number));
  const open = unfolded || (value !== null && rest.includes(value));
  const range = `${rest[0]}–${rest.at(-1)}`;
  const chip = (number: number, order: string) => (
    <label
      key={number}
      className={`relative ${order} flex h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card text-name font-bold has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold ${disabled ? 'opacity-60' : 'cursor-pointer'}`}
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
  );
  return (
    <div
      className={`grid ${rest.length > 0 ? 'grid-cols-7 gap-0.5 min-[23.75rem]:gap-1.5' : 'grid-cols-6 gap-1.5'} big:grid-cols-3`}
    >
      <div role="radiogroup" aria-label={label} className="contents">
        {first.map((number) => chip(number, ''))}
        {open && rest.map((number) => chip(number, 'order-2'))}
      </div>
      {rest.length > 0 && (
        <button
          type="button"
          aria-label={`${label} ${range}`}
          aria-expanded={open}
          disabled={disabled}
          onClick={() => setUnfolded(!open)}
          className="order-1 flex h-(--control) items-center justify-center rounded-lg text-label whitespace-nowrap text-muted underline underline-offset-4 disabled:opacity-60"
        >
          {range}
        </button>
      )}
    </div>
  );
}
