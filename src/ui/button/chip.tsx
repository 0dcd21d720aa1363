import type { IconNode } from 'lucide';
import { Icon } from '@/ui/look/icon';

type ChipProps = {
  readonly children: string;
  /** What the tap does, for screen readers. */
  readonly name: string;
  readonly icon: IconNode;
  onPress(): void;
};

/** A small word that one tap removes or adds. */
export function Chip({ children, name, icon, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="flex min-h-(--control) max-w-full min-w-0 items-center gap-1.5 rounded-full border-2 border-outline bg-card pr-2.5 pl-3.5 text-label leading-tight font-bold"
    >
      <span className="min-w-0 break-words">{children}</span>
      <Icon of={icon} size={18} className="shrink-0 text-muted" />
    </button>
  );
}
