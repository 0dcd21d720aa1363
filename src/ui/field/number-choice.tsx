import { NumberChips } from './number-chips';
import { NumberField } from './number-field';

type Numbers = {
  readonly min: number;
  readonly max: number;
  /** The value if nothing was entered; null: it may stay empty, as a characteristic may. */
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

/** At most so many values are shown side by side. */
const MOST_CHIPS = 11;

/**
 * Whether each value gets a button of its own: if there are few, and the value may stay empty. Other numbers
 * have plus and minus buttons.
 */
export function areChips({ min, max, default: first }: Numbers): boolean {
  return first === null && max - min < MOST_CHIPS;
}

/** A number that a test asks for: a row of buttons, or plus and minus. */
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
