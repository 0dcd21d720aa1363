import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/look/icon';
import { usePress } from '@/ui/press/use-press';

type StepperProps = {
  readonly names: { readonly fewer: string; readonly enter: string; readonly more: string };
  readonly atZero: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
  onFewer(): void;
  onMore(): void;
  onEnter(): void;
};

/**
 * A count with a minus button, a plus button, and the number between them to type one in, each a third of the
 * width. In a narrow place, `--reach` says how far beyond its ends a thumb may tap it.
 */
export function Stepper({ names, atZero, disabled, children, onFewer, onMore, onEnter }: StepperProps) {
  const fewer = usePress(onFewer);
  const more = usePress(onMore);
  return (
    <div className="flex h-(--control) w-full min-w-0 rounded-lg border-2 border-outline bg-card">
      <button
        type="button"
        aria-label={names.fewer}
        disabled={disabled || atZero}
        className="-my-0.5 -ml-(--reach) flex w-[calc((100%+2*var(--reach,0px))/3)] shrink-0 items-center justify-center pl-(--reach) text-muted disabled:text-muted/35"
        {...fewer}
      >
        <Icon of={Minus} size={18} />
      </button>
      <div className="relative -my-0.5 min-w-0 flex-1">
        <span
          aria-hidden
          className="size-contained pointer-events-none absolute inset-0 flex items-center justify-center gap-0.5 text-heading font-bold"
        >
          {children}
        </span>
        <button
          type="button"
          aria-label={names.enter}
          disabled={disabled}
          onClick={onEnter}
          className="block size-full"
        />
      </div>
      <button
        type="button"
        aria-label={names.more}
        disabled={disabled}
        className="-my-0.5 -mr-(--reach) flex w-[calc((100%+2*var(--reach,0px))/3)] shrink-0 items-center justify-center pr-(--reach) text-muted disabled:text-muted/35"
        {...more}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
