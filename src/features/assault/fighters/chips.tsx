import type { ReactNode } from 'react';
import { Switch } from '@/ui/tile/switch';

/** Switches of one kind below their label. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-label text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

type ChipProps = {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

/** One of them. */
export function Chip({ on, disabled, children, onToggle }: ChipProps) {
  return (
    <Switch
      on={on}
      disabled={disabled}
      onToggle={onToggle}
      className="min-h-(--control) rounded-full border-2 border-outline bg-card px-3 text-body aria-checked:border-strong aria-checked:bg-strong aria-checked:font-bold aria-checked:text-on-strong"
    >
      {children}
    </Switch>
  );
}
