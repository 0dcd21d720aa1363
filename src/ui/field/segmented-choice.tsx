import { useId } from 'react';

type SegmentedChoiceProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly hint?: string }[];
  /** Null: nothing is chosen yet. */
  readonly chosen: Id | null;
  readonly columns?: 1 | 2 | 3;
  /** Two short words that say what they are: the label is only read out, and they stay side by side in large text. */
  readonly bare?: boolean;
  readonly disabled?: boolean;
  onChoose(id: Id): void;
};

const COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-2 big:grid-cols-1',
  3: 'grid-cols-3 big:grid-cols-1',
} as const;

/** A choice among a few options, all visible: radio buttons with large labels. */
export function SegmentedChoice<Id extends string>(props: SegmentedChoiceProps<Id>) {
  const { label, options, chosen, columns = 2, bare = false, disabled = false, onChoose } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={bare ? 'sr-only' : 'pb-1.5 text-label text-muted'}>{label}</legend>
      <div className={`grid gap-2 ${bare ? 'grid-cols-2' : COLUMNS[columns]}`}>
        {options.map((option) => (
          <label
            key={option.id}
            className={`relative flex min-h-(--control) cursor-pointer flex-col items-center justify-center rounded-lg border-2 border-outline bg-card px-2 py-1 text-center leading-tight has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold ${bare ? 'cramped:min-h-[44px] cramped:py-0' : ''}`}
          >
            <input
              type="radio"
              name={name}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            />
            <span className="max-w-full break-words font-bold">{option.label}</span>
            {option.hint && <span className="text-small leading-small">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
