import type { ReactNode } from 'react';
import { usePress } from '@/ui/press/use-press';

type SwitchProps = {
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  /** What a screen reader calls it, where that is not what stands on it. */
  readonly name?: string;
  /** The id of what says more of it. */
  readonly describedBy?: string | undefined;
  /** How it looks, on and off. */
  readonly className: string;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** A button that is on or off, whatever it looks like. It acts when the finger is lifted, as the tiles beside it do. */
export function Switch({ on, disabled, name, describedBy, className, children, onToggle }: SwitchProps) {
  const press = usePress(() => {
    if (!disabled) onToggle(!on);
  });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={name}
      aria-describedby={describedBy}
      disabled={disabled}
      className={className}
      {...press}
    >
      {children}
    </button>
  );
}
