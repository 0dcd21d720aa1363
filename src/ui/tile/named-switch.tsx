import { type ReactNode, useId } from 'react';
import type { Tone } from '@/ui/look/tone';
import { Switch } from './switch';
import { tileClasses } from './toggle-tile';

type NamedSwitchProps = {
  readonly tone: Tone;
  readonly label: string;
  /** An explanation after its name. */
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly disabled: boolean;
  /** A word for its state. */
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** A switch that contains its own name and explanation, so that a row needs no line above it. */
export function NamedSwitch({ tone, label, hint, on, disabled, children, onToggle }: NamedSwitchProps) {
  const hintId = useId();
  return (
    <Switch
      on={on}
      name={label}
      describedBy={hint ? hintId : undefined}
      disabled={disabled}
      onToggle={onToggle}
      className={`flex ${tileClasses({ tone, on, disabled })} h-full gap-2 px-2 py-0.5`}
    >
      <span className={`min-w-0 flex-1 text-left leading-small font-normal ${on ? '' : 'text-ink'}`}>
        <span className="font-display text-label">{label}</span>{' '}
        {hint && (
          <span id={hintId} className={`text-small ${on ? '' : 'text-muted'}`}>
            {hint}
          </span>
        )}
      </span>
      <span className="shrink-0 text-right">{children}</span>
    </Switch>
  );
}
