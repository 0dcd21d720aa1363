type Option = { readonly id: string; readonly label: string };

type SelectFieldProps = {
  readonly label: string;
  readonly options: readonly Option[];
  /** Options under a heading, after the others. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly chosen: string;
  readonly disabled?: boolean;
  onChoose(id: string): void;
};

/** A choice among many options, with the phone's own list. */
export function SelectField({
  label,
  options,
  groups = [],
  chosen,
  disabled = false,
  onChoose,
}: SelectFieldProps) {
  return (
    <label className="block min-w-0">
      <span className="block break-words pb-0.5 text-detail text-muted">{label}</span>
      <select
        value={chosen}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
        className="h-(--control) w-full min-w-0 rounded-lg border-2 border-outline bg-card px-2 text-ink"
      >
        {options.map(asOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(asOption)}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function asOption({ id, label }: Option) {
  return (
    <option key={id} value={id}>
      {label}
    </option>
  );
}
