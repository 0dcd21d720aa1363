import { useId, useState } from 'react';
import { assaultWords } from '@/words/assault/assault-words';

/** One value of a profile: its heading and its allowed values. */
export type Stat<Value> = {
  readonly id: string;
  /** The heading in the rulebook: "WS". */
  readonly label: string;
  /** The accessible name: "Weapon Skill". */
  readonly name: string;
  readonly value: Value;
  readonly shown: string;
  readonly options: readonly { readonly value: Value; readonly shown: string }[];
};

type StatLineProps<Value> = {
  readonly label: string;
  readonly stats: readonly Stat<Value>[];
  readonly disabled: boolean;
  onChange(id: string, value: Value): void;
};

/**
 * A profile as the rulebook prints it, with one row of numbers for the selected value. A tap on a number sets
 * the value and selects the next one, so that a whole profile needs only one tap for each number.
 */
export function StatLine<Value>({ label, stats, disabled, onChange }: StatLineProps<Value>) {
  const [chosenId, setChosen] = useState(stats[0]?.id ?? '');
  const group = useId();
  const index = Math.max(
    0,
    stats.findIndex(({ id }) => id === chosenId),
  );
  const chosen = stats[index];
  if (!chosen) return null;
  const enter = (value: Value) => {
    onChange(chosen.id, value);
    setChosen(stats[(index + 1) % stats.length]?.id ?? chosen.id);
  };
  return (
    <div className="grid gap-2">
      <div role="radiogroup" aria-label={label} className="grid grid-cols-6 gap-1">
        {stats.map((stat) => (
          <label
            key={stat.id}
            className="relative flex min-h-13 cursor-pointer flex-col items-center justify-center rounded-lg border-2 border-outline bg-card leading-none has-checked:border-gold has-checked:ring-2 has-checked:ring-gold has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={group}
              aria-label={assaultWords.stats.read(stat.name, stat.shown)}
              checked={stat.id === chosen.id}
              disabled={disabled}
              onChange={() => setChosen(stat.id)}
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            />
            <span aria-hidden className="text-note leading-note text-muted">
              {stat.label}
            </span>
            <span aria-hidden className="text-page leading-heading font-bold">
              {stat.shown}
            </span>
          </label>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine */}
      <div
        role="group"
        aria-label={assaultWords.stats.values(chosen.name)}
        className="grid grid-cols-6 gap-1 rounded-lg bg-line p-1"
      >
        {chosen.options.map(({ value, shown }) => (
          <button
            key={shown}
            type="button"
            aria-label={assaultWords.stats.setTo(chosen.name, shown)}
            aria-pressed={value === chosen.value}
            disabled={disabled}
            onClick={() => enter(value)}
            className="flex h-(--control) items-center justify-center rounded-md border-2 border-outline bg-card text-title font-bold aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-on-strong"
          >
            {shown}
          </button>
        ))}
      </div>
    </div>
  );
}
