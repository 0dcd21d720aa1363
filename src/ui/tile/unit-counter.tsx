import { JustChanged } from '@/ui/look/just-changed';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { usePress } from '@/ui/press/use-press';

type UnitCounterProps = {
  readonly tone: Tone;
  /** Whether the unit is gone: then it is drawn without its tincture. */
  readonly spent: boolean;
  readonly label: string;
  readonly count: number;
  /** The texts of the large part and the small part. */
  readonly faces: { readonly lose: string; readonly giveBack: string };
  readonly names: { readonly lose: string; readonly giveBack: string; readonly enter: string };
  readonly disabled: boolean;
  onLose(): void;
  onHold(): void;
  onGiveBack(): void;
  onEnter(): void;
};

/**
 * The counter tile of a row. The large part loses one, a hold loses a step, the small part gives back, and
 * the number opens the keypad.
 */
export function UnitCounter(props: UnitCounterProps) {
  const { tone, spent, label, count, faces, names, disabled } = props;
  const lose = usePress(props.onLose, props.onHold);
  const giveBack = usePress(props.onGiveBack);
  const text = spent ? 'text-muted' : toneClasses[tone].text;
  const border = spent ? 'border-outline' : toneClasses[tone].border;
  return (
    <div
      className={`relative flex min-h-[3.75rem] w-[8.75rem] shrink-0 rounded-xl border-2 bg-card tall:min-h-[4.5rem] tall:w-[9.5rem] big:w-full ${border}`}
    >
      <button
        type="button"
        aria-label={names.giveBack}
        disabled={disabled || count === 0}
        className="flex w-11 items-center justify-center border-r-2 border-line text-body font-bold text-muted disabled:opacity-35"
        {...giveBack}
      >
        <span aria-hidden>{faces.giveBack}</span>
      </button>
      <button
        type="button"
        aria-label={names.enter}
        disabled={disabled}
        onClick={props.onEnter}
        className="flex min-w-11 flex-col items-center justify-center border-r-2 border-line leading-none"
      >
        <span
          className={`relative text-number font-bold leading-heading tall:text-figure tall:leading-number ${text}`}
        >
          {count}
          <JustChanged value={count} />
        </span>{' '}
        <span className="text-note leading-fine text-muted">{label}</span>
      </button>
      <button
        type="button"
        aria-label={names.lose}
        disabled={disabled}
        className={`flex min-w-0 flex-1 items-center justify-center text-page font-bold disabled:opacity-35 ${text}`}
        {...lose}
      >
        <span aria-hidden>{faces.lose}</span>
      </button>
    </div>
  );
}
