import { Minus, Plus } from 'lucide';
import { Icon } from '@/ui/look/icon';
import { usePress } from '@/ui/press/use-press';

type NumberFieldProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly disabled: boolean;
  readonly names: { readonly fewer: string; readonly more: string };
  onChange(value: number): void;
};

/** A number with plus and minus buttons that can also be typed; it stays between `min` and `max`. */
export function NumberField({ label, min, max, value, disabled, names, onChange }: NumberFieldProps) {
  const change = (to: number) => {
    if (Number.isInteger(to)) onChange(Math.min(max, Math.max(min, to)));
  };
  const fewer = usePress(() => change(value - 1));
  const more = usePress(() => change(value + 1));
  // The key covers the border too, so that the whole height can be tapped.
  const key = '-my-0.5 flex w-12 big:w-10 items-center justify-center disabled:opacity-35';
  return (
    <div className="flex h-(--control) min-w-0 rounded-lg border-2 border-outline bg-card">
      <button
        type="button"
        aria-label={names.fewer}
        disabled={disabled || value <= min}
        className={key}
        {...fewer}
      >
        <Icon of={Minus} size={18} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        value={value}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(Number(event.target.value))}
        className="-my-0.5 w-0 min-w-0 flex-1 bg-transparent text-center text-heading font-bold"
      />
      <button
        type="button"
        aria-label={names.more}
        disabled={disabled || value >= max}
        className={key}
        {...more}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
