import { useId } from 'react';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly numeric?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | null;
  /** Earlier entries, which the browser offers while the player types. */
  readonly offered?: readonly string[];
  onChange(value: string): void;
};

/** A text field of one line, with its label above and a fault below. */
export function TextField({
  label,
  value,
  maxLength,
  numeric = false,
  disabled = false,
  error = null,
  offered = [],
  onChange,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block break-words pb-0.5 text-detail text-muted">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        disabled={disabled}
        list={offered.length > 0 ? `${id}-offered` : undefined}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full min-w-0 rounded-lg border-2 border-outline bg-card px-3 aria-[invalid=true]:border-warn"
      />
      {offered.length > 0 && (
        <datalist id={`${id}-offered`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {error !== null && (
        <p id={`${id}-error`} className="pt-1 text-detail text-warn">
          {error}
        </p>
      )}
    </div>
  );
}
