import type { ReactNode } from 'react';

type SwitchProps = {
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  /** What a screen reader calls it, where that is not what stands on it. */
  readonly name?: string;
  /** How it looks, on and off. */
  readonly className: string;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** A button that is on or off, whatever it looks like. */
export function Switch({ on, disabled, name, className, children, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      disabled={disabled}
      onClick={() => onToggle(!on)}
      className={className}
    >
      {children}
    </button>
  );
}
