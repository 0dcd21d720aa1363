import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/look/icon';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { usePress } from '@/ui/press/use-press';

type StepTileProps = {
  readonly tone: Tone;
  /** What it counts, and for which side. */
  readonly name: string;
  readonly names: { readonly fewer: string; readonly more: string };
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  /** The value as shown. */
  readonly children: ReactNode;
  onChange(value: number): void;
};

/** A small number with a button for one more and one for one less, within its limits. */
export function StepTile({
  tone,
  name,
  names,
  value,
  min,
  max,
  disabled,
  children,
  onChange,
}: StepTileProps) {
  const fewer = usePress(() => onChange(value - 1));
  const more = usePress(() => onChange(value + 1));
  const key = '-my-0.5 flex w-[36%] shrink-0 items-center justify-center text-muted disabled:opacity-35';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every engine
    <div
      role="group"
      aria-label={name}
      className={`flex h-(--control) w-full min-w-0 rounded-lg border-2 bg-card ${value === 0 ? 'border-outline' : toneClasses[tone].border}`}
    >
      <button
        type="button"
        aria-label={names.fewer}
        disabled={disabled || value <= min}
        className={key}
        {...fewer}
      >
        <Icon of={Minus} size={18} />
      </button>
      <output
        className={`flex min-w-0 flex-1 items-center justify-center text-title font-bold ${value === 0 ? 'text-muted' : toneClasses[tone].text}`}
      >
        {children}
      </output>
      <button
        type="button"
        aria-label={names.more}
        disabled={disabled || value >= max}
        className={key}
        {...more}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
