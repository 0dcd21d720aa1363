import type { ReactNode } from 'react';
import { usePress } from '@/ui/press/use-press';

type SwitchProps = {
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  /** The accessible name, if it differs from the text. */
  readonly name?: string;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** The classes for on and off. */
  readonly className: string;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** A button that is on or off, with any look. It acts when the finger is lifted, like the tiles beside it. */
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
