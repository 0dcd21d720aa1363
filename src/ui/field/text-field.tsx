import { useId } from 'react';

type TextFieldProps = {
  readonly label: string;
  /** What is read out where the label, short among others, does not say all. */
  readonly name?: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly numeric?: boolean;
  /** A number, but of signs that the phone's number keys have not: a minus, or commas. */
  readonly figures?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | null;
  /** Earlier entries, which the browser offers while the player types. */
  readonly offered?: readonly string[];
  onChange(value: string): void;
};

/** A text field of one line, with its label above and a fault below. */
export function TextField({
  label,
  name,
  value,
  maxLength,
  numeric = false,
  figures = false,
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
        aria-label={name}
        value={value}
        maxLength={maxLength}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        disabled={disabled}
        list={offered.length > 0 ? `${id}-offered` : undefined}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        // A tap on a number replaces it: with the cursor at its end a 3 would become 35.
        onFocus={numeric || figures ? (event) => event.target.select() : undefined}
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
