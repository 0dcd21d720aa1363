type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  /** How many lines of it are seen at once. */
  readonly rows?: number;
  readonly disabled?: boolean;
  readonly error?: string | null;
  /** Shown below it, such as the number of letters left. */
  readonly hint?: string;
  onChange(value: string): void;
};

/** A text field of several lines, with its label above and a fault below. */
export function TextArea({
  label,
  value,
  rows = 4,
  disabled = false,
  error = null,
  hint,
  onChange,
}: TextAreaProps) {
  return (
    <label className="block min-w-0">
      <span className="block pb-0.5 text-detail text-muted">{label}</span>
      <textarea
        value={value}
        rows={rows}
        disabled={disabled}
        aria-invalid={error !== null}
        onChange={(event) => onChange(event.target.value)}
        className="block min-h-24 w-full min-w-0 rounded-lg border-2 border-outline bg-card px-3 py-2 aria-[invalid=true]:border-warn"
      />
      {error && (
        <span role="alert" className="block pt-1 text-detail text-warn">
          {error}
        </span>
      )}
      {hint && <span className="block pt-0.5 text-right text-small text-muted">{hint}</span>}
    </label>
  );
}
