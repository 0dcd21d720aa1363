import type { ReactNode } from 'react';
import type { Tone } from '@/ui/look/tone';
import { tileClasses } from './toggle-tile';

type Option = { readonly id: string; readonly label: string };

type ChoiceTileProps = {
  readonly tone: Tone;
  /** The name of the group, such as "Flank, Blue". */
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: string;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
  onChoose(id: string): void;
};

/**
 * One large tile for a choice: a tap selects the next option, and after the last one the first. Inside are
 * real radio buttons, so that keyboards and screen readers find a named group; the next one takes the tap.
 * They share one grid cell: if they were positioned on top of each other, each would be a layer that the
 * browser checks at every tap on the screen.
 */
export function ChoiceTile({
  tone,
  name,
  options,
  chosen,
  on,
  disabled,
  children,
  onChoose,
}: ChoiceTileProps) {
  const index = options.findIndex((option) => option.id === chosen);
  const next = options[(index + 1) % options.length]?.id;
  return (
    <div
      role="radiogroup"
      aria-label={name}
      aria-disabled={disabled}
      className={`grid grid-cols-[minmax(0,1fr)] *:col-start-1 *:row-start-1 ${tileClasses({ tone, on, disabled })}`}
    >
      {options.map((option) => (
        <input
          key={option.id}
          type="radio"
          name={name}
          aria-label={option.label}
          checked={option.id === chosen}
          disabled={disabled}
          onChange={() => onChoose(option.id)}
          className={`-m-0.5 size-[calc(100%+0.25rem)] cursor-pointer appearance-none self-stretch justify-self-stretch rounded-lg ${option.id === next ? '' : 'pointer-events-none'}`}
        />
      ))}
      <span aria-hidden className="pointer-events-none max-w-full min-w-0">
        {children}
      </span>
    </div>
  );
}
