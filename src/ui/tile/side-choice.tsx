import { useId } from 'react';
import type { Tone } from '@/ui/look/tone';

type SideOption<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** The side's tincture; null for an option that belongs to neither side. */
  readonly tone: Tone | null;
};

type SideChoiceProps<Id extends string> = {
  readonly label: string;
  readonly options: readonly SideOption<Id>[];
  /** Null: none is chosen yet. */
  readonly chosen: Id | null;
  readonly disabled: boolean;
  onChoose(id: Id): void;
};

const CHOSEN = {
  azure: 'has-checked:border-azure has-checked:bg-azure has-checked:text-on-azure',
  gules: 'has-checked:border-gules has-checked:bg-gules has-checked:text-on-gules',
  neither: 'has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong',
} as const;

/**
 * A choice of a side, or of neither: radio buttons as tiles in a row, the chosen one filled with its
 * tincture.
 */
export function SideChoice<Id extends string>({
  label,
  options,
  chosen,
  disabled,
  onChoose,
}: SideChoiceProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2">
      {options.map(({ id, label: text, tone }) => (
        <label
          key={id}
          className={`relative flex min-h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card px-1 text-center text-lead leading-tight font-bold has-focus-visible:outline-3 has-focus-visible:outline-gold ${CHOSEN[tone ?? 'neither']} ${disabled ? 'opacity-60' : 'cursor-pointer'}`}
        >
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            disabled={disabled}
            onChange={() => onChoose(id)}
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
          />
          {text}
        </label>
      ))}
    </div>
  );
}
