type MomentFieldProps = {
  readonly label: string;
  /** "2026-03-05T18:00", or empty. */
  readonly value: string;
  onChange(value: string): void;
};

/** A field for a day and a time, with the phone's own picker. */
export function MomentField({ label, value, onChange }: MomentFieldProps) {
  return (
    <label className="block min-w-0">
      <span className="block pb-0.5 text-detail text-muted">{label}</span>
      <input
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full min-w-0 rounded-lg border-2 border-outline bg-card px-2 big:px-1 big:text-note"
      />
    </label>
  );
}
