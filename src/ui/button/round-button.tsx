import type { IconNode } from 'lucide';
import { Icon } from '@/ui/look/icon';

type RoundButtonProps = {
  readonly name: string;
  readonly icon: IconNode;
  /** The classes for its position in its surroundings. */
  readonly place: string;
  onPress(): void;
};

/** At an outer end of the line below the shields. */
export const ON_SEAM = 'absolute -top-[calc(var(--control)*0.55)]';

/** An icon in a circle. The circle is smaller than the area for the finger. */
export function RoundButton({ name, icon, place, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className={`flex size-(--control) shrink-0 items-center justify-center ${place}`}
    >
      <span className="flex size-8 max-h-full max-w-full items-center justify-center rounded-full border-2 border-outline bg-card">
        <Icon of={icon} size={18} />
      </span>
    </button>
  );
}
