import { Check } from 'lucide';
import { Icon } from '@/ui/look/icon';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { Switch } from './switch';

type ConfirmTileProps = {
  readonly tone: Tone;
  readonly label: string;
  readonly on: boolean;
  /** What comes first, in small letters; missing or null: nothing. */
  readonly below?: string | null;
  readonly disabled?: boolean;
  onToggle(on: boolean): void;
};

/** A large switch with which a player agrees: when on, it shows a check mark and the side's tincture. */
export function ConfirmTile({ tone, label, below = null, on, disabled = false, onToggle }: ConfirmTileProps) {
  const { fill, border, text } = toneClasses[tone];
  return (
    <Switch
      on={on}
      disabled={disabled}
      onToggle={onToggle}
      className={`flex min-h-16 w-full min-w-0 items-center justify-center gap-2 rounded-xl border-3 ${below === null ? '' : 'border-dashed'} px-2 font-display text-body leading-body font-bold disabled:opacity-60 ${on ? fill : `bg-card ${border} ${text}`}`}
    >
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center rounded-md border-2 border-current"
      >
        {on && <Icon of={Check} size={18} strokeWidth={3} />}
      </span>
      <span className="min-w-0">
        {label}
        {below !== null && (
          <span className="block font-text text-small leading-small font-medium">{below}</span>
        )}
      </span>
    </Switch>
  );
}
