type DayFieldProps = {
  readonly label: string;
  /** "2026-03-05", or empty. */
  readonly value: string;
  onChange(value: string): void;
};

/** A field for a day, with the phone's own date picker. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className="block min-w-0">
      <span className="block pb-0.5 text-detail text-muted">{label}</span>
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full min-w-0 rounded-lg border-2 border-outline bg-card px-2"
      />
    </label>
  );
}
