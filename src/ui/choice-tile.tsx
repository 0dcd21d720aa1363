import type { ReactNode } from 'react';
import { tileClasses } from './toggle-tile';
import type { Tone } from './tone';

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
 * One large tile for a choice: a tap takes the next option, after the last the first. Behind it are real radio buttons, the next
 * one on top, so that keyboards and screen readers meet a group with names.
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
      className={`${tileClasses({ tone, on, disabled })} isolate`}
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
          className={`absolute -inset-0.5 m-0 cursor-pointer appearance-none rounded-lg ${option.id === next ? 'z-10' : 'z-0'}`}
        />
      ))}
      <span aria-hidden className="max-w-full min-w-0">
        {children}
      </span>
    </div>
  );
}
