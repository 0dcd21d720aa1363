import type { IconNode } from 'lucide';
import { Icon } from '@/ui/look/icon';

/** An action with its icon. */
export type Action = {
  readonly icon: IconNode;
  readonly label: string;
  run(): void;
};

/** A row of actions at the lower edge. */
export function ActionBar({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <div className="flex big:flex-wrap">
      {actions.map(({ icon, label, run }) => (
        <button
          key={label}
          type="button"
          onClick={run}
          className="flex min-h-13 min-w-0 flex-1 flex-col items-center justify-center big:flex-auto big:px-1"
        >
          <Icon of={icon} size={22} />
          <span className="text-detail leading-detail big:text-note big:tracking-tight">{label}</span>
        </button>
      ))}
    </div>
  );
}
