import { type Ref, useId } from 'react';

type EntryFieldProps = {
  readonly label: string;
  readonly value: string;
  /** The value if nothing is typed. */
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  readonly numeric?: boolean;
  readonly error?: string | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  onChange(value: string): void;
  /** What Enter does instead of submitting the form. */
  onEnter?(field: HTMLInputElement): void;
};

/** A text field, one of several side by side: its label above it, a hint or the fault below it. */
export function EntryField(props: EntryFieldProps) {
  const { label, value, placeholder, hint, maxLength, numeric = false, error = null, inputRef } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col justify-end">
      <label htmlFor={id} className="pb-0.5 text-detail leading-detail text-muted">
        {label}
      </label>
      <input
        id={id}
        ref={inputRef}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize={numeric ? undefined : 'words'}
        enterKeyHint={props.onEnter ? 'next' : undefined}
        onKeyDown={(event) => {
          if (!props.onEnter || event.key !== 'Enter') return;
          event.preventDefault();
          props.onEnter(event.currentTarget);
        }}
        aria-invalid={error !== null}
        aria-describedby={error !== null || hint ? `${id}-note` : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        className="h-12 w-full scroll-mt-20 scroll-mb-32 min-w-0 rounded-lg border-2 border-outline bg-card px-3 aria-[invalid=true]:border-warn"
      />
      {(error !== null || hint) && (
        <span
          id={`${id}-note`}
          className={`pt-0.5 text-small leading-small ${error === null ? 'text-muted' : 'text-warn'}`}
        >
          {error ?? hint}
        </span>
      )}
    </div>
  );
}
