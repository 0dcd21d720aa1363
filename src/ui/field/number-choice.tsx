import { NumberChips } from './number-chips';
import { NumberField } from './number-field';

type Numbers = {
  readonly min: number;
  readonly max: number;
  /** What stands where nothing was said; null: it may be left empty, as a characteristic may. */
  readonly default: number | null;
};

type NumberChoiceProps = {
  readonly label: string;
  readonly numbers: Numbers;
  readonly value: number | null;
  readonly likely: readonly [from: number, to: number];
  readonly disabled: boolean;
  readonly names: { readonly fewer: string; readonly more: string };
  onChoose(value: number): void;
};

/** Up to so many values stand side by side to be tapped. */
const MOST_CHIPS = 11;

/** Whether the values stand side by side, each one tap: a few, of something that may be left empty. A count goes up and down. */
export function areChips({ min, max, default: first }: Numbers): boolean {
  return first === null && max - min < MOST_CHIPS;
}

/** A number that a test asks for: one tap among a few, or counted up and down. */
export function NumberChoice({
  label,
  numbers,
  value,
  likely,
  disabled,
  names,
  onChoose,
}: NumberChoiceProps) {
  const { min, max } = numbers;
  const now = value ?? numbers.default;
  return areChips(numbers) ? (
    <NumberChips
      label={label}
      min={min}
      max={max}
      value={now}
      likely={likely}
      disabled={disabled}
      onChoose={onChoose}
    />
  ) : (
    <NumberField
      label={label}
      min={min}
      max={max}
      value={now ?? min}
      disabled={disabled}
      names={names}
      onChange={onChoose}
    />
  );
}
