import { Delete } from 'lucide';
import { Icon } from '@/ui/look/icon';

type DigitPadProps = {
  readonly label: string;
  readonly deleteName: string;
  readonly max: number;
  /** Null: nothing typed yet. */
  readonly value: number | null;
  readonly disabled: boolean;
  onChange(value: number | null): void;
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * Digits for a count too large to show all numbers. A digit that would exceed the maximum starts a new
 * number.
 */
export function DigitPad({ label, deleteName, max, value, disabled, onChange }: DigitPadProps) {
  const type = (digit: number) => {
    const longer = (value ?? 0) * 10 + digit;
    onChange(longer <= max ? longer : Math.min(digit, max));
  };
  const shorten = () => onChange(value === null || value < 10 ? null : Math.floor(value / 10));
  const key =
    'flex items-center justify-center rounded-lg border-2 border-outline bg-card text-number font-bold disabled:opacity-45';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={label}
      className="mt-auto grid max-h-120 flex-1 auto-rows-[minmax(var(--control),1fr)] grid-cols-3 gap-1 tall:gap-1.5 short:grid-cols-6 low:grid-cols-6"
    >
      {DIGITS.map((digit) => (
        <button key={digit} type="button" disabled={disabled} className={key} onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <output className="flex items-center justify-center text-total leading-none font-bold">
        {value ?? '–'}
      </output>
      <button type="button" disabled={disabled} className={key} onClick={() => type(0)}>
        0
      </button>
      <button
        type="button"
        aria-label={deleteName}
        disabled={disabled || value === null}
        className={key}
        onClick={shorten}
      >
        <Icon of={Delete} size={24} />
      </button>
    </div>
  );
}
