import type { ReactNode } from 'react';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { Switch } from './switch';

type TileLook = { readonly tone: Tone; readonly on: boolean; readonly disabled: boolean };

/** The classes of a tile that is on (its side's tincture) or off (a word). */
export function tileClasses({ tone, on, disabled }: TileLook): string {
  const look = on ? toneClasses[tone].fill : 'border-outline bg-card text-muted';
  return `relative min-h-(--control) w-full min-w-0 items-center justify-center rounded-lg border-2 text-title font-bold ${look} ${disabled ? 'opacity-60' : ''}`;
}

type ToggleTileProps = TileLook & {
  readonly name: string;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** A row that is on or off. */
export function ToggleTile({ tone, on, disabled, name, children, onToggle }: ToggleTileProps) {
  return (
    <Switch
      on={on}
      name={name}
      disabled={disabled}
      onToggle={onToggle}
      className={`flex ${tileClasses({ tone, on, disabled })}`}
    >
      {children}
    </Switch>
  );
}
